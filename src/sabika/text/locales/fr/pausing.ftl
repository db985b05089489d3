action-skip-pause = Laisser continuer

prompt-pause = Entre deux tours : voulez-vous intervenir ?
waits-pause = Entre deux tours : { $seat } peut intervenir.
