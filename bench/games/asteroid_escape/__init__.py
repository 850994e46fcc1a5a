"""Asteroid Escape's figures: as fast as a game of about its size in C++."""

from bench.games import Figures

FIGURES = Figures(peers={"amazons": 1}, variants={"in open space": {"open_space": True}})
