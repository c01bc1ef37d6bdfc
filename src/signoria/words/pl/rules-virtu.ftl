### Zasady gry Virtù. Każdej zasadzie odpowiada jeden komunikat: V13-5 to tekst zasady V13.5, a V13 to tytuł jej rozdziału.
### Wiersze kończą się razem ze zdaniami, więc złamanie wiersza można pokazać tak albo jako spację. Punkty listy zaczynają się od „•”.

V1 = Rody i mapa
V1-1 =
    Gra od trzech do pięciu osób, a każda prowadzi jeden ród:
    • Medyceusze z Florencji (czerwony);
    • Aragonowie z Neapolu (żółty);
    • dożowie z Wenecji (zielony);
    • Sforzowie z Mediolanu (niebieski);
    • Borgiowie z Rzymu (biały).
    W trzy osoby grają czerwony, żółty i zielony. W cztery dochodzi niebieski, w pięć także biały.
    Kto gra którym rodem, ustalcie sami: wybierzcie albo losujcie.
    Tam, gdzie drukowane zasady pozostawiają pytanie bez odpowiedzi, odpowiada ten tekst. Takie miejsca oznacza słowo „Rozstrzygnięcie”.
V1-2 =
    W trzy i cztery osoby grajcie na stronie mapy 3/4, w pięć na stronie 2/5.
    W trzy osoby osiem miast jest zamkniętych i nie bierze udziału w grze: Nicea, Turyn, Mediolan, Genua, Parma, Raguza, Cagliari i Reggio.
    Perugia i Civitavecchia są tylko na stronie 2/5.
    W trzy i cztery osoby Rzym jest miastem neutralnym. W pięć jest miastem początkowym Borgiów i ma osobny żeton.
V1-3 =
    Każde miasto ma podstawową odporność od 1 do 4. Miasto, którego nikt nie kontroluje, jest neutralne. Miasta łączą drogi.
    Port leży też nad jednym lub dwoma morzami. Cztery miasta to porty pirackie: Raguza, Ajaccio, Cagliari i Tunis.
    Nie można ich zdobyć Dyplomacją (V10.1).
V1-4 =
    Symboli jest osiem: floren, korona, krzyż, kawaleria, okręt, maska, wojna i strzałka.
    Akcji jest sześć: Rządy, Mecenat, Handel, Dyplomacja, Wojna i Intrygi.

V2 = Przygotowanie
V2-1 =
    Zasoby ogólne są jawne:
    • karty szlachty ułożone według rodzajów: jedenaście rodzajów po pięć kart i jeden Papież;
    • żetony miast neutralnych;
    • 5 katedr, 5 gildii i 14 tytułów;
    • 10 bonusów mecenatu;
    • 10 odpustów;
    • 11 żetonów „+1 do wojny”;
    • floreny.
    Florenów nigdy nie brakuje. Wszystko inne jest tylko w wydrukowanej liczbie.
    Wielu drukowanych wartości nie znaliśmy i zostały odtworzone:
    większość mapy, koszty i symbole kart i żetonów oraz kolejność komnat w pałacach.
    Jeśli masz pudełko z grą, możesz wstawić wartości, które są w nim wydrukowane.
V2-2 =
    Każdy gracz zaczyna z takim zestawem:
    • pałac z 5 komnatami i 6 miejscami dla dworzan. Trzy miejsca są otwarte (2 po prawej, 1 po lewej), trzy są zacienione (1 po prawej, 2 po lewej);
    • 3 karty rodu;
    • znacznik akcji;
    • 2 żetony miast początkowych, w domenie (miejsce obok pałacu), stroną dostępną do góry;
    • 18 dysków kontroli: na kontrolowane miasta i na tory;
    • 6 armii: po 1 przy każdym mieście początkowym, 4 w rezerwie;
    • 5 agentów, z których 2 jest gotowych. Aragonowie i Borgiowie mają 3 gotowych: trzeci to symbol agenta na jednej z ich kart rodu i V15.7 nie liczy go drugi raz;
    • 1 floren.
