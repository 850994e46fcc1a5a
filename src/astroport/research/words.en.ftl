# What of a game research compiles.
part-simulation = simulation
part-counting = counting
part-solving = solving
part-openspiel = for OpenSpiel
