### Was die Seiten im Browser sagen: Knöpfe, Überschriften, Beschriftungen für Vorleseprogramme. web-tuscany-… gehört zu The Castles of Tuscany.
### $kind ist der Name einer Plättchenart aus dem Glossar; $space ist ein Feld einer Region (c4); $player ist der Name einer Person.

## Überall

web-home = Startseite
web-menu = Menü
web-table = Tisch
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-fullscreen = Vollbild
web-close = Schließen
web-back = Zurück
web-skip = Verzichten
web-skip-ahead = Vorspulen
web-undo = Rückgängig
web-save = Speichern
web-change = Ändern
web-stay = Bleiben
web-never-mind = Abbrechen
web-new-version = Es gibt eine neue Version.
web-reload = Neu laden
web-later = Später
web-yes = ja
web-no = nein
web-on = an
web-off = aus
web-copy = Kopieren
web-copied = Kopiert
web-copy-link = Link kopieren
web-copy-by-hand = Dein Browser lässt die Seite nicht kopieren. Der Link ist markiert: Drücke Strg+C oder halte ihn gedrückt.
web-share = Teilen
web-again = Erneut versuchen
web-send = Senden …
web-loading = Wird geladen …
web-skip-to-content = Zum Inhalt springen
web-you = du
web-name = Name
web-your-name = Dein Name
web-player = Spieler
web-first = 1.
web-second = 2.
web-bot = Bot { $bot }
web-icons-by = Symbole von
web-fair = Faires Mischen, von allen überprüfbar
web-offline = Der Server ist nicht erreichbar.
web-offline-sub = Die Seite versucht es von selbst weiter.
web-trouble = Der Server meldet Fehler { $status }.
web-reconnecting = Verbinde neu … Der Tisch bleibt lesbar, dein Zug geht nicht verloren.
web-closed = Dieser Tisch lässt sich nicht öffnen.
web-link-incomplete = Dieser Link ist nicht vollständig.
web-link-ask-whole = { $known ->
    [0] Bitte den Gastgeber um den ganzen Link.
   *[other] Bitte { $host } um den ganzen Link.
}
web-link-wrong = Dieser Link öffnet den Tisch nicht.
web-link-ask-new = { $known ->
    [0] Bitte den Gastgeber um einen neuen.
   *[other] Bitte { $host } um einen neuen.
}
web-no-table = Diesen Tisch gibt es nicht.
web-no-table-sub = Er wurde entfernt, oder der Link enthält einen Tippfehler.
web-no-screen = { $game } lässt sich noch nicht im Browser spielen.
web-in-terminal = Bis dahin geht es im Terminal:

## Startseite

web-hero-title = Zwei Brettspiele in deinem Browser
web-hero-sub = Spiel gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren.
web-about-tuscany = Baue deine Region Plättchen für Plättchen aus. Frühe Punkte zählen bis zu dreimal.
web-about-virtu = Führe eine der großen Familien Italiens durch Handel, Intrigen und Krieg.
web-players-range = { $fewest }–{ $most } Personen
web-play-now = Jetzt spielen
web-play = Spielen
web-starts-against = „Jetzt spielen“ beginnt gegen { $bot } ({ $strength }).
web-against-bot = gegen { $bot } – { $strength }
web-choose-bot = Bot wählen
web-suggested = empfohlen
web-new-game = Neues Spiel: { $game }
web-invite-what = ein Link und ein QR-Code
web-get-link = Link erstellen
web-same-what = gebt es reihum weiter
web-set-up = Einrichten
web-my-tables = Meine Tische
web-public-tables = Öffentliche Tische
web-being-played = Laufende Partien
web-finished = Beendet
web-your-turn = Du bist am Zug
web-your-turn-at = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
web-others-wait = { $count ->
    [one] Ein weiterer Tisch wartet auf andere.
   *[other] { $count } weitere Tische warten auf andere.
}
web-next-table = Nächster Tisch
web-all-tables = Alle { $count } Tische
web-look = Ansehen
web-watch = Zusehen
web-none-public = Niemand wartet auf Mitspieler.
web-open-public = Öffentlicher Tisch
web-same-device = An diesem Gerät
web-open-record = Aufzeichnung öffnen
web-played-before = Ich habe hier schon gespielt
web-status-waiting = wartet auf Mitspieler
web-status-playing = läuft
web-status-finished = beendet
web-status-cancelled = geschlossen
web-finished-as = { $place ->
    [1] Gewonnen gegen { $others }
    [2] 2. von { $count }, mit { $others }
    [3] 3. von { $count }, mit { $others }
   *[other] { $place }. von { $count }, mit { $others }
}
web-seats-taken = { $taken } von { $count } besetzt