V2-3 =
    Wszyscy jednocześnie rozmieszczają swoje 3 karty rodu. Każda karta trafia w jedno z tych miejsc:
    • do komnaty, jako jej karta akcji, jeśli karta ma akcję;
    • pod kartę w komnacie, jako jej ulepszenie (jedno ulepszenie na komnatę);
    • na otwarte miejsce dla dworzanina, jako dworzanin.
    Rozstrzygnięcie: karty są ukryte, dopóki wszyscy nie będą gotowi. Dworzanie zaczynają jako dostępni.
V2-4 =
    Pierwszego gracza wybiera los, pozostali grają po nim zgodnie z ruchem wskazówek zegara.
    Na torze miast każdy zaczyna na polu 2, na torze mecenatu na polu 0.
    Dyski układa się w stos w kolejności graczy, dysk pierwszego gracza na wierzchu.

V3 = Karty, żetony, płacenie
V3-1 =
    Każda karta i każdy żeton ma dwie strony: dostępną i użytą.
    Aby użyć dworzanina lub żetonu z domeny, odwróć go ze strony dostępnej na użytą.
    Karty w komnatach, także ulepszenia, nigdy się nie odwracają.
V3-2 =
    W jednej płatności każda karta i każdy żeton daje symbole tylko jednego rodzaju. Możesz łączyć dowolnie wiele kart i żetonów.
    Nadmiarowe symbole przepadają.
    Jedną płatnością jest:
    • cała akcja, w przypadku karty akcji w komnacie i jej ulepszenia: każda z tych dwóch kart daje jeden rodzaj na całą akcję, a każdy symbol liczy się raz;
    • wszystkie twoje zakupy z jednej Zimy razem;
    • jeden sojusz;
    • spłata jednego odpustu;
    • wszystkie odwroty jednego gracza;
    • jeden bonus wojenny.
    .example =
        Dworzanin ma 2 korony i 1 maskę. W jednej płatności daje korony albo maskę, nie jedno i drugie.
        Jeśli potrzeba tylko 1 korony, druga przepada.
V3-3 =
    Za akcję możesz płacić:
    • symbolem wydrukowanym w komnacie, jeśli nie zakrywa go karta: Rządy 1 korona, Intrygi 1 maska, Wojna 1 kawaleria; Dyplomacja i Mecenat nie mają symbolu;
    • jeśli zakrywa go karta: tą kartą akcji i jej ulepszeniem;
    • dostępnymi dworzanami;
    • dostępnymi żetonami z domeny;
    • bonusami sojuszy (V12.4).
    Rozstrzygnięcie: kolejność, w jakiej wymieniają je drukowane zasady, to tylko rada. Nikt nie musi używać symbolu.
V3-4 =
    Floreny płaci się ze skarbca.
    W każdej chwili możesz odwrócić na stronę użytą dostępnych dworzan i żetony domeny z symbolami florenów i włożyć te floreny do skarbca.
    Rozstrzygnięcie: to znaczy przy każdej własnej decyzji, także gdy bronisz się w oblężeniu.
    Floreny na karcie akcji lub ulepszeniu opłacają tylko akcję swojej komnaty. Nadmiar przepada.
V3-5 = Odkładać można tylko floreny. Innych symboli nigdy się nie przechowuje.
V3-6 =
    Symbole kart w komnacie służą tylko akcji tej komnaty. Nie można ich użyć Zimą, w oblężeniach ani przy odwrotach.
    (Jak ich symbole wojny trafiają do oblężenia, mówi V11.3.)

V4 = Rok
V4-1 =
    Rok składa się z Wiosny i Zimy.
    Wiosna: w kolejności graczy każdy przesuwa swój znacznik i wykonuje akcję komnaty (V5–V11).
    Potem następują oblężenia (V13), odwroty (V13.7) i nowa kolejność graczy (V14).
    Zima: w nowej kolejności każdy gracz wykonuje wszystkie kroki rozdziału V15 w podanej tam kolejności. Potem gra następny.

