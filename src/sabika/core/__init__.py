"""The engine: state, frames, mixes, actions, refusals, logs, views and chance. It knows no rule of the game."""