## Ein neuer Tisch

web-seat-it = Bot hinzufügen
web-name-of-seat = Name der Person auf Platz { $seat }
web-add-player = Noch jemand: { $count } Plätze
web-remove-seat = Platz { $seat } entfernen
web-free-the-seat = Platz wieder freigeben: { $player }
web-who-may-come = Wer mitspielen und zusehen darf
web-by-link = alle mit dem Link
web-public = alle
web-deal-again = Verteilung
web-deal-fresh = neu gemischt

## Verteilungen

web-deal = Mischen
web-deal-committed = vor der Partie versiegelt
web-deal-known = bekannte Verteilung
web-deal-seed = gewählte Verteilung
web-deal-fork = fortgesetzte Partie

## Warteraum

web-seats = Plätze
web-waiting-for-friend = Wartet auf jemanden
web-anyone-with-link = wer den Link hat, kann sich setzen
web-anyone-here = alle können sich setzen
web-you-here = du, hier
web-this-table = Dieser Tisch
web-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-undo-sub = bis etwas Verdecktes aufgedeckt wird
web-can-change = Bis zum Spielbeginn kannst du hier alles ändern. Wer eingeladen ist, sieht es vor dem Hinsetzen.
web-all-seated = Alle Plätze sind besetzt. Du kannst anfangen.
web-wait-for-host = Alle Plätze sind besetzt. { $player } kann das Spiel starten.
web-invite = { $count ->
    [one] Freund einladen
   *[other] Freunde einladen
}
web-invite-sub = { $game } zu { $count }. Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-scan = Mit dem Handy scannen
web-only-here = Nur dieser Computer kann den Link öffnen.
web-only-here-open = Damit andere Geräte in deinem Netzwerk mitspielen können, beende den Server und starte ihn mit
web-same-house = Im selben WLAN?
web-same-house-sub = Dieser Link geht auf allen Geräten in deinem WLAN.
web-qr = QR-Code zum Link
web-reserved = reserviert für { $player }
web-start-with-bots = { $count ->
    [one] Stattdessen mit einem Bot beginnen
   *[other] Stattdessen mit Bots beginnen
}
web-start = Anfangen
web-invites-you = { $player } lädt dich zum Spielen ein
web-invites-rematch = { $player } möchte eine Revanche
web-how-played = Einstellungen dieses Tisches
web-your-name-here = Dein Name am Tisch
web-sit-down = Hinsetzen
web-just-watch = Nur zusehen
web-host-waits = { $player } wartet auf dich.
web-watch-later = Das Spiel hat noch nicht begonnen. Sobald es losgeht, kannst du zusehen.
web-cancel-table = Tisch schließen
web-close-sure = Tisch schließen?
web-close-what = Der Link gilt dann nicht mehr, und alle am Tisch kommen zurück zur Startseite.
web-leave = Verlassen
web-leave-sure = Tisch verlassen?
web-leave-waiting = Dein Platz wird wieder frei.
web-leave-playing = Dein Platz bleibt deiner, und du kannst jederzeit zurückkommen. Solange du weg bist, dürfen die anderen ihn einem Bot geben.
web-cancelled = Dieser Tisch wurde geschlossen.
web-cancelled-sub = Der Gastgeber hat ihn vor Spielbeginn geschlossen.

## Am Tisch