V5 = Ruch znacznika
V5-1 =
    Pierwszej Wiosny postaw znacznik w dowolnej komnacie.
    Każdej następnej musi się przesunąć zgodnie z ruchem wskazówek zegara: o 1 lub 2 komnaty za darmo.
V5-2 =
    Możesz pójść dalej. Każda następna komnata kosztuje 1 strzałkę.
    Raz na Wiosnę możesz za jedną z nich zapłacić 2 floreny zamiast strzałki. Oba sposoby można łączyć.
    Rozstrzygnięcie: granicą jest pięć komnat, czyli pełne okrążenie.
    Płacisz i idziesz komnata po komnacie, więc dworzanie odświeżeni po drodze mogą opłacić dalszy ruch.
    .example = Pełne okrążenie, pięć komnat: 2 komnaty są za darmo, pozostałe trzy kosztują 3 strzałki albo 2 floreny i 2 strzałki.
V5-3 = Gdy znacznik mija strzałkę po lewej lub prawej stronie pałacu, odwróć wszystkich dworzan po tej stronie na stronę dostępną.
V5-4 =
    Gdy twój znacznik przechodzi przez komnatę z odpustem albo się w niej zatrzymuje, możesz spłacić odpust za 1 krzyż lub 2 korony.
    Wraca on do zasobów. Płać dworzanami (także tymi właśnie odświeżonymi), żetonami albo bonusem Świętego Cesarstwa Rzymskiego.
    Możesz to zrobić od chwili, gdy znacznik wejdzie do komnaty, do rozpoczęcia akcji.
    Komnata, z której znacznik rusza, się nie liczy.
    Odpustu wziętego w tym roku nie można spłacić tej Wiosny.
V5-5 =
    Twoja akcja to akcja karty leżącej w komnacie. Bez karty jest to akcja tam wydrukowana. Możesz z niej zrezygnować.
    Nie możesz wykonać akcji, jeśli:
    • w komnacie leżał odpust, gdy znacznik się zatrzymał, i nie został spłacony; lub
    • w komnacie stoi wrogi agent, czyli agent innego gracza (wyjątek: V11.6).
    Odpust wzięty w tym roku nie blokuje akcji, którą opłaca.

V6 = Odpusty
V6-1 =
    Raz w roku możesz wziąć odpust, chyba że w komnacie pod twoim znacznikiem już jakiś leży. Daje ci jedno z dwojga:
    • 1 koronę, do natychmiastowego użycia: Wiosną do akcji, Zimą do zakupów lub sojuszu. Nie służy do spłacania odpustów, w oblężeniach ani do odwrotów;
    • 3 floreny.
    Połóż odpust w komnacie pod swoim znacznikiem.
    Rozstrzygnięcie: możesz to zrobić przy każdej własnej decyzji, od końca ruchu twojego znacznika do końca twojej tury Zimą.
V6-2 = Odpustów jest dziesięć, nie więcej. Każdy, który na koniec gry leży w twoim pałacu, kosztuje 1 punkt prestiżu.
V6-3 = Jeśli twój znacznik zatrzymał się na odpuście i go nie spłacisz, w tym roku nie możesz wziąć kolejnego.

V7 = Rządy
V7-1 =
    Za każdą zapłaconą koronę lub krzyż zrób jedno z dwojga:
    • odwróć do dwóch żetonów w swojej domenie na stronę dostępną;
    • ponownie aktywuj bonus jednego swojego sojuszu.
    Rozstrzygnięcie: najpierw płaci się wszystkie symbole, potem odwraca żetony.
    .example = Płacisz 2 korony i 1 krzyż. Możesz odwrócić do sześciu żetonów albo cztery żetony i ponownie aktywować jeden bonus sojuszu.
V7-2 =
    Żetonów i bonusów sojuszy, którymi płacisz za tę akcję, nie można nią odwrócić ani ponownie aktywować.
    Floreny z żetonów możesz tuż przed nią włożyć do skarbca (V3.4), a potem odwrócić te żetony.
    Bonus sojuszu, na którym stoi wrogi agent, można ponownie aktywować, ale nie można go użyć (V12.3).

