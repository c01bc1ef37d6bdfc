### Die Regeln von Virtù. Zu jeder Regel gehört eine Nachricht: V13-5 ist der Text der Regel V13.5, V13 der Titel ihres Abschnitts.
### Zeilen enden mit Sätzen; ein Zeilenumbruch darf so oder als Leerzeichen gezeigt werden. Punkte einer Liste beginnen mit „•“.

V1 = Familien und Spielplan
V1-1 =
    Drei bis fünf Personen führen je eine Familie:
    • die Medici von Florenz (rot);
    • das Haus Aragon von Neapel (gelb);
    • die Dogen von Venedig (grün);
    • die Sforza von Mailand (blau);
    • die Borgia von Rom (weiß).
    Zu dritt spielen Rot, Gelb und Grün mit. Zu viert kommt Blau dazu, zu fünft auch Weiß.
    Wer welche Familie spielt, bestimmt ihr: Wählt oder lost.
    Wo die gedruckten Regeln eine Frage offen lassen, antwortet dieser Text. Solche Antworten sind mit „Festlegung“ gekennzeichnet.
V1-2 =
    Zu dritt und zu viert spielt ihr auf der Seite 3/4 des Spielplans, zu fünft auf der Seite 2/5.
    Zu dritt sind acht Städte geschlossen und nicht im Spiel: Nizza, Turin, Mailand, Genua, Parma, Ragusa, Cagliari und Reggio.
    Perugia und Civitavecchia gibt es nur auf der Seite 2/5.
    Rom ist zu dritt und zu viert eine neutrale Stadt. Zu fünft ist es eine Startstadt der Borgia und hat ein eigenes Plättchen.
V1-3 =
    Jede Stadt hat eine Grundwiderstandskraft von 1 bis 4. Eine Stadt, die niemand kontrolliert, ist neutral.
    Straßen führen von Stadt zu Stadt. Ein Hafen liegt außerdem an einem oder zwei Meeren.
    Vier Städte sind Piratenhäfen: Ragusa, Ajaccio, Cagliari und Tunis. Sie lassen sich nicht durch Diplomatie gewinnen (V10.1).
V1-4 =
    Es gibt acht Symbole: Florin, Krone, Kreuz, Kavallerie, Schiff, Maske, Krieg und Pfeil.
    Es gibt sechs Aktionen: Regierung, Mäzenatentum, Handel, Diplomatie, Krieg und Intrige.

V2 = Aufbau
V2-1 =
    Der Vorrat liegt offen für alle aus:
    • die Adelskarten, nach Arten sortiert: elf Arten zu je fünf Karten und ein Papst;
    • die Plättchen der neutralen Städte;
    • 5 Kathedralen, 5 Gilden und 14 Titel;
    • 10 Mäzenatenboni;
    • 10 Ablassbriefe;
    • 11 Plättchen „+1 Krieg“;
    • Florin.
    Florin gehen nie aus. Alles andere gibt es nur in der gedruckten Anzahl.
    Viele gedruckte Werte waren nicht bekannt und sind rekonstruiert:
    der größte Teil des Spielplans, Kosten und Symbole der Karten und Plättchen und die Reihenfolge der Räume in den Palästen.
    Wer eine Schachtel besitzt, kann die dort gedruckten Werte einsetzen.
V2-2 =
    Jede Person beginnt mit:
    • einem Palast mit 5 Räumen und 6 Höflingsplätzen. Drei Plätze sind offen (2 rechts, 1 links), drei sind schattiert (1 rechts, 2 links);
    • 3 Familienkarten;
    • einem Aktionsmarker;
    • den 2 Plättchen der Startstädte, in der Domäne (dem Bereich neben dem Palast), verfügbare Seite oben;
    • 18 Kontrollscheiben, für die kontrollierten Städte und für die Leisten;
    • 6 Heeren: je 1 bei jeder Startstadt, 4 in Reserve;
    • 5 Agenten, davon 2 bereit. Aragon und Borgia haben 3 bereit: Der dritte ist das Agentensymbol auf einer ihrer Familienkarten und wird durch V15.7 nicht noch einmal gezählt;
    • 1 Florin.
