### Die Regeln von The Castles of Tuscany in eigenen Worten. T6-3 ist Regel T6.3.

T1 = Spielmaterial
T1-1 = Das Spiel ist für 2 bis 4 Personen.
T1-2 =
    Es gibt acht Arten von Sechseckplättchen (kurz: Plättchen), und jede Art hat ihre eigene Farbe:
    Kastell (dunkelgrün), Stadt (rot), Gutshof (blau), Landwirtschaft (hellgrün),
    Steinbruch (grau), Dorf (orange), Kloster (gelb), Fuhrwerk (beige).
T1-3 =
    Alle haben 22 eigene Plättchen mit einer Rückseite in der eigenen Spielerfarbe:
    4 Dörfer, 4 Landwirtschaftsplättchen, 3 Fuhrwerke, 3 Klöster, 3 Steinbrüche, 2 Städte, 1 Gutshof, 1 Kastell und 1 Startkastell.
    Dazu kommen 32 neutrale Plättchen: 4 von jeder der acht Arten.
T1-4 =
    Es gibt 122 Landschaftskarten in den acht Farben und 27 Ertragskarten.
    Es gibt 25 Bonusplättchen, 5 von jeder Sorte:
    +1 Landschaftskarte, +1 Lagerplatz, +1 Marmor, +1 Arbeiter, +1 Ertragskarte.
    Zu jeder der 8 Farben gehört ein Farbbonus-Plättchen mit zwei Seiten, I und II.
T1-5 =
    Es gibt 12 Spielplanteile mit je 10 Feldern: 4 Teile A, 4 Teile B und 4 Teile C.
    Je ein Teil A, B und C bilden zusammen eine ganze Region mit 30 Feldern:
    3 für Kastelle, 3 für Städte, 2 für Gutshöfe, 5 für Landwirtschaft, 4 für Steinbrüche,
    5 für Dörfer, 4 für Klöster und 4 für Fuhrwerke.
T1-6 =
    Marmor, Arbeiter und Gutshof-Sechsecke gehen nie aus.
    Ein Gutshof-Sechseck ist ein Holzteil, das für ein Plättchen jeder Farbe stehen kann (T6.3).
T1-7 =
    Die Spielanleitungen nennen nicht alles, was auf dem Spielmaterial steht.
    Darum sind einige Werte hier rekonstruiert:
    die Verteilung der Kartenfarben, die Erträge der Ertragskarten, die Werte der Farbboni,
    die Anordnung der Felder auf den Spielplanteilen und die Betriebe auf den Landwirtschaftsplättchen.
    Die Tabellen des Spielmaterials sagen zu jedem ihrer Werte, woher er stammt.
    Wenn du das Spiel besitzt, kannst du die rekonstruierten Werte durch die gedruckten ersetzen.

T2 = Spielaufbau
T2-1 =
    Mischt die Landschaftskarten und die Ertragskarten und legt sie als zwei verdeckte Stapel bereit.
    Legt die Farbbonus-Plättchen mit Seite I nach oben aus.
T2-2 =
    Lege dein Startkastell beiseite.
    Mische deine anderen 21 Plättchen verdeckt und bilde drei Stapel zu je sieben: von links Stapel 1, 2 und 3.
T2-3 =
    Alle haben zwei Punktestände, und beide beginnen bei 0.
    Grün ist dein laufender Stand, Rot dein Endstand. Wie aus grünen Punkten rote werden, steht in T9.
T2-4 =
    Mischt die neutralen Plättchen verdeckt und deckt acht davon auf.
    Diese acht sind die Auslage, ein Markt für alle. Die übrigen bleiben verdeckt in Stapeln liegen.
T2-5 = Alle ziehen 5 Landschaftskarten und halten sie vor den anderen geheim.
T2-6 =
    Alle bekommen zufällig je ein Spielplanteil A, B und C und legen sie mit den langen Seiten aneinander.
    Die Reihenfolge wählst du selbst, und jedes Teil darfst du um 180° drehen.
    Benachbarte Teile sind immer um ein halbes Feld gegeneinander verschoben; ob nach oben oder unten, bestimmst du.
    So berühren drei Felder des einen Teils drei Felder des nächsten.
    Du kennst dabei schon deine Karten. Alle bauen gleichzeitig, und niemand sieht, was die anderen wählen.
