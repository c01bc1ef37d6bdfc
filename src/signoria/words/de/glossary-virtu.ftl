### Die Namen der Dinge in Virtù. Wie die Schlüssel gebildet werden, steht in der englischen Datei.

virtu-title = Virtù

## Familien

virtu-family-aragon = Aragon
virtu-family-sforza = Sforza
virtu-family-medici = Medici
virtu-family-doges = Dogen
virtu-family-borgia = Borgia

## Städte

virtu-city-nice = Nizza
virtu-city-turin = Turin
virtu-city-milan = Mailand
virtu-city-genoa = Genua
virtu-city-parma = Parma
virtu-city-verona = Verona
virtu-city-venice = Venedig
virtu-city-bologna = Bologna
virtu-city-ravenna = Ravenna
virtu-city-florence = Florenz
virtu-city-pisa = Pisa
virtu-city-siena = Siena
virtu-city-ancona = Ancona
virtu-city-perugia = Perugia
virtu-city-spoleto = Spoleto
virtu-city-rome = Rom
virtu-city-rome-neutral = Rom
virtu-city-rome-borgia = Rom
virtu-city-civitavecchia = Civitavecchia
virtu-city-terracina = Terracina
virtu-city-naples = Neapel
virtu-city-benevento = Benevent
virtu-city-bari = Bari
virtu-city-otranto = Otranto
virtu-city-reggio = Reggio
virtu-city-syracuse = Syrakus
virtu-city-palermo = Palermo
virtu-city-corfu = Korfu
virtu-city-ragusa = Ragusa
virtu-city-ajaccio = Ajaccio
virtu-city-cagliari = Cagliari
virtu-city-tunis = Tunis

## Meere

virtu-sea-ligurian = Ligurisches Meer
virtu-sea-tyrrhenian = Tyrrhenisches Meer
virtu-sea-ionian = Ionisches Meer
virtu-sea-adriatic = Adriatisches Meer

## Adelskarten

virtu-noble-advisor = Berater
virtu-noble-podesta = Podestà
virtu-noble-assassin = Meuchelmörder
virtu-noble-ambassador = Gesandter
virtu-noble-bishop = Bischof
virtu-noble-cardinal = Kardinal
virtu-noble-gonfalonier = Bannerträger
virtu-noble-merchant = Kaufmann
virtu-noble-condottiere = Condottiere
virtu-noble-admiral = Admiral
virtu-noble-banker = Bankier
virtu-noble-pope = Papst

## Karten: die der Familien, noch einmal die des Adels, Machiavelli

virtu-card-ferdinand2 = Ferdinand II. von Neapel
virtu-card-alfonso = Alfonso, Herzog von Kalabrien
virtu-card-montefeltro = Federico III. da Montefeltro
virtu-card-gian-galeazzo = Gian Galeazzo Sforza
virtu-card-ludovico = Ludovico Sforza
virtu-card-ascanio = Ascanio Sforza
virtu-card-lorenzo = Lorenzo de’ Medici
virtu-card-piero = Piero de’ Medici
virtu-card-giovanni = Giovanni de’ Medici
virtu-card-doge = Doge Agostino Barbarigo
virtu-card-council-of-ten = Rat der Zehn
virtu-card-captain-sea = Kapitän zur See Antonio Grimani
virtu-card-alexander6 = Alexander VI.
virtu-card-cesare = Cesare Borgia
virtu-card-lucrezia = Lucrezia Borgia
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

## Titel

virtu-title-duchy = Herzogtum
virtu-title-principality = Fürstentum
virtu-title-kingdom = Königreich
virtu-title-republic = Republik
virtu-title-duchy-aragon = Herzogtum (Aragon)
virtu-title-principality-aragon = Fürstentum (Aragon)
virtu-title-duchy-sforza = Herzogtum (Sforza)
virtu-title-principality-sforza = Fürstentum (Sforza)
virtu-title-duchy-medici = Herzogtum (Medici)
virtu-title-principality-medici = Fürstentum (Medici)
virtu-title-duchy-doges = Herzogtum (Dogen)
virtu-title-principality-doges = Fürstentum (Dogen)
virtu-title-duchy-borgia = Herzogtum (Borgia)
virtu-title-principality-borgia = Fürstentum (Borgia)
virtu-title-kingdom-1 = Königreich
virtu-title-republic-1 = Republik
virtu-title-kingdom-2 = Königreich
virtu-title-republic-2 = Republik

