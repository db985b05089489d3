"""Alhambra with Granada: the chapters in which the two together differ from each by itself (combined.*)."""