T2-7 =
    Im selben verdeckten Schritt legst du dein Startkastell auf eines deiner drei dunkelgrünen Felder.
    Es hat keinen Effekt und bringt keine Punkte für ein Gebiet.
    Sein Feld gilt aber als gefüllt, und du darfst andere Plättchen daran anlegen.
T2-8 =
    Wer Startspieler ist, wird ausgelost; am echten Tisch ist es die jüngste Person.
    Das wissen alle, bevor sie ihre Regionen bauen (T2.6).
    Der Startspieler bleibt im ganzen Spiel derselbe.
T2-9 =
    In Zugreihenfolge, beginnend beim Startspieler, nehmen sich alle ein Bonusplättchen einer beliebigen noch vorhandenen Sorte.
    Wer „+1 Lagerplatz“ nimmt, bekommt sofort 2 grüne Punkte.
T2-10 = Dann macht der Startspieler den ersten Zug. Gespielt wird im Uhrzeigersinn.

T3 = Dein Zug
T3-1 =
    In deinem Zug führst du genau eine Aktion aus:
    Landschaftskarten ziehen (T4), ein Plättchen nehmen (T5) oder ein Plättchen legen (T6).
T3-2 =
    Einmal pro Zug darfst du 1 Marmor zahlen und dafür eine weitere Aktion ausführen.
    Es darf jede der drei sein, auch noch einmal dieselbe. Du darfst auch mit Marmor zahlen, den du in diesem Zug bekommen hast.
    Dein Zug endet von selbst, sobald du keine weitere Aktion kaufen kannst. Könntest du, aber willst nicht, beendest du ihn selbst.
    .example = Du legst einen Steinbruch und bekommst 1 Marmor. Du zahlst ihn gleich und ziehst Landschaftskarten. Dann endet dein Zug.
T3-3 =
    Passen darfst du nicht.
    Karten ziehen ist immer erlaubt, auch wenn es keine Karte mehr zu ziehen gibt. Eine Aktion hast du also immer.

T4 = Landschaftskarten ziehen
T4-1 =
    Ziehe 3 Landschaftskarten und je 1 weitere für jedes deiner Plättchen „+1 Landschaftskarte“. Du darfst beliebig viele Karten halten.
    Tischoption: 2 Karten statt 3 ziehen, wie in der ersten Auflage.
    .example = Du hast zwei Plättchen „+1 Landschaftskarte“. Du ziehst also 5 Karten.
T4-2 =
    Muss eine Karte gezogen werden und der Stapel ist leer, dann mische den Ablagestapel als neuen Stapel und ziehe weiter.
    Früher wird nie gemischt.
    Sind Stapel und Ablagestapel beide leer, verfällt der Rest.

T5 = Ein Plättchen nehmen
T5-1 =
    Nimm ein offenes Plättchen aus der Auslage und lege es auf einen freien Lagerplatz.
    Du hast 1 Lagerplatz und je 1 weiteren für jedes deiner Plättchen „+1 Lagerplatz“.
    Du darfst jedes Plättchen nehmen, auch eines, das du nicht legen könntest. Die einzige Ausnahme ist T5.5.
T5-2 =
    Sind alle deine Lagerplätze belegt, musst du zuerst eines deiner Plättchen aus dem Lager entfernen.
    Genauso kannst du ein Gutshof-Sechseck aus dem Lager entfernen.
    Was du entfernst, kommt in die Schachtel und ist aus dem Spiel. Es kommt nie zu den entfernten neutralen Plättchen aus T5.7.
    Solange du einen freien Lagerplatz hast, darfst du nichts entfernen.
T5-3 =
    Fülle die Lücke in der Auslage mit dem obersten Plättchen deines ersten nicht leeren Stapels: erst 1, dann 2, dann 3.
    Sind alle drei leer, fülle sie mit einem verdeckten neutralen Plättchen. Das neue Plättchen wird in jedem Fall aufgedeckt.
