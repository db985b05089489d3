"""Sabika: the Alhambra board-game family, complete and digital."""
