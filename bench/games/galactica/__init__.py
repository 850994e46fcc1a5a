"""Galactica's figures: where a jet can fly."""

from bench.games import Figures

FIGURES = Figures(long=True, own=("flights",))
