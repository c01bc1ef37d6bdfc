### Texte, die zu keinem einzelnen Spiel gehören: was an einem Zug, einer Option, einer Materialdatei oder einer Partieaufzeichnung nicht stimmt.
### $known ist eine Liste dessen, was richtig gewesen wäre; $found ist, was stattdessen da stand.

## Spiele, Sprachen und Optionen

unknown-game = Es gibt kein Spiel „{ $game }“. Bekannte Spiele: { $known }.
unknown-language = Es gibt keine Sprache „{ $language }“. Bekannte Sprachen: { $known }.
unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“. Bekannte Bots: { $known }.
unknown-option = Dieses Spiel hat keine Option „{ $option }“. Bekannte Optionen: { $known }.
bad-option = Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $known }.

## Plätze und Züge

no-such-seat = { $seats ->
    [one] Es gibt keinen Platz { $seat }: Dieses Spiel hat { $seats } Platz, gezählt ab 0.
   *[other] Es gibt keinen Platz { $seat }: Dieses Spiel hat { $seats } Plätze, gezählt ab 0.
}
no-such-move = Es gibt keinen Zug mit der Nummer { NUMBER($move, useGrouping: 0) }: Die Nummern beginnen bei 0 und bleiben unter { NUMBER($count, useGrouping: 0) }.
unknown-move = „{ $text }“ ist kein Zug dieses Spiels: Schreibe ihn so wie in der Liste der möglichen Züge.
undo-not-allowed = Du kannst nichts zurücknehmen: Das geht nur, solange nichts aufgedeckt wurde und niemand anderes entschieden hat.

## Long work

process-ended = Ein Prozess ist unerwartet zu Ende gegangen: Er wurde abgebrochen, oder der Speicher reichte nicht. Was schon gespeichert ist, bleibt erhalten.

## Gespeicherte Partien und Sichten
## $problem: was das Programm gefunden hat, auf Englisch

bad-state = Diese gespeicherte Partie lässt sich nicht verwenden: { $problem }.
bad-view = Diese Sicht auf das Spiel lässt sich nicht verwenden: { $problem }.

## Materialdateien
## $table, $key: die Stelle in der Datei

component-toml = Die Materialdatei ist kein gültiges TOML: { $problem }.
component-unknown-table = Es gibt keine Materialtabelle „{ $table }“. Bekannte Tabellen: { $known }.
component-not-a-table = Material, { $table }: Hier muss eine Tabelle mit Schlüsseln und Werten stehen.
component-unknown-key = Material, { $table }: Es gibt keinen Schlüssel „{ $key }“. Bekannte Schlüssel: { $known }.
component-missing-key = Material, { $table }: Der Schlüssel „{ $key }“ fehlt.
component-number = Material, { $table }, { $key }: { $found } ist keine ganze Zahl von { $low } bis { $high }.
component-sum = Material, { $table }: Die Summe der { $key ->
        [copies] Kopien
       *[other] Werte
    } ist { $found }, sie muss aber { $expected } sein.
component-length = { $expected ->
    [one] Material, { $table }, { $key }: Hier muss eine Liste mit { $expected } Wert stehen.
   *[other] Material, { $table }, { $key }: Hier muss eine Liste mit { $expected } Werten stehen.
}
component-farms = Material, { $table }, { $key }: { $found } ist kein Landwirtschaftsplättchen; erwartet werden ein oder zwei verschiedene Buchstaben aus V (Weinberg), H (Schweine), O (Oliven), W (Weizen).
component-yield-kinds = Material, { $table }: Hier muss eine Liste mit 1 bis 8 Arten von Ertragskarten stehen.
component-reward = Material, { $table }, { $key }: { $found } ist kein Ertrag. Bekannte Erträge: { $known }.
component-twice = Material, { $table }: Diese Art von Ertragskarten steht schon in der Liste; gib alle Kopien in einem Eintrag an.
component-kinds = Material, { $table }, { $key }: Hier muss genau diese Liste stehen: { $expected }.
component-board-shape = Material, { $table }, { $key }: { $found } ist kein Spielplanteil; erwartet werden drei Spalten mit 3, 4 und 3 Buchstaben.
component-letters = Material, { $table }, { $key }: Keine Farbe hat die Buchstaben { $found }. Bekannte Buchstaben: { $known }.
component-region-totals = Material, { $table }, { $key }: Zusammen müssen diese Spielplanteile 3 Felder D, 3 R, 2 B, 5 L, 4 G, 5 O, 4 Y und 4 E haben.
component-large-area = Material, { $table }, { $key }: Diese Spielplanteile lassen sich so verbinden, dass ein Gebiet mehr als { $most } Felder hat; größer darf keines sein.

