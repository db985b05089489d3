"""The Red Palace: chapters that it does not share with the Alhambra."""
