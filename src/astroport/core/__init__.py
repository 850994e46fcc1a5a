"""What a game is: the contract, chance, matches, records, rulebooks. Knows no game."""
