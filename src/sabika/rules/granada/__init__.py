"""Granada: the chapters in which it differs from the base game (granada.*)."""
