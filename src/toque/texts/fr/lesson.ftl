# Around a first match that teaches; what it says is in the texts of each game.

teach-lesson = Leçon
teach-step = Étape { $step } sur { $steps }
teach-plan = Votre première partie
teach-done = fait
teach-fold = Replier la note
teach-unfold = Déplier la note
teach-otherwise = C’est possible aussi, une autre fois. Rien n’a été joué ; ici, la leçon a besoin de ce coup :
teach-read-first = Lisez d’abord ceci, puis continuez.
teach-confirm = Confirmez maintenant.
teach-next = Suite
teach-show = Montrez-moi
teach-alone = Sans guide
teach-alone-about = Les notes s’arrêtent, et la partie continue avec des bots.
teach-leave = Sortir et garder ma place
teach-play-on = Continuer cette partie

teach-hint = Conseil
teach-got-it = Compris
