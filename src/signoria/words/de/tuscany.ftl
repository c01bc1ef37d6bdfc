### Was The Castles of Tuscany den Spielern sagt: was zu tun ist, auf wen gewartet wird, was geschehen ist und warum ein Zug nicht geht.
### $player ist ein Spielername. $tile, $colour, $there, $bonus, $reward, $card und $cards sind fertige Namen aus dem Glossar, im Nominativ.
### $space und $castle sind Felder einer Region (c4); $place ist ein Platz der Auslage (1 bis 8), am Spielende ein Platz in der Rangliste.

tuscany-seats = The Castles of Tuscany ist für 2 bis 4 Personen, nicht für { $seats }.

## Was zu tun ist

tuscany-prompt-assemble = Baue deine Region: Wähle für deine drei Spielplanteile Reihenfolge, Drehung und Versatz.
tuscany-prompt-castle-space = Lege dein Startkastell auf ein dunkelgrünes Feld deiner Region.
tuscany-prompt-draft = Nimm ein Bonusplättchen.
tuscany-prompt-action = Wähle eine Aktion: Landschaftskarten ziehen, ein Plättchen nehmen oder ein Plättchen legen.
tuscany-prompt-take-fitting = Nimm ein Plättchen aus der Auslage, das in deine Region passt.
tuscany-prompt-refresh-again = Noch immer passt nichts aus der Auslage in deine Region. Wähle die nächste Art, die ersetzt wird.
tuscany-prompt-make-room = Dein Lager ist voll. Wähle, was du entfernst, um { $a_tile } zu nehmen.
tuscany-prompt-payment = Zahle für { $a_tile } auf { $space }: zwei { $colour }-Karten. Ein Arbeiter oder ein Paar einer anderen Farbe ersetzt je eine davon.
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
tuscany-wait-take-fitting = { $player } muss ein passendes Plättchen nehmen.
tuscany-wait-refresh-again = { $player } wählt die nächste Art, die in der Auslage ersetzt wird.
tuscany-wait-make-room = { $player } schafft im Lager Platz für { $a_tile }.
tuscany-wait-payment = { $player } zahlt für { $a_tile } auf { $space }.
tuscany-wait-castle = { $player } darf kostenlos ein Plättchen aus der Auslage legen.
tuscany-wait-city = { $player } darf ein Bonusplättchen nehmen.
tuscany-wait-one-more = { $player } darf 1 Marmor für eine weitere Aktion zahlen.

## Was geschehen ist: Aufbau, Züge und Durchgänge

tuscany-log-region = { $player } baut eine Region, das Startkastell liegt auf { $castle }.
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
tuscany-log-draw-own = Du ziehst { $cards }.
tuscany-log-draw-nothing = { $player } zieht, aber es ist keine Karte mehr da.
tuscany-log-reshuffle = { $count ->
    [one] Die Landschaftskarten sind aus: Der Ablagestapel wird zum neuen Stapel mit { $count } Karte.
   *[other] Die Landschaftskarten sind aus: Der Ablagestapel wird zum neuen Stapel mit { $count } Karten gemischt.
}

## Was geschehen ist: Auslage und Lager

tuscany-log-take = { $player } nimmt { $a_tile }.
tuscany-log-remove = { $player } entfernt { $a_tile } aus dem Lager.
tuscany-log-refill = { $player } legt { $a_tile } in die Auslage.
tuscany-log-pile-empty = { $player } leert Stapel { $pile }!
tuscany-log-neutral = Ein neutrales Plättchen kommt in die Auslage: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] Die neutralen Stapel sind leer: { $count } entferntes Plättchen kommt zurück.
   *[other] Die neutralen Stapel sind leer: { $count } entfernte Plättchen kommen gemischt zurück.
}
tuscany-log-gap = Es gibt keine neutralen Plättchen mehr: Stelle { $place } der Auslage bleibt leer.
tuscany-log-limit = Farbgrenze: Alle { $colour }-Plättchen verlassen die Auslage.
tuscany-log-refresh = Für { $player } passt nichts aus der Auslage: Alle { $colour }-Plättchen werden ersetzt.