## Mäzenatenboni

virtu-bonus-leonardo = Leonardo da Vinci
virtu-bonus-copernicus = Kopernikus
virtu-bonus-michelangelo = Michelangelo
virtu-bonus-columbus = Kolumbus
virtu-bonus-machiavelli = Machiavelli
virtu-bonus-bastions = Bastionen
virtu-bonus-prince = Der Fürst
virtu-bonus-duomo = Duomo
virtu-bonus-sistine = Sixtinische Kapelle
virtu-bonus-artillery = Artillerie
virtu-creator = Meister
virtu-creation = Werk

## Symbole

virtu-symbol-florin = Florin
virtu-symbol-crown = Krone
virtu-symbol-cross = Kreuz
virtu-symbol-cavalry = Kavallerie
virtu-symbol-ship = Schiff
virtu-symbol-mask = Maske
virtu-symbol-war = Krieg
virtu-symbol-arrow = Pfeil

## Aktionen

virtu-action-govern = Regierung
virtu-action-patronage = Mäzenatentum
virtu-action-trade = Handel
virtu-action-diplomacy = Diplomatie
virtu-action-war = Krieg
virtu-action-intrigue = Intrige

## Bündnisse

virtu-alliance-france = Frankreich
virtu-alliance-ottoman = Osmanisches Reich
virtu-alliance-empire = Heiliges Römisches Reich

## Plättchen und Figuren

virtu-guild = Gilde
virtu-cathedral = Kathedrale
virtu-indulgence = Ablassbrief
virtu-trophy = Trophäe
virtu-agent = Agent
virtu-army = Heer
virtu-disc = Kontrollscheibe
virtu-war-token = Plättchen „+1 Krieg“
virtu-marker = Aktionsmarker

## Plättchen in einer Domäne

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

## Auf dem Tisch

virtu-palace = Palast
virtu-room = Raum
virtu-courtier = Höfling
virtu-courtier-space = Höflingsplatz
virtu-action-card = Aktionskarte
virtu-upgrade = Ausbau
virtu-domain = Domäne
virtu-treasury = Schatzkammer
virtu-supply = Vorrat
virtu-reserve = Reserve
virtu-alliance = Bündnis
virtu-printed-symbol = aufgedrucktes Symbol
virtu-city = Stadt
virtu-neutral = neutral
virtu-port = Hafen
virtu-pirate-port = Piratenhafen
virtu-resilience = Widerstandskraft
virtu-prestige = Prestige
virtu-city-track = Städteleiste
virtu-patronage-track = Mäzenatenleiste
virtu-available = verfügbar
virtu-used = verbraucht

## Das Jahr und seine Teile

virtu-phase-year = Jahr
virtu-phase-spring = Frühling
virtu-phase-winter = Winter
virtu-phase-siege = Belagerung
virtu-phase-field-battle = Feldschlacht
virtu-phase-retreat = Rückzug
virtu-phase-wages = Sold
virtu-phase-rearranging = Palast
virtu-phase-purchases = Käufe
virtu-phase-hiring = Anwerben
virtu-phase-alliance = Bündnis

## Woher das Prestige kommt

virtu-source-cities = Städte
virtu-source-patronage = Mäzenatentum
virtu-source-cards = Karten und Plättchen
virtu-source-trophies = Trophäen
virtu-source-alliances = Bündnisse
virtu-source-religion = Religion
virtu-source-indulgences = Ablassbriefe

## Tischoptionen

virtu-option-one_enemy_agent = Ein feindlicher Agent pro Palast
    .help = In jedem Palast ist höchstens ein feindlicher Agent zugleich. Milder und für erste Partien empfohlen (V11.7).