V2-3 =
    Alle legen gleichzeitig ihre 3 Familienkarten aus. Jede Karte kommt an einen dieser Orte:
    • in einen Raum, als dessen Aktionskarte, wenn die Karte eine Aktion hat;
    • unter eine Karte in einem Raum, als deren Ausbau (ein Ausbau je Raum);
    • auf einen offenen Höflingsplatz, als Höfling.
    Festlegung: Die Karten bleiben geheim, bis alle bereit sind. Höflinge sind am Anfang verfügbar.
V2-4 =
    Wer beginnt, bestimmt der Zufall; die anderen folgen im Uhrzeigersinn.
    Auf der Städteleiste beginnen alle auf Feld 2, auf der Mäzenatenleiste auf Feld 0.
    Die Scheiben werden in Zugreihenfolge gestapelt, die der ersten Person oben.

V3 = Karten, Plättchen, Bezahlen
V3-1 =
    Jede Karte und jedes Plättchen hat zwei Seiten: verfügbar und verbraucht.
    Um einen Höfling oder ein Plättchen deiner Domäne zu nutzen, drehst du ihn oder es von verfügbar auf verbraucht.
    Die Karten in deinen Räumen, auch die Ausbauten, werden nie umgedreht.
V3-2 =
    In einer Zahlung gibt jede Karte und jedes Plättchen nur Symbole einer einzigen Art.
    Du darfst beliebig viele Karten und Plättchen kombinieren. Überzählige Symbole verfallen.
    Als eine Zahlung gilt:
    • eine ganze Aktion, soweit es um die Aktionskarte im Raum und ihren Ausbau geht: Jede der beiden gibt eine Art für die ganze Aktion, und jedes Symbol zählt einmal;
    • alle deine Käufe eines Winters zusammen;
    • ein Bündnis;
    • das Ablösen eines Ablassbriefs;
    • alle Rückzüge einer Person;
    • ein Kriegsbonus.
    .example =
        Ein Höfling zeigt 2 Kronen und 1 Maske. In einer Zahlung gibt er Kronen oder die Maske, nicht beides.
        Wird nur 1 Krone gebraucht, verfällt die andere.
V3-3 =
    Eine Aktion bezahlst du mit:
    • dem im Raum aufgedruckten Symbol, wenn keine Karte es verdeckt: Regierung 1 Krone, Intrige 1 Maske, Krieg 1 Kavallerie; Diplomatie und Mäzenatentum haben keines;
    • wenn eine Karte es verdeckt: dieser Aktionskarte und ihrem Ausbau;
    • verfügbaren Höflingen;
    • verfügbaren Plättchen deiner Domäne;
    • Bündnisboni (V12.4).
    Festlegung: Die Reihenfolge, in der die gedruckten Regeln sie nennen, ist nur ein Rat. Niemand muss ein Symbol nutzen.
V3-4 =
    Florin zahlst du aus deiner Schatzkammer.
    Du darfst jederzeit verfügbare Höflinge und Plättchen der Domäne mit Florinsymbolen auf verbraucht drehen und die Florin in deine Schatzkammer legen.
    Festlegung: Das heißt, bei jeder eigenen Entscheidung, auch wenn du in einer Belagerung verteidigst.
    Florin auf der Aktionskarte oder dem Ausbau eines Raums bezahlen nur die Aktion dieses Raums. Was übrig bleibt, verfällt.
V3-5 = Sparen kannst du nur Florin. Andere Symbole werden nie aufbewahrt.
V3-6 =
    Die Symbole der Karten in einem Raum dienen nur der Aktion dieses Raums.
    Sie gelten nicht im Winter, nicht in Belagerungen und nicht für Rückzüge.
    (Wie ihre Kriegssymbole in eine Belagerung kommen, sagt V11.3.)

V4 = Das Jahr
V4-1 =
    Ein Jahr besteht aus Frühling und Winter.
    Frühling: In Zugreihenfolge bewegen alle ihren Marker und führen die Aktion des Raums aus (V5–V11).
    Dann folgen die Belagerungen (V13), die Rückzüge (V13.7) und die neue Zugreihenfolge (V14).
    Winter: In der neuen Reihenfolge führt jede Person alle Schritte von V15 aus, in der Reihenfolge, die dort steht.
    Dann ist die nächste Person am Zug.

V5 = Den Marker bewegen
V5-1 =
    Im ersten Frühling stellst du deinen Marker in einen beliebigen Raum.
    In jedem späteren Frühling muss er sich im Uhrzeigersinn bewegen: 1 oder 2 Räume sind kostenlos.
