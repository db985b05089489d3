"""The base game, one chapter per file, written with the same contract as the modules."""
