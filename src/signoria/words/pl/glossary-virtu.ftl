### Nazwy rzeczy w grze Virtù. Jak powstają klucze, mówi plik angielski.
### Nazwy pospolite zaczynają się małą literą, żeby pasowały do zdania; imiona, akcje, pory roku, źródła punktów i opcje wielką.

virtu-title = Virtù

## Rody

virtu-family-aragon = Aragonowie
virtu-family-sforza = Sforzowie
virtu-family-medici = Medyceusze
virtu-family-doges = Dożowie
virtu-family-borgia = Borgiowie

## Miasta

virtu-city-nice = Nicea
virtu-city-turin = Turyn
virtu-city-milan = Mediolan
virtu-city-genoa = Genua
virtu-city-parma = Parma
virtu-city-verona = Werona
virtu-city-venice = Wenecja
virtu-city-bologna = Bolonia
virtu-city-ravenna = Rawenna
virtu-city-florence = Florencja
virtu-city-pisa = Piza
virtu-city-siena = Siena
virtu-city-ancona = Ankona
virtu-city-perugia = Perugia
virtu-city-spoleto = Spoleto
virtu-city-rome = Rzym
virtu-city-rome-neutral = Rzym
virtu-city-rome-borgia = Rzym
virtu-city-civitavecchia = Civitavecchia
virtu-city-terracina = Terracina
virtu-city-naples = Neapol
virtu-city-benevento = Benewent
virtu-city-bari = Bari
virtu-city-otranto = Otranto
virtu-city-reggio = Reggio
virtu-city-syracuse = Syrakuzy
virtu-city-palermo = Palermo
virtu-city-corfu = Korfu
virtu-city-ragusa = Raguza
virtu-city-ajaccio = Ajaccio
virtu-city-cagliari = Cagliari
virtu-city-tunis = Tunis

## Morza

virtu-sea-ligurian = Morze Liguryjskie
virtu-sea-tyrrhenian = Morze Tyrreńskie
virtu-sea-ionian = Morze Jońskie
virtu-sea-adriatic = Morze Adriatyckie

## Karty szlachty

virtu-noble-advisor = Doradca
virtu-noble-podesta = Podesta
virtu-noble-assassin = Skrytobójca
virtu-noble-ambassador = Ambasador
virtu-noble-bishop = Biskup
virtu-noble-cardinal = Kardynał
virtu-noble-gonfalonier = Gonfalonier
virtu-noble-merchant = Kupiec
virtu-noble-condottiere = Kondotier
virtu-noble-admiral = Admirał
virtu-noble-banker = Bankier
virtu-noble-pope = Papież

## Karty: rodów, znów szlachty, Machiavelli

virtu-card-ferdinand2 = Ferdynand II Neapolitański
virtu-card-alfonso = Alfons, książę Kalabrii
virtu-card-montefeltro = Federico III da Montefeltro
virtu-card-gian-galeazzo = Gian Galeazzo Sforza
virtu-card-ludovico = Ludwik Sforza
virtu-card-ascanio = Ascanio Sforza
virtu-card-lorenzo = Wawrzyniec Medyceusz
virtu-card-piero = Piotr Medyceusz
virtu-card-giovanni = Jan Medyceusz
virtu-card-doge = Doża Agostino Barbarigo
virtu-card-council-of-ten = Rada Dziesięciu
virtu-card-captain-sea = Kapitan morza Antonio Grimani
virtu-card-alexander6 = Aleksander VI
virtu-card-cesare = Cezar Borgia
virtu-card-lucrezia = Lukrecja Borgia
virtu-card-advisor = { virtu-noble-advisor }
virtu-card-podesta = { virtu-noble-podesta }
virtu-card-assassin = { virtu-noble-assassin }
virtu-card-ambassador = { virtu-noble-ambassador }
virtu-card-bishop = { virtu-noble-bishop }
virtu-card-cardinal = { virtu-noble-cardinal }
virtu-card-gonfalonier = { virtu-noble-gonfalonier }
virtu-card-merchant = { virtu-noble-merchant }
virtu-card-condottiere = { virtu-noble-condottiere }
virtu-card-admiral = { virtu-noble-admiral }
virtu-card-banker = { virtu-noble-banker }
virtu-card-pope = { virtu-noble-pope }
virtu-card-machiavelli = { virtu-bonus-machiavelli }

## Tytuły

virtu-title-duchy = Księstwo
virtu-title-principality = Pryncypat
virtu-title-kingdom = Królestwo
virtu-title-republic = Republika
virtu-title-duchy-aragon = Księstwo (Aragonowie)
virtu-title-principality-aragon = Pryncypat (Aragonowie)
virtu-title-duchy-sforza = Księstwo (Sforzowie)
virtu-title-principality-sforza = Pryncypat (Sforzowie)
virtu-title-duchy-medici = Księstwo (Medyceusze)
virtu-title-principality-medici = Pryncypat (Medyceusze)
virtu-title-duchy-doges = Księstwo (Dożowie)
virtu-title-principality-doges = Pryncypat (Dożowie)
virtu-title-duchy-borgia = Księstwo (Borgiowie)
virtu-title-principality-borgia = Pryncypat (Borgiowie)
virtu-title-kingdom-1 = Królestwo
virtu-title-republic-1 = Republika
virtu-title-kingdom-2 = Królestwo
virtu-title-republic-2 = Republika

## Bonusy mecenatu

