### Die Namen der Dinge in The Castles of Tuscany.
### Namen passen in einen Satz; Punktequellen und Optionen sind Beschriftungen.
### Das Attribut „a“ ist der Name als Objekt eines Satzes, im Akkusativ mit Artikel: „nimmt einen Gutshof“ sagt man mit $a_tile.

tuscany-title = The Castles of Tuscany

## Arten von Plättchen

tuscany-kind-castle = Kastell
    .a = ein Kastell
tuscany-kind-city = Stadt
    .a = eine Stadt
tuscany-kind-inn = Gutshof
    .a = einen Gutshof
tuscany-kind-agriculture = Landwirtschaft
    .a = ein Landwirtschaftsplättchen
tuscany-kind-quarry = Steinbruch
    .a = einen Steinbruch
tuscany-kind-village = Dorf
    .a = ein Dorf
tuscany-kind-monastery = Kloster
    .a = ein Kloster
tuscany-kind-wagon = Fuhrwerk
    .a = ein Fuhrwerk
tuscany-kind-hex = Gutshof-Sechseck
    .a = ein Gutshof-Sechseck

## Ihre Farben

tuscany-colour-castle = dunkelgrün
tuscany-colour-city = rot
tuscany-colour-inn = blau
tuscany-colour-agriculture = hellgrün
tuscany-colour-quarry = grau
tuscany-colour-village = orange
tuscany-colour-monastery = gelb
tuscany-colour-wagon = beige

## Arten von Betrieben auf den Landwirtschaftsplättchen

tuscany-farm-V = Weinberg
tuscany-farm-H = Schweine
tuscany-farm-O = Oliven
tuscany-farm-W = Weizen

## Bonusplättchen

tuscany-bonus-card = +1 Landschaftskarte
tuscany-bonus-storage = +1 Lagerplatz
tuscany-bonus-marble = +1 Marmor
tuscany-bonus-worker = +1 Arbeiter
tuscany-bonus-yield = +1 Ertragskarte

## Was eine Ertragskarte bringt
## $amount (Zahl): wie viel

tuscany-yield-red = { $amount ->
    [one] { $amount } roter Punkt
   *[other] { $amount } rote Punkte
}
tuscany-yield-green = { $amount ->
    [one] { $amount } grüner Punkt
   *[other] { $amount } grüne Punkte
}
tuscany-yield-cards = { $amount ->
    [one] { $amount } Landschaftskarte
   *[other] { $amount } Landschaftskarten
}
tuscany-yield-worker = { $amount ->
    [one] { $amount } Arbeiter
   *[other] { $amount } Arbeiter
}
tuscany-yield-marble = { $amount ->
    [one] { $amount } Marmorblock
   *[other] { $amount } Marmorblöcke
}
tuscany-yield-hex = { $amount ->
    [one] { $amount } Gutshof-Sechseck
   *[other] { $amount } Gutshof-Sechsecke
}

## Dinge auf dem Tisch

tuscany-region = Region
tuscany-space = Feld
tuscany-area = Gebiet
tuscany-display = Auslage
tuscany-pile = Stapel
tuscany-storage = Lager
tuscany-hand = Hand
tuscany-deck = Landschaftskartenstapel
tuscany-discards = Ablagestapel
tuscany-yield-deck = Ertragskartenstapel
tuscany-marble = Marmor
tuscany-worker = Arbeiter
tuscany-green-points = grüne Punkte
tuscany-red-points = rote Punkte
tuscany-projected = voraussichtliches Ergebnis
tuscany-round = Durchgang
tuscany-starting-castle = Startkastell
tuscany-colour-bonus = Farbbonus
tuscany-neutral = neutrale Plättchen

## Woher die Punkte kommen

tuscany-source-areas = Gefüllte Gebiete
tuscany-source-agriculture = Landwirtschaft
tuscany-source-colour-bonus = Farbboni
tuscany-source-storage = Lagerplatz-Plättchen
tuscany-source-yield = Ertragskarten
tuscany-source-overflow = Gutshof-Sechsecke ohne Platz
tuscany-source-leftovers = Übrige Güter am Ende

## Tischoptionen

tuscany-option-draw = Karten je Zieh-Aktion
    .help = So viele Landschaftskarten bringt die Aktion ohne Bonusplättchen: 3, oder 2 wie in der ersten Auflage (T4.1).
tuscany-option-inn_hex_same_turn = Gutshof-Sechseck im selben Zug
    .help = Ein neues Gutshof-Sechseck darf mit einer späteren Aktion desselben Zuges gelegt werden. Sonst erst in einem anderen Zug (T8.3).
