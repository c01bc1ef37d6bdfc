### Was Virtù den Spielern sagt: was zu tun ist, auf wen gewartet wird, was geschehen ist und warum ein Zug nicht geht.
### $player ist ein Spielername. $other und $owner sind Namen von Familien; $city, $from, $to, $token, $card, $source, $symbol, $thing,
### $alliance, $bonus, $action, $place (bei Agenten und Familienkarten), $side und $step sind fertige Namen aus dem Glossar oder von unten,
### im Nominativ. $room, $place und $space sind sonst Nummern von Räumen und Höflingsplätzen.

virtu-seats = Virtù ist für 3 bis 5 Personen, nicht für { $seats }.
virtu-two-players = Virtù zu zweit („Italienische Kriege“) hat ein eigenes Regelheft, das hier nicht vorliegt. Wähle 3, 4 oder 5 Personen ({ $rule }).

## Materialdateien
## $table, $key: wo in der Datei; $expected: was richtig gewesen wäre, oder einer der Texte darunter

virtu-bad-json = Die Materialdatei ist kein gültiges JSON: { $problem }.
virtu-bad-table = Material, { $table }, { $key }: Hier wird das erwartet: { $expected }.
virtu-bad-outcome = Kein Mischen dieses Spiels bringt „{ $kind }“ aus „{ $deck }“.
virtu-expect-entry = ein Eintrag mit dieser Kennung
virtu-expect-equal-copies = dieselben Werte auf allen Exemplaren
virtu-expect-list = eine Liste
virtu-expect-neighbours = zwei benachbarte Räume im Uhrzeigersinn, ab 0 gezählt
virtu-expect-object = eine Tabelle mit Schlüsseln und Werten
virtu-expect-one-token = ein Plättchen für jede Stadt und Personenzahl
virtu-expect-open-city = eine Stadt, die bei dieser Personenzahl offen ist
virtu-expect-own-cities = Startstädte, die keiner anderen Familie gehören
virtu-expect-two-cities = die Kennungen zweier verschiedener Städte

## Tischoptionen

virtu-option-families = Familien
    .help = „by-seat“: Jeder Platz hat seine Familie. „random“: Die Familien werden ausgelost (V1.1).

## Entscheidungen als Namen

virtu-step-placing = Familienkarten
virtu-step-marker = Marker
virtu-step-action = Aktion
virtu-step-govern = Regierung, bezahlen
virtu-step-turn = Regierung, Plättchen umdrehen
virtu-step-trade = Handel
virtu-step-war = Krieg
virtu-step-intrigue = Intrige
virtu-step-agent = Agenten versetzen
virtu-step-payment = Bezahlen
virtu-step-bonus = Mäzenatenbonus
virtu-step-arrival = neue Karte
virtu-step-space = verlorener Höflingsplatz
virtu-step-diplomacy = Diplomatie
virtu-step-sieges = Reihenfolge der Belagerungen
virtu-step-war-bonus = Kriegsboni
virtu-step-battle-won = nach der Schlacht
virtu-step-retreat = Rückzug
virtu-step-wages = Sold
virtu-step-palace = Palast
virtu-step-purchases = Käufe
virtu-step-hiring = Anwerben
virtu-step-alliance = Bündnis
virtu-side-right = rechts
virtu-side-left = links

## Was zu tun ist