V5-2 =
    Du darfst weitergehen. Jeder weitere Raum kostet 1 Pfeil.
    Einmal pro Frühling darfst du für einen davon statt des Pfeils 2 Florin zahlen. Beides lässt sich kombinieren.
    Festlegung: Mehr als fünf Räume, eine volle Runde, gehen nicht.
    Du zahlst und gehst Raum für Raum; Höflinge, die unterwegs aufgefrischt werden, können also den weiteren Weg bezahlen.
    .example = Eine volle Runde, fünf Räume: 2 Räume sind kostenlos, die anderen drei kosten 3 Pfeile oder 2 Florin und 2 Pfeile.
V5-3 =
    Wenn der Marker den Pfeil auf der linken oder rechten Seite des Palasts passiert, drehst du alle Höflinge auf dieser Seite auf verfügbar.
V5-4 =
    Wenn dein Marker durch einen Raum mit einem Ablassbrief zieht oder dort anhält, darfst du den Ablassbrief für 1 Kreuz oder 2 Kronen ablösen.
    Er kommt zurück in den Vorrat.
    Du zahlst mit Höflingen (auch mit gerade aufgefrischten), Plättchen oder dem Bonus des Heiligen Römischen Reichs.
    Das geht von dem Moment an, in dem der Marker den Raum betritt, bis die Aktion beginnt.
    Der Raum, in dem der Marker startet, zählt nicht.
    Einen Ablassbrief, den du in diesem Jahr genommen hast, kannst du in diesem Frühling nicht ablösen.
V5-5 =
    Deine Aktion ist die der Aktionskarte im Raum. Liegt dort keine, ist es die aufgedruckte Aktion. Du darfst darauf verzichten.
    Du kannst die Aktion nicht ausführen, wenn:
    • ein Ablassbrief im Raum lag, als der Marker anhielt, und du ihn nicht abgelöst hast; oder
    • ein feindlicher Agent (der einer anderen Familie) im Raum steht (Ausnahme: V11.6).
    Ein Ablassbrief, den du in diesem Jahr nimmst, blockiert nicht die Aktion, die er bezahlt.

V6 = Ablassbriefe
V6-1 =
    Einmal im Jahr darfst du einen Ablassbrief nehmen, wenn im Raum unter deinem Marker noch keiner liegt. Er bringt dir eines von beiden:
    • 1 Krone, sofort zu nutzen: im Frühling für deine Aktion, im Winter für Käufe oder ein Bündnis. Sie gilt nicht für das Ablösen von Ablassbriefen, nicht in Belagerungen und nicht für Rückzüge;
    • 3 Florin.
    Lege den Ablassbrief in den Raum unter deinem Marker.
    Festlegung: Du darfst das bei jeder eigenen Entscheidung tun, vom Ende deiner Markerbewegung bis zum Ende deines Winterzugs.
V6-2 = Es gibt zehn Ablassbriefe, nicht mehr. Jeder, der am Ende noch in deinem Palast liegt, kostet dich 1 Prestige.
V6-3 = Hat dein Marker auf einem Ablassbrief angehalten und du hast ihn nicht abgelöst, kannst du in diesem Jahr keinen weiteren nehmen.

V7 = Regierung
V7-1 =
    Für jede Krone und jedes Kreuz, die du zahlst, tust du eines von beiden:
    • Drehe bis zu zwei Plättchen deiner Domäne auf verfügbar.
    • Reaktiviere den Bonus eines deiner Bündnisse.
    Festlegung: Zuerst zahlst du alle Symbole, dann drehst du die Plättchen um.
    .example =
    Du zahlst 2 Kronen und 1 Kreuz. Du darfst bis zu sechs Plättchen umdrehen oder vier Plättchen umdrehen und einen Bündnisbonus reaktivieren.
V7-2 =
    Plättchen und Bündnisboni, mit denen du diese Aktion bezahlst, kann sie nicht umdrehen oder reaktivieren.
    Plättchen mit Florin darfst du unmittelbar davor einlösen (V3.4) und dann umdrehen.
    Ein Bündnisbonus unter einem feindlichen Agenten darf reaktiviert, aber nicht genutzt werden (V12.3).

