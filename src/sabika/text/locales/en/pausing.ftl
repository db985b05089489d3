action-skip-pause = Let play go on

prompt-pause = Between two turns: do you want to interrupt?
waits-pause = Between two turns: { $seat } may interrupt.