virtu-prompt-placing = Lege deine Familienkarten aus: in einen Raum, unter eine Karte in einem Raum oder auf einen offenen Höflingsplatz. Die anderen sehen es noch nicht.
virtu-prompt-first-room = Erster Frühling: Stelle deinen Marker in einen beliebigen Raum.
virtu-prompt-marker = Bewege deinen Marker im Uhrzeigersinn, Raum für Raum, und halte an.
virtu-prompt-action = Führe die Aktion deines Raums aus ({ $action }) oder verzichte darauf.
virtu-prompt-govern = { $symbols ->
    [0] Regierung: Wähle Kronen und Kreuze zum Bezahlen.
    [one] Regierung: { $symbols } Symbol bezahlt. Zahle mehr oder geh zum Umdrehen über.
   *[other] Regierung: { $symbols } Symbole bezahlt. Zahle mehr oder geh zum Umdrehen über.
}
virtu-prompt-turn = { $tokens ->
    [one] Regierung: Drehe noch { $tokens } Plättchen um.
   *[other] Regierung: Drehe noch bis zu { $tokens } Plättchen um. Ein Bündnisbonus zählt wie zwei.
}
virtu-prompt-trade = Handel: Wähle Schiffe zum Verkaufen.
virtu-prompt-war = Krieg: Du kannst Heere mit { $cavalry } Kavallerie und { $ships } { $ships ->
        [one] Schiff
       *[other] Schiffen
    } bewegen. Wähle mehr, bewege Heere oder beende die Aktion.
virtu-prompt-intrigue = { $symbols ->
    [one] Intrige: { $symbols } Maske bereit. Eine setzt einen Agenten ein oder versetzt ihn, zwei entfernen einen feindlichen.
   *[other] Intrige: { $symbols } Masken bereit. Eine setzt einen Agenten ein oder versetzt ihn, zwei entfernen einen feindlichen.
}
virtu-prompt-agent = Wohin geht dein Agent?
virtu-prompt-payment-absolution = Löse den Ablassbrief ab.
virtu-prompt-payment-patronage = Bezahle Schritt { $step } auf der Mäzenatenleiste.
virtu-prompt-payment-city = Bezahle die Stadt { $city }.
virtu-prompt-payment-purchase = Bezahle: { $thing }.
virtu-prompt-payment-alliance = Bezahle das Bündnis.
virtu-prompt-bonus = Wähle einen Mäzenatenbonus.
virtu-prompt-arrival = Wähle einen Höflingsplatz für die neue Karte: { $card }.
virtu-prompt-space = Du hast einen Höflingsplatz verloren. Versetze eine Karte von einem schattierten Platz oder wirf sie ab.
virtu-prompt-diplomacy = Diplomatie: Wähle eine Stadt.
virtu-prompt-sieges = Welche deiner Belagerungen wird als nächste abgehandelt?
virtu-prompt-war-bonus-attack = { $city }: Du greifst mit { $attack } gegen { $defence } an. Sag einen Bonus an oder passe.
virtu-prompt-war-bonus-defence = { $city }: Du verteidigst mit { $defence } gegen { $attack }. Sag einen Bonus an oder passe.
virtu-prompt-war-bonus-battle = Schlacht vor { $city }: { $attack } gegen { $defence }. Sag einen Bonus an oder passe.
virtu-prompt-battle-won = Du hast die Schlacht gewonnen. Belagere die Stadt oder zieh ab.
virtu-prompt-retreat = { $symbols ->
    [0] Dein Heer vor { $city } muss sich zurückziehen. Wähle, wohin, oder gib es auf.
    [one] Dein Heer vor { $city } muss sich zurückziehen. Wähle, wohin, oder gib es auf. { $symbols } Schiff ist bereit.
   *[other] Dein Heer vor { $city } muss sich zurückziehen. Wähle, wohin, oder gib es auf. { $symbols } Schiffe sind bereit.
}
virtu-prompt-wages = Zahle { $florins } Florin Sold oder entlasse Heere.
virtu-prompt-palace = Ordne deinen Palast um oder mach weiter.
virtu-prompt-purchases = Kaufe Karten und Plättchen oder mach weiter. Deine Schatzkammer: { $treasury } Florin.
virtu-prompt-hiring = Wirb Heere an oder mach weiter.
virtu-prompt-alliance = Schließe ein Bündnis, übernimm eines oder beende deinen Winter.
virtu-prompt-over = Das Spiel ist zu Ende.

## Auf wen gewartet wird

virtu-wait = Warten auf { $player }: { $step }.
virtu-wait-placing = { $count ->
    [one] Noch { $count } Person legt Familienkarten aus.
   *[other] Noch { $count } Personen legen Familienkarten aus.
}

