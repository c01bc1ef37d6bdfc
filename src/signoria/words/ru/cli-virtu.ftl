### Стол игры «Властители» (Virtù) в терминале. Знаки: ƒ флорин, ♛ корона, † крест, ♞ кавалерия, ⎈ корабль, ☻ маска, ⚔ война, ↻ стрелка.
### $symbols, $price, $gives и $need — такие знаки с числами («2♛ 3ƒ»).

cli-virtu-hint = Введите число или ход. Ещё: map, odds ГОРОД, supply, prestige, winter, help, why ХОД, undo, rules V13, view ИМЯ, save, quit
cli-virtu-legend =
    В скобках: использовано. М▲2 два войска семейства с этой буквой, ●М его агент, ‡ собор, ⚔М▲1 осаждает, ☠ пиратский порт, число: стойкость.
    ◆ фишка действия, § индульгенция, ↻ справа: выход из этой комнаты делает доступными придворных справа. Игроки: ƒ казна, ▲ войска, ● агенты доступные + размещённые.
    map: все города с дорогами и морями · odds: предстоящие сражения · odds ГОРОД 3: осада с 3 войсками · supply: что можно купить ·
    prestige: престиж по источникам · tracks: оба счётчика · winter: шаги вашей Зимы и их цена. Один Enter платит всю цену.

## Стол

cli-virtu-year = Год { $year }, { $season }
cli-virtu-last-year = последний год
cli-virtu-neutral = Нейтральных городов { $count }
cli-virtu-gathered = Готово: { $symbols }
cli-virtu-order = Порядок хода
cli-virtu-alliances = Союзы
cli-virtu-blocked = заблокировано
cli-virtu-short-city = гор
cli-virtu-short-step = шаг
cli-virtu-short-cities = гор
cli-virtu-short-patronage = пок
cli-virtu-short-cards = кар
cli-virtu-short-religion = рел
cli-virtu-short-trophies = тро
cli-virtu-short-alliances = сою
cli-virtu-short-indulgences = инд

## Карта

cli-virtu-region-north = Север
cli-virtu-region-centre = Центр
cli-virtu-region-south = Юг
cli-virtu-region-overseas = За морем
cli-virtu-sea-ligurian = Лиг
cli-virtu-sea-tyrrhenian = Тир
cli-virtu-sea-ionian = Ион
cli-virtu-sea-adriatic = Адр
cli-virtu-map-city = Город
cli-virtu-map-resilience = Ст
cli-virtu-map-owner = Кто
cli-virtu-map-token = Жетон
cli-virtu-map-sea = Море
cli-virtu-map-roads = Дороги

## Игрок

cli-virtu-treasury = Казна { $florins }ƒ
cli-virtu-at-hand = доступно { $symbols }
cli-virtu-armies = Войска { $here }/{ $most }
cli-virtu-agents = Агенты: доступно { $ready }, размещено { $placed }
cli-virtu-trophies = Трофеи: { $families }
cli-virtu-may-request = можно взять индульгенцию
cli-virtu-placing = карточки семейства ещё размещаются
cli-virtu-ready = карточки размещены
cli-virtu-court = Двор
cli-virtu-court-right = Справа
cli-virtu-court-left = Слева
cli-virtu-passes-right = справа
cli-virtu-passes-left = слева
cli-virtu-closed = закрыта

## Сражения

cli-virtu-part-armies = { $armies ->
    [one] войско
    [few] войска
   *[many] войск
}
cli-virtu-part-declared = объявлено
cli-virtu-fight-attack = Атака
cli-virtu-fight-defence = Защита
cli-virtu-fight-most = до { $most } с бонусами
cli-virtu-fight-certain = { $losses ->
    [0] Атакующий наверняка победит и не потеряет войск.
    [one] Атакующий наверняка победит и потеряет { $losses } войско.
    [few] Атакующий наверняка победит и потеряет { $losses } войска.
   *[many] Атакующий наверняка победит и потеряет { $losses } войск.
}
cli-virtu-fight-won = { $losses ->
    [0] Пока атакующий побеждает и не теряет войск; защита может вырасти до { $most }.
    [one] Пока атакующий побеждает и теряет { $losses } войско; защита может вырасти до { $most }.
    [few] Пока атакующий побеждает и теряет { $losses } войска; защита может вырасти до { $most }.
   *[many] Пока атакующий побеждает и теряет { $losses } войск; защита может вырасти до { $most }.
}
cli-virtu-fight-possible = Пока осада неудачна; не хватает { $needed }, но столько ещё можно объявить.
cli-virtu-fight-lost = Осада неудачна: не хватает { $needed }.
cli-virtu-battle-won = Пока побеждают { $winner }, проигрывают { $other }.
cli-virtu-battle-lost = Пока проигрывают { $winner }, побеждают { $other }.
cli-virtu-battle-drawn = Пока не побеждает никто: { $winner } и { $other } теряют по одному войску и отступают.
cli-virtu-no-fight = Ни один город не осаждён.
cli-virtu-how-odds = Введите город, который вам не принадлежит, и, если хотите, число войск: odds siena 3

