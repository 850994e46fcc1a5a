# Was die Forschung von einem Spiel kompiliert.
part-simulation = Simulation
part-counting = Zählung
part-solving = Lösung
part-openspiel = für OpenSpiel