web-prompt = Was zu tun ist
web-at-the-table = Am Tisch
web-ready = fertig
web-present = da
web-away = nicht da
web-left = hat den Tisch verlassen
web-resigned = hat aufgegeben
web-plays-first = beginnt
web-resign = Aufgeben
web-resign-sure = Aufgeben?
web-resign-ends = Die Partie endet sofort, und du belegst den letzten Platz. Das lässt sich nicht zurücknehmen.
web-resign-goes-on = Ein Bot spielt für dich weiter, und du belegst den letzten Platz. Das lässt sich nicht zurücknehmen.
web-stands-in = Bot für { $player }
web-seat-replaced = Während du weg warst, hat { $bot } deinen Platz übernommen.
web-seat-reclaim = Platz zurückholen
web-seat-asked = Du hast um deinen Platz gebeten. Die anderen entscheiden.
web-seat-asks = { $player } ist zurück und möchte wieder spielen.
web-seat-return = { $player } spielt weiter
web-seat-keep-bot = Bot behalten
web-from = Fortsetzung von
web-wait = Bitte warten
web-their-turn = { $player } ist am Zug
web-settling = Dein Zug ist zu Ende
web-settling-sub = Du kannst ihn noch zurücknehmen.
web-settling-other = { $player } kann noch { $seconds } s lang zurücknehmen.
web-next-you = Du bist als Nächstes am Zug
web-next = Als Nächstes am Zug: { $player }
web-bot-thinks = Denkt nach, höchstens { $seconds } s.
web-bot-waits = Wartet: Gerade denken viele Bots nach.
web-bot-thinks-shorter = Denkt kürzer nach: Gerade denken viele Bots nach.
web-move-now = Jetzt ziehen
web-end-turn = Zug beenden
web-undo-step = Schritt zurück
web-restart-turn = Zug neu beginnen
web-suggest = Vorschlag
web-sure-sub = Dabei wird etwas aufgedeckt. Das lässt sich nicht zurücknehmen.
web-game-over = Partie beendet
web-left-count = noch { $count }
web-you-watch = Du siehst zu. Die Handkarten bleiben verdeckt.
web-watching = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
web-nameless = { $count } ohne Namen
web-pass-device = Gib das Gerät an { $player }
web-pass-device-sub = Bis dahin bleibt die Hand verdeckt.
web-i-am = Ich bin { $player }
web-rule-open = Regel { $rule }
web-tab-rivals = Gegner

## Verlauf und Rückblick

web-log = Verlauf
web-since-your-turn = Seit deinem Zug
web-last-turn = Letzter Zug
web-log-sentences = Ganze Sätze
web-show-again = Erneut zeigen
web-pacing = { $player }: { $what }
web-moment = Schritt { $n } von { $last }
web-back-to-now = Zurück zur Partie
web-replay = Wiederholung
web-replay-first = Zum Anfang
web-replay-back = Voriger Schritt
web-replay-next = Nächster Schritt
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Schritt
web-seen-by = Sicht von
web-everybody = Zuschauer
web-play-on = Ab hier weiterspielen
web-share-moment = Link zu diesem Schritt
web-share-game = Link zu dieser Partie

## Nach der Partie

web-result = Ergebnis
web-you-won = Du hast gewonnen
web-you-resigned = Du hast aufgegeben
web-you-won-by = { $points ->
    [one] Mit { $points } Punkt Vorsprung gewonnen
   *[other] Mit { $points } Punkten Vorsprung gewonnen
}
web-you-lost-by = { $points ->
    [one] Mit { $points } Punkt Rückstand verloren
   *[other] Mit { $points } Punkten Rückstand verloren
}
web-you-placed = { $place }. Platz, { $points } zurück
web-you-won-tie = Gleichstand, du gewinnst
web-you-lost-tie = Gleichstand, du verlierst
web-won-tie = Gleichstand, { $player } gewinnt
web-a-tie = Unentschieden
web-why-level = Fast gleich: { $sources }.
web-why-item = { $points } mehr durch { $source }
web-why-more = { $player } hat { $items }.
web-why-you = Du hast { $items }.
web-ended-early = Punkte bei Ende der Partie.
web-final-count = Schlusswertung
web-same-as-log = dieselben Zahlen wie im Verlauf
web-by-difference = Unterschied
web-by-share = Anteile
web-source = Quelle
web-ahead = { $player } vorn
web-you-ahead = du vorn
web-level = gleich
web-total = Summe
web-winner = Sieg
web-show-result = Ergebnis zeigen
web-start-round = Durchgang { $round } starten
web-go-on = Weiter
web-gone-on = Das Spiel ist inzwischen weitergegangen.
web-wins-by = { $points ->
    [0] { $player } gewinnt
    [one] { $player } gewinnt mit { $points } Punkt Vorsprung
   *[other] { $player } gewinnt mit { $points } Punkten Vorsprung
}
web-shared-win = Geteilter Sieg: { $players }
web-ended-resigned = Aufgegeben: { $players }.
web-round = Durchgang { $round }
web-points-from = Woher die Punkte kamen
web-curve = Voraussichtlicher Endstand, Schritt für Schritt
web-curve-at = Schritt { $n }: { $scores }
web-curve-hint = Klicke auf die Kurve oder nutze die Pfeiltasten, um einen Schritt zu wählen.
web-look-at = Schritt { $n } ansehen
web-play-on-at = Ab Schritt { $n } weiterspielen
web-record = Aufzeichnung
web-verify = Mischen prüfen
web-verdict-fair = Es wurde fair gemischt
web-verdict-fork = Fortsetzung einer anderen Partie
web-verdict-seed = Die Verteilung wurde gewählt, nicht gemischt
web-verdict-known = Die Verteilung war vorher bekannt
web-verdict-open = Kein versiegeltes Mischen, nichts zu prüfen
web-rematch = Revanche
web-rematch-join = Zur Revanche

