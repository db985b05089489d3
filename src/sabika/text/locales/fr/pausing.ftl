action-skip-pause = Laisser continuer

prompt-pause = Entre deux tours : voulez-vous interrompre ?
waits-pause = Entre deux tours : { $seat } peut interrompre.
