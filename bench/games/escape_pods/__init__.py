"""Escape Pods' figures."""

from bench.games import Figures

FIGURES = Figures(long=True)