virtu-bonus-leonardo = Leonardo da Vinci
virtu-bonus-copernicus = Kopernik
virtu-bonus-michelangelo = Michał Anioł
virtu-bonus-columbus = Kolumb
virtu-bonus-machiavelli = Machiavelli
virtu-bonus-bastions = Bastiony
virtu-bonus-prince = „Książę”
virtu-bonus-duomo = Duomo
virtu-bonus-sistine = Kaplica Sykstyńska
virtu-bonus-artillery = Artyleria
virtu-creator = twórca
virtu-creation = dzieło

## Symbole

virtu-symbol-florin = floren
virtu-symbol-crown = korona
virtu-symbol-cross = krzyż
virtu-symbol-cavalry = kawaleria
virtu-symbol-ship = okręt
virtu-symbol-mask = maska
virtu-symbol-war = wojna
virtu-symbol-arrow = strzałka

## Akcje

virtu-action-govern = Rządy
virtu-action-patronage = Mecenat
virtu-action-trade = Handel
virtu-action-diplomacy = Dyplomacja
virtu-action-war = Wojna
virtu-action-intrigue = Intrygi

## Sojusze

virtu-alliance-france = Francja
virtu-alliance-ottoman = Imperium Osmańskie
virtu-alliance-empire = Święte Cesarstwo Rzymskie

## Żetony i figurki

virtu-guild = gildia
virtu-cathedral = katedra
virtu-indulgence = odpust
virtu-trophy = trofeum
virtu-agent = agent
virtu-army = armia
virtu-disc = dysk kontroli
virtu-war-token = żeton „+1 do wojny”
virtu-marker = znacznik akcji

## Żetony w domenie

virtu-token-nice = { virtu-city-nice }
virtu-token-turin = { virtu-city-turin }
virtu-token-milan = { virtu-city-milan }
virtu-token-genoa = { virtu-city-genoa }
virtu-token-parma = { virtu-city-parma }
virtu-token-verona = { virtu-city-verona }
virtu-token-venice = { virtu-city-venice }
virtu-token-bologna = { virtu-city-bologna }
virtu-token-ravenna = { virtu-city-ravenna }
virtu-token-florence = { virtu-city-florence }
virtu-token-pisa = { virtu-city-pisa }
virtu-token-siena = { virtu-city-siena }
virtu-token-ancona = { virtu-city-ancona }
virtu-token-perugia = { virtu-city-perugia }
virtu-token-spoleto = { virtu-city-spoleto }
virtu-token-rome = { virtu-city-rome }
virtu-token-civitavecchia = { virtu-city-civitavecchia }
virtu-token-terracina = { virtu-city-terracina }
virtu-token-naples = { virtu-city-naples }
virtu-token-benevento = { virtu-city-benevento }
virtu-token-bari = { virtu-city-bari }
virtu-token-otranto = { virtu-city-otranto }
virtu-token-reggio = { virtu-city-reggio }
virtu-token-syracuse = { virtu-city-syracuse }
virtu-token-palermo = { virtu-city-palermo }
virtu-token-corfu = { virtu-city-corfu }
virtu-token-ragusa = { virtu-city-ragusa }
virtu-token-ajaccio = { virtu-city-ajaccio }
virtu-token-cagliari = { virtu-city-cagliari }
virtu-token-tunis = { virtu-city-tunis }
virtu-token-duchy = { virtu-title-duchy }
virtu-token-principality = { virtu-title-principality }
virtu-token-kingdom = { virtu-title-kingdom }
virtu-token-republic = { virtu-title-republic }
virtu-token-guild = { virtu-guild }
virtu-token-artillery = { virtu-bonus-artillery }
virtu-token-cathedral-1 = { virtu-cathedral }
virtu-token-cathedral-2 = { virtu-cathedral }
virtu-token-cathedral-3 = { virtu-cathedral }
virtu-token-cathedral-4 = { virtu-cathedral }
virtu-token-cathedral-5 = { virtu-cathedral }

## Na stole

virtu-palace = pałac
virtu-room = komnata
virtu-courtier = dworzanin
virtu-courtier-space = miejsce dla dworzanina
virtu-action-card = karta akcji
virtu-upgrade = ulepszenie
virtu-domain = domena
virtu-treasury = skarbiec
virtu-supply = zasoby
virtu-reserve = rezerwa
virtu-alliance = sojusz
virtu-printed-symbol = wydrukowany symbol
virtu-city = miasto
virtu-neutral = neutralne
virtu-port = port
virtu-pirate-port = port piracki
virtu-resilience = odporność
virtu-prestige = prestiż
virtu-city-track = tor miast
virtu-patronage-track = tor mecenatu
virtu-available = dostępne
virtu-used = użyte

## Rok i jego części

virtu-phase-year = rok
virtu-phase-spring = Wiosna
virtu-phase-winter = Zima
virtu-phase-siege = oblężenie
virtu-phase-field-battle = bitwa w polu
virtu-phase-retreat = odwrót
virtu-phase-wages = żołd
virtu-phase-rearranging = pałac
virtu-phase-purchases = zakupy
virtu-phase-hiring = zaciąg
virtu-phase-alliance = sojusz

## Skąd prestiż

virtu-source-cities = Miasta
virtu-source-patronage = Mecenat
virtu-source-cards = Karty i żetony
virtu-source-trophies = Trofea
virtu-source-alliances = Sojusze
virtu-source-religion = Religia
virtu-source-indulgences = Odpusty

## Opcje stołu

virtu-option-one_enemy_agent = Jeden wrogi agent na pałac
    .help = W każdym pałacu jest naraz najwyżej jeden wrogi agent. Łagodniej; polecane na pierwsze partie (V11.7).
