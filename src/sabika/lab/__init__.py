"""Many games at once: simulation, invariants, benchmarks."""