T5-4 = Nimmst du das letzte Plättchen eines deiner Stapel, wird das allen angesagt. Es kann das Ende des Durchgangs einleiten (T9).
T5-5 =
    Es kommt vor, dass du kein einziges offenes Plättchen in deine Region legen könntest. Dann beginnt das Nehmen so:
    Wähle eine Art aus der Auslage; alle Plättchen dieser Art werden entfernt und durch neutrale ersetzt.
    Wiederhole das, bis mindestens ein Plättchen der Auslage legbar ist. Dann musst du ein legbares Plättchen nehmen.
    Hast du einmal angefangen, musst du es zu Ende führen.
    Ist dein Lager voll, entscheidest du erst dann, wenn du das Plättchen wählst, was du entfernst (T5.2).
    „Legbar“ heißt nur: Du hast ein leeres Feld dieser Farbe neben einem deiner Plättchen (T6.2, T6.3).
    Ob du die Karten zum Bezahlen hast, spielt keine Rolle.
    Ist in der Auslage nichts legbar, muss es ein legbares neutrales Plättchen geben, verdeckt oder unter den entfernten.
    Gibt es keines, darfst du kein Plättchen nehmen.
    .example =
        Neben deinen Plättchen sind nur gelbe und rote Felder frei, aber in der Auslage liegt weder ein Kloster noch eine Stadt.
        Du wählst Fuhrwerke. Alle Fuhrwerke verlassen die Auslage, und unter den neuen Plättchen ist eine Stadt. Du musst sie nehmen.
T5-6 =
    Farbgrenze: Sobald fünf oder mehr Plättchen einer Farbe in der Auslage liegen, werden alle Plättchen dieser Farbe entfernt.
    An ihre Stelle kommen neutrale Plättchen. Das wird wiederholt, bis keine Farbe mehr fünf oder mehr Plättchen hat.
    Alle Landwirtschaftsplättchen haben dieselbe Farbe, egal welche Betriebe sie zeigen.
    Entfernte Plättchen liegen offen neben den neutralen Stapeln.
    Die Reihenfolge hier und in T5.5: alle Plättchen entfernen, alle Lücken der Reihe nach füllen, dann erneut prüfen.
    Beim erneuten Prüfen kommt zuerst T5.6, dann T5.5.
    .example =
        In der Auslage liegen vier Fuhrwerke. Du füllst eine Lücke, und es ist ein fünftes.
        Alle fünf verschwinden, und fünf neutrale Plättchen kommen an ihre Stelle.
T5-7 =
    Wird ein neutrales Plättchen gebraucht und die neutralen Stapel sind leer, mische die entfernten neutralen zu neuen Stapeln.
    Auch die gerade erst entfernten gehören dazu. Plättchen mit einer Spielerfarbe auf der Rückseite werden nie wieder verwendet.
    Gibt es dann immer noch kein neutrales Plättchen, bleibt die Lücke bis zum Spielende offen, und die Auslage ist kleiner.

T6 = Ein Plättchen legen
T6-1 = Lege ein Plättchen oder Gutshof-Sechseck aus deinem Lager auf ein Feld deiner Region und bezahle dafür (T7).
T6-2 =
    Das Feld muss leer sein und mit einer Kante an ein Plättchen grenzen, das schon in deiner Region liegt.
    .example = Am Anfang liegt dort nur dein Startkastell. Dein erstes Plättchen kommt also direkt daneben.
T6-3 =
    Das Feld muss die Farbe des Plättchens haben.
    Ein Gutshof-Sechseck darf auf ein Feld jeder Farbe.
    Es ist dann in jeder Hinsicht ein Plättchen dieser Farbe: beim Bezahlen, für den Effekt, das Gebiet und den Farbbonus.
T6-4 =
    Zuerst kommen die Karten, mit denen du bezahlst, auf den Ablagestapel.
    Dann folgen der Reihe nach: die Punkte für das Gebiet (T6.5), der Farbbonus (T6.6), der Effekt des Plättchens (T8).
T6-5 =
    Ein Gebiet besteht aus allen Feldern einer Farbe, die miteinander verbunden sind. Es hat 1 bis 3 Felder.
    Füllt dein Plättchen das letzte leere Feld eines Gebiets, bekommst du grüne Punkte:
    1 Punkt für ein Gebiet mit 1 Feld, 3 Punkte für 2 Felder, 6 Punkte für 3 Felder.
    .example = Du hast ein Gebiet aus 2 grauen Feldern. Der erste Steinbruch bringt dort keine Gebietspunkte, der zweite 3 grüne Punkte.
T6-6 =
    Wer zuerst alle Felder einer Farbe in der eigenen Region gefüllt hat, wertet das Farbbonus-Plättchen dieser Farbe.
    Das bringt so viele grüne Punkte, wie Seite I angibt. Dann wird es umgedreht.
    Die zweite Person, die das schafft, bekommt den Wert von Seite II, und das Plättchen kommt aus dem Spiel. Alle weiteren bekommen nichts.
    Das Startkastell zählt als eines deiner dunkelgrünen Plättchen.

