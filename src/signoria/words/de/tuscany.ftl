### Was The Castles of Tuscany den Spielern sagt: was zu tun ist, auf wen gewartet wird, was geschehen ist und warum ein Zug nicht geht.
### $player ist ein Spielername. $tile, $colour, $there, $bonus, $reward, $card und $cards sind fertige Namen aus dem Glossar, im Nominativ.
### $space und $castle sind Felder einer Region (c4); $place ist ein Platz der Auslage (1 bis 8), am Spielende ein Platz in der Rangliste.

tuscany-seats = The Castles of Tuscany ist für 2 bis 4 Personen, nicht für { $seats }.

## Was zu tun ist

tuscany-prompt-assemble = Baue deine Region: Wähle für deine drei Spielplanteile Reihenfolge, Drehung und Verschiebung.
tuscany-prompt-castle-space = Lege dein Startkastell auf ein dunkelgrünes Feld deiner Region.
tuscany-prompt-draft = Nimm ein Bonusplättchen.
tuscany-prompt-action = Wähle eine Aktion: Landschaftskarten ziehen, ein Plättchen nehmen oder ein Plättchen legen.
tuscany-prompt-take-fitting = Nimm ein Plättchen aus der Auslage, das du in deine Region legen kannst.
tuscany-prompt-refresh-again = Noch immer kannst du kein Plättchen der Auslage in deine Region legen. Wähle die nächste Art, die ersetzt wird.
tuscany-prompt-make-room = Dein Lager ist voll. Wähle, was du entfernst, um Platz für das neue Plättchen zu schaffen: { $tile }.
tuscany-prompt-payment = Dein Plättchen für { $space }: { $tile }. Zahle zwei Karten „{ $colour }“; jede darfst du durch einen Arbeiter oder ein Paar einer anderen Farbe ersetzen.
tuscany-prompt-castle = Kastell: Lege kostenlos ein Plättchen aus der Auslage oder verzichte.
tuscany-prompt-city = Stadt: Nimm ein Bonusplättchen oder verzichte.
tuscany-prompt-one-more = Zahle 1 Marmor für eine weitere Aktion oder beende deinen Zug.
tuscany-prompt-over = Das Spiel ist zu Ende.

## Auf wen gewartet wird

tuscany-wait-assemble = { $count ->
    [one] Noch { $count } Person baut an ihrer Region.
   *[other] Noch { $count } Personen bauen an ihren Regionen.
}
tuscany-wait-draft = { $player } wählt ein Bonusplättchen.
tuscany-wait-action = { $player } wählt eine Aktion.
tuscany-wait-take-fitting = { $player } muss ein legbares Plättchen nehmen.
tuscany-wait-refresh-again = { $player } wählt die nächste Art, die in der Auslage ersetzt wird.
tuscany-wait-make-room = { $player } schafft im Lager Platz für ein neues Plättchen: { $tile }.
tuscany-wait-payment = { $player } bezahlt ein Plättchen für { $space }: { $tile }.
tuscany-wait-castle = { $player } darf kostenlos ein Plättchen aus der Auslage legen.
tuscany-wait-city = { $player } darf ein Bonusplättchen nehmen.
tuscany-wait-one-more = { $player } darf 1 Marmor für eine weitere Aktion zahlen.

## Was geschehen ist: Aufbau, Züge und Durchgänge

tuscany-log-region = { $player } hat eine Region gebaut; das Startkastell liegt auf { $castle }.
tuscany-log-round = Durchgang { $round } beginnt.
tuscany-log-turn = { $player } ist am Zug.
tuscany-log-pay-marble = { $player } zahlt 1 Marmor für eine weitere Aktion.
tuscany-log-extra-turns = Durchgang 3 geht zu Ende: Alle machen noch einen Zug.
tuscany-log-standstill = Eine ganze Runde lang wurde nichts gezogen, genommen oder gelegt: Das Spiel ist zu Ende.

## Was geschehen ist: Karten

tuscany-log-draw = { $count ->
    [one] { $player } zieht { $count } Landschaftskarte.
   *[other] { $player } zieht { $count } Landschaftskarten.
}
tuscany-log-draw-own = Du ziehst: { $cards }.
tuscany-log-draw-nothing = { $player } zieht, aber es ist keine Karte mehr da.
tuscany-log-reshuffle = { $count ->
    [one] Der Landschaftskartenstapel ist leer: Der Ablagestapel wird zum neuen Stapel mit { $count } Karte.
   *[other] Der Landschaftskartenstapel ist leer: Der Ablagestapel wird zum neuen Stapel mit { $count } Karten.
}

## Was geschehen ist: Auslage und Lager