## Was geschehen ist: das Jahr

virtu-log-placed = { $player } legt eine Familienkarte aus.
virtu-log-placed-own = Du legst aus: { $card } ({ $place }).
virtu-log-ready = { $player } ist bereit.
virtu-log-spring = Jahr { $year }, Frühling.
virtu-log-sieges = Die Belagerungen werden abgehandelt.
virtu-log-winter = Jahr { $year }, Winter.
virtu-log-ending = Dies ist das letzte Jahr.
virtu-log-over = Das Spiel ist zu Ende.

## Was geschehen ist: Marker und Aktion

virtu-log-marker = Der Marker von { $player } hält in Raum { $room }.
virtu-log-extra-room = { $player } zahlt { $florins } Florin, um einen Raum weiterzugehen.
virtu-log-refresh = { $player } frischt die Höflinge { $side } auf.
virtu-log-absolved = { $player } löst den Ablassbrief in Raum { $room } ab.
virtu-log-blocked-by-indulgence = Ein Ablassbrief in Raum { $room } hindert { $player } an der Aktion.
virtu-log-blocked-by-agent = Ein feindlicher Agent in Raum { $room } hindert { $player } an der Aktion.
virtu-log-action = { $player }: { $action }.
virtu-log-decline = { $player } verzichtet auf die Aktion.
virtu-log-use = { $player } nutzt { $source }: { $amount } × { $symbol }.
virtu-log-cash = { $player } löst { $amount } Florin ein: { $source }.
virtu-log-indulgence = { $player } nimmt einen Ablassbrief: { $amount } × { $symbol }.
virtu-log-turn = { $player } dreht ein Plättchen um: { $token }.
virtu-log-renew = { $player } reaktiviert einen Bündnisbonus: { $alliance }.
virtu-log-patronage = { $player } erreicht Schritt { $step } der Mäzenatenleiste.
virtu-log-bonus = { $player } wählt einen Bonus: { $bonus }.
virtu-log-trade = { $ships ->
    [one] { $player } verkauft { $ships } Schiff für { $florins } Florin.
   *[other] { $player } verkauft { $ships } Schiffe für { $florins } Florin.
}
virtu-log-annex = { $player } gewinnt { $city } durch Diplomatie.
virtu-log-agent = { $player } schickt einen Agenten: { $place }.
virtu-log-agent-removed = { $player } entfernt einen Agenten ({ $owner }): { $place }.
virtu-log-new-agent = { $player } hat einen weiteren Agenten bereit.

## Was geschehen ist: Krieg

virtu-log-army = { $player } bewegt ein Heer von { $from } nach { $to }.
virtu-log-besiege = { $player } belagert { $to } mit einem Heer aus { $from }.
virtu-log-arm = { $florins ->
    [0] { $player } nimmt { $tokens } Plättchen „+1 Krieg“.
   *[other] { $player } nimmt { $tokens } Plättchen „+1 Krieg“ für { $florins } Florin.
}
virtu-log-siege = { $player } greift { $city } an ({ $other }): { $attack } gegen { $defence }.
virtu-log-siege-neutral = { $player } greift { $city } an: { $attack } gegen { $defence }.
virtu-log-battle = { $player } und { $other } kämpfen vor { $city }: { $attack } gegen { $defence }.
virtu-log-war-bonus = { $player } sagt +{ $strength } an: { $attack } gegen { $defence }.
virtu-log-armies-lost = { $armies ->
    [one] { $player } verliert { $armies } Heer bei { $city }.
   *[other] { $player } verliert { $armies } Heere bei { $city }.
}
virtu-log-conquest = { $player } erobert { $city }.
virtu-log-trophy = { $player } nimmt eine Trophäe: { $other }.
virtu-log-siege-failed = { $player } scheitert vor { $city }.
virtu-log-battle-won = { $player } besiegt { $other } vor { $city }.
virtu-log-battle-drawn = Vor { $city } gewinnt weder { $player } noch { $other }.
virtu-log-withdraw = { $player } zieht von { $city } ab.
virtu-log-retreat = { $player } zieht sich von { $from } nach { $to } zurück.
virtu-log-retreat-sea = { $player } zieht sich über See von { $from } nach { $to } zurück.