## Regeln

web-rules-search = Regeln durchsuchen
web-rules-none = Keine Regel passt zu deiner Suche.
web-example = Beispiel:

## Einstellungen

web-theme = Farbschema
web-theme-system = System
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Tempo von Zügen und Animationen
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-off = aus
web-labels = Namen unter den Symbolen
web-confirm-reveals = Vor Zügen nachfragen, die sich nicht zurücknehmen lassen
web-auto-end = Meinen Zug beenden, ohne nach Marmor zu fragen
web-shortcuts = Tastenkürzel mit einer Taste
web-notify = Benachrichtigen, wenn ich am Zug bin
web-grace = Zeit, um einen fertigen Zug zurückzunehmen
web-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-recovery = Umzugslink
web-recovery-what = Öffnet deine Tische auf einem anderen Gerät. Gilt einmal, eine Woche lang.
web-recovery-make = Umzugslink erstellen
web-recover-how = Öffne auf dem Gerät, an dem du gespielt hast, die Einstellungen und erstelle einen Umzugslink. Füge ihn hier ein.
web-recover-no-link = Das ist kein Umzugslink.
web-recover-whose = Ein Umzugslink von { $name }
web-recover-what = Benutze ihn, um auf diesem Gerät als { $name } zu spielen. Laufende Partien: { $games }.
web-recover-mine = { $name } spielt schon auf diesem Gerät. Öffne den Link auf einem anderen.
web-recover-stays = Hier bist du { $player }. Deine laufenden Partien ({ $games }) bleiben auf deinen anderen Geräten.
web-recover-only = Hier bist du { $player }, und dies ist dein einziges Gerät. Ohne eigenen Umzugslink kommst du nicht mehr an deine laufenden Partien ({ $games }). Erstelle vorher einen und bewahre ihn auf.
web-recover-become = Auf diesem Gerät { $name } werden
web-recover-merge = Zusammenlegen: Aus { $player } wird { $name }
web-recover-merge-sure = Alle Partien und Geräte von { $player } gehören danach { $name }, und zwar endgültig. Tu das nur, wenn du beides bist: Alle diese Geräte sehen dann beide Hände.
web-recover-merge-yes = Zusammenlegen
web-recover-together = { $player } und { $name } spielen am selben Tisch. Auf diesem Gerät gilt der Link erst, wenn die Partie zu Ende ist.
web-recover-lose = Partien zurücklassen?
web-recover-lose-sure = Dies ist das einzige Gerät von { $player }, und es gibt keinen Umzugslink. Niemand könnte diese Partien mehr öffnen: { $games }.
web-recover-not = Link nicht benutzen
web-recover-until = Der Link gilt einmal, bis { $time }.
web-other-person-sub = Öffne den Tisch neu, um ihn als die Person zu sehen, die jetzt hier spielt.
web-use-recovery = Umzugslink benutzen
web-signed-out-sub = Mit einem Umzugslink kannst du hier weiterspielen.
web-devices = Deine Geräte
web-device-on = { $browser } unter { $system }
web-device-unknown = Unbekanntes Gerät
web-device-this = dieses Gerät
web-device-times = Seit { $since }, zuletzt benutzt: { $seen }
web-sign-out = Abmelden
web-sign-out-others = Alle anderen Geräte abmelden
web-sign-out-what = Ein abgemeldetes Gerät öffnet deine Tische nicht mehr. Auch ein Umzugslink, der noch nicht benutzt wurde, gilt dann nicht mehr.
web-sign-out-here = Auf diesem Gerät abmelden?
web-sign-out-here-others = Deine Partien bleiben auf deinen anderen Geräten.
web-sign-out-here-only = Dies ist dein einziges Gerät. Ohne es kommst du nicht mehr an deine Partien.
web-keys = Tasten
web-key-draw = Karten ziehen
web-key-take = Plättchen nehmen
web-key-place = Plättchen legen
web-key-option = eine Möglichkeit wählen
web-key-confirm = bestätigen
web-key-back = zurück
web-key-undo = rückgängig
web-key-restart = Zug neu beginnen
web-key-end = Zug beenden
web-key-skip = verzichten
web-key-space = Leertaste
web-key-again = Züge der anderen erneut zeigen
web-key-space-skip = zu deinem Zug vorspulen
web-key-legal = nächstes mögliches Feld
web-key-arrows = durch Region, Auslage oder Wiederholung gehen
web-key-help = diese Tasten
web-key-marble = einen Marmor für eine weitere Aktion zahlen
web-key-ends = erstes oder letztes Feld
web-key-region = Region der nächsten Person
web-key-log = Verlauf
web-key-rules = Regeln
web-keys-looking = Umsehen