## Was geschehen ist: ein Plättchen legen
## $workers (Zahl): 0, 1 oder 2; bei zwei Arbeitern wird keine Karte gezahlt

tuscany-log-pay = { $workers ->
    [0] { $player } zahlt { $cards }.
    [1] { $player } zahlt 1 Arbeiter und { $cards }.
   *[other] { $player } zahlt { $workers } Arbeiter.
}
tuscany-log-place = { $player } legt { $a_tile } auf { $space }.
tuscany-log-area =
    { $player } füllt ein Gebiet mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    } und bekommt { $points ->
        [one] { $points } grünen Punkt
       *[other] { $points } grüne Punkte
    }.
tuscany-log-colour-bonus =
    { $player } füllt { $side ->
        [1] zuerst
       *[other] an zweiter Stelle
    } alle { $colour }-Felder und bekommt { $points ->
        [one] { $points } grünen Punkt
       *[other] { $points } grüne Punkte
    }.
tuscany-log-agriculture = { $points ->
    [0] { $player } bekommt nichts für Betriebe: Das Gebiet hat sie schon.
    [one] { $player } bekommt { $points } grünen Punkt für Betriebe.
   *[other] { $player } bekommt { $points } grüne Punkte für Betriebe.
}
tuscany-log-castle-lost = Für { $player } passt nichts aus der Auslage: Der Effekt des Kastells verfällt.
tuscany-log-city-lost = Es gibt keine Bonusplättchen mehr: { $player } bekommt nichts für die Stadt.
tuscany-log-decline = { $player } verzichtet auf den Effekt des Plättchens.
tuscany-log-bonus = { $player } nimmt ein Bonusplättchen: { $bonus }.
tuscany-log-hex = { $player } bekommt ein Gutshof-Sechseck.
tuscany-log-overflow = { $points ->
    [one] { $player } hat keinen Platz für ein Gutshof-Sechseck und bekommt stattdessen { $points } roten Punkt.
   *[other] { $player } hat keinen Platz für ein Gutshof-Sechseck und bekommt stattdessen { $points } rote Punkte.
}
tuscany-log-marble = { $player } bekommt { $count } Marmor.
tuscany-log-worker = { $count ->
    [one] { $player } bekommt { $count } Arbeiter.
   *[other] { $player } bekommt { $count } Arbeiter.
}
tuscany-log-yield = { $player } deckt eine Ertragskarte auf: { $reward }.
tuscany-log-yield-reshuffle = { $count ->
    [one] Die Ertragskarten sind aus: Ihr Ablagestapel wird zum neuen Stapel mit { $count } Karte.
   *[other] Die Ertragskarten sind aus: Ihr Ablagestapel wird zum neuen Stapel mit { $count } Karten gemischt.
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
    [one] { $place }. Platz: { $player }, { $red } roter Punkt.
   *[other] { $place }. Platz: { $player }, { $red } rote Punkte.
}

## Warum nicht: Züge

tuscany-refuse-over = Das Spiel ist zu Ende.
tuscany-refuse-not-your-turn = Du bist nicht am Zug. Warte auf { $player }.
tuscany-refuse-no-passing = Passen geht nicht: Ziehe Karten, nimm ein Plättchen oder lege eines. Karten ziehen geht immer.
tuscany-refuse-marble-first = Marmor zahlst du erst nach einer Aktion und nur einmal pro Zug. Führe zuerst eine Aktion aus.
tuscany-refuse-one-more = Du hast deine Aktion ausgeführt. Zahle 1 Marmor für eine weitere oder beende deinen Zug.

## Warum nicht: Aufbau

tuscany-refuse-assemble-first = Baue zuerst deine Region: Wähle Reihenfolge, Drehung und Versatz deiner drei Spielplanteile.
tuscany-refuse-castle-first = Deine Region ist gebaut. Lege jetzt dein Startkastell auf eines ihrer dunkelgrünen Felder.
tuscany-refuse-castle-space = { $space } ist kein dunkelgrünes Feld. Das Startkastell kommt auf ein dunkelgrünes.
tuscany-refuse-ready = Deine Region ist fertig. Warte auf die anderen.
tuscany-refuse-setup-over = Die Regionen sind gebaut. Spielplanteile und Startkastelle bleiben, wo sie sind.