V8 = Mäzenatentum
V8-1 =
    Rücke auf der Mäzenatenleiste einen Schritt vor, höchstens einen Schritt im Jahr. Die Kosten:
    • Schritt 1 und Schritt 2: je 2 Florin und 1 Krone oder Kreuz;
    • Schritt 3 und Schritt 4: je 3 Florin, 1 Krone und noch 1 Krone oder Kreuz;
    • Schritt 5: 4 Florin, 2 Kronen und 1 Kreuz.
V8-2 =
    Wenn du Schritt 2 und später Schritt 4 erreichst, wählst du jedes Mal einen der Mäzenatenboni, die noch im Vorrat sind.
    Im ganzen Spiel bekommst du einen Meister und ein Werk, egal in welcher Reihenfolge.
V8-3 =
    Meister:
    • Leonardo da Vinci: +1 Krieg für 1 Florin, einmal in jeder Belagerung.
    • Kopernikus: 1 weiterer Höflingsplatz.
    • Michelangelo: eine kostenlose Krone in jeder deiner Aktionen Mäzenatentum. Sie zählt auch dort, wo die Kosten „Krone oder Kreuz“ sagen.
    • Kolumbus: 2 Prestige.
    • Machiavelli: eine Karte. Sie kommt auf einen Höflingsplatz, verfügbar. Festlegung: Ist kein Platz frei, wirfst du dafür einen Höfling ab. Sie kann später ein Ausbau werden. Wirfst du sie ab, kommt sie aus dem Spiel.
    Werke:
    • Bastionen: +2 Verteidigung in jeder Belagerung gegen dich.
    • Der Fürst: 1 weiterer Höflingsplatz und 1 weiterer Agent. Andere dürfen keine Agenten mehr in deine Städte und Räume oder auf deine Bündnisse setzen oder versetzen. Agenten, die schon dort sind, bleiben.
    • Duomo: 1 Kreuz für die Religion am Ende (V16.3).
    • Sixtinische Kapelle: 2 Kreuze für die Religion am Ende (V16.3).
    • Artillerie: ein Plättchen für deine Domäne. +2 Krieg für 1 Florin (V13.4).

V9 = Handel
V9-1 = Nimm für jedes Schiff, das du nutzt, 2 Florin.

V10 = Diplomatie
V10-1 =
    Gewinne eine neutrale Stadt. Zahle mehr Kronen, als ihre Widerstandskraft beträgt.
    Dein eigener Agent in der Stadt senkt die Widerstandskraft um 1, der einer anderen Familie erhöht sie um 1.
    Die Stadt muss durch eine Straße mit einer deiner Städte verbunden sein.
    Oder du gehst über See, von einem deiner Häfen zu einem Hafen: Dann zahlst du zusätzlich 1 Schiff je überquertem Meer, mindestens 1.
    Piratenhäfen lassen sich so nicht gewinnen.
V10-2 =
    Nimm das Plättchen der Stadt, verfügbare Seite oben, und lege deine Scheibe auf die Stadt.
    Deine Scheibe auf der Städteleiste rückt um 1 vor.
    Festlegung: Heere anderer Familien vor dieser Stadt bleiben stehen. Sie belagern jetzt dich, denn die Stadt gehört nun dir.
V10-3 =
    Beispiele:
    • Ravenna hat Widerstandskraft 2. Von Florenz aus, über die Straße, kostet es 3 Kronen.
    • Terracina hat Widerstandskraft 1, und ein feindlicher Agent ist dort. Von Pisa aus, über zwei Meere, kostet es 3 Kronen und 2 Schiffe.

V11 = Krieg und Intrige
V11-1 =
    Krieg: 1 Kavallerie bewegt ein Heer über eine Straße.
    Schiffe bringen ein Heer von einem Hafen zu einem beliebigen anderen Hafen, ohne Landung dazwischen: 1 Schiff je überquertem Meer, mindestens 1.
    Du darfst dasselbe Heer mehrmals bewegen und beliebig viele Heere.
V11-2 =
    Ein Heer, das eine Stadt erreicht, die du nicht kontrollierst, hält vor ihr an und belagert sie.
    Du darfst in einem Frühling mehrere Belagerungen beginnen. Heere, die du in eine eigene belagerte Stadt bewegst, verteidigen sie.
