### Названия вещей в игре «Замки Тосканы».
### Названия начинаются со строчной буквы, чтобы вставать в предложение; источники очков и настройки — подписи.
### Атрибут «a» — название как дополнение, в винительном падеже: «берёт таверну» пишется через $a_tile.

tuscany-title = Замки Тосканы

## Типы тайлов

tuscany-kind-castle = замок
    .a = замок
tuscany-kind-city = город
    .a = город
tuscany-kind-inn = таверна
    .a = таверну
tuscany-kind-agriculture = пашня
    .a = пашню
tuscany-kind-quarry = карьер
    .a = карьер
tuscany-kind-village = деревня
    .a = деревню
tuscany-kind-monastery = монастырь
    .a = монастырь
tuscany-kind-wagon = повозка
    .a = повозку
tuscany-kind-hex = гекс таверны
    .a = гекс таверны

## Их цвета

tuscany-colour-castle = тёмно-зелёный
tuscany-colour-city = красный
tuscany-colour-inn = синий
tuscany-colour-agriculture = светло-зелёный
tuscany-colour-quarry = серый
tuscany-colour-village = оранжевый
tuscany-colour-monastery = жёлтый
tuscany-colour-wagon = бежевый

## Типы ферм на тайлах пашен

tuscany-farm-V = виноградник
tuscany-farm-H = свиноферма
tuscany-farm-O = оливковая роща
tuscany-farm-W = пшеничное поле

## Тайлы бонуса

tuscany-bonus-card = +1 карта области
tuscany-bonus-storage = +1 ячейка склада
tuscany-bonus-marble = +1 мрамор
tuscany-bonus-worker = +1 работник
tuscany-bonus-yield = +1 карта дохода

## Что даёт карта дохода
## $amount (число): сколько

tuscany-yield-red = { $amount ->
    [one] { $amount } красное очко
    [few] { $amount } красных очка
    [many] { $amount } красных очков
   *[other] { $amount } красного очка
}
tuscany-yield-green = { $amount ->
    [one] { $amount } зелёное очко
    [few] { $amount } зелёных очка
    [many] { $amount } зелёных очков
   *[other] { $amount } зелёного очка
}
tuscany-yield-cards = { $amount ->
    [one] { $amount } карта области
    [few] { $amount } карты области
    [many] { $amount } карт области
   *[other] { $amount } карты области
}
tuscany-yield-worker = { $amount ->
    [one] { $amount } работник
    [few] { $amount } работника
    [many] { $amount } работников
   *[other] { $amount } работника
}
tuscany-yield-marble = { $amount ->
    [one] { $amount } фишка мрамора
    [few] { $amount } фишки мрамора
    [many] { $amount } фишек мрамора
   *[other] { $amount } фишки мрамора
}
tuscany-yield-hex = { $amount ->
    [one] { $amount } гекс таверны
    [few] { $amount } гекса таверны
    [many] { $amount } гексов таверны
   *[other] { $amount } гекса таверны
}

## Вещи на столе

tuscany-region = владения
tuscany-space = ячейка
tuscany-area = зона
tuscany-display = рынок
tuscany-pile = стопка
tuscany-storage = склад
tuscany-hand = рука
tuscany-deck = колода карт области
tuscany-discards = сброс
tuscany-yield-deck = колода карт дохода
tuscany-marble = мрамор
tuscany-worker = работник
tuscany-green-points = зелёные очки
tuscany-red-points = красные очки
tuscany-projected = ожидаемый итог
tuscany-round = раунд
tuscany-starting-castle = стартовый замок
tuscany-colour-bonus = награда за цвет
tuscany-neutral = нейтральные тайлы

## Откуда очки

tuscany-source-areas = Заполненные зоны
tuscany-source-agriculture = Фермы
tuscany-source-colour-bonus = Награды за цвет
tuscany-source-storage = Дополнительные ячейки склада
tuscany-source-yield = Карты дохода
tuscany-source-overflow = Гексы, которым не хватило места
tuscany-source-leftovers = Оставшиеся ресурсы

## Настройки партии

tuscany-option-draw = Карт за добор
    .help = Сколько карт области даёт действие «добрать карты», не считая тайлов бонуса: 3 или 2, как в первом издании (T4.1).
tuscany-option-inn_hex_same_turn = Гекс таверны в тот же ход
    .help = Полученный гекс таверны можно выложить ещё в этот же ход, более поздним действием. Иначе — только в следующие ходы (T8.3).
