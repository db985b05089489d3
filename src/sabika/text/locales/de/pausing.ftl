action-skip-pause = Weiterspielen lassen

prompt-pause = Zwischen zwei Zügen: Willst du unterbrechen?
waits-pause = Zwischen zwei Zügen: { $seat } darf unterbrechen.