T7 = Bezahlen
T7-1 =
    Lege zwei Landschaftskarten in der Farbe des Plättchens auf den Ablagestapel.
    Bei einem Gutshof-Sechseck zählt die Farbe des Feldes, auf das es kommt.
T7-2 =
    Jede der beiden Karten darfst du durch ein Paar ersetzen: zwei Karten einer einzigen anderen Farbe.
    Du darfst auch beide so ersetzen; die zwei Paare dürfen dieselbe Farbe oder verschiedene Farben haben.
    Ohne Arbeiter (T7.3) zahlst du also 2, 3 oder 4 Karten.
    .example =
        Du legst eine rote Stadt. Du kannst zwei rote Karten zahlen oder eine rote und zwei graue.
        Auch zwei graue und zwei blaue reichen, ebenso vier graue. Eine graue und eine blaue sind kein Paar.
T7-3 =
    Jede der beiden Karten darfst du auch durch einen Arbeiter ersetzen; er kommt zurück in den Vorrat.
    Mit zwei Arbeitern ist jedes Plättchen bezahlt.
    .example = Du legst ein gelbes Kloster. Du kannst einen Arbeiter und eine gelbe Karte zahlen oder einen Arbeiter und zwei orange Karten.
T7-4 = Du wählst frei unter allen Bezahlungen, die genau passen. Mehr zu zahlen als nötig ist nicht erlaubt.

T8 = Was die Plättchen bewirken (sofort, egal wie sie gelegt wurden)
T8-1 =
    Kastell: Du darfst ein offenes Plättchen aus der Auslage wählen (nicht aus deinem Lager) und sofort legen.
    T6.2 und T6.3 gelten, aber du zahlst nichts. Das neue Plättchen punktet und wirkt wie immer.
    Ist es wieder ein Kastell, darfst du das Gleiche noch einmal tun.
    Die Auslage wird wie in T5.3 aus deinem ersten nicht leeren Stapel aufgefüllt, noch vor dem Effekt des neuen Plättchens.
    Dabei gelten T5.4, T5.6 und T5.7, also kann auch hier ein Stapel leer werden.
    T5.5 gilt nicht: Ist kein Plättchen der Auslage legbar, verfällt der Effekt.
    .example =
        Du legst ein Kastell. In der Auslage liegt ein Kloster, und neben deinen Plättchen ist ein gelbes Feld leer.
        Du legst das Kloster dorthin, ohne zu zahlen, füllst die Auslage auf und ziehst dann dafür 3 Landschaftskarten.
T8-2 =
    Stadt: Du darfst ein Bonusplättchen einer beliebigen noch vorhandenen Sorte nehmen.
    „+1 Lagerplatz“ bringt sofort 2 grüne Punkte.
T8-3 =
    Gutshof: Nimm ein Gutshof-Sechseck und lege es auf einen freien Lagerplatz. Ablehnen darfst du es nicht.
    Ein Gutshof-Sechseck, egal woher du es hast, darf erst in einem späteren Zug gelegt werden.
    Tischoption: Es darf schon mit einer späteren Aktion desselben Zuges gelegt werden.
    Ist kein Lagerplatz frei, bekommst du stattdessen 2 rote Punkte, wie in T8.7.
T8-4 =
    Landwirtschaft: Ein Plättchen zeigt eine oder zwei Arten von Betrieben: Weinberg, Schweine, Oliven, Weizen.
    Du bekommst 1 grünen Punkt für jede Art auf dem Plättchen, die in diesem Gebiet neu ist.
    Ein Gutshof-Sechseck auf einem hellgrünen Feld bringt immer 1 Punkt. Es ist eine weitere, eigene Art.
    .example = Im Gebiet gibt es schon Oliven. Du legst ein Plättchen mit Weizen und Oliven dazu: 1 grüner Punkt für den Weizen.
