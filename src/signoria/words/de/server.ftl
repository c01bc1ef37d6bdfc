### Was der Server den Leuten am Tisch sagt, und denen, die ihn betreiben.

# The name of somebody who has not said one
server-guest = Gast
log-undo = { $player } nimmt einen Zug zurück.

## People

server-no-cookie = Dein Browser blockiert Cookies für diese Seite und kann sich deine Plätze nicht merken.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-no-recovery = Dieser Umzugslink wurde schon benutzt, durch einen neueren ersetzt oder ist älter als eine Woche.
server-together = Diese Person und die auf diesem Gerät spielen am selben Tisch. Der Link gilt hier erst, wenn die Partie zu Ende ist.
server-other-person = Dieses Gerät gehört jetzt jemand anderem.
server-no-device = Dieses Gerät gehört dir nicht (mehr).
server-signed-out = Du wurdest auf diesem Gerät abgemeldet.
server-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
server-blocked = Der Betreiber dieses Servers hat deine Adresse gesperrt.

## Tables

server-no-table = Diesen Tisch gibt es nicht.
server-table-damaged = Ein Teil dieser Partie ist auf dem Server beschädigt. Was übrig ist, kannst du ansehen, aber die Partie kann nicht weitergehen. Bitte melde es dem Betreiber dieses Servers.
server-table-other-version = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt. Sie bleibt erhalten, kann hier aber nicht weitergehen.
server-by-link = Diesen Tisch kann nur öffnen, wer den Link hat.
server-seat-count = { $count ->
    [one] Dieses Spiel geht nicht mit { $count } Platz. Möglich: { $known }.
   *[other] Dieses Spiel geht nicht mit { $count } Plätzen. Möglich: { $known }.
}
server-me-once = Du kannst einen Platz nehmen. Andere an deinem Gerät brauchen einen eigenen Namen.
server-nobody-plays = Mindestens ein Platz muss deiner oder an deinem Gerät sein.
server-one-deal = Wähle entweder eine frühere Verteilung oder einen Startwert, nicht beides.
server-deal-fits = { $seats ->
    [one] Diese Verteilung gehört zum selben Spiel mit { $seats } Platz.
   *[other] Diese Verteilung gehört zum selben Spiel mit { $seats } Plätzen.
}
server-deal-unknown = Die Verteilung dieser Partie ist nicht ganz bekannt und kann nicht noch einmal gespielt werden.
server-no-free-seat = An diesem Tisch ist kein Platz für dich frei.
server-seat-taken = Diesen Platz hat gerade jemand genommen. Wähle einen anderen.
server-not-yours = Du spielst an diesem Tisch nicht mit.
server-not-your-seat = Dieser Platz ist nicht deiner.
server-which-seat = Du spielst auf mehreren Plätzen. Sag, welcher gemeint ist.
server-owner-only = Das kann nur der Gastgeber dieses Tischs.
server-not-replaceable = Du kannst auf diesen Platz keinen Bot setzen: Die Person ist noch da, oder jemand anderes entscheidet darüber.
server-not-asked = Diesen Platz möchte gerade niemand zurück.
server-not-waiting = Das Spiel hat schon begonnen, oder der Tisch wurde geschlossen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-playing = Diese Partie läuft nicht.
server-not-finished = Das geht erst nach der Partie.
server-game-over = Das Spiel ist zu Ende.
server-no-undo = An diesem Tisch ist Zurücknehmen ausgeschaltet.
server-no-advice = Vorschläge gibt es nur während des Aufbaus.
server-suggest-again = Ein Vorschlag ist schon unterwegs.
server-bot-replaced = Der Bot { $player } konnte sich nicht entscheiden. Diesen Zug hat ein einfacherer Bot gemacht.
server-no-moment = Schritt { $n } gibt es nicht: Diese Partie hat die Schritte 0 bis { $last }.

## Messages and requests
## $problem: what the program found, in English