V11-3 =
    Kriegssymbole auf der Aktionskarte oder dem Ausbau des Raums darfst du anstelle der Kavallerie oder der Schiffe derselben Karte nutzen.
    Für jedes Symbol nimmst du ein Plättchen „+1 Krieg“ und zahlst dafür sofort 1 Florin.
    Auch Florin auf den Karten dieses Raums können es bezahlen. Im Vorrat sind elf dieser Plättchen.
    Plättchen, die du noch hast, wenn alle deine Belagerungen abgehandelt sind, wirfst du ab.
V11-4 =
    Intrige. Für 1 Maske: Setze einen bereiten Agenten ein oder versetze einen, der schon eingesetzt ist.
    Er kommt in eine Stadt, in einen Raum eines beliebigen Palasts oder auf ein Bündnis, wo noch kein Agent ist.
    Für 2 Masken: Entferne einen gegnerischen Agenten. Er kehrt zu seiner Familie zurück und ist wieder bereit.
    (Eine Liste in den gedruckten Regeln lässt sich so lesen, als koste das 1 Maske.
    Ihr Text und ihr Beispiel sagen 2, und das gilt auch hier.)
V11-5 =
    In jeder Stadt, in jedem Raum und auf jedem Bündnis ist höchstens ein Agent, egal wessen.
    Agenten bleiben, wenn eine Stadt oder ein Bündnis den Besitzer wechselt.
V11-6 =
    Deine Aktion ist Intrige, und genau in diesem Raum steht ein feindlicher Agent?
    Dann darfst du sie trotzdem ausführen, wenn die ersten zwei Masken diesen Agenten entfernen.
    Ein Ablassbrief im Raum blockiert die Aktion weiterhin.
V11-7 =
    Option für erste Partien: höchstens ein feindlicher Agent in jedem Palast. Ihr wählt sie, wenn ihr den Tisch einrichtet.
    Standardmäßig ist sie aus.

V12 = Bündnisse
V12-1 =
    Es gibt drei Mächte: Frankreich, das Osmanische Reich und das Heilige Römische Reich. Jede ist mit höchstens einer Person verbündet.
    In jedem Winter darfst du ein Bündnis schließen oder übernehmen.
V12-2 =
    Um ein freies Bündnis zu schließen, zahlst du seine Kosten. Steht dein Agent darauf, zahlst du ein Symbol deiner Wahl weniger.
    Der Agent einer anderen Familie darauf hindert dich nicht, aber er bleibt (V12.3).
    Um das Bündnis einer anderen Familie zu übernehmen, brauchst du deinen Agenten darauf und zahlst die vollen Kosten.
    In beiden Fällen ist der Bonus am Anfang verfügbar.
V12-3 = Ein feindlicher Agent auf deinem Bündnis blockiert dessen Bonus und dessen Prestige.
V12-4 =
    Den Bonus eines Bündnisses kannst du einmal nutzen. Dann ist er inaktiv, bis du ihn mit Regierung reaktivierst (V7.1).
    • Frankreich: +2 Krieg in einer Belagerung, im Angriff oder in der Verteidigung, oder in einer Feldschlacht.
    • Osmanisches Reich: 2 Schiffe, beide in derselben Zahlung, für Diplomatie, Krieg, Handel oder einen Rückzug.
    • Heiliges Römisches Reich: 1 Kreuz für jede Aktion, für Käufe oder für das Ablösen eines Ablassbriefs.
    Kein Bündnisbonus kann ein Bündnis bezahlen.
    .example =
        Das osmanische Bündnis kostet 1 Krone und 3 Schiffe.
        Steht dein Agent darauf und ist es frei, kostet es 3 Schiffe oder 1 Krone und 2 Schiffe.

V13 = Belagerungen (Ende des Frühlings)
V13-1 = In Zugreihenfolge handeln alle ihre Belagerungen ab, jede Person in der Reihenfolge ihrer Wahl.
V13-2 =
    Stehen Heere von zwei Familien vor derselben Stadt, kämpfen sie zuerst in einer Feldschlacht gegeneinander (V13.8).
    Die Heere der Familie, der die Stadt gehört, sind in der Stadt und nehmen nicht daran teil.
