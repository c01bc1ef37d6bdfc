### Командная строка: справка, сообщения и стол в терминале.
### То, что вводится с клавиатуры (команды, ходы, названия настроек), одинаково на всех языках.

## Справка

cli-heading-usage = Вызов:
cli-heading-options = Параметры
cli-heading-commands = Команды
cli-metavar-options = ПАРАМЕТРЫ
cli-metavar-command = КОМАНДА …
cli-metavar-language = ЯЗЫК
cli-metavar-number = N
cli-metavar-game = ИГРА
cli-metavar-bots = БОТ,БОТ…
cli-metavar-option = ИМЯ=ЗНАЧЕНИЕ
cli-metavar-seed = ЗЕРНО
cli-metavar-file = ФАЙЛ
cli-metavar-seat = ИМЯ
cli-metavar-rule = ПРАВИЛО
cli-metavar-word = СЛОВО

cli-help = «{ tuscany-title }» и «{ virtu-title }» за одним цифровым столом
    .more =
        «{ tuscany-title }» и «{ virtu-title }» за одним цифровым столом: играйте с людьми и ботами, смотрите, как боты играют между собой,
        пересматривайте партии, проверяйте, что они были честными, читайте правила.
cli-help-play = Открыть стол в браузере или играть в терминале
    .more =
        Запустить стол на этом компьютере и открыть его в браузере; столы сохраняются. С --terminal — партия в терминале,
        люди и боты вместе: без дополнительных слов против одного бота, а «help» подскажет, что можно ввести.
cli-help-simulate = Дать ботам сыграть много партий и вывести статистику
    .more =
        Дать ботам сыграть много партий и вывести победы, счёт, очки по источникам, длину партий и скорость.
        Одно и то же зерно даёт те же партии.
cli-help-replay = Воспроизвести записанную партию
    .more = Показать журнал записанной партии словами, позицию после некоторого хода или пройти её по шагам с клавиатуры.
cli-help-verify = Проверить тасовку и ходы записи
    .more = Проверить каждый ход записи по правилам, а каждую тасовку — по секрету, зафиксированному до партии.
cli-help-rules = Читать правила
    .more = Вывести содержание, раздел (T6) или одно правило (T6.3), либо найти слово.
cli-help-engine = Предоставить правила другой программе
    .more = Читать по одному объекту JSON в строке и отвечать на каждый одним, чтобы правилами могли пользоваться программы на любом языке.

cli-option-help = Показать эту справку и выйти.
cli-option-version = Показать версию и сборку движка и выйти.
cli-option-lang = Язык: en, de, pl, ru (по умолчанию — язык системы).
cli-option-terminal = Играть в терминале, а не в браузере.
cli-option-lan = Остальные в вашей сети смогут играть со своих устройств.
cli-option-players = Число игроков.
cli-option-bots = Боты на места, которые больше никто не занял, например greedy,random.
cli-option-option = Настройка партии, например draw=2. Можно указать несколько раз.
cli-option-seed = Тасовать по выбранному зерну. Партия будет так и помечена.
cli-option-components = Свои таблицы компонентов со значениями, напечатанными в вашей коробке.
cli-option-seat = Кто сидит на следующем месте: имя человека или бот. Можно указать несколько раз.
cli-option-resume = Продолжить сохранённую партию.
cli-option-games = Число партий (по умолчанию 100).
cli-option-rotate = После каждой партии все пересаживаются на одно место (по умолчанию) или остаются.
cli-option-jobs = Число процессов, в которых идёт игра (по умолчанию 1).
cli-option-json = Вывести статистику в виде JSON.
cli-option-at = Показать позицию после стольких ходов.
cli-option-step = Пройти партию по шагам с клавиатуры.
cli-option-game = Только правила этой игры.
cli-option-find = Показать все правила, где есть это слово.

## Что не так с вызовом