tuscany-log-take = { $player } nimmt das Plättchen von Platz { $place } der Auslage: { $tile }.
tuscany-log-remove = { $player } entfernt aus dem Lager: { $tile }.
tuscany-log-refill = { $player } füllt Platz { $place } vom eigenen Stapel auf: { $tile }.
tuscany-log-pile-empty = { $player } hat Stapel { $pile } geleert!
tuscany-log-neutral = Neutrales Plättchen auf Platz { $place } der Auslage: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] Die neutralen Stapel sind leer: { $count } entferntes Plättchen kommt zurück.
   *[other] Die neutralen Stapel sind leer: { $count } entfernte Plättchen werden gemischt und kommen zurück.
}
tuscany-log-gap = Es gibt keine neutralen Plättchen mehr: Platz { $place } der Auslage bleibt leer.
tuscany-log-limit = Farbgrenze ({ $colour }): Alle Plättchen dieser Art verlassen die Auslage.
tuscany-log-refresh = { $player } kann nichts aus der Auslage legen und lässt eine Art ersetzen: { $colour }.

## Was geschehen ist: ein Plättchen legen
## $workers (Zahl): 0, 1 oder 2; bei zwei Arbeitern wird keine Karte gezahlt

tuscany-log-pay = { $workers ->
    [0] { $player } zahlt mit Karten: { $cards }.
    [1] { $player } zahlt mit 1 Arbeiter und Karten: { $cards }.
   *[other] { $player } zahlt mit { $workers } Arbeitern.
}
tuscany-log-place = { $player } legt ein Plättchen auf { $space }: { $tile }.
tuscany-log-area =
    { $player } füllt ein Gebiet mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    } und bekommt { $points ->
        [one] { $points } grünen Punkt
       *[other] { $points } grüne Punkte
    }.
tuscany-log-colour-bonus =
    { $player } hat als { $side ->
        [1] Erstes
       *[other] Zweites
    } alle Felder „{ $colour }“ gefüllt und bekommt { $points ->
        [one] { $points } grünen Punkt
       *[other] { $points } grüne Punkte
    }.
tuscany-log-agriculture = { $points ->
    [0] { $player } bekommt keine Punkte für Betriebe: Im Gebiet ist keine neue Art dabei.
    [one] { $player } bekommt { $points } grünen Punkt für Betriebe.
   *[other] { $player } bekommt { $points } grüne Punkte für Betriebe.
}
tuscany-log-castle-lost = { $player } kann kein Plättchen der Auslage legen: Der Effekt des Kastells verfällt.
tuscany-log-city-lost = Für { $player } ist kein Bonusplättchen mehr da: Der Effekt der Stadt verfällt.
tuscany-log-decline = { $player } verzichtet auf den Effekt des Plättchens.
tuscany-log-bonus = { $player } nimmt ein Bonusplättchen: { $bonus }.
tuscany-log-hex = { $player } legt ein Gutshof-Sechseck ins Lager.
tuscany-log-overflow = { $points ->
    [one] { $player } hat keinen Platz für ein Gutshof-Sechseck und bekommt stattdessen { $points } roten Punkt.
   *[other] { $player } hat keinen Platz für ein Gutshof-Sechseck und bekommt stattdessen { $points } rote Punkte.
}
tuscany-log-marble = { $count ->
    [one] { $player } nimmt { $count } Marmorblock.
   *[other] { $player } nimmt { $count } Marmorblöcke.
}
tuscany-log-worker = { $count ->
    [one] { $player } nimmt { $count } Arbeiter.
   *[other] { $player } nimmt { $count } Arbeiter.
}
tuscany-log-yield = { $player } deckt eine Ertragskarte auf: { $reward }.
tuscany-log-yield-reshuffle = { $count ->
    [one] Der Ertragskartenstapel ist leer: Sein Ablagestapel wird zum neuen Stapel mit { $count } Karte.
   *[other] Der Ertragskartenstapel ist leer: Sein Ablagestapel wird zum neuen Stapel mit { $count } Karten.
}

## Was geschehen ist: Wertung

tuscany-log-scoring =
    Wertung von Durchgang { $round }: { $player } zählt { $green ->
        [one] { $green } grünen Punkt
       *[other] { $green } grüne Punkte
    } dazu und hat jetzt { $red ->
        [one] { $red } roten
       *[other] { $red } rote
    }.
tuscany-log-leftovers = { $points ->
    [0] { $player } bekommt keine Punkte für übrige Güter; rote Punkte insgesamt: { $red }.
    [one] { $player } bekommt { $points } roten Punkt für übrige Güter; insgesamt: { $red }.
   *[other] { $player } bekommt { $points } rote Punkte für übrige Güter; insgesamt: { $red }.
}
tuscany-log-place-final = { $red ->
    [one] Platz { $place }: { $player }, { $red } roter Punkt.
   *[other] Platz { $place }: { $player }, { $red } rote Punkte.
}

## Warum nicht: Züge

tuscany-refuse-over = Das Spiel ist zu Ende: Es sind keine Züge mehr möglich.
tuscany-refuse-not-your-turn = Du bist nicht an der Reihe: Warte auf { $player }.
tuscany-refuse-no-passing = Passen darfst du nicht: Ziehe Karten, nimm ein Plättchen oder lege eines; Karten ziehen geht immer.
tuscany-refuse-marble-first = Marmor zahlst du erst nach einer Aktion und nur einmal pro Zug: Führe jetzt eine Aktion aus.
tuscany-refuse-one-more = Deine Aktion ist ausgeführt: Zahle 1 Marmor für eine weitere oder beende deinen Zug.