V8 = Mecenat
V8-1 =
    Przesuń się o jeden krok na torze mecenatu, najwyżej o jeden w roku. Koszty:
    • krok 1 i krok 2: każdy 2 floreny i 1 korona lub krzyż;
    • krok 3 i krok 4: każdy 3 floreny, 1 korona i jeszcze 1 korona lub krzyż;
    • krok 5: 4 floreny, 2 korony i 1 krzyż.
V8-2 =
    Gdy osiągniesz krok 2, a potem krok 4, wybierz jeden z bonusów mecenatu pozostałych w zasobach.
    Przez całą grę dostajesz jednego twórcę i jedno dzieło, w dowolnej kolejności.
V8-3 =
    Twórcy:
    • Leonardo da Vinci: +1 do wojny za 1 floren, raz w każdym oblężeniu.
    • Kopernik: 1 dodatkowe miejsce dla dworzanina.
    • Michał Anioł: jedna darmowa korona w każdej twojej akcji Mecenatu. Liczy się też tam, gdzie koszt mówi „korona lub krzyż”.
    • Kolumb: 2 punkty prestiżu.
    • Machiavelli: karta. Trafia na miejsce dla dworzanina jako dostępna. Rozstrzygnięcie: jeśli nie ma wolnego miejsca, odrzuć dla niej dworzanina. Później może stać się ulepszeniem. Odrzucona wypada z gry.
    Dzieła:
    • Bastiony: +2 do obrony w każdym oblężeniu przeciw tobie.
    • „Książę”: 1 dodatkowe miejsce dla dworzanina i 1 dodatkowy agent. Inni gracze nie mogą już umieszczać ani przenosić agentów do twoich miast, komnat i sojuszy. Agenci, którzy już tam są, zostają.
    • Duomo: 1 krzyż do religii na koniec gry (V16.3).
    • Kaplica Sykstyńska: 2 krzyże do religii na koniec gry (V16.3).
    • Artyleria: żeton do domeny. +2 do wojny za 1 floren (V13.4).

V9 = Handel
V9-1 = Weź 2 floreny za każdy użyty okręt.

V10 = Dyplomacja
V10-1 =
    Zdobądź jedno miasto neutralne. Zapłać więcej koron, niż wynosi jego odporność.
    Twój agent w mieście obniża odporność o 1, agent innego gracza podnosi ją o 1.
    Miasto musi być połączone drogą z twoim miastem.
    Możesz też działać przez morze, ze swojego portu do innego portu: wtedy płacisz dodatkowo 1 okręt za każde przebyte morze, co najmniej 1.
    Portów pirackich nie można tak zdobyć.
V10-2 =
    Weź żeton miasta stroną dostępną do góry i połóż na mieście swój dysk. Twój dysk na torze miast przesuwa się o 1 do przodu.
    Rozstrzygnięcie: armie innych graczy pod tym miastem zostają. Teraz oblegają ciebie, nowego właściciela.
V10-3 =
    Przykłady:
    • Rawenna ma odporność 2. Z Florencji, drogą, kosztuje 3 korony.
    • Terracina ma odporność 1 i jest w niej wrogi agent. Z Pizy, przez dwa morza, kosztuje 3 korony i 2 okręty.

V11 = Wojna i Intrygi
V11-1 =
    Wojna: 1 kawaleria przesuwa jedną armię wzdłuż jednej drogi.
    Okręty przewożą jedną armię z portu do dowolnego innego portu, bez lądowania po drodze: 1 okręt za każde przebyte morze, co najmniej 1.
    Tę samą armię możesz przesuwać kilka razy. Możesz przesunąć dowolnie wiele armii.
V11-2 =
    Armia, która dociera do miasta, którego nie kontrolujesz, zatrzymuje się pod nim i oblega je.
    Jednej Wiosny możesz zacząć kilka oblężeń. Armie, które wprowadzisz do własnego obleganego miasta, bronią go.
