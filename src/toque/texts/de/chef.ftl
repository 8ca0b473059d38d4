# Was der Küchenchef sagt: in einer Partie, in der man ihn fragen darf, und über eine, die vorbei ist.

chef-ask = Küchenchef fragen
chef-thinks = Der Küchenchef denkt nach …
chef-title = Der Rat des Küchenchefs
chef-you = Du
chef-points = Punkte
chef-chance = Siegchance
chef-move = { $letter }: { $move }. { $points } Punkte erwartet, { $chance } Siegchance.
chef-said = { $moves ->
    [one] Der Küchenchef sieht eine Aktion.
   *[other] Der Küchenchef vergleicht { $moves } Aktionen.
}
chef-difference = { $ware ->
    [points] { $amount } { $count ->
        [one] Punkt
       *[other] Punkte
    }: { $source }
   *[other] { $source } { $amount }
}{ $when ->
    [now] {""}
    [income] , mit jedem Einkommen
   *[end] , am Ende
}
chef-why-lines = Warum { $one }: verglichen mit { $other }, { $lines }.
chef-why-later = Warum { $one }: verglichen mit { $other } bringt es sofort gleich viel und zahlt sich später aus.
chef-why-only = Warum { $one }: Nichts anderes kam dem nahe.

## Nach der Partie

chef-notes = Notizen des Küchenchefs
chef-beside = Neben dem Spielplan
chef-reads = Der Küchenchef liest diese Partie …
chef-busy = Der Küchenchef hat gerade viele Partien zu lesen. Er kommt zu dieser, sobald er kann.
chef-no-notes = Zu dieser Partie gibt es keine Notizen.
chef-whose = Wähle, aus wessen Sicht du schaust: Der Küchenchef spricht zu denen, die gespielt haben.
chef-nothing-cost = Nichts hat mehr als einen halben Punkt gekostet.
chef-decision = Entscheidung { $number } von { $count }
chef-cost = sie hat { $points } Punkte gekostet
chef-your-move = deiner Aktion
chef-instead = der Küchenchef hätte gespielt:
chef-again = Von hier noch einmal versuchen
chef-play-on = Nach { $letter } weiterspielen
chef-curve = Siegchance
chef-costliest = { $count ->
    [one] Die teuerste Entscheidung
   *[other] Die { $count } teuersten Entscheidungen
}
chef-in-all = { $points } Punkte insgesamt
chef-found = { $all ->
    [one] Der Küchenchef hat eine Entscheidung angesehen{ $best ->
        [0] .
       *[other] , und du hast die beste Aktion gefunden.
    }
   *[other] Du hast in { $best } von { $all } Entscheidungen die beste Aktion gefunden.
}
chef-card = { $state ->
    [ready] Der Küchenchef hat deine Partie gelesen
    [none] Keine Notizen des Küchenchefs
    [busy] Der Küchenchef wird deine Partie lesen
   *[reading] Der Küchenchef liest deine Partie
}
chef-card-cost = { $count ->
    [one] Eine Entscheidung hat dich { $points } Punkte gekostet.
   *[other] { $count } Entscheidungen haben dich zusammen { $points } Punkte gekostet.
}
chef-see = Ansehen, was der Küchenchef gespielt hätte

## Terminal

cli-chef-move = { $letter }: { $move }
cli-chef-expects = erwartet: { $points } Punkte, { $chance } Siegchance