cli-error = signoria: { $message }
cli-usage-hint = «{ $command }» покажет, что возможно.
cli-usage-no-such-option = Нет параметра { $option }.
cli-usage-no-such-command = Нет команды «{ $command }». Известные команды: { $known }.
cli-usage-missing = Не хватает: { $name }.
cli-usage-value-missing = Параметру { $option } нужно значение.
cli-usage-no-value = Параметр { $option } не принимает значения.
cli-usage-extra = Лишнее: «{ $found }».
cli-usage-number = { $name }: «{ $value }» — не целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
cli-usage-fraction = { $name }: «{ $value }» — не число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
cli-game-not-ready = В игру «{ $game }» пока нельзя сыграть.
cli-players = В «{ $game }» нельзя играть при таком числе игроков: { $players }. Возможное число игроков: { $known }.
cli-file-trouble = Файл { $file } нельзя использовать: { $problem }.
cli-trouble = Не получилось: { $problem }.
cli-not-text = Файл { $file } — не текст в UTF-8.
# $problem: целое предложение
cli-in-file = { $file }: { $problem }
cli-refused = Нельзя ({ $rule }): { $reason }
cli-play-terminal = Это для партии в терминале: добавьте --terminal. Стол в браузере спросит обо всём на месте.
cli-lan-browser = --lan нужен для стола в браузере: уберите --terminal.
cli-resume-alone = --resume указывается отдельно: игра, места и настройки записаны в сохранённой партии.
cli-resume-over = Партия в файле { $file } окончена. «signoria replay { $file }» покажет её.

## Вид движка

cli-engine-compiled = скомпилированный движок
cli-engine-interpreted = интерпретируемый движок
cli-engine-why-fresh = собран из этих исходников
cli-engine-why-asked = как требует SIGNORIA_PURE
cli-engine-why-absent = ничего не скомпилировано
cli-engine-why-foreign = скомпилирован для другого Python
cli-engine-why-stale = скомпилирован из более старых исходников

## За столом

cli-player = Игрок
cli-hand-over = { $name }, ваш ход. Нажмите Enter, когда никто другой не смотрит.
cli-turn-over = Ваш ход завершён. Enter: дальше, undo: отменить.
cli-hint = Введите число или ход. Ещё: help, why ХОД, undo, rules T6, view ИМЯ, save, quit
cli-log-title = Журнал
cli-log-earlier = … и раньше: { $count } (log покажет всё)
cli-log-undo = { $player } отменяет ход.
cli-no-such-number = Номера { $number } нет: выберите число от 1 до { $most }.
cli-several-moves = «{ $text }» может означать несколько ходов: { $known }.
cli-no-such-player = Нет игрока «{ $name }». Игроки: { $known }.
cli-view-of = Показано: { $name }
cli-why-what = Скажите, о каком ходе речь, например: why { $move }
cli-allowed = «{ $move }» — можно.
cli-not-letters = Эта строка — не читаемый текст.
cli-saved = Сохранено в { $file }
cli-resume = Продолжить позже: signoria play --terminal --resume { $file }
cli-quit-save = Сохранить партию? Enter или имя файла: сохранить; нет: уйти без сохранения.
# Ответы, означающие «да» и «нет», через пробел
cli-quit-yes = д да y yes
cli-quit-no = н нет n no
cli-result = Итог
cli-result-source = Очки за
cli-result-total = Всего

cli-typed = Введите номер хода или его запись. Регистр и пробелы не важны; слова можно сокращать, пока подходит только один ход.
cli-typed-help = help
    .help = этот список
cli-typed-moves = moves
    .help = показать ходы ещё раз
cli-typed-table = table
    .help = показать стол ещё раз
cli-typed-view = view ИМЯ
    .help = показать часть стола другого игрока
cli-typed-why = why ХОД
    .help = почему ход невозможен и какое это правило
cli-typed-rules = rules { $section }
    .help = раздел, правило ({ $section }.1) или, без номера, содержание
cli-typed-log = log
    .help = всё, что произошло
cli-typed-undo = undo
    .help = отменить свой последний ход, пока ничего не открыто и никто другой не решал
cli-typed-save = save ФАЙЛ
    .help = сохранить партию
cli-typed-quit = quit
    .help = уйти из-за стола

## Моделирование

cli-simulate-progress = Партии
cli-simulate-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, игроков: { $players }, зерно { $seed }
cli-simulate-played = Сыграно мест
cli-simulate-wins = Победы (доля)
cli-simulate-score = Счёт
cli-simulate-range = Наименьший и наибольший
cli-simulate-turns = Ходов в партии: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-moves = Решений в партии: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } партий/с, { NUMBER($moves_per_second, maximumFractionDigits: 0) } решений/с ({ NUMBER($seconds, maximumFractionDigits: 1) } с)

## Повтор и проверка

