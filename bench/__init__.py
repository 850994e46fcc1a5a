"""Each figure we claim, beside its peer, in one run."""
