"""Sputnik's figures: a small state."""

from bench.games import Figures

FIGURES = Figures(state=128)