server-bad-message = Diese Nachricht ist unverständlich: { $problem }.
server-bad-request = Diese Anfrage ist unverständlich.
server-not-text = Nachrichten müssen Text sein.
server-too-large = Das ist zu groß: höchstens { $most } Zeichen sind möglich.
server-too-many = Zu viele Anfragen. Warte einen Moment.
server-too-many-tables = Du hast in kurzer Zeit zu viele Tische eröffnet: { $most } pro Stunde sind möglich. Versuch es in ein paar Minuten noch einmal.
server-too-many-unfinished = Du hast { $most } unbeendete Tische. Beende einen oder sag einen ab, bevor du den nächsten eröffnest.
server-no-hello = Die erste Nachricht muss ein „hello“ sein.
server-hello-again = „hello“ wurde schon geschickt.
server-content-type = Der Inhalt muss JSON sein (application/json).
server-record-or-link = Schick entweder eine Aufzeichnung oder einen Link.
server-wrong-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
server-wrong-host = Unter diesem Namen ist dieser Server nicht erreichbar.
server-no-page = Unter dieser Adresse gibt es nichts.
server-method = Diese Adresse nimmt eine solche Anfrage nicht an.
server-busy = Der Server ist gerade überlastet. Versuch es gleich noch einmal.
server-study-too-long = Das hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen. Die Partie ist vielleicht zu lang für den Rückblick.
server-storage = Der Server kann gerade nichts speichern. Dein letzter Schritt zählt nicht. Versuch es gleich noch einmal.
server-unreadable = Der Server kann einen Teil seiner Datenbank nicht lesen. Bitte melde es dem Betreiber.
server-fault = Auf dem Server ist etwas schiefgegangen. Der Fehler ist protokolliert.

## For who runs the server

server-ready = Öffne { $address } im Browser. Beenden mit Strg-C.
server-ready-for-others = Andere in deinem Netzwerk öffnen: { $addresses }
server-running = Der Tisch ist bereits geöffnet: { $address }.
server-running-local = Der Tisch unter { $address } ist schon geöffnet, aber nur für diesen Rechner. Beende ihn mit Strg-C und starte dann erneut mit --lan.
server-backed-up = Kopiert nach { $file }.
server-restored = { $db } ist aus { $file } wiederhergestellt.
server-restored-kept = Die bisherige Datenbank heißt jetzt { $file }.
server-restore-same = { $file } ist die Datenbank selbst. Nenne eine Sicherungskopie.
server-restore-damaged = Die Sicherungskopie { $file } ist beschädigt, es wurde nichts geändert: { $problem }.
server-checking = Prüfung läuft
server-checked = { $file } ist in Ordnung: Alle Tische ({ $tables }) wurden geprüft.
server-check-failed = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} in { $file }. Stelle eine Sicherungskopie wieder her (signoria restore) oder lass die Datenbank, wie sie ist: Unbeschädigte Partien gehen weiter.
server-check-table = Tisch { $table }: { $problem }
server-check-database = Datenbank: { $problem }
server-check-entry = Zug { $n } lässt sich nicht nachspielen: { $problem }
server-check-entries = Der Tisch hat { $n } Züge, gespeichert sind aber { $found }.
server-check-seats = Die Partie hat { $seats } Plätze, gespeichert sind aber { $found }.
server-check-outcome = Das gespeicherte Ergebnis ist nicht das der Partie.
server-check-other-rules = { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
} nach einer anderen Fassung der Regeln gespielt und nicht nachgespielt: { $tables }
server-host = Auf „{ $host }“ kann nicht gelauscht werden: { $problem }
server-trusted-proxy = „{ $value }“ ist weder eine Adresse noch ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.
server-root-path = „{ $value }“ ist kein Pfad wie /signoria.
server-port-taken = Port { NUMBER($port, useGrouping: 0) } ist von einem anderen Programm belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
server-port-forbidden = Port { NUMBER($port, useGrouping: 0) } darfst du nicht verwenden. Wähle mit --port einen über 1023.
server-db-url = „{ $url }“ ist keine Datenbank: Schreib sie als sqlite:///DATEI.
server-db-unusable = Die Datenbank { $file } lässt sich nicht verwenden: { $problem }.
server-db-foreign = { $file } ist die Datenbank eines anderen Programms.
server-db-newer = Die Datenbank { $file } stammt von einer neueren Version dieses Programms (Format { $found }, diese Version kennt { $known }). Installiere die neuere Version.
server-db-in-use = Die Datenbank { $file } wird von einem anderen Server benutzt (Prozess { $pid }). Beende ihn zuerst, oder wähle mit --db eine andere Datenbank.
server-db-missing = Eine Datenbank { $file } gibt es nicht.
server-backup-exists = { $file } gibt es schon. Nenne eine andere Datei für die Kopie.
server-log-level = „{ $value }“ ist keine Protokollstufe. Bekannte Stufen: { $known }.