V11-3 =
    Symboli wojny na karcie akcji lub ulepszeniu w tej komnacie można użyć zamiast kawalerii lub okrętów tej samej karty.
    Za każdy symbol weź jeden żeton „+1 do wojny” i od razu zapłać za niego 1 floren. Mogą to być także floreny z kart w tej komnacie.
    W zasobach jest jedenaście takich żetonów.
    Żetony, które zostaną ci po rozstrzygnięciu wszystkich twoich oblężeń, odrzuca się.
V11-4 =
    Intrygi. Za 1 maskę: umieść gotowego agenta albo przenieś już umieszczonego.
    Trafia on do miasta, do komnaty dowolnego pałacu albo na sojusz, gdzie nie ma agenta. Za 2 maski: usuń agenta przeciwnika.
    Wraca on do właściciela jako gotowy.
    (Listę w drukowanych zasadach można odczytać tak, jakby usunięcie kosztowało 1 maskę. Ich tekst i przykład mówią 2 i tak jest tutaj.)
V11-5 =
    W każdym mieście, w każdej komnacie i na każdym sojuszu jest najwyżej jeden agent, obojętnie czyj.
    Gdy miasto lub sojusz zmienia właściciela, agent zostaje.
V11-6 =
    Twoją akcją są Intrygi, a w tej właśnie komnacie stoi wrogi agent?
    Możesz mimo to wykonać akcję, jeśli pierwsze dwie maski usuną tego agenta. Odpust w komnacie nadal blokuje akcję.
V11-7 =
    Opcja na pierwsze partie: w każdym pałacu najwyżej jeden wrogi agent. Wybiera się ją przy zakładaniu stołu. Domyślnie jest wyłączona.

V12 = Sojusze
V12-1 =
    Są trzy mocarstwa: Francja, Imperium Osmańskie i Święte Cesarstwo Rzymskie. Każde jest w sojuszu najwyżej z jednym graczem.
    Jednej Zimy możesz zawrzeć albo przejąć jeden sojusz.
V12-2 =
    Aby zawrzeć wolny sojusz, zapłać jego koszt. Jeśli jest na nim twój agent, płacisz o jeden symbol mniej, do wyboru.
    Agent innego gracza nie przeszkadza, ale zostaje (V12.3).
    Aby przejąć sojusz innego gracza, musisz mieć na nim swojego agenta i zapłacić pełny koszt.
    W obu przypadkach bonus jest na początku dostępny.
V12-3 = Wrogi agent na twoim sojuszu blokuje jego bonus i jego prestiż.
V12-4 =
    Bonusu sojuszu możesz użyć raz. Potem jest nieaktywny, dopóki nie aktywujesz go ponownie Rządami (V7.1).
    • Francja: +2 do wojny w oblężeniu, w ataku lub obronie, albo w bitwie w polu.
    • Imperium Osmańskie: 2 okręty, oba w jednej płatności, do Dyplomacji, Wojny, Handlu lub odwrotu.
    • Święte Cesarstwo Rzymskie: 1 krzyż do dowolnej akcji, do zakupów lub do spłaty odpustu.
    Żadnym bonusem sojuszu nie można zapłacić za sojusz.
    .example =
        Sojusz z Imperium Osmańskim kosztuje 1 koronę i 3 okręty.
        Jeśli jest na nim twój agent, a sojusz jest wolny, kosztuje 3 okręty albo 1 koronę i 2 okręty.

V13 = Oblężenia (koniec Wiosny)
V13-1 = W kolejności graczy każdy rozstrzyga swoje oblężenia, w wybranym przez siebie porządku.
V13-2 =
    Jeśli pod tym samym miastem stoją armie dwóch graczy, najpierw staczają bitwę w polu (V13.8).
    Armie właściciela miasta są w środku i nie biorą w niej udziału.
V13-3 =
    Atak: armie i bonusy wojenne atakującego.
    Obrona: odporność miasta, o 1 mniej, jeśli jest w nim agent atakującego.
    • Miasto neutralne: o 1 więcej, jeśli jest w nim agent innego gracza.
    • Miasto gracza: plus armie właściciela w mieście i jego bonusy wojenne.
    .example =
        Oblegasz Rawennę (odporność 2), masz 3 armie i jeden bonus wojenny: atak 4.
        Właściciel ma tam 1 armię i używa jednego bonusu wojennego, ale w mieście jest twój agent: 2 + 1 + 1 − 1 = obrona 3. Wygrywasz.