T8-5 = Steinbruch: Nimm 1 Marmor und je 1 weiteren für jedes deiner Plättchen „+1 Marmor“.
T8-6 = Dorf: Nimm 1 Arbeiter und je 1 weiteren für jedes deiner Plättchen „+1 Arbeiter“.
T8-7 =
    Fuhrwerk: Decke 1 Ertragskarte auf und je 1 weitere für jedes deiner Plättchen „+1 Ertragskarte“.
    Decke sie nacheinander auf und nimm, was jede zeigt. Bonusplättchen ändern nie, was eine Ertragskarte bringt.
    Ein Gutshof-Sechseck kommt auf einen freien Lagerplatz. Ist keiner frei, bekommst du stattdessen 2 rote Punkte.
    Solange ein Lagerplatz frei ist, darfst du die Punkte nicht wählen.
    Eine aufgedeckte Karte kommt sofort auf den Ablagestapel der Ertragskarten.
    Muss eine Karte aufgedeckt werden und der Ertragskartenstapel ist leer, mische seinen Ablagestapel als neuen Stapel.
    .example =
        Du hast zwei Plättchen „+1 Marmor“ und deckst eine Ertragskarte mit 1 Marmor auf. Du nimmst nur 1 Marmor.
        Oder: Ein Lagerplatz ist frei, und du deckst nacheinander zwei Gutshof-Sechsecke auf.
        Das erste kommt ins Lager, für das zweite bekommst du 2 rote Punkte.
T8-8 =
    Kloster: Ziehe 3 Landschaftskarten, egal was die Tischoption in T4.1 sagt.
    Deine Plättchen „+1 Landschaftskarte“ zählen hier nicht.

T9 = Durchgänge und Wertung
T9-1 =
    Das Spiel hat drei Durchgänge mit jeweils vielen Runden. In einer Runde machen alle einen Zug, der Startspieler zuerst.
    Hat die erste Person ihren Stapel 1 geleert, wird die laufende Runde zu Ende gespielt. Dann endet Durchgang 1.
    So hatten alle gleich viele Züge.
    Durchgang 2 endet ebenso mit dem ersten leeren Stapel 2 und Durchgang 3 mit dem ersten leeren Stapel 3.
    .example = Zu dritt: Die zweite Person leert Stapel 1. Die dritte macht noch ihren Zug. Dann wird Durchgang 1 gewertet.
T9-2 =
    Am Ende eines Durchgangs wird nichts von den Stapeln entfernt.
    Du füllst die Auslage weiter aus deinem ersten nicht leeren Stapel auf.
T9-3 =
    Wird ein früherer Stapel erst später leer, hat das keine Folgen.
    Leert noch jemand Stapel 1 in Durchgang 2, ist Durchgang 2 damit nicht zu Ende.
T9-4 =
    Am Ende jedes Durchgangs zählen alle ihre grünen Punkte zu den roten dazu.
    Grün wird nie zurückgesetzt. Ein grüner Punkt aus Durchgang 1 zählt also dreimal.
    .example =
        Ende von Durchgang 1: Du hast 8 grüne und 2 rote Punkte. Rot steigt auf 10, Grün bleibt bei 8.
        Am Ende von Durchgang 2 hast du 20 grüne Punkte. Rot steigt von 10 auf 30.
T9-5 =
    Durchgang 3 dauert etwas länger: Nach seiner letzten Runde machen alle noch einen Zug, in Zugreihenfolge.
    Dann folgt die dritte Wertung.
T9-6 =
    Danach kommt die Schlusswertung. Du bekommst je 1 roten Punkt für:
    jedes Plättchen im Lager, jedes Gutshof-Sechseck im Lager, jeden Marmor, jeden Arbeiter,
    sowie für je fünf Handkarten, egal in welchen Farben; ein Rest unter fünf zählt nicht.
    .example = Du hast 1 Plättchen im Lager, 2 Arbeiter und 12 Karten. Das macht 1 + 2 + 2 = 5 rote Punkte.
T9-7 =
    Wer die meisten roten Punkte hat, gewinnt.
    Bei Gleichstand liegt vorn, wer mehr leere Felder in der eigenen Region hat; danach, wer mehr grüne Punkte hat.
    Herrscht immer noch Gleichstand, wird der Platz geteilt. Dasselbe gilt für die weiteren Plätze.
T9-8 =
    Wird in einer ganzen Runde keine Karte gezogen und kein Plättchen genommen oder gelegt, ist das Spiel zu Ende.
    Es folgen die dritte Wertung und die Schlusswertung.

T10 = Was geheim und was offen ist
T10-1 =
    Geheim: die Handkarten und die Reihenfolge aller verdeckten Plättchen und Kartenstapel.
    Während die Regionen gebaut werden (T2.6, T2.7), sind auch die Spielplanteile der anderen geheim, bis alle bereit sind.
T10-2 =
    Offen: alles andere.
    Dazu gehören die Zahl der Handkarten, alle abgelegten Karten und entfernten Plättchen, Lager, Bonusplättchen und Punktestände.
    Dazu gehört auch, welche Plättchen jemand schon von den eigenen Stapeln aufgedeckt hat.
