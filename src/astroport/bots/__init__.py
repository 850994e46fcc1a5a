"""Players made of code. They know what a game is, and no game by name."""