## Was geschehen ist: Winter

virtu-log-wages = { $player } zahlt { $florins } Florin Sold.
virtu-log-dismiss = { $player } entlässt ein Heer bei { $city }.
virtu-log-card-to-room = { $player } legt eine Karte in Raum { $place }: { $card }.
virtu-log-card-to-space = { $player } versetzt eine Karte auf Höflingsplatz { $place }: { $card }.
virtu-log-card-leaves = { $player } nimmt eine Karte aus Raum { $place }: { $card }.
virtu-log-discard = { $player } wirft eine Karte ab: { $card }.
virtu-log-buy = { $player } kauft: { $thing }.
virtu-log-arrives = { $player } bekommt eine neue Karte auf Höflingsplatz { $place }: { $card }.
virtu-log-hire = { $player } wirbt ein Heer an: { $city }.
virtu-log-alliance = { $player } schließt ein Bündnis: { $alliance }.
virtu-log-takeover = { $player } übernimmt ein Bündnis: { $alliance } (bisher { $other }).

## Warum nicht: wer am Zug ist und was zu entscheiden ist

virtu-refuse-over = Das Spiel ist zu Ende.
virtu-refuse-no-such-move = Einen solchen Zug gibt es nicht.
virtu-refuse-ready = Du hast schon alle deine Karten ausgelegt.
virtu-refuse-not-your-turn = Du hast jetzt nichts zu entscheiden.
virtu-refuse-wrong-step = Jetzt ist etwas anderes zu entscheiden: { $step }.

## Warum nicht: bezahlen

virtu-refuse-token-not-yours = Dieses Plättchen ist nicht in deiner Domäne: { $token }.
virtu-refuse-no-courtier = Auf Höflingsplatz { $place } liegt keine Karte.
virtu-refuse-used = Diese Karte oder dieses Plättchen ist schon verbraucht: { $source }.
virtu-refuse-not-in-room = Der Raum unter deinem Marker hat keine solche Karte und kein solches Symbol.
virtu-refuse-no-symbol = Dieses Symbol ist dort nicht: { $symbol } ({ $source }).
virtu-refuse-room-only = Symbole in einem Raum bezahlen nur die Aktion dieses Raums.
virtu-refuse-one-kind = Jede Karte gibt nur Symbole einer Art, und diese hat schon welche gegeben: { $source }.
virtu-refuse-not-needed = Dieses Symbol brauchst du hier nicht: { $symbol }.
virtu-refuse-room-florins = Florin auf Karten in einem Raum bezahlen nur die Aktion dieses Raums.
virtu-refuse-would-fall-short = Dann könntest du den Rest des Preises nicht bezahlen ({ $source }, { $symbol }).
virtu-refuse-cannot-pay = Das kannst du nicht bezahlen.
virtu-refuse-not-paid-yet = Es ist noch nicht alles bezahlt.
virtu-refuse-florins = Das kostet { $florins } Florin; in deiner Schatzkammer sind { $treasury }.
virtu-refuse-not-your-ally = Dieses Bündnis hast du nicht: { $alliance }.
virtu-refuse-bonus-used = Der Bonus dieses Bündnisses ist schon verbraucht: { $alliance }.
virtu-refuse-bonus-blocked = Ein feindlicher Agent blockiert den Bonus dieses Bündnisses: { $alliance }.
virtu-refuse-bonus-not-for-this = Der Bonus dieses Bündnisses hilft hier nicht: { $alliance }.
virtu-refuse-indulgence-not-now = Du darfst einmal im Jahr einen Ablassbrief nehmen, vom Ende deiner Markerbewegung bis zum Ende deines Winters.
virtu-refuse-indulgence-there = Im Raum unter deinem Marker liegt schon ein Ablassbrief.
virtu-refuse-no-indulgence-left = Es sind keine Ablassbriefe mehr da.
virtu-refuse-indulgence-not-for-this = Die Krone eines Ablassbriefs hilft hier nicht.

