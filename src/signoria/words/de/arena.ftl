### Wettkämpfe zwischen Bots: `signoria arena`.

cli-help-arena = Bots gegeneinander antreten lassen und bewerten
    .more =
        Bots zu einem Wettkampf antreten lassen, oder jeden gegen jeden, wenn es mehr sind als Plätze: Jede Verteilung wird mit allen auf
        allen Plätzen gespielt. Zeigt Siegesanteile mit ihren 95-%-Intervallen, Punkte, Zeiten und Bewertungen. Ein Programm, das die
        Fragen des Zeilenprotokolls beantwortet, tritt als exec:BEFEHL an; wer abstürzt, hängt oder Unerlaubtes spielt, verliert die Partie.
cli-help-bots = Die Bots auflisten
    .more = Die Bots eines Spiels auflisten, die schwächsten zuerst, mit einer Zeile zu jedem.
arena-metavar-share = ANTEIL
arena-option-bots = Wer antritt, etwa adept,expert oder adept,exec:./meinbot.
arena-option-games = Zahl der Partien an jedem Tisch (Standard: 200).
arena-option-seed = Nach einem gewählten Startwert geben. Dieselben Verteilungen können wieder gespielt werden.
arena-option-share = Der Anteil ihrer üblichen Bedenkzeit, den Bots bekommen, etwa 0.05.
arena-option-seconds = Wie viele Sekunden ein Programm für eine Entscheidung hat (Standard: 2).
arena-option-sprt = Aufhören, sobald ein sequenzieller Test zeigt, ob der erste Bot über oder unter der Marke liegt.
arena-option-bar = Der Siegesanteil, der geprüft wird (Standard: der gleiche für alle).
arena-option-workers = Zahl der Prozesse, in denen gespielt wird (Standard: einer je Kern).
arena-option-journal = Jede Partie in dieser Datei festhalten und nach einer Unterbrechung dort weitermachen.
arena-option-cluster = Auf einem Ray-Cluster spielen (braucht das Extra „cluster“).
arena-column-played = Gespielt
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = 95 %
arena-column-rank = Rang
arena-column-score = Punkte
arena-column-margin = Abstand
arena-column-time = ms/Zug
arena-column-rating = Bewertung
arena-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $players } Spieler, Startwert { $seed }
arena-failures =
    { $count ->
        [one] { $bot } hat { $count } Partie durch Versagen verloren. Beim ersten Mal: { $reason }
       *[other] { $bot } hat { $count } Partien durch Versagen verloren. Beim ersten Mal: { $reason }
    }
arena-failed = { $bot } hat versagt: { $problem }
arena-no-class = { $bot } kann nicht antreten: { $problem }
arena-twice = { $bot } ist zweimal genannt.
arena-sprt-above = Der Test ist entschieden: Der Siegesanteil von { $bot } liegt über { $bar }.
arena-sprt-below = Der Test ist entschieden: Der Siegesanteil von { $bot } liegt unter { $bar }.
arena-sprt-open = Ob der Siegesanteil von { $bot } über { $bar } liegt, zeigen erst mehr Partien.
arena-sprt-match = Ein Test gilt einem Tisch: Nenne nicht mehr Bots, als es Plätze gibt.
arena-journal-seed = Ein Journal braucht einen Startwert, mit --seed genannt.
arena-journal-other = { $file } ist das Journal eines anderen Wettkampfs. Anders ist: { $differs }.
arena-journal-damaged = { $file }: Zeile { $line } ist beschädigt.

## Wer die Bots sind

bot-character-random = Spielt irgendetwas Erlaubtes. Zum Messen, nicht zur Gesellschaft.
bot-character-novice = Freundlicher Anfänger: sieht die Punkte, die ein Zug sofort bringt, und sonst nichts.
bot-character-greedy = Alter Hase mit festen Gewohnheiten: nimmt immer, was gerade am meisten bringt.
bot-character-adept = Spielt aus Erfahrung, entscheidet sofort und weiß, was ein Plättchen wann wert ist.
bot-character-expert = Denkt eine halbe Sekunde nach und stellt sich Tausende Fortsetzungen vor.
bot-character-master = Der stärkste: denkt bis zu zwei Sekunden nach und versteht jede Stellung besser.
bot-strength-random = spielt zufällig
bot-strength-novice = am leichtesten
bot-strength-greedy = leicht
bot-strength-adept = stark
bot-strength-expert = sehr stark
bot-strength-master = am stärksten
arena-interrupted = Abgebrochen nach { $played } von { $planned } Partien.