V13-4 =
    Bonusy wojenne zgłasza się po jednym, na przemian, najpierw atakujący, aż obie strony spasują jedna po drugiej.
    Miasto neutralne nie ma obrońcy: zgłasza tylko atakujący. Można użyć:
    • żetonów „+1 do wojny”: tylko atakujący, a w bitwie w polu obie strony;
    • dostępnych dworzan z symbolami wojny: odwróć kartę. To jedno zgłoszenie. Daje tyle swoich symboli wojny, ile opłacisz, po 1 florenie za każdy;
    • Leonarda da Vinci: +1 za 1 floren;
    • Artylerii: +2 za 1 floren;
    • Francji: +2 za darmo;
    • Bastionów: +2 dla obrońcy, automatycznie.
    Każdy z nich liczy się najwyżej raz na oblężenie. Żaden inny żeton i żadna karta w komnacie nie daje tu bonusu wojennego.
V13-5 =
    Jeśli atak jest większy niż obrona, wygrywa atakujący.
    Traci 1 armię, jeśli ostateczna obrona, ze wszystkim, wynosi 3 lub więcej, i po 1 armii za każdą broniącą się armię, ale najwyżej tyle, ile tam ma.
    Obrońca traci wszystkie armie w mieście. Miasto jest zdobyte, nawet jeśli nie została żadna atakująca armia.
    Ocalałe armie stają w mieście.
    Zwycięzca bierze żeton miasta stroną użytą do góry, a jeśli jest katedra, także jej żeton, również użyty. Kładzie na mieście swój dysk.
    Jeśli miasto należało do gracza, bierze też trofeum: jeden dysk tego przeciwnika. Od każdego przeciwnika możesz mieć jedno trofeum.
    Jest warte 2 punkty prestiżu i zostaje u ciebie na zawsze.
    .example = W przykładzie do V13.3 tracisz 2 z 3 armii: 1, bo obrona wynosi 3, i 1 za broniącą się armię. Trzecia armia staje w Rawennie.
V13-6 =
    W przeciwnym razie atakujący od razu traci 1 armię, a reszta się wycofuje (V13.7). Stracone armie zawsze wracają do rezerwy właściciela.
    .example = Dwie armie oblegają Spoleto (odporność 2). 2 nie jest większe niż 2: jedna armia przepada, druga się wycofuje.
V13-7 =
    Odwroty następują po wszystkich oblężeniach, w kolejności graczy. Liczy się, kto w tej chwili kontroluje które miasto.
    Armia może się wycofać:
    • za darmo do twojego miasta połączonego drogą z obleganym;
    • jeśli oblegane miasto jest portem, do twojego portu, za 1 okręt za każde morze i każdą armię. Płać dworzanami, żetonami domeny albo bonusem Imperium Osmańskiego.
    Wybieraj osobno dla każdej armii. Armie, które nie mogą się wycofać albo których nie chcesz wycofać, przepadają.
    .example = Dwie armie wycofują się z Ankony do Wenecji, przez jedno morze. Kosztuje to 2 okręty.
V13-8 =
    Bitwa w polu: każda strona liczy swoje armie i bonusy wojenne.
    Bonusy zgłasza się jak w V13.4; zaczyna strona, która jest wcześniej w kolejności graczy.
    • Jedna strona ma więcej: przegrany traci tam wszystkie armie. Zwycięzca traci tyle samo, najwyżej wszystkie swoje. Potem może oblegać miasto albo się wycofać.
    • Remis: każda strona traci 1 armię i obie się wycofują.
    Trofeum nie ma. Bonusy użyte w bitwie przepadają.
    Leonarda da Vinci można użyć, ale bitwa i następujące po niej oblężenie liczą się jako jedno. Bastiony się nie liczą.
    Rozstrzygnięcie: bitwę stacza się, gdy pierwszy w kolejności z jej uczestników rozstrzyga oblężenie tego miasta.
    Jeśli wygra, jego wybór i oblężenie następują od razu. W innym razie zwycięzca rozstrzyga oblężenie dopiero wtedy, gdy przyjdzie jego kolej.
    Gdy pod miastem jest trzech lub więcej graczy, walczą dwaj pierwsi w kolejności, potem zwycięzca z następnym. Jeśli nikt nie wygra, od razu walczą dwaj następni.
    Oblężenie wymaga co najmniej jednej ocalałej armii.

