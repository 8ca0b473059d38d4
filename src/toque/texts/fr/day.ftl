# La position du jour : un coup est nettement meilleur, il s’agit de le trouver.

day-title = La position du jour
day-lead = À vous de jouer. Un coup est nettement meilleur que tous les autres : trouvez-le. Votre première réponse compte, et la position est la même pour tout le monde.
day-yesterday = C’était la position du { $date }. Vous pouvez la regarder, mais il n’est plus temps d’y répondre.
day-found = Vous l’avez trouvé !
day-well-found = Bien vu : { $move }
day-try = Bien essayé : un autre coup est plus fort.
day-other = Bien essayé. Le bot le plus fort attend davantage d’un autre coup : { $move }
day-solution = Le choix du bot le plus fort : { $move }
day-notes = Ce qu’attend le chef
day-hide = Masquer les notes
day-played-on = attendu après de nombreuses parties continuées à partir d’ici, d’après ce que cette place peut savoir
day-play-on = Rejouer à partir d’ici
day-next = Suivant : { $game }
day-all-done = C’est tout pour aujourd’hui. Les prochaines arrivent à minuit UTC.
day-look-back = La position d’hier
day-to-today = La position d’aujourd’hui
day-gone = Il n’y a rien à trouver ici aujourd’hui.