## The Castles of Tuscany: Stand

web-tuscany-status-setup = Lege deine Region an
web-tuscany-status-setup-watch = Aufbau
web-tuscany-setup-next = danach: Bonusplättchen wählen
web-tuscany-status-draft = Bonusplättchen wählen
web-tuscany-round = Durchgang { $round } von 3
web-tuscany-round-ends = endet, wenn jemand Stapel { $round } leert: noch { $left }
web-tuscany-scoring = Wertung von Durchgang { $round }
web-tuscany-last-turn = Letzter Zug für alle
web-tuscany-projected = Wenn jetzt Schluss wäre
web-tuscany-projected-tip = Endstand, wenn jetzt Schluss wäre: Rot, dazu Grün für jede noch ausstehende Wertung und die Güter (T9.6)
web-tuscany-green = grün
web-tuscany-red = rot
web-tuscany-green-tip = Grüne Punkte: der aktuelle Stand; er kommt am Ende jedes Durchgangs zu Rot (T9)
web-tuscany-red-tip = Rote Punkte: der Endstand (T9)
web-tuscany-sum = { $scorings ->
    [one] { $red } + { $scorings } Wertung × { $green } + { $goods } für Übriges
   *[other] { $red } + { $scorings } Wertungen × { $green } + { $goods } für Übriges
}
web-tuscany-piles = Stapel
web-tuscany-pile = Stapel { $pile }
web-tuscany-pile-tip = Stapel { $pile }: noch { $count }
web-tuscany-your-piles = Deine Stapel
web-tuscany-your-bonus = Deine Bonusplättchen
web-tuscany-no-bonus = noch keine
web-tuscany-bonus = Bonus
web-tuscany-colour-bonuses = Farbboni
web-tuscany-bonus-tip = { $takers ->
    [0] { $kind }: { $filled } von { $total } gefüllt. Zuerst: { $first }, danach: { $second }.
   *[other] { $kind }: { $filled } von { $total } gefüllt. Zuerst: { $first }, danach: { $second }. Schon gewertet: { $taken }.
}

## The Castles of Tuscany: der Tisch

web-tuscany-display = Auslage
web-tuscany-slot = Auslage { $place }: { $kind }
web-tuscany-slot-legal = Auslage { $place }: { $kind }, möglich
web-tuscany-slot-empty = Auslage { $place }: leer
web-tuscany-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-tuscany-cards-word = { $count ->
    [one] Karte
   *[other] Karten
}
web-tuscany-discards = Ablage
web-tuscany-yields = { $count ->
    [one] { $count } Ertrag
   *[other] { $count } Erträge
}
web-tuscany-yields-word = { $count ->
    [one] Ertrag
   *[other] Erträge
}
web-tuscany-deck-tip = Landschaftskarten: { $deck } im Stapel, { $discards } abgelegt
web-tuscany-discards-tip = Abgelegte Karten: { $count }
web-tuscany-yields-tip = Ertragskarten im Stapel: { $count }
web-tuscany-hand = Hand
web-tuscany-hand-count = { $kind }: { $count }
web-tuscany-hand-count-all = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
web-tuscany-stored = Im Lager: { $kind }
web-tuscany-stored-legal = Im Lager: { $kind }, möglich
web-tuscany-storage-free = freier Lagerplatz
web-tuscany-goods = Güter
web-tuscany-workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
web-tuscany-marble-count = Marmor
web-tuscany-marble-is = 1 = eine Aktion
web-tuscany-marble-tip = Zahle einmal pro Zug 1 Marmor für eine weitere Aktion (T3.2)
web-tuscany-enlarge = Diese Region ansehen
web-tuscany-back-to-mine = Zurück zu deiner
web-tuscany-your-region = Deine Region
web-tuscany-region-named = Region von { $player }
web-tuscany-region-of = Region mit { $count } Plättchen
web-tuscany-region-hidden = Verdeckt, bis alle fertig sind
web-tuscany-column = Spalte { $column }
web-tuscany-space-empty = { $size ->
    [one] leeres Feld: { $kind }, Spalte { $column }, Reihe { $row }, einzelnes Feld
   *[other] leeres Feld: { $kind }, Spalte { $column }, Reihe { $row }, Gebiet aus { $size }
}
web-tuscany-space-legal = { $size ->
    [one] leeres Feld: { $kind }, Spalte { $column }, Reihe { $row }, möglich, einzelnes Feld
   *[other] leeres Feld: { $kind }, Spalte { $column }, Reihe { $row }, möglich, Gebiet aus { $size }
}
web-tuscany-space-filled = { $kind }, belegt, Spalte { $column }, Reihe { $row }
web-tuscany-space-start = Startkastell, Spalte { $column }, Reihe { $row }
web-tuscany-tip = Auf { $space }: { $kind }
web-tuscany-tip-area = Gebiet { $filled } von { $size }, bringt { $points }