## Warum nicht: Aufbau

tuscany-refuse-assemble-first = Baue zuerst deine Region: Wähle Reihenfolge, Drehung und Verschiebung deiner drei Spielplanteile.
tuscany-refuse-castle-first = Deine Region ist gebaut: Lege jetzt dein Startkastell auf eines ihrer dunkelgrünen Felder.
tuscany-refuse-castle-space = Feld { $space } ist nicht dunkelgrün: Das Startkastell kommt auf ein dunkelgrünes Feld.
tuscany-refuse-ready = Deine Region ist fertig: Warte auf die anderen.
tuscany-refuse-setup-over = Die Regionen sind gebaut: Spielplanteile und Startkastelle bleiben, wo sie sind.

## Warum nicht: Bonusplättchen

tuscany-refuse-bonus-first = Wähle zuerst ein Bonusplättchen; verzichten darfst du nur auf das einer Stadt.
tuscany-refuse-bonus-gone = Es gibt kein Bonusplättchen „{ $bonus }“ mehr: Wähle eine andere Sorte.
tuscany-refuse-no-city = Ein Bonusplättchen bringt dir nur eine Stadt: Lege zuerst eine Stadt.

## Warum nicht: ein Plättchen nehmen

tuscany-refuse-gap = Platz { $place } der Auslage bleibt bis zum Spielende leer: Wähle einen anderen.
tuscany-refuse-remove = Aus dem Lager entfernst du nur dann etwas, wenn du ein Plättchen nimmst und kein Lagerplatz frei ist: Wähle zuerst das neue Plättchen.
tuscany-refuse-room-first = Dein Lager ist voll: Wähle zuerst, was du daraus entfernst.
tuscany-refuse-not-in-storage = In deinem Lager liegt kein Plättchen „{ $tile }“: Wähle etwas, das dort liegt.
tuscany-refuse-something-fits = Ein Plättchen der Auslage ist in deiner Region legbar, deshalb wird nichts ersetzt: Nimm ein beliebiges Plättchen.
tuscany-refuse-nothing-fits = Kein Plättchen der Auslage ist in deiner Region legbar, und auch Ersetzen hilft nicht: Ziehe Karten oder lege ein Plättchen aus dem Lager.
tuscany-refuse-refresh-first = Kein Plättchen der Auslage ist in deiner Region legbar: Wähle zuerst eine Art, die ersetzt wird.
tuscany-refuse-refresh-on = Noch immer ist kein Plättchen der Auslage in deiner Region legbar: Wähle die nächste Art, die ersetzt wird.
tuscany-refuse-not-shown = In der Auslage liegt kein Plättchen dieser Art ({ $colour }): Wähle eine Art, die dort liegt.
tuscany-refuse-take-fitting = Du musst jetzt ein legbares Plättchen nehmen: eines, für dessen Farbe du ein leeres Feld neben deinen Plättchen hast.

## Warum nicht: legen und bezahlen

tuscany-refuse-fresh-hex = Dieses Gutshof-Sechseck hast du erst in diesem Zug bekommen: Lege es in einem späteren.
tuscany-refuse-space-filled = Feld { $space } ist schon gefüllt: Wähle ein leeres.
tuscany-refuse-space-colour = Feld { $space } ist für „{ $there }“, nicht für „{ $colour }“: Wähle ein Feld in der Farbe des Plättchens.
tuscany-refuse-space-apart = Feld { $space } liegt neben keinem deiner Plättchen: Wähle eines, das mit einer Kante an ein Plättchen von dir grenzt.
tuscany-refuse-cannot-pay = Du kannst „{ $colour }“ nicht bezahlen: Du brauchst zwei solche Karten, und jede lässt sich durch einen Arbeiter oder ein Paar einer anderen Farbe ersetzen.
tuscany-refuse-nothing-to-pay = Es gibt nichts zu bezahlen: Wähle zuerst ein Plättchen aus dem Lager und ein Feld dafür.
tuscany-refuse-pay-first = Bezahle zuerst das Plättchen, das du legst: Wähle, womit du zahlst.
tuscany-refuse-no-cards = So viele Karten „{ $colour }“ hast du nicht: Zahle mit dem, was du auf der Hand hast.
tuscany-refuse-no-workers = So viele Arbeiter hast du nicht: Wähle eine andere Bezahlung.
tuscany-refuse-inexact = Das ist keine genaue Bezahlung für „{ $colour }“: Sie hat zwei Teile, und jeder ist eine solche Karte, ein Paar einer anderen Farbe oder ein Arbeiter.
tuscany-refuse-castle = Führe zuerst den Effekt des Kastells zu Ende: Lege kostenlos ein Plättchen aus der Auslage oder verzichte.
tuscany-refuse-no-castle = Direkt aus der Auslage legst du nur mit einem Kastell: Nimm das Plättchen ins Lager oder lege zuerst ein Kastell.
