# Die Stellung des Tages: Eine Aktion ist klar die beste, und sie ist zu finden.

day-title = Stellung des Tages
day-lead = Du bist dran. Eine Aktion ist klar besser als alle anderen: Finde sie. Deine erste Antwort zählt, und die Stellung ist für alle dieselbe.
day-yesterday = Das war die Stellung vom { $date }. Du kannst sie ansehen, aber nicht mehr beantworten.
day-found = Gefunden!
day-well-found = Gut gesehen: { $move }
day-try = Gut überlegt: Eine andere Aktion ist stärker.
day-other = Gut überlegt. Der stärkste Bot erwartet von einer anderen Aktion mehr: { $move }
day-solution = Die Wahl des stärksten Bots: { $move }
day-notes = Was der Küchenchef erwartet
day-hide = Notizen ausblenden
day-played-on = erwartet nach vielen Partien, die von hier weitergespielt wurden, nach dem, was dieser Platz wissen kann
day-play-on = Von hier weiterspielen
day-next = Weiter: { $game }
day-all-done = Das war alles für heute. Um Mitternacht UTC kommen neue.
day-look-back = Stellung von gestern
day-to-today = Stellung von heute
day-gone = Hier gibt es heute nichts zu finden.