## The Castles of Tuscany: was Plättchen und Bonusplättchen tun

web-tuscany-effect-castle = Kastell: lege sofort kostenlos ein Plättchen aus der Auslage (T8.1)
web-tuscany-effect-city = Stadt: nimm ein Bonusplättchen (T8.2)
web-tuscany-effect-inn = Gutshof: bringt ein Gutshof-Sechseck, das jedes Plättchen sein kann (T8.3)
web-tuscany-effect-agriculture = Landwirtschaft: Punkte für neue Arten von Betrieben im Gebiet (T8.4)
web-tuscany-effect-quarry = Steinbruch: bringt Marmor, für weitere Aktionen (T8.5)
web-tuscany-effect-village = Dorf: bringt Arbeiter, die Karten ersetzen (T8.6)
web-tuscany-effect-monastery = Kloster: bringt 3 Landschaftskarten (T8.8)
web-tuscany-effect-wagon = Fuhrwerk: deckt eine Ertragskarte auf (T8.7)
web-tuscany-bonus-what-card = { $then } statt { $now } Karten ziehen
web-tuscany-bonus-what-storage = { $points ->
    [0] { $then } statt { $now } Plättchen lagern
    [one] { $then } statt { $now } Plättchen lagern, sofort { $points } grüner Punkt
   *[other] { $then } statt { $now } Plättchen lagern, sofort { $points } grüne Punkte
}
web-tuscany-bonus-what-marble = { $then } statt { $now } Marmor je Steinbruch
web-tuscany-bonus-what-worker = { $then } statt { $now } Arbeiter je Dorf
web-tuscany-bonus-what-yield = { $then } statt { $now } Ertragskarten je Fuhrwerk

## The Castles of Tuscany: Entscheidungen

web-tuscany-actions = Aktionen
web-tuscany-action-sub = Ziehe Karten, nimm ein Plättchen oder lege eines.
web-tuscany-draw = { $count } ziehen
web-tuscany-take = Nehmen
web-tuscany-place = Legen
web-tuscany-remove = Entfernen
web-tuscany-replace = Ersetzen
web-tuscany-sure-draw = { $count } Karten ziehen?
web-tuscany-sure-take = Dieses Plättchen nehmen?
web-tuscany-sure-free = Hierhin legen?
web-tuscany-sure-remove = Dieses Plättchen aus dem Lager entfernen?
web-tuscany-sure-refresh = Diese Plättchen ersetzen?
web-tuscany-take-title = Nimm ein Plättchen
web-tuscany-take-sub = Wähle ein leuchtendes Plättchen in der Auslage.
web-tuscany-place-any = Lege ein Plättchen
web-tuscany-place-pick = Wähle ein Plättchen aus deinem Lager.
web-tuscany-place-title = Lege { $a_kind }
web-tuscany-place-sub = { $count ->
    [one] Ein Feld leuchtet: wähle es.
   *[other] Wähle eines der { $count } leuchtenden Felder.
}
web-tuscany-pay-title = Zahle für { $a_kind } auf { $space }
web-tuscany-pay-sub = Zwei { $kind }-Karten. Ein Paar einer anderen Farbe oder ein Arbeiter ersetzt eine.
web-tuscany-payments = Bezahlung
web-tuscany-part-card = eine { $kind }-Karte
web-tuscany-part-pair = ein Paar { $kind }-Karten
web-tuscany-part-worker = ein Arbeiter
web-tuscany-cheapest = am günstigsten
web-tuscany-pay-count = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-tuscany-pay = Zahlen und legen
web-tuscany-after-paying = Danach: { $cards } Karten, { $workers } Arbeiter
web-tuscany-castle-title = Kastell: kostenlos legen
web-tuscany-castle-pick = Wähle ein leuchtendes Plättchen in der Auslage.
web-tuscany-city-title = Stadt: ein Bonusplättchen
web-tuscany-city-sub = Du behältst es für den Rest der Partie.
web-tuscany-draft-title = Nimm ein Bonusplättchen
web-tuscany-draft-sub = Du behältst es die ganze Partie lang.
web-tuscany-draft-order = Reihenfolge der Bonuswahl
web-tuscany-draft-now = wählt gerade
web-tuscany-draft-later = wählt später
web-tuscany-room-title = Schaffe Platz im Lager
web-tuscany-refresh-title = Ersetze eine Art
web-tuscany-refresh-sub = Nichts aus der Auslage passt in deine Region. Wähle eine Art, die entfernt wird.
web-tuscany-more-title = Noch eine Aktion?
web-tuscany-more-sub = Zahle dafür 1 Marmor oder beende deinen Zug.