V13-3 =
    Angriff: die Heere und Kriegsboni der angreifenden Familie.
    Verteidigung: die Widerstandskraft, 1 weniger, wenn ein Agent der angreifenden Familie in der Stadt ist.
    • Neutrale Stadt: 1 mehr, wenn ein Agent einer anderen Familie dort ist.
    • Stadt einer Familie: dazu deren Heere in der Stadt und deren Kriegsboni.
    .example =
        Du belagerst Ravenna (Widerstandskraft 2) mit 3 Heeren und einem Kriegsbonus: Angriff 4.
        Die Gegenseite hat dort 1 Heer und nutzt einen Kriegsbonus, aber dein Agent ist in der Stadt: 2 + 1 + 1 − 1 = Verteidigung 3.
        Du gewinnst.
V13-4 =
    Kriegsboni werden abwechselnd und einzeln angesagt, der Angriff zuerst, bis beide nacheinander passen.
    Eine neutrale Stadt wird von niemandem verteidigt: Nur der Angriff sagt an. Nutzen kannst du:
    • Plättchen „+1 Krieg“: nur der Angriff, in einer Feldschlacht beide Seiten;
    • verfügbare Höflinge mit Kriegssymbolen: Drehe die Karte. Das ist eine Ansage. Sie gibt so viele ihrer Kriegssymbole, wie du bezahlst, je 1 Florin;
    • Leonardo da Vinci: +1 für 1 Florin;
    • Artillerie: +2 für 1 Florin;
    • Frankreich: +2, kostenlos;
    • Bastionen: +2 für die Verteidigung, automatisch.
    Jeder davon zählt höchstens einmal pro Belagerung. Kein anderes Plättchen und keine Karte in einem Raum gibt hier Krieg.
V13-5 =
    Ist der Angriff größer als die Verteidigung, gewinnt er.
    Er verliert 1 Heer, wenn die endgültige Verteidigung, alles mitgezählt, 3 oder mehr beträgt, und 1 Heer für jedes verteidigende Heer, höchstens alle, die dort sind.
    Die Verteidigung verliert alle Heere in der Stadt. Die Stadt ist auch dann gewonnen, wenn kein angreifendes Heer übrig ist.
    Überlebende Heere stehen in ihr.
    Wer gewinnt, nimmt das Plättchen der Stadt, verbrauchte Seite oben, und, falls es eine Kathedrale gibt, auch deren Plättchen, ebenfalls verbraucht.
    Auf die Stadt kommt die Scheibe der siegreichen Familie.
    Gehörte die Stadt einer anderen Familie, gibt es außerdem eine Trophäe: eine Scheibe dieser Familie.
    Von jeder gegnerischen Familie kannst du eine Trophäe haben. Sie ist 2 Prestige wert und bleibt für immer bei dir.
    .example =
        Im Beispiel zu V13.3 verlierst du 2 deiner 3 Heere: 1, weil die Verteidigung 3 beträgt, und 1 für das verteidigende Heer.
        Das dritte Heer steht in Ravenna.
V13-6 =
    Andernfalls verliert der Angriff sofort 1 Heer, und die übrigen ziehen sich zurück (V13.7).
    Verlorene Heere kommen immer zurück in die Reserve ihrer Familie.
    .example =
        Zwei Heere belagern Spoleto (Widerstandskraft 2). 2 ist nicht größer als 2: Ein Heer ist verloren, das andere zieht sich zurück.
V13-7 =
    Rückzüge kommen nach allen Belagerungen, in Zugreihenfolge. Es zählt, wer in diesem Moment welche Stadt kontrolliert.
    Ein Heer kann sich zurückziehen:
    • kostenlos in eine deiner Städte, die durch eine Straße mit der belagerten verbunden ist;
    • wenn die belagerte Stadt ein Hafen ist, in einen deiner Häfen, für 1 Schiff je Meer und Heer. Du zahlst mit Höflingen, Plättchen der Domäne oder dem osmanischen Bonus.
    Entscheide für jedes Heer einzeln. Heere, die sich nicht zurückziehen können oder die du nicht zurückziehst, sind verloren.
    .example = Zwei Heere ziehen sich von Ancona nach Venedig zurück, über ein Meer. Das kostet 2 Schiffe.