## Warum nicht: auslegen, Marker und Aktion

virtu-refuse-already-placed = Diese Karte hast du schon ausgelegt.
virtu-refuse-space-shaded = Diesen schattierten Höflingsplatz darfst du nicht nutzen.
virtu-refuse-space-taken = Auf diesem Höflingsplatz liegt schon eine Karte.
virtu-refuse-room-full = Raum { $room } hat schon eine Aktionskarte und einen Ausbau.
virtu-refuse-card-without-action = Eine Karte ohne Aktion kann nur ein Ausbau sein: { $card }.
virtu-refuse-room-by-room = Der Marker bewegt sich im Uhrzeigersinn, Raum für Raum.
virtu-refuse-choose-room = Wähle im ersten Frühling einen beliebigen Raum.
virtu-refuse-must-move = Der Marker muss mindestens einen Raum weitergehen.
virtu-refuse-full-circle = Der Marker ist schon einmal ganz herum.
virtu-refuse-needs-arrow = Jeder weitere Raum kostet einen Pfeil.
virtu-refuse-free-first = Die ersten Räume sind kostenlos. Du brauchst noch keine Florin.
virtu-refuse-once-per-spring = Mit Florin bezahlst du pro Frühling nur einen weiteren Raum.
virtu-refuse-no-indulgence = In Raum { $room } liegt kein Ablassbrief.
virtu-refuse-not-passed = Dein Marker hat Raum { $room } in diesem Frühling nicht betreten.
virtu-refuse-other-action = Dieser Raum hat eine andere Aktion: { $action }.

## Warum nicht: Regierung, Mäzenatentum und Diplomatie

virtu-refuse-token-available = Dieses Plättchen ist schon verfügbar: { $token }.
virtu-refuse-paid-with-it = Was diese Aktion bezahlt hat, kann sie nicht umdrehen: { $token }.
virtu-refuse-bonus-available = Der Bonus dieses Bündnisses ist schon verfügbar: { $alliance }.
virtu-refuse-whole-symbol = Ein Bündnisbonus kostet ein ganzes Symbol.
virtu-refuse-bonus-taken = Dieser Bonus ist schon vergeben.
virtu-refuse-bonus-of-that-kind = Jede Person darf nur einen Meister und ein Werk haben.
virtu-refuse-city-closed = Diese Stadt ist in dieser Partie nicht dabei: { $city }.
virtu-refuse-pirates = Piratenhäfen lassen sich nicht durch Diplomatie gewinnen: { $city }.
virtu-refuse-not-neutral = Diese Stadt ist nicht neutral: { $city }.
virtu-refuse-not-connected = Von deinen Städten führt weder Straße noch Meer nach { $city }.

## Warum nicht: Krieg und Intrige