## The Castles of Tuscany: Aufbau

web-tuscany-assemble = Baue deine Region und wähle ein Kastellfeld
web-tuscany-assemble-sub = Ziehe ein Spielplanteil oder nutze die Knöpfe. Größere Gebiete bringen mehr.
web-tuscany-assemble-castle = Ziehe ein Spielplanteil oder nutze die Knöpfe, wähle dann ein leuchtendes Kastellfeld.
web-tuscany-ready = Deine Region ist fertig
web-tuscany-rebuild = Ändern
web-tuscany-confirm-region = Region bestätigen
web-tuscany-board = Teil { $board }
web-tuscany-boards = Spielplanteile
web-tuscany-turn-board = Drehen
web-tuscany-move-left = Nach links
web-tuscany-move-right = Nach rechts
web-tuscany-shift = Versatz zwischen { $left } und { $right }
web-tuscany-shift-up = Rechtes Teil höher
web-tuscany-shift-down = Rechtes Teil tiefer
web-tuscany-your-cards = Deine Karten
web-tuscany-display-later = für später: Das Spiel beginnt nach den Bonusplättchen
web-tuscany-display-refused = Plättchen nimmst du erst später. Zuerst kommen die Regionen, dann die Bonusplättchen.
web-tuscany-area-points = Gebietspunkte
web-tuscany-if-filled = { $count ->
    [one] Punkt, wenn du alle Gebiete füllst
   *[other] Punkte, wenn du alle Gebiete füllst
}
web-tuscany-single-spaces = { $count ->
    [one] { $count } einzelnes Feld
   *[other] { $count } einzelne Felder
}
web-tuscany-area-how = Ein Gebiet zählt, sobald du sein letztes Feld füllst. 1 Feld: { $one }, 2 Felder: { $two }, 3 Felder: { $three } Punkte. Das Startkastell selbst bringt nichts.
web-tuscany-castle-on = { $count ->
    [one] Auf { $space }, neben { $count } Feld.
   *[other] Auf { $space }, neben { $count } Feldern.
}
web-tuscany-castle-none = Wähle eines der leuchtenden Kastellfelder.
web-tuscany-castles-left = { $count ->
    [one] { $count } weiteres leuchtet.
   *[other] { $count } weitere leuchten.
}
web-tuscany-castle-missing = Wähle zuerst ein Kastellfeld. Sie leuchten.
web-tuscany-first-hidden = { $player } beginnt. Die Regionen bleiben verdeckt, bis alle fertig sind.
web-tuscany-building = baut noch
web-tuscany-still-building = { $count ->
    [0] Alle sind fertig.
    [one] Es baut noch: { $players }
   *[other] Es bauen noch: { $players }
}
web-tuscany-setup-watch = Die Regionen werden gebaut

## The Castles of Tuscany: tips

