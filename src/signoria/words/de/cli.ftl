### Die Befehlszeile: Hilfe, Meldungen und der Tisch im Terminal.
### Was man eintippt (Befehle, Züge, Namen von Optionen), ist in allen Sprachen gleich.

## Hilfe

cli-heading-usage = Aufruf:
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-metavar-options = OPTIONEN
cli-metavar-command = BEFEHL …
cli-metavar-language = SPRACHE
cli-metavar-number = N
cli-metavar-game = SPIEL
cli-metavar-bots = BOT,BOT…
cli-metavar-option = NAME=WERT
cli-metavar-seed = STARTWERT
cli-metavar-file = DATEI
cli-metavar-seat = NAME
cli-metavar-rule = REGEL
cli-metavar-word = WORT

cli-help = { tuscany-title } und { virtu-title } an einem digitalen Tisch
    .more =
        { tuscany-title } und { virtu-title } an einem digitalen Tisch: gegen Menschen und Bots spielen, Bots gegeneinander spielen lassen,
        Partien noch einmal ansehen, nachweisen, dass sie fair waren, die Regeln lesen.
cli-help-play = Den Tisch im Browser öffnen oder im Terminal spielen
    .more =
        Startet den Tisch auf diesem Rechner und öffnet ihn im Browser; die Tische bleiben erhalten. Mit --terminal eine Partie
        im Terminal, Menschen und Bots gemischt: ohne weitere Angaben gegen einen Bot, und „help“ sagt, was man eintippen kann.
cli-help-simulate = Bots viele Partien spielen lassen, mit Statistik
    .more =
        Bots viele Partien spielen lassen und Siege, Punkte, Punkte nach Herkunft, Längen und Geschwindigkeit ausgeben.
        Derselbe Startwert ergibt dieselben Partien.
cli-help-replay = Eine aufgezeichnete Partie nachspielen
    .more = Den Verlauf einer aufgezeichneten Partie in Worten zeigen, die Stellung nach einem Zug, oder mit Tasten hindurchgehen.
cli-help-verify = Mischen und Züge einer Aufzeichnung prüfen
    .more =
        Jeden Zug einer Aufzeichnung an den Regeln prüfen und jedes Mischen an dem Geheimnis, das vor der Partie festgelegt wurde.
cli-help-rules = Die Regeln lesen
    .more = Das Inhaltsverzeichnis ausgeben, einen Abschnitt (T6) oder eine einzelne Regel (T6.3), oder ein Wort suchen.
cli-help-engine = Die Regeln einem anderen Programm bereitstellen
    .more = Ein JSON-Objekt je Zeile lesen und jedes mit einem beantworten, damit Programme in jeder Sprache die Regeln nutzen können.

cli-option-help = Diese Hilfe zeigen.
cli-option-version = Version und Bauart der Engine zeigen.
cli-option-lang = Sprache: en, de, pl, ru (Standard: die Sprache des Systems).
cli-option-terminal = Im Terminal statt im Browser spielen.
cli-option-lan = Andere in deinem Netzwerk können von eigenen Geräten aus mitspielen.
cli-option-players = Zahl der Spieler.
cli-option-bots = Bots für die Plätze, die sonst niemand nimmt, etwa greedy,random.
cli-option-option = Eine Tischoption, etwa draw=2. Mehrfach möglich.
cli-option-seed = Nach einem gewählten Startwert mischen. Die Partie wird so gekennzeichnet.
cli-option-components = Eigene Materialtabellen mit den Werten, die in deiner Schachtel gedruckt sind.
cli-option-seat = Wer auf dem nächsten Platz sitzt: der Name eines Menschen oder ein Bot. Mehrfach möglich.
cli-option-resume = Eine gespeicherte Partie fortsetzen.
cli-option-games = Zahl der Partien (Standard: 100).
cli-option-rotate = Nach jeder Partie rücken alle einen Platz weiter (Standard) oder bleiben sitzen.
cli-option-jobs = Zahl der Prozesse, in denen gespielt wird (Standard: 1).
cli-option-json = Die Statistik als JSON ausgeben.
cli-option-at = Die Stellung nach so vielen Zügen zeigen.
cli-option-step = Mit Tasten durch die Partie gehen.
cli-option-game = Nur die Regeln dieses Spiels.
cli-option-find = Alle Regeln zeigen, in denen dieses Wort steht.

