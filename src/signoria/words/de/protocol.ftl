### Texte des Zeilenprotokolls und der Programme, die als Bots spielen. $field und $op sind Namen des Protokolls und bleiben, wie sie sind.

## Was an einer Anfrage falsch ist

protocol-not-json = Diese Zeile ist kein JSON: { $problem }.
protocol-not-object = Eine Anfrage ist ein JSON-Objekt; das hier ist ein Wert der Art „{ $found }“.
protocol-too-long = Diese Zeile ist zu lang: Höchstens { $most } Byte werden gelesen.
protocol-op = Es gibt nichts zu tun, das „{ $op }“ heißt. Bekannt sind: { $known }.
protocol-ask = Nach „{ $ask }“ kann man nicht fragen, nach „move“ schon.
protocol-field = „{ $op }“ hat kein Feld „{ $field }“. Bekannte Felder: { $known }.
protocol-missing = Das Feld „{ $field }“ fehlt.
protocol-value = Das Feld „{ $field }“ kann nicht { $found } sein; erwartet wird: { $expected }.
protocol-names = { $names ->
    [one] { $names } Name passt nicht zu { $seats } Plätzen.
   *[other] { $names } Namen passen nicht zu { $seats } Plätzen.
}
protocol-load = Gib genau eines von „record“, „link“ und „state“ an.
protocol-too-many = Höchstens { $most } Partien können gleichzeitig offen sein; schließe erst einige mit „drop“.
protocol-handle-taken = Unter „{ $handle }“ ist schon eine Partie offen.
protocol-no-handle = Unter „{ $handle }“ ist keine Partie offen.
protocol-which-handle = { $count ->
    [0] Keine Partie ist offen: Beginne eine mit „new“ oder nimm eine mit „load“ auf.
    [one] Sag mit „handle“, welche Partie: { $count } ist offen.
   *[other] Sag mit „handle“, welche Partie: { $count } sind offen.
}
protocol-which-seat = { $count ->
    [0] Sag mit „seat“, welcher Platz.
   *[other] Sag mit „seat“, welcher Platz. Jetzt entscheiden: { $actors }.
}
protocol-not-acting = Platz { $seat } hat jetzt nichts zu entscheiden.
protocol-no-record = Dieser Stand wurde geladen oder ausgedacht und hat keine Aufzeichnung: Nichts darin kann zurückgenommen, aufgeschrieben oder abgezweigt werden.
# $problem: what the program found, in English
protocol-fault = Die Anfrage konnte nicht ausgeführt werden: { $problem }.

## Was an einem Programm falsch ist, das spielt
## $bot: the program

bot-not-started = { $bot } konnte nicht gestartet werden: { $problem }.
bot-ended = { $bot } endete (Code { $code }), statt zu antworten.
bot-hung = { $seconds ->
    [one] { $bot } hat nicht innerhalb von { $seconds } Sekunde geantwortet.
   *[other] { $bot } hat nicht innerhalb von { $seconds } Sekunden geantwortet.
}
bot-too-much = { $bot } hat mehr als { $most } Byte auf einmal gesagt.
bot-unasked = { $bot } hat ungefragt „{ $found }“ gesagt.
bot-not-json = { $bot } hat „{ $found }“ geantwortet; das ist kein JSON.
bot-no-move = { $bot } hat „{ $found }“ geantwortet; das nennt keinen Zug.
bot-illegal = { $bot } hat { $found } geantwortet; das ist keiner der erlaubten Züge.