web-tuscany-about-pile = Durchgang { $round } endet mit der Runde, in der jemand Stapel { $round } leert (T9.1).
web-tuscany-about-storage = { $count ->
    [one] Lager: { $count } Lagerplatz für ein genommenes Plättchen, bis du es legst (T5.1).
   *[other] Lager: { $count } Lagerplätze für genommene Plättchen, bis du sie legst (T5.1).
}
web-tuscany-about-inn-hex = Gutshof-Sechseck: zählt beim Legen als Plättchen jeder Art (T8.3).
web-tuscany-about-worker = Arbeiter: Beim Bezahlen ersetzt jeder eine Karte (T7.3).
web-tuscany-about-round = Es gibt drei Durchgänge. Am Ende jedes Durchgangs zählen alle Grün zu Rot dazu (T9.4).
web-tuscany-hand-tip = { $count ->
    [one] { $kind }: { $count } Karte. Ein Plättchen zu legen kostet zwei Karten seiner Farbe (T7).
   *[other] { $kind }: { $count } Karten. Ein Plättchen zu legen kostet zwei Karten seiner Farbe (T7).
}
web-tuscany-hand-hidden = { $count ->
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
web-tuscany-piles-named = Stapel: { $player }
web-tuscany-bonus-named = Bonusplättchen: { $player }

## The Castles of Tuscany: Wertung, Ergebnis und Zeilen des Verlaufs

web-tuscany-final = Die Regionen am Ende
web-tuscany-final-score = Endstand
web-tuscany-final-scoring = Durchgang 3: Grün zu Rot
web-tuscany-count-goods = Güter zählen
web-tuscany-scoring-added = dazu
web-tuscany-scoring-makes = ergibt
web-tuscany-scoring-sub = { $next ->
    [0] Alle zählen zum letzten Mal Grün zu Rot dazu.
   *[other] Alle zählen Grün zu Rot dazu; Grün bleibt für Durchgang { $next } stehen.
}
web-tuscany-scoring-next = { $round ->
    [2] Ein grüner Punkt aus Durchgang 2 zählt zweimal. In Durchgang 1 zählte er dreimal.
   *[other] Ein grüner Punkt aus Durchgang 3 zählt einmal. In Durchgang 1 zählte er dreimal.
}
web-tuscany-round-over = Stapel { $pile } von { $player } ist leer.
web-tuscany-round-over-yours = Dein Stapel { $pile } ist leer.
web-tuscany-round-over-still = Eine ganze Runde lang hat niemand etwas gezogen, genommen oder gelegt.
web-tuscany-goods-title = Ein Punkt für jedes übrige Gut
web-tuscany-goods-sub = Plättchen und Gutshof-Sechsecke im Lager, Marmor, Arbeiter und je fünf Karten.
web-tuscany-left-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
web-tuscany-left-hexes = { $count ->
    [one] { $count } Gutshof-Sechseck
   *[other] { $count } Gutshof-Sechsecke
}
web-tuscany-left-marble = { $count } Marmor
web-tuscany-left-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
web-tuscany-left-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-tuscany-left-nothing = nichts übrig
web-tuscany-ledger-red = Rot direkt erhalten
web-tuscany-ledger-goods = Übrige Güter
web-tuscany-ledger-early = Die Partie endete in Durchgang { $round }. Nicht gewertete Durchgänge zählen mit dem letzten Stand.
web-tuscany-from-areas = Gebiete
web-tuscany-from-agriculture = Landwirtschaft
web-tuscany-from-colour-bonus = Farbboni
web-tuscany-from-storage = Lagerplatz-Plättchen
web-tuscany-from-yield = Ertragskarten
web-tuscany-from-overflow = Gutshof-Sechsecke ohne Platz
web-tuscany-from-leftovers = übrige Güter
web-tuscany-tie-spaces = { $player } hat mehr leere Felder (T9.7).
web-tuscany-tie-green = Auch gleich viele leere Felder; { $player } hat mehr grüne Punkte (T9.7).
web-tuscany-tie-shared = Auch gleich viele leere Felder und grüne Punkte: Der Platz wird geteilt (T9.7).
web-tuscany-line-region = Region gebaut, Kastell auf { $space }
web-tuscany-line-draw = { $count ->
    [0] zieht nichts
    [one] zieht { $count } Karte
   *[other] zieht { $count } Karten
}
web-tuscany-line-take = nimmt
web-tuscany-line-remove = entfernt
web-tuscany-line-refresh = ersetzt alle
web-tuscany-line-pile = und leert Stapel { $pile }
web-tuscany-line-place = auf { $space }
web-tuscany-line-area = { $size ->
    [1] Gebiet
   *[other] { $size }er-Gebiet
}
web-tuscany-line-bonus = { $side ->
    [1] zuerst alle
   *[other] danach alle
}
web-tuscany-line-farm = { $count ->
    [one] Betrieb
   *[other] Betriebe
}
web-tuscany-line-yield = Ertrag
web-tuscany-line-marble = zahlt 1 Marmor
