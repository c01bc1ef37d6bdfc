### Der Tisch von Virtù im Terminal. Zeichen: ƒ Florin, ♛ Krone, † Kreuz, ♞ Kavallerie, ⎈ Schiff, ☻ Maske, ⚔ Krieg, ↻ Pfeil.
### $symbols, $price, $gives und $need sind solche Zeichen mit Zahlen („2♛ 3ƒ“).

cli-virtu-hint = Tippe eine Zahl oder einen Zug ein. Auch: map, odds STADT, supply, prestige, winter, help, why ZUG, undo, rules V13, view NAME, save, quit
cli-virtu-legend =
    In Klammern: verbraucht. M▲2 zwei Heere der Familie mit diesem Buchstaben, ●M ihr Agent, ‡ Kathedrale, ⚔M▲1 belagert, ☠ Piratenhafen, Zahl: Widerstandskraft.
    ◆ Marker, § Ablassbrief, ↻ rechts: Wer diesen Raum verlässt, frischt die Höflinge rechts auf. Spieler: ƒ Schatzkammer, ▲ Heere, ● Agenten bereit + eingesetzt.
    map: alle Städte mit Straßen und Meeren · odds: die anstehenden Kämpfe · odds STADT 3: eine Belagerung mit 3 Heeren · supply: was es zu kaufen gibt ·
    prestige: Punkte nach Quelle · tracks: beide Leisten · winter: die Schritte deines Winters und was sie kosten. Die Eingabetaste allein zahlt einen ganzen Preis.

## Der Tisch

cli-virtu-year = Jahr { $year }, { $season }
cli-virtu-last-year = das letzte Jahr
cli-virtu-neutral = Neutrale Städte { $count }
cli-virtu-gathered = Bereit: { $symbols }
cli-virtu-order = Zugreihenfolge
cli-virtu-alliances = Bündnisse
cli-virtu-blocked = blockiert
cli-virtu-short-city = Stä
cli-virtu-short-step = Mäz
cli-virtu-short-cities = Stä
cli-virtu-short-patronage = Mäz
cli-virtu-short-cards = Kar
cli-virtu-short-religion = Rel
cli-virtu-short-trophies = Tro
cli-virtu-short-alliances = Bün
cli-virtu-short-indulgences = Abl

## Der Spielplan

cli-virtu-region-north = Norden
cli-virtu-region-centre = Mitte
cli-virtu-region-south = Süden
cli-virtu-region-overseas = Übersee
cli-virtu-sea-ligurian = Lig
cli-virtu-sea-tyrrhenian = Tyr
cli-virtu-sea-ionian = Ion
cli-virtu-sea-adriatic = Adr
cli-virtu-map-city = Stadt
cli-virtu-map-resilience = Wid
cli-virtu-map-owner = Wer
cli-virtu-map-token = Plättchen
cli-virtu-map-sea = Meer
cli-virtu-map-roads = Straßen

## Ein Spieler

cli-virtu-treasury = Schatzkammer { $florins }ƒ
cli-virtu-at-hand = verfügbar { $symbols }
cli-virtu-armies = Heere { $here }/{ $most }
cli-virtu-agents = Agenten { $ready } bereit, { $placed } eingesetzt
cli-virtu-trophies = Trophäen: { $families }
cli-virtu-may-request = Ablassbrief möglich
cli-virtu-placing = legt Familienkarten aus
cli-virtu-ready = ist bereit
cli-virtu-court = Hof
cli-virtu-court-right = Rechts
cli-virtu-court-left = Links
cli-virtu-passes-right = rechts
cli-virtu-passes-left = links
cli-virtu-closed = gesperrt

## Kämpfe

cli-virtu-part-armies = { $armies ->
    [one] Heer
   *[other] Heere
}
cli-virtu-part-declared = angesagt
cli-virtu-fight-attack = Angriff
cli-virtu-fight-defence = Verteidigung
cli-virtu-fight-most = bis { $most } mit
cli-virtu-fight-certain = { $losses ->
    [0] Der Angriff gewinnt sicher und verliert kein Heer.
    [one] Der Angriff gewinnt sicher und verliert { $losses } Heer.
   *[other] Der Angriff gewinnt sicher und verliert { $losses } Heere.
}
cli-virtu-fight-won = { $losses ->
    [0] Nach jetzigem Stand gewinnt der Angriff und verliert kein Heer; die Verteidigung kann auf { $most } steigen.
    [one] Nach jetzigem Stand gewinnt der Angriff und verliert { $losses } Heer; die Verteidigung kann auf { $most } steigen.
   *[other] Nach jetzigem Stand gewinnt der Angriff und verliert { $losses } Heere; die Verteidigung kann auf { $most } steigen.
}
cli-virtu-fight-possible = Nach jetzigem Stand scheitert die Belagerung; { $needed } mehr würde reichen, und das ist möglich.
cli-virtu-fight-lost = Die Belagerung scheitert: { $needed } mehr wäre nötig.
cli-virtu-battle-won = Nach jetzigem Stand: Sieg für { $winner } gegen { $other }.
cli-virtu-battle-lost = Nach jetzigem Stand: Niederlage für { $winner } gegen { $other }.
cli-virtu-battle-drawn = Nach jetzigem Stand gewinnt niemand: { $winner } und { $other } verlieren je ein Heer und ziehen sich zurück.
cli-virtu-no-fight = Keine Stadt wird belagert.
cli-virtu-how-odds = Tippe eine Stadt ein, die dir nicht gehört, und wenn du willst, die Zahl der Heere: odds siena 3