virtu-refuse-no-army = Du hast kein Heer bei { $city }.
virtu-refuse-army-besieges = Dein Heer belagert { $city } und bleibt dort.
virtu-refuse-no-road = Keine Straße führt von { $from } nach { $to }.
virtu-refuse-no-sea-way = Kein Schiff fährt von { $from } nach { $to }.
virtu-refuse-cavalry = Ein Marsch braucht 1 Kavallerie; bereit hast du { $found }.
virtu-refuse-ships = { $ships ->
    [one] Das braucht { $ships } Schiff; bereit hast du { $found }.
   *[other] Das braucht { $ships } Schiffe; bereit hast du { $found }.
}
virtu-refuse-no-war-symbol = So viele Kriegssymbole hat diese Karte nicht.
virtu-refuse-no-war-token-left = So viele Plättchen „+1 Krieg“ sind nicht mehr da.
virtu-refuse-remove-first = Deine ersten Masken müssen den feindlichen Agenten in diesem Raum entfernen.
virtu-refuse-masks-first = Diese Masken brauchst du, um den feindlichen Agenten in diesem Raum zu entfernen.
virtu-refuse-masks = { $masks ->
    [one] Das braucht { $masks } Maske; bereit hast du { $found }.
   *[other] Das braucht { $masks } Masken; bereit hast du { $found }.
}
virtu-refuse-no-agent-ready = Du hast keinen Agenten bereit.
virtu-refuse-agent-there = Dort ist schon ein Agent.
virtu-refuse-prince = „Der Fürst“ hält deine Agenten von den Städten, Räumen und Bündnissen dieser Familie fern: { $other }.
virtu-refuse-one-enemy-agent = An diesem Tisch darf in jedem Palast nur ein feindlicher Agent sein.
virtu-refuse-no-such-place = Dorthin kann kein Agent gehen.
virtu-refuse-no-own-agent = Du hast dort keinen Agenten.
virtu-refuse-no-enemy-agent = Dort ist kein feindlicher Agent.

## Warum nicht: Belagerungen und Rückzüge

virtu-refuse-no-siege = Du belagerst { $city } nicht.
virtu-refuse-tokens-attack-only = In einer Belagerung helfen Plättchen „+1 Krieg“ nur dem Angriff.
virtu-refuse-no-war-token = Du hast kein Plättchen „+1 Krieg“.
virtu-refuse-courtier-without-war = Auf diesem Platz ist kein verfügbarer Höfling mit so vielen Kriegssymbolen.
virtu-refuse-once-per-siege = Leonardo hilft in jeder Belagerung nur einmal.
virtu-refuse-bonus-not-yours = Diesen Bonus hast du nicht, oder er ist schon verbraucht.
virtu-refuse-not-your-city = Du kontrollierst { $city } nicht.
virtu-refuse-road-is-free = Nach { $city } führt eine Straße. Du brauchst keine Schiffe.

## Warum nicht: Winter

virtu-refuse-armies-enough = Du hast schon so viele Heere auf dem Spielplan, wie du haben darfst.
virtu-refuse-room-closed = In Raum { $room } kommt keine Karte hinein und keine heraus: Dort ist dein Marker, ein Ablassbrief oder ein feindlicher Agent.
virtu-refuse-room-empty = In Raum { $room } liegt keine Aktionskarte.
virtu-refuse-no-upgrade = In Raum { $room } liegt kein Ausbau.
virtu-refuse-moves-enough = Höflinge haben in diesem Winter schon { $most }-mal den Platz gewechselt.
virtu-refuse-lost-space = Wähle eine Karte auf einem schattierten Platz.
virtu-refuse-space-free = Du wirfst einen Höfling nur ab, wenn kein Platz frei ist.
virtu-refuse-bought-already = Pro Winter darfst du von jeder Art nur ein Exemplar kaufen: { $thing }.
virtu-refuse-none-left = Davon ist nichts mehr da: { $thing }.
virtu-refuse-only-one = Davon darfst du nur ein Exemplar besitzen: { $thing }.
virtu-refuse-excluded = Du besitzt etwas, das dies ausschließt: { $thing }.
virtu-refuse-no-space = Für eine weitere Karte wäre kein Höflingsplatz frei.
virtu-refuse-resilience-too-low = Für eine Kathedrale ist die Grundwiderstandskraft zu niedrig: { $city }.
virtu-refuse-cathedral-there = Dort steht schon eine Kathedrale: { $city }.
virtu-refuse-already-allied = Dieses Bündnis hast du schon: { $alliance }.
virtu-refuse-agent-needed = Um dieses Bündnis zu übernehmen, brauchst du einen Agenten darauf: { $alliance }.
virtu-refuse-name-the-symbol = Dein Agent auf diesem freien Bündnis spart ein Symbol. Sag, welches ({ $alliance }).
virtu-refuse-full-price = Dieses Bündnis kostet den vollen Preis: { $alliance }.