V14 = Kolejność graczy i tor miast
V14-1 =
    Tor miast pokazuje, ile masz miast. Ostatnie pole to 8+. Dysk, który wchodzi na pole, kładzie się na wierzch leżących tam dysków.
    Dysk, który nie zmienia pola, zostaje na miejscu.
    Rozstrzygnięcie: przy podboju najpierw rusza się dysk przegranego, tak że dysk zdobywcy leży na nim.
    Na koniec Wiosny ustala się nową kolejność: kto ma więcej miast, jest wcześniej. Liczy się faktyczna liczba.
    Przy remisie wcześniej jest ten, czyj dysk leży wyżej.
    .example = Dziewięć miast wyprzedza osiem, choć oba dyski leżą na polu 8+.
V14-2 =
    Mając 5 lub więcej miast, możesz korzystać z jednego dodatkowego miejsca dla dworzanina (V15.3).
    Gdy spadniesz poniżej 5, od razu tracisz wybrane przez siebie zacienione miejsce.
    Karta z niego przechodzi na inne wolne miejsce, tą samą stroną do góry, albo zostaje odrzucona.

V15 = Zima (w tej kolejności)
V15-1 =
    Żołd: 1–2 armie nic nie kosztują, 3–4 armie kosztują 1 floren, 5–6 armii 2 floreny.
    Jeśli nie możesz lub nie chcesz zapłacić całości, usuwaj wybrane armie, aż reszta będzie opłacona.
V15-2 =
    Pałac: możesz przenosić karty, po jednej.
    • Żadna karta nie wchodzi do komnaty ani z niej nie wychodzi, jeśli jest tam twój znacznik, odpust lub wrogi agent.
    • Dworzanin przenosi się tylko wtedy, gdy jest dostępny.
    • Karta, która opuszcza komnatę, trafia na wolne miejsce dla dworzanina, stroną użytą do góry. Żadna karta nie przechodzi wprost z komnaty do komnaty.
    • Kartę wkłada się pod kartę akcji, nigdy na nią.
    • Karta bez akcji zostaje w komnacie tylko jako ulepszenie. Jeśli karta akcji odchodzi, jej miejsce zajmuje ulepszenie, które ma akcję.
    • Dowolnego dworzanina możesz odrzucić w każdej chwili swojej Zimy: karta szlachty wraca do zasobów, karta rodu wypada z gry.
V15-3 =
    Możesz korzystać z tylu zacienionych miejsc, ile daje ta suma, ale najwyżej z 3:
    • 1 za każdy twój tytuł z symbolem miejsca, użyty czy nie;
    • 1 za Kopernika;
    • 1 za „Księcia”;
    • 1 za 5 lub więcej miast.
    Możesz zajmować dowolne zacienione miejsca.
V15-4 =
    Zakupy: kup dowolnie wiele kart i żetonów, ale po jednym egzemplarzu każdego rodzaju na Zimę.
    Za wszystko płacisz, zanim cokolwiek przyjdzie.
    Rozstrzygnięcie: to, co przyszło, może posłużyć do zaciągu i do sojuszu tej samej Zimy, ale nie do jej zakupów.
    Karty trafiają na wolne miejsca dla dworzan jako dostępne.
    Po zapłaceniu możesz odrzucić dworzan, także tych właśnie użytych, by zrobić miejsce. Karty, dla której nie ma miejsca, nie można kupić.
    Żetony trafiają do domeny jako dostępne; katedra jako użyta.
