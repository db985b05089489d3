"""Palace geometry: cells, shapes, building rules and walls. It knows no card, price or module."""