## Was an einem Aufruf falsch ist

cli-error = signoria: { $message }
cli-usage-hint = „{ $command }“ zeigt, was möglich ist.
cli-usage-no-such-option = Die Option { $option } gibt es nicht.
cli-usage-no-such-command = Den Befehl „{ $command }“ gibt es nicht. Bekannte Befehle: { $known }.
cli-usage-missing = Es fehlt: { $name }.
cli-usage-value-missing = Die Option { $option } braucht einen Wert.
cli-usage-no-value = Die Option { $option } nimmt keinen Wert.
cli-usage-extra = Zu viel: „{ $found }“.
cli-usage-number = { $name }: „{ $value }“ ist keine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
cli-usage-fraction = { $name }: „{ $value }“ ist keine Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
cli-game-not-ready = Das Spiel „{ $game }“ kann man noch nicht spielen.
cli-players = „{ $game }“ kann man nicht zu { $players } spielen. Mögliche Spielerzahlen: { $known }.
cli-file-trouble = Die Datei { $file } lässt sich nicht verwenden: { $problem }.
cli-trouble = Das hat nicht geklappt: { $problem }.
cli-not-text = Die Datei { $file } ist kein Text in UTF-8.
# $problem: ein ganzer Satz
cli-in-file = { $file }: { $problem }
cli-refused = Nicht erlaubt ({ $rule }): { $reason }
cli-play-terminal = Das gilt für eine Partie im Terminal: Ergänze --terminal. Der Tisch im Browser fragt dort nach allem Weiteren.
cli-lan-browser = --lan gehört zum Tisch im Browser: Lass --terminal weg.
cli-resume-alone = --resume steht allein: Spiel, Plätze und Optionen kommen aus der gespeicherten Partie.
cli-resume-over = Die Partie in { $file } ist zu Ende. „signoria replay { $file }“ zeigt sie.

## Die Form der Engine

cli-engine-compiled = kompilierte Engine
cli-engine-interpreted = interpretierte Engine
cli-engine-why-fresh = aus diesen Quellen gebaut
cli-engine-why-asked = wie SIGNORIA_PURE es verlangt
cli-engine-why-absent = nichts wurde kompiliert
cli-engine-why-foreign = für ein anderes Python kompiliert
cli-engine-why-stale = aus älteren Quellen kompiliert

## Am Tisch

cli-player = Spieler
cli-hand-over = { $name }, du bist am Zug. Drücke die Eingabetaste, wenn sonst niemand zusieht.
cli-turn-over = Dein Zug ist zu Ende. Eingabetaste: weiter, undo: zurücknehmen.
cli-hint = Eine Zahl oder einen Zug eintippen. Auch: help, why ZUG, undo, rules T6, view NAME, save, quit
cli-log-title = Verlauf
cli-log-earlier = … und { $count } frühere (log zeigt alles)
cli-log-undo = { $player } nimmt einen Zug zurück.
cli-no-such-number = Die { $number } gibt es nicht: Wähle eine Zahl von 1 bis { $most }.
cli-several-moves = „{ $text }“ könnte mehrere Züge meinen: { $known }.
cli-no-such-player = Einen Spieler „{ $name }“ gibt es nicht. Spieler: { $known }.
cli-view-of = Ansicht: { $name }
cli-why-what = Sag, welchen Zug du meinst, etwa: why { $move }
cli-allowed = „{ $move }“ ist erlaubt.
cli-not-letters = Diese Zeile ist kein lesbarer Text.
cli-saved = Gespeichert in { $file }
cli-resume = Später weiter mit: signoria play --terminal --resume { $file }
cli-quit-save = Die Partie speichern? Eingabetaste oder ein Dateiname: speichern; nein: ohne Speichern gehen.
# Antworten für Ja und Nein, durch Leerzeichen getrennt
cli-quit-yes = j ja y yes
cli-quit-no = n nein no
cli-result = Ergebnis
cli-result-source = Punkte für
cli-result-total = Summe

