# Around a first match that teaches; what it says is in the texts of each game.

teach-lesson = Einführung
teach-step = Schritt { $step } von { $steps }
teach-plan = Deine erste Partie
teach-done = erledigt
teach-fold = Notiz einklappen
teach-unfold = Notiz ausklappen
teach-otherwise = Das geht auch, ein andermal. Es ist nichts passiert; hier braucht die Einführung diesen Zug:
teach-read-first = Lies zuerst das hier, dann geht es weiter.
teach-confirm = Bestätige ihn jetzt.
teach-next = Weiter
teach-show = Zeig es mir
teach-alone = Allein weiter
teach-alone-about = Die Notizen hören auf, und die Partie geht mit Bots weiter.
teach-leave = Gehen und später weitermachen
teach-play-on = Diese Partie weiterspielen

teach-hint = Hinweis
teach-got-it = Verstanden