## Partieaufzeichnungen
## $line (Zahl): die Zeile der Aufzeichnung; $problem: ein ganzer Satz darüber, was dort nicht stimmt

record-line = Fehler in Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung. { $problem }
record-line-rule = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung verletzt Regel { $rule }. { $problem }
record-too-large = Die Aufzeichnung ist zu groß: Höchstens { $most } Zeichen können gelesen werden.
record-too-long = Die Aufzeichnung ist zu lang: Höchstens { $most } Einträge können gelesen werden.
record-undos = In der Aufzeichnung werden zu viele Züge zurückgenommen: Höchstens { $most } Rücknahmen können gelesen werden.
record-first-line = Das ist keine Partieaufzeichnung: Ihre erste Zeile muss „{ $expected }“ lauten.
record-header = „{ $found }“ ist keine Kopfzeile: Erwartet werden ein bekannter Name, ein Doppelpunkt und ein Wert, und jeder Name nur einmal.
record-missing = Im Kopf fehlt die Zeile „{ $name }“.
record-rules = Die Aufzeichnung entstand mit Version { $found } der Regeln; dieses Programm spielt Version { $known }.
record-components = Die Prüfsumme des Materials ist { $found }, aber die Tabellen dieser Aufzeichnung ergeben { $known }.
record-json = „{ $found }“ ist nicht lesbar: Hier wird JSON der richtigen Form erwartet.
record-deal = „{ $found }“ sagt nicht, woher das Mischen kommt: Erwartet wird committed, known, seed oder fork mit einem Wert.
record-entry = „{ $found }“ ist kein Eintrag: Erwartet werden ein Platz, ein Doppelpunkt und ein Zug.
# $problem: was das Programm gefunden hat, auf Englisch
record-chance = Was der Zufall ergab, passt hier nicht: { $problem }.
unknown-deck = Es gibt keinen Stapel „{ $deck }“. Bekannte Stapel: { $known }.
unknown-outcome = Im Stapel „{ $deck }“ gibt es kein „{ $kind }“. Bekannte Arten: { $known }.
record-closing = Die Zeile „{ $found }“ gehört nicht hierher: Nach dem letzten Zug kommen nur das Ergebnis und dann das Geheimnis, jedes einmal.
record-result = Die Aufzeichnung nennt das Ergebnis { $written }, aber aus den Zügen folgt { $found }.
record-secret = Ein Geheimnis hat 64 Zeichen: Ziffern von 0 bis 9 und Buchstaben von a bis f; eine Partie mit gewähltem Startwert hat keines.
record-no-secret = Die Aufzeichnung enthält kein Geheimnis, deshalb kann die Partie nicht weitergehen: Das geht nur mit einer gespeicherten Partie, die ihr Geheimnis hat.
record-fork = { $moves ->
    [one] Nach Zug { $after } lässt sich keine neue Partie abzweigen: Diese hat { $moves } Zug.
   *[other] Nach Zug { $after } lässt sich keine neue Partie abzweigen: Diese hat { $moves } Züge.
}
record-seed = { $found } kann kein Startwert sein: Nimm 1 bis 100 Zeichen ohne Leerzeichen.
record-name = { $name } kann kein Spielername sein: Nimm 1 bis { $most } druckbare Zeichen.
record-link = Dieser Link enthält keine vollständige Aufzeichnung. Kopiere den ganzen Link.
record-commitment = Das ist nicht das Geheimnis, das vor der Partie festgelegt wurde.
record-unfair = Was der Zufall hier ergab, folgt nicht aus dem Geheimnis; daraus folgt: { $expected }.

## Ein Cluster

no-ray = Ray ist nicht installiert. Installiere das Extra „cluster“.
no-cluster = Unter { $address } (RAY_ADDRESS) ist kein Ray-Cluster zu erreichen: { $problem }