cli-typed = Tippe die Nummer eines Zugs oder seine Notation. Groß- und Kleinschreibung und Leerzeichen sind egal; Wörter darfst du abkürzen, solange nur ein Zug passt.
cli-typed-help = help
    .help = diese Liste
cli-typed-moves = moves
    .help = die Züge noch einmal zeigen
cli-typed-table = table
    .help = den Tisch noch einmal zeigen
cli-typed-view = view NAME
    .help = den Teil des Tischs einer anderen Person zeigen
cli-typed-why = why ZUG
    .help = warum ein Zug nicht erlaubt ist, mit der Regel
cli-typed-rules = rules { $section }
    .help = ein Abschnitt, eine Regel ({ $section }.1) oder, ohne Nummer, das Inhaltsverzeichnis
cli-typed-log = log
    .help = alles, was geschehen ist
cli-typed-undo = undo
    .help = den letzten eigenen Zug zurücknehmen, solange nichts aufgedeckt wurde und niemand anders entschieden hat
cli-typed-save = save DATEI
    .help = die Partie speichern
cli-typed-quit = quit
    .help = den Tisch verlassen

## Simulation

cli-simulate-progress = Partien
cli-simulate-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $players } Spieler, Startwert { $seed }
cli-simulate-played = Gespielte Plätze
cli-simulate-wins = Siege (Anteil)
cli-simulate-score = Punkte
cli-simulate-range = Wenigste und meiste
cli-simulate-turns = Spielzüge je Partie: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-moves = Entscheidungen je Partie: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } Partien/s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } Entscheidungen/s ({ NUMBER($seconds, maximumFractionDigits: 1) } s)

## Noch einmal zeigen und nachweisen

cli-replay-undone = { $count ->
    [one] { $count } Zug wurde zurückgenommen und ist nicht zu sehen.
   *[other] { $count } Züge wurden zurückgenommen und sind nicht zu sehen.
}
cli-replay-at = Eine Stellung nach { $at } Zügen hat die Aufzeichnung nicht: Sie hat nur { $moves } Züge.
cli-replay-position = Nach Zug { $at } von { $moves }
cli-replay-terminal = Zum Durchgehen brauchst du ein Terminal.
cli-replay-keys = Leertaste oder →: weiter · ← oder p: zurück · 0 und $: Anfang und Ende · q: beenden
cli-verify-moves = { $moves ->
    [one] { $game }: { $moves } Zug, von den Regeln erlaubt.
   *[other] { $game }: { $moves } Züge, alle von den Regeln erlaubt.
}
cli-verify-fair = Fair: Das ganze Mischen folgt aus dem Geheimnis, das vor der Partie festgelegt wurde.
cli-verify-seed = Gewählter Startwert: Das ganze Mischen folgt aus „{ $value }“. Wer ihn gewählt hat, konnte es kennen.
cli-verify-known = Bekannte Verteilung: Das ganze Mischen folgt aus dem Geheimnis einer früheren Partie. Wer sie gespielt hat, konnte es kennen.
cli-verify-fork = Fortgesetzt: Die ersten Züge stammen aus einer anderen Partie; das Mischen danach folgt aus dem Geheimnis, das dafür festgelegt wurde.
cli-verify-open = Offen: Das Geheimnis steht noch nicht in der Aufzeichnung, das Mischen lässt sich nicht prüfen.
cli-verify-result = Ergebnis: { $result }
cli-verify-unfinished = Die Partie ist nicht zu Ende.

