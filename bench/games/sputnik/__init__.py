"""Sputnik's figures: a small state."""

from bench.games import Figures

FIGURES = Figures(state=128, page_rules=0.6, page_search=0.4)