V15-5 =
    Naraz możesz mieć najwyżej po jednym z tych: Kardynał, gildia, Księstwo, Pryncypat, Królestwo lub Republika.
    Królestwo i Republika wykluczają się nawzajem; jest ich po dwa. Księstwo i Pryncypat możesz kupić tylko z własnym herbem.
V15-6 =
    Katedra: tylko dla twojego miasta o podstawowej odporności 3 lub 4, w którym jeszcze jej nie ma. Daje 1 punkt prestiżu temu, kto ją ma.
V15-7 =
    Karta lub bonus z symbolem agenta daje ci jeszcze jednego gotowego agenta, łącznie najwyżej pięciu.
    Rozstrzygnięcie: jeśli później odrzucisz kartę, agent zostaje.
V15-8 =
    Zaciąg: armia kosztuje 1 floren w twoim mieście początkowym, które kontrolujesz, a 3 floreny w każdym innym twoim mieście.
    Na mapie możesz mieć najwyżej sześć armii.
V15-9 =
    Sojusz: możesz zawrzeć albo przejąć jeden (V12).
    Możesz też wziąć odpust, jeśli w tym roku jeszcze go nie było, w każdej chwili swojej Zimy (V6).

V16 = Koniec gry i prestiż
V16-1 =
    Na koniec Wiosny sprawdźcie:
    • nie ma już żadnego miasta neutralnego, lub
    • ktoś ma 8 lub więcej miast, lub
    • ktoś stoi na kroku 5 toru mecenatu.
    Jeśli coś z tego jest prawdą, gra kończy się po tej Zimie.
V16-2 =
    Policz swój prestiż:
    • miasta: według twojego pola na torze miast (0–6) i jeszcze 1 dla każdego, kto jest na najdalszym zajętym polu. 8 i 9 miast to remis;
    • mecenat: według twojego pola na torze mecenatu (0–3) i jeszcze 1 dla każdego, kto jest najdalej;
    • karty i żetony: prestiż, który jest na nich, użytych czy nie;
    • trofea: po 2;
    • sojusze: 1 za każdy bez wrogiego agenta;
    • religia: patrz V16.3;
    • odpusty: po −1.
V16-3 =
    Religia: policz swoje krzyże:
    • na wszystkich kartach w pałacu i wszystkich żetonach w domenie, użytych czy nie;
    • krzyż z bonusu Świętego Cesarstwa Rzymskiego, jeśli jest dostępny i niezablokowany;
    • krzyże Duomo i Kaplicy Sykstyńskiej.
    Od największej liczby krzyży do najmniejszej gracze dostają:
    • w trzy osoby: 4, 2, 0;
    • w cztery osoby: 4, 2, 1, 0;
    • w pięć osób: 4, 2, 1, 0, 0.
    Gracze, którzy remisują na jakimś miejscu, wszyscy dostają punkty miejsca bezpośrednio po nim.
    Gracze za nimi dostają punkty swojego własnego miejsca.
    Rozstrzygnięcie: brak krzyży nikogo nie wyklucza.
    .example = W cztery lub pięć osób dwóch graczy remisuje na pierwszym miejscu. Każdy dostaje 2. Następny gracz jest trzeci i dostaje 1.
V16-4 =
    Wygrywa gracz z największym prestiżem.
    Przy remisie decyduje większa liczba koron na kartach w pałacu i żetonach w domenie, użytych czy nie.
    Symbole wydrukowane w komnatach się nie liczą. Jeśli nadal jest remis, zwycięstwo jest wspólne.
V16-5 = Rozstrzygnięcie: gra, która nie skończyła się inaczej, kończy się po Zimie roku 30.

V17 = Jawność
V17-1 = Gdy karty rodów są rozmieszczone (V2.3), wszystko jest jawne. Los decyduje w grze tylko o tym, kto zaczyna.

V18 = Dwie osoby („Wojny włoskie”)
V18-1 =
    Zasady dla dwóch osób są w drugiej instrukcji, której tu nie ma.
    W Virtù gra się więc w trzy, cztery lub pięć osób.