V13-8 =
    Feldschlacht: Jede Seite zählt ihre Heere und ihre Kriegsboni.
    Boni werden angesagt wie in V13.4; es beginnt die Seite, die in der Zugreihenfolge vorn ist.
    • Eine Seite hat mehr: Die unterlegene verliert dort alle Heere. Die siegreiche verliert ebenso viele, höchstens alle eigenen. Danach darf sie die Stadt belagern oder sich zurückziehen.
    • Gleichstand: Jede Seite verliert 1 Heer, und beide ziehen sich zurück.
    Eine Trophäe gibt es nicht. In der Schlacht genutzte Boni sind verbraucht.
    Leonardo da Vinci darf genutzt werden, aber Schlacht und folgende Belagerung zählen als eine. Bastionen zählen nicht.
    Festlegung: Die Schlacht findet statt, wenn die erste der beteiligten Familien in Zugreihenfolge diese Stadt abhandelt.
    Gewinnt sie, folgen ihre Wahl und die Belagerung sofort.
    Sonst handelt die siegreiche Familie die Belagerung erst ab, wenn sie selbst am Zug ist.
    Sind es drei oder mehr, kämpfen die ersten zwei in Zugreihenfolge, dann die siegreiche gegen die nächste.
    Gewinnt niemand, kämpfen sofort die nächsten zwei.
    Für eine Belagerung muss mindestens ein Heer übrig sein.

V14 = Zugreihenfolge und Städteleiste
V14-1 =
    Die Städteleiste zeigt, wie viele Städte du hast. Das letzte Feld ist 8+.
    Eine Scheibe, die auf ein Feld kommt, wird auf die dort liegenden gelegt. Eine Scheibe, die ihr Feld nicht wechselt, bleibt, wo sie ist.
    Festlegung: Bei einer Eroberung bewegt sich zuerst die Scheibe der unterlegenen Familie, sodass die der erobernden auf ihr liegt.
    Am Ende des Frühlings wird die neue Zugreihenfolge bestimmt: Wer mehr Städte hat, kommt zuerst. Es zählt die tatsächliche Zahl.
    Bei Gleichstand kommt die obere Scheibe zuerst.
    .example = Neun Städte kommen vor acht, obwohl beide Scheiben auf 8+ liegen.
V14-2 =
    Mit 5 oder mehr Städten kannst du einen weiteren Höflingsplatz nutzen (V15.3).
    Fällst du unter 5, verlierst du sofort einen schattierten Platz deiner Wahl.
    Eine Karte darauf versetzt du auf einen anderen freien Platz, ohne sie umzudrehen, oder du wirfst sie ab.

V15 = Winter (in dieser Reihenfolge)
V15-1 =
    Sold: 1–2 Heere kosten nichts, 3–4 Heere 1 Florin, 5–6 Heere 2 Florin.
    Wenn du nicht alles zahlen kannst oder willst, entferne Heere deiner Wahl, bis der Rest bezahlt ist.
V15-2 =
    Palast: Du darfst Karten versetzen, eine nach der anderen.
    • Keine Karte kommt in einen Raum oder aus einem Raum, in dem dein Marker, ein Ablassbrief oder ein feindlicher Agent ist.
    • Einen Höfling darfst du nur versetzen, solange er verfügbar ist.
    • Eine Karte, die einen Raum verlässt, kommt auf einen freien Höflingsplatz, verbrauchte Seite oben. Keine Karte kommt direkt von Raum zu Raum.
    • Eine Karte wird unter eine Aktionskarte gelegt, nie auf eine.
    • Eine Karte ohne Aktion bleibt nur als Ausbau in einem Raum. Geht die Aktionskarte, rückt ein Ausbau mit Aktion an ihre Stelle.
    • Jeden Höfling darfst du jederzeit in deinem Winter abwerfen: Eine Adelskarte kommt zurück in den Vorrat, eine Familienkarte aus dem Spiel.
V15-3 =
    So viele schattierte Plätze kannst du nutzen, zusammen höchstens 3:
    • 1 für jeden deiner Titel mit dem Platzsymbol, verbraucht oder nicht;
    • 1 für Kopernikus;
    • 1 für „Der Fürst“;
    • 1 für 5 oder mehr Städte.
    Welche schattierten Plätze du nutzt, bestimmst du.
V15-4 =
    Käufe: Kaufe beliebig viele Karten und Plättchen, aber nur ein Exemplar jeder Art pro Winter. Alles wird bezahlt, bevor etwas ankommt.
    Festlegung: Was ankommt, darfst du für das Anwerben und das Bündnis desselben Winters nutzen, aber nicht für seine Käufe.
    Karten kommen auf freie Höflingsplätze, verfügbar.
    Nach dem Bezahlen darfst du Höflinge abwerfen, um Platz zu schaffen, auch gerade verbrauchte.
    Eine Karte ohne Platz kann nicht gekauft werden. Plättchen kommen in deine Domäne, verfügbar; eine Kathedrale kommt verbraucht an.