server-help-serve = Tische für Browser anbieten
    .more = Bietet Tische im Browser an, bis Strg-C gedrückt wird. Jede Option gibt es auch als Umgebungsvariable: SIGNORIA_HOST, SIGNORIA_PORT, SIGNORIA_DB und so weiter.
server-help-backup = Die Datenbank eines Servers kopieren
    .more = Kopiert die Datenbank in eine neue Datei, auch während der Server läuft. Zum Wiederherstellen den Server anhalten und signoria restore mit der Kopie aufrufen.
server-help-restore = Eine Sicherungskopie wiederherstellen
    .more = Prüft die Sicherungskopie und setzt sie an die Stelle der Datenbank. Der Server darf dabei nicht laufen. Die bisherige Datenbank bleibt unter anderem Namen erhalten.
server-help-check = Die Datenbank eines Servers prüfen
    .more = Prüft die ganze Datenbank, auch während der Server läuft: ihre Seiten und jede Partie, nachgespielt und mit ihrer Aufzeichnung und ihrem Mischen verglichen. Nennt alle Fehler und endet mit Code 1, wenn es welche gibt.
server-metavar-host = ADRESSE
server-metavar-db = sqlite:///DATEI
server-metavar-origin = HERKUNFT
server-metavar-proxy = PROXY
server-metavar-path = PFAD
server-metavar-level = STUFE
server-option-host = Wo der Server lauscht: 127.0.0.1 (Standard) nur für diesen Rechner, 0.0.0.0 für alle.
server-option-port = Der Port (Standard: 8765); 0 nimmt einen freien.
server-option-db = Wo die Tische gespeichert werden (Standard: sqlite:///signoria.db).
server-option-bot-workers = Wie viele Bots gleichzeitig nachdenken (Standard: 1).
server-option-bot-pause = Sekunden, die ein Bot vor jedem Zug wartet (Standard: 0.3).
server-option-expire-days = Unfertige Tische ausblenden, die so viele Tage niemand besucht hat (Standard: 60), und nach noch einmal so vielen löschen; 0: nie.
server-option-origin = Eine weitere Herkunft, die sich verbinden darf, etwa https://games.example. Mehrfach möglich.
server-option-trusted-proxy = Adresse oder Netz eines Reverse-Proxys, dessen X-Forwarded-For und X-Forwarded-Proto vertraut wird. Mehrfach möglich.
server-option-root-path = Der Pfad, unter dem ein Proxy den Tisch anbietet, etwa /signoria.
server-option-allowed-host = Ein Hostname, unter dem der Server erreichbar ist (Standard: jeder), etwa play.example.org oder *.example.org. Mehrfach möglich.
server-option-rate = Anfragen pro Sekunde von einer Adresse (Standard: 50); 0: keine Grenze.
server-option-connections = Offene Verbindungen von einer Adresse (Standard: 100); 0: keine Grenze.
server-option-tables-per-hour = Tische, die ein Gerät in einer Stunde eröffnen darf (Standard: 60), eine Adresse viermal so viele; 0: keine Grenze.
server-option-unfinished = Unbeendete Tische, die eine Person haben darf (Standard: 100); 0: keine Grenze.
server-option-uploads = Hochgeladene Aufzeichnungen, die für eine Person aufbewahrt werden (Standard: 50); 0: keine Grenze.
server-option-log-level = Wie viel protokolliert wird: debug, info (Standard), warning, error.
server-option-open = Einen Browser öffnen, sobald alles bereit ist.