## Warum nicht: Bonusplättchen

tuscany-refuse-bonus-first = Wähle zuerst ein Bonusplättchen. Verzichten darfst du nur auf das einer Stadt.
tuscany-refuse-bonus-gone = Es gibt kein Bonusplättchen „{ $bonus }“ mehr. Wähle ein anderes.
tuscany-refuse-no-city = Nur eine Stadt bringt dir ein Bonusplättchen. Lege zuerst eine Stadt.

## Warum nicht: ein Plättchen nehmen

tuscany-refuse-gap = Stelle { $place } der Auslage bleibt bis zum Ende leer. Wähle eine andere.
tuscany-refuse-remove = Aus dem Lager entfernst du nur etwas, um Platz für ein neues Plättchen zu schaffen. Wähle zuerst das neue Plättchen.
tuscany-refuse-room-first = Dein Lager ist voll. Wähle zuerst, was du entfernst.
tuscany-refuse-not-in-storage = Das liegt nicht in deinem Lager: { $tile }. Wähle etwas, das dort liegt.
tuscany-refuse-something-fits = Ein Plättchen der Auslage passt in deine Region, also wird nichts ersetzt. Nimm ein beliebiges Plättchen.
tuscany-refuse-nothing-fits = Kein Plättchen passt in deine Region, und Ersetzen hilft auch nicht. Ziehe Karten oder lege ein Plättchen aus dem Lager.
tuscany-refuse-refresh-first = Nichts aus der Auslage passt in deine Region. Wähle zuerst eine Art, die ersetzt wird.
tuscany-refuse-refresh-on = Noch immer passt nichts aus der Auslage in deine Region. Wähle die nächste Art, die ersetzt wird.
tuscany-refuse-not-shown = In der Auslage liegt kein { $colour }-Plättchen. Wähle eine Art, die dort liegt.
tuscany-refuse-take-fitting = Du musst ein passendes Plättchen nehmen: eines, für dessen Farbe du ein leeres Feld neben deinen Plättchen hast.

## Warum nicht: legen und bezahlen

tuscany-refuse-fresh-hex = Dieses Gutshof-Sechseck hast du erst in diesem Zug bekommen. Lege es in einem späteren Zug.
tuscany-refuse-space-filled = { $space } ist schon gefüllt. Wähle ein leeres Feld.
tuscany-refuse-space-colour = { $space } ist für { $a_there }, nicht für { $a_colour }.
tuscany-refuse-space-apart = { $space } grenzt an keines deiner Plättchen. Wähle ein Feld, das eine Kante mit einem davon teilt.
tuscany-refuse-cannot-pay = Du kannst nicht zahlen: Du brauchst zwei { $colour }-Karten; ein Arbeiter oder ein Paar einer anderen Farbe ersetzt je eine davon.
tuscany-refuse-nothing-to-pay = Es gibt nichts zu bezahlen. Wähle zuerst ein Plättchen aus dem Lager und ein Feld dafür.
tuscany-refuse-pay-first = Bezahle zuerst das Plättchen, das du legst.
tuscany-refuse-no-cards = So viele { $colour }-Karten hast du nicht. Zahle mit dem, was du auf der Hand hast.
tuscany-refuse-no-workers = So viele Arbeiter hast du nicht. Wähle eine andere Bezahlung.
tuscany-refuse-inexact = Diese Bezahlung passt nicht. Du zahlst zwei { $colour }-Karten; ein Paar einer anderen Farbe oder ein Arbeiter ersetzt je eine davon.
tuscany-refuse-castle = Führe zuerst den Effekt des Kastells zu Ende: Lege kostenlos ein Plättchen aus der Auslage oder verzichte.
tuscany-refuse-no-castle = Nur mit einem Kastell legst du direkt aus der Auslage. Nimm das Plättchen ins Lager oder lege zuerst ein Kastell.