V15-5 =
    Von diesen kannst du gleichzeitig höchstens je eines besitzen: Kardinal, Gilde, Herzogtum, Fürstentum, Königreich oder Republik.
    Königreich und Republik schließen einander aus; es gibt je zwei. Herzogtum und Fürstentum kannst du nur mit dem eigenen Wappen kaufen.
V15-6 =
    Kathedrale: nur für eine deiner Städte mit Grundwiderstandskraft 3 oder 4, in der noch keine steht.
    Sie bringt 1 Prestige, wer immer sie hat.
V15-7 =
    Eine Karte oder ein Bonus mit Agentensymbol macht einen weiteren deiner Agenten bereit, höchstens fünf.
    Festlegung: Wirfst du die Karte später ab, behältst du den Agenten.
V15-8 =
    Anwerben: Ein Heer kostet 1 Florin in einer deiner Startstädte, die du kontrollierst, und 3 Florin in jeder anderen deiner Städte.
    Auf dem Spielplan darfst du höchstens sechs Heere haben.
V15-9 =
    Bündnis: Du darfst eines schließen oder übernehmen (V12).
    Hast du in diesem Jahr noch keinen Ablassbrief genommen, darfst du das jederzeit in deinem Winter tun (V6).

V16 = Ende und Prestige
V16-1 =
    Prüft am Ende des Frühlings:
    • keine neutrale Stadt ist übrig, oder
    • jemand hat 8 oder mehr Städte, oder
    • jemand steht auf Schritt 5 der Mäzenatenleiste.
    Trifft etwas davon zu, endet das Spiel nach diesem Winter.
V16-2 =
    Zähle dein Prestige:
    • Städte: nach deinem Feld auf der Städteleiste (0–6), und 1 mehr für alle auf dem vordersten besetzten Feld. 8 und 9 Städte sind Gleichstand;
    • Mäzenatentum: nach deinem Feld auf der Mäzenatenleiste (0–3), und 1 mehr für alle, die am weitesten sind;
    • Karten und Plättchen: das Prestige darauf, verbraucht oder nicht;
    • Trophäen: je 2;
    • Bündnisse: je 1, wenn kein feindlicher Agent darauf steht;
    • Religion: siehe V16.3;
    • Ablassbriefe: je −1.
V16-3 =
    Religion: Zähle deine Kreuze:
    • auf allen Karten in deinem Palast und allen Plättchen in deiner Domäne, verbraucht oder nicht;
    • das Kreuz des Heiligen Römischen Reichs, wenn der Bonus verfügbar und nicht blockiert ist;
    • die Kreuze von Duomo und Sixtinischer Kapelle.
    Von den meisten Kreuzen zu den wenigsten gibt es:
    • zu dritt: 4, 2, 0;
    • zu viert: 4, 2, 1, 0;
    • zu fünft: 4, 2, 1, 0, 0.
    Wer sich einen Platz teilt, bekommt die Punkte des Platzes direkt danach.
    Wer dahinter liegt, bekommt die Punkte des eigenen Platzes.
    Festlegung: Auch wer kein Kreuz hat, wird mitgewertet.
    .example = Zu viert oder zu fünft teilen sich zwei den ersten Platz. Beide bekommen 2. Die nächste Person ist Dritte und bekommt 1.
V16-4 =
    Wer das meiste Prestige hat, gewinnt.
    Bei Gleichstand entscheiden mehr Kronen auf den Karten im Palast und den Plättchen in der Domäne, verbraucht oder nicht.
    In Räumen aufgedruckte Symbole zählen nicht. Bei erneutem Gleichstand teilt ihr den Sieg.
V16-5 = Festlegung: Eine Partie, die nicht anders geendet hat, endet nach dem Winter des Jahres 30.

V17 = Information
V17-1 = Sobald die Familienkarten ausliegen (V2.3), ist alles offen. Der Zufall entscheidet im Spiel nur, wer beginnt.

V18 = Zu zweit („Italienische Kriege“)
V18-1 =
    Die Regeln für zwei stehen in einem zweiten Regelheft, das hier nicht vorliegt.
    Virtù spielt ihr also zu dritt, zu viert oder zu fünft.