cli-replay-undone = { $count ->
    [one] { $count } ход отменён и не показан.
    [few] { $count } хода отменены и не показаны.
   *[other] { $count } ходов отменены и не показаны.
}
cli-replay-at = В записи нет позиции после стольких ходов: { $at }. Всего ходов: { $moves }.
cli-replay-position = После хода { $at } из { $moves }
cli-replay-terminal = Для прохода по шагам нужен терминал.
cli-replay-keys = Пробел или →: вперёд · ← или p: назад · 0 и $: начало и конец · q: выход
cli-verify-moves = { $moves ->
    [one] { $game }: { $moves } ход, по правилам.
    [few] { $game }: { $moves } хода, все по правилам.
   *[other] { $game }: { $moves } ходов, все по правилам.
}
cli-verify-fair = Честно: вся тасовка следует из секрета, зафиксированного до партии.
cli-verify-seed = Выбранное зерно: вся тасовка следует из зерна «{ $value }». Кто его выбрал, мог её знать.
cli-verify-known = Известный расклад: вся тасовка следует из секрета прежней партии. Кто в неё играл, мог её знать.
cli-verify-fork = Продолжение: первые ходы взяты из другой партии; вся тасовка после них следует из секрета, зафиксированного при продолжении.
cli-verify-open = Открыто: секрета в записи ещё нет, поэтому тасовку проверить нельзя.
cli-verify-result = Итог: { $result }
cli-verify-unfinished = Партия не окончена.

## Правила

cli-rules-more = signoria rules T6 покажет раздел, signoria rules T6.3 — правило, signoria rules --find СЛОВО найдёт слово.
cli-rules-example = Пример: { $text }
cli-rules-no-id = «{ $id }» — не номер правила. Напишите, например, T6 или T6.3.
cli-rules-unknown = Правила { $id } нет.
cli-rules-not-found = Ни в одном правиле нет «{ $word }».
cli-rules-one = Спросите о правиле или о слове, а не о том и другом сразу.

## Стол игры «Замки Тосканы»

cli-tuscany-round = Раунд { $round } из 3
cli-tuscany-extra-turns = последние ходы
cli-tuscany-deck = Колода { $deck }, сброс { $discards }
cli-tuscany-yields = Карты дохода { $count }
cli-tuscany-neutral = Нейтральные { $count }
cli-tuscany-display = Рынок
cli-tuscany-green = зел.
cli-tuscany-red = красн.
cli-tuscany-final = итог
cli-tuscany-colour-bonus = Награды за цвет
cli-tuscany-marble = Мрамор { $count }
cli-tuscany-workers = Работники { $count }
cli-tuscany-piles = Стопки { $piles }
cli-tuscany-fresh = (в следующий ход)
cli-tuscany-building = собирает владения
cli-tuscany-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cli-tuscany-storage = Склад
cli-tuscany-hand = Рука ({ $count })
cli-tuscany-boards = Ваши планшеты: { $boards }
cli-tuscany-tried = region { $region }
cli-tuscany-area-sum = Все зоны заполнены: { $points ->
    [one] { $points } зелёное очко
    [few] { $points } зелёных очка
   *[other] { $points } зелёных очков
}
cli-tuscany-areas = Размеры зон:
cli-tuscany-assemble-hint =
    turn B: повернуть · swap A B: поменять · shift 1: сдвинуть стык 1 или 2 в другую сторону
    region B'-A+C: задать всё · suggest: больше всего очков за зоны · ok: так и собрать
cli-tuscany-legend =
    Во владениях: O пусто, ›O‹ можно заполнить сейчас, ?O? ждёт оплаты, [O] заполнено, [vo] с фермами, (O) гекс таверны, [★] стартовый замок.
    Фермы: v виноградник, h свиноферма, o оливковая роща, w пшеничное поле. ▸ решает, ① начинает. Награды за цвет: за первое / второе место, ✓ у кого.
cli-tuscany-how-region = Запишите планшеты слева направо, например: region B'-A+C (' повёрнут, + выше, - ниже)
cli-tuscany-how-turn = Укажите планшет, например: turn B
cli-tuscany-how-swap = Укажите два планшета, например: swap A B
cli-tuscany-how-shift = Укажите стык, 1 или 2: shift 1

cli-tuscany-move-draw = { $count ->
    [one] добрать { $count } карту
    [few] добрать { $count } карты
   *[other] добрать { $count } карт
}
cli-tuscany-move-take = взять: { $tile }
cli-tuscany-move-place = { $tile }
cli-tuscany-move-place-hex = как { $colour }
cli-tuscany-move-free = { $tile }
cli-tuscany-move-remove = убрать: { $tile }
cli-tuscany-move-refresh = заменить: { $colour }
cli-tuscany-move-bonus = { $bonus }
cli-tuscany-move-start = стартовый замок
cli-tuscany-move-marble = заплатить 1 мрамор: ещё одно действие
cli-tuscany-move-end = завершить ход
cli-tuscany-move-decline = отказаться
cli-tuscany-move-pay = { $cards }
cli-tuscany-move-pay-both = { $cards } + 1 работник
cli-tuscany-move-pay-workers = 2 работника
