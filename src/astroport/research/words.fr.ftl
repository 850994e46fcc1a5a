# Ce que la recherche compile d’un jeu.
part-simulation = simulation
part-counting = dénombrement
part-solving = résolution
part-openspiel = pour OpenSpiel
