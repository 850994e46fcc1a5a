"""Compiled code that is generic over games: each file is loaded once per game, never by its own name."""