## Regeln

cli-rules-more = signoria rules T6 zeigt einen Abschnitt, signoria rules T6.3 eine Regel, signoria rules --find WORT sucht ein Wort.
cli-rules-example = Beispiel: { $text }
cli-rules-no-id = „{ $id }“ ist keine Regelnummer. Schreib etwas wie T6 oder T6.3.
cli-rules-unknown = Eine Regel { $id } gibt es nicht.
cli-rules-not-found = In keiner Regel steht „{ $word }“.
cli-rules-one = Frage nach einer Regel oder nach einem Wort, nicht nach beidem.

## Der Tisch von The Castles of Tuscany

cli-tuscany-round = Durchgang { $round } von 3
cli-tuscany-extra-turns = letzte Züge
cli-tuscany-deck = Stapel { $deck }, Ablage { $discards }
cli-tuscany-yields = Ertragskarten { $count }
cli-tuscany-neutral = Neutral { $count }
cli-tuscany-display = Auslage
cli-tuscany-green = grün
cli-tuscany-red = rot
cli-tuscany-final = Ende
cli-tuscany-colour-bonus = Farbboni
cli-tuscany-marble = Marmor { $count }
cli-tuscany-workers = Arbeiter { $count }
cli-tuscany-piles = Stapel { $piles }
cli-tuscany-fresh = (nächster Zug)
cli-tuscany-building = baut noch
cli-tuscany-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-tuscany-storage = Lager
cli-tuscany-hand = Hand ({ $count })
cli-tuscany-boards = Deine Spielplanteile: { $boards }
cli-tuscany-tried = region { $region }
cli-tuscany-area-sum = Alle Gebiete gefüllt: { $points ->
    [one] { $points } grüner Punkt
   *[other] { $points } grüne Punkte
}
cli-tuscany-areas = Gebietsgrößen:
cli-tuscany-assemble-hint =
    turn B: drehen · swap A B: tauschen · shift 1: an Fuge 1 oder 2 andersherum versetzen
    region B'-A+C: alles setzen · suggest: meiste Gebietspunkte · ok: so bauen
cli-tuscany-legend =
    In der Region: O leer, ›O‹ kann jetzt gefüllt werden, ?O? wartet auf Bezahlung, [O] gefüllt, [vo] mit Betrieben, (O) ein Gutshof-Sechseck, [★] das Startkastell.
    Betriebe: v Weinberg, h Schweine, o Oliven, w Weizen. ▸ muss entscheiden, ① beginnt. Farbboni: zuerst / danach, ✓ gewertet von.
cli-tuscany-how-region = Tippe die Spielplanteile von links nach rechts, etwa: region B'-A+C (' gedreht, + höher, - tiefer)
cli-tuscany-how-turn = Tippe, welches Teil, etwa: turn B
cli-tuscany-how-swap = Tippe, welche zwei Teile, etwa: swap A B
cli-tuscany-how-shift = Tippe, welche Fuge, 1 oder 2: shift 1

cli-tuscany-move-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
cli-tuscany-move-take = nehmen: { $tile }
cli-tuscany-move-place = { $tile }
cli-tuscany-move-place-hex = als { $colour }
cli-tuscany-move-free = { $tile }
cli-tuscany-move-remove = entfernen: { $tile }
cli-tuscany-move-refresh = ersetzen: { $colour }
cli-tuscany-move-bonus = { $bonus }
cli-tuscany-move-start = Startkastell
cli-tuscany-move-marble = 1 Marmor zahlen: noch eine Aktion
cli-tuscany-move-end = Zug beenden
cli-tuscany-move-decline = verzichten
cli-tuscany-move-pay = { $cards }
cli-tuscany-move-pay-both = { $cards } + 1 Arbeiter
cli-tuscany-move-pay-workers = 2 Arbeiter