## Зима

cli-virtu-florins-left = казна { $florins }ƒ, со всем, что можно в неё положить, { $reach }ƒ
cli-virtu-wages = { $armies ->
    [one] { $armies } войско: { $florins }ƒ
    [few] { $armies } войска: { $florins }ƒ
   *[many] { $armies } войск: { $florins }ƒ
}
cli-virtu-spaces = свободных мест для придворных: { $free } из { $spaces }
cli-virtu-left-over = остаётся { $symbols }
cli-virtu-hiring = { $start }ƒ: { $cities }; в других местах { $other }ƒ; войска { $armies }/{ $most }
cli-virtu-one-less = { $alliance } { $symbols }, на один символ меньше
cli-virtu-supply-thing = Общий запас
cli-virtu-supply-left = есть
cli-virtu-supply-price = цена
cli-virtu-supply-gives = даёт
cli-virtu-supply-action = действие
cli-virtu-supply-rest = Индульгенции { $indulgences }, жетоны «+1 Военный бонус» { $tokens }
cli-virtu-supply-bonuses = Бонусы покровительства: { $bonuses }
cli-virtu-gives-agent = 1 агент
cli-virtu-gives-space = 1 место для придворного
cli-virtu-gives-prestige = престиж { $prestige }

## Ходы

cli-virtu-to-pay = К оплате: { $need }. Enter: { $steps }
cli-virtu-move-room = комната { $room }: { $action }
cli-virtu-move-cash = { $source }: { $symbols } в казну
cli-virtu-move-indulgence = индульгенция: { $symbols }, престиж { $prestige }
cli-virtu-move-decline = ничего не делать
cli-virtu-move-pay = { $florins }ƒ из казны
cli-virtu-move-pass = без бонуса
cli-virtu-move-price = { $name }: { $price } → { $gives }
cli-virtu-move-arm = { $card }: +{ $tokens } военный бонус за { $florins }ƒ
cli-virtu-move-besiege = перейти к осаде
cli-virtu-move-withdraw = отойти от города и отступить
cli-virtu-move-by-road = { $city }, бесплатно
cli-virtu-move-by-sea = { $city }, { $symbols }
cli-virtu-move-abandon = потерять войско
cli-virtu-done-govern = перейти к жетонам
cli-virtu-done-turn = достаточно
cli-virtu-done-trade = закончить действие
cli-virtu-done-war = закончить действие
cli-virtu-done-intrigue = закончить действие
cli-virtu-done-palace = перейти к покупкам
cli-virtu-done-purchases = перейти к найму
cli-virtu-done-hiring = перейти к союзу
cli-virtu-done-alliance = закончить свою Зиму

## Что дают бонусы покровительства

cli-virtu-bonus-leonardo = +{ $war } военный бонус за { $florins }ƒ в каждой осаде
cli-virtu-bonus-copernicus = места для придворных: +{ $spaces }
cli-virtu-bonus-michelangelo = { $crowns }♛ бесплатно на каждом шаге покровительства
cli-virtu-bonus-machiavelli = придворный: { $symbols }
cli-virtu-bonus-bastions = +{ $defence } к защите в каждой осаде против вас
cli-virtu-bonus-prince = места для придворных: +{ $spaces }, агенты: +{ $agents }, вражеских агентов больше не будет
cli-virtu-bonus-duomo = { $crosses }† для религиозного влияния
cli-virtu-bonus-sistine = { $crosses }† для религиозного влияния
cli-virtu-bonus-artillery = жетон: +{ $war } военный бонус за { $florins }ƒ