## Winter

cli-virtu-florins-left = Schatzkammer { $florins }ƒ, mit allem, was du einlösen kannst, { $reach }ƒ
cli-virtu-wages = { $armies ->
    [one] { $armies } Heer: { $florins }ƒ
   *[other] { $armies } Heere: { $florins }ƒ
}
cli-virtu-spaces = Höflingsplätze frei { $free } von { $spaces }
cli-virtu-left-over = übrig { $symbols }
cli-virtu-hiring = { $start }ƒ in { $cities }; { $other }ƒ anderswo; Heere { $armies }/{ $most }
cli-virtu-one-less = { $alliance } { $symbols }, ein Symbol weniger
cli-virtu-supply-thing = Vorrat
cli-virtu-supply-left = noch
cli-virtu-supply-price = kostet
cli-virtu-supply-gives = gibt
cli-virtu-supply-action = Aktion
cli-virtu-supply-rest = Ablassbriefe { $indulgences }, Plättchen „+1 Krieg“ { $tokens }
cli-virtu-supply-bonuses = Mäzenatenboni: { $bonuses }
cli-virtu-gives-agent = 1 Agent
cli-virtu-gives-space = 1 Höflingsplatz
cli-virtu-gives-prestige = { $prestige } Prestige

## Züge

cli-virtu-to-pay = Zu zahlen: { $need }. Eingabetaste: { $steps }
cli-virtu-move-room = Raum { $room }: { $action }
cli-virtu-move-cash = { $source }: { $symbols } in die Schatzkammer
cli-virtu-move-indulgence = Ablassbrief: { $symbols }, { $prestige } Prestige
cli-virtu-move-decline = nichts tun
cli-virtu-move-pay = { $florins }ƒ aus der Schatzkammer
cli-virtu-move-pass = kein Bonus
cli-virtu-move-price = { $name }: { $price } → { $gives }
cli-virtu-move-arm = { $card }: +{ $tokens } Krieg für { $florins }ƒ
cli-virtu-move-besiege = weiter zur Belagerung
cli-virtu-move-withdraw = die Stadt verlassen und sich zurückziehen
cli-virtu-move-by-road = { $city }, kostenlos
cli-virtu-move-by-sea = { $city }, { $symbols }
cli-virtu-move-abandon = das Heer verlieren
cli-virtu-done-govern = weiter zum Umdrehen
cli-virtu-done-turn = genug
cli-virtu-done-trade = Aktion beenden
cli-virtu-done-war = Aktion beenden
cli-virtu-done-intrigue = Aktion beenden
cli-virtu-done-palace = weiter zu den Käufen
cli-virtu-done-purchases = weiter zum Anwerben
cli-virtu-done-hiring = weiter zum Bündnis
cli-virtu-done-alliance = deinen Winter beenden

## Was Mäzenatenboni tun

cli-virtu-bonus-leonardo = +{ $war } Krieg für { $florins }ƒ in jeder Belagerung
cli-virtu-bonus-copernicus = { $spaces } weiterer Höflingsplatz
cli-virtu-bonus-michelangelo = { $crowns }♛ kostenlos bei jedem Schritt der Mäzenatenleiste
cli-virtu-bonus-machiavelli = ein Höfling mit { $symbols }
cli-virtu-bonus-bastions = +{ $defence } Verteidigung in jeder Belagerung gegen dich
cli-virtu-bonus-prince = { $spaces } weiterer Höflingsplatz, { $agents } Agent, und keine feindlichen Agenten mehr
cli-virtu-bonus-duomo = { $crosses }† für die Religion
cli-virtu-bonus-sistine = { $crosses }† für die Religion
cli-virtu-bonus-artillery = ein Plättchen: +{ $war } Krieg für { $florins }ƒ
