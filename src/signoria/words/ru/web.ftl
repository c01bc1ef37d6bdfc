### Что говорят страницы в браузере: кнопки, заголовки, подписи для программ чтения с экрана. web-tuscany-… относится к «Замкам Тосканы».
### $kind — название типа тайла из словарика; $space — ячейка владений (c4); $player — имя игрока.

## Везде

web-home = Главная
web-menu = Меню
web-table = Стол
web-rules = Правила
web-settings = Настройки
web-language = Язык
web-fullscreen = Во весь экран
web-close = Закрыть
web-back = Назад
web-skip = Отказаться
web-skip-ahead = Пропустить
web-undo = Отменить
web-save = Сохранить
web-change = Изменить
web-stay = Остаться
web-never-mind = Отмена
web-new-version = Есть новая версия.
web-reload = Обновить
web-later = Позже
web-yes = да
web-no = нет
web-on = вкл.
web-off = выкл.
web-copy = Копировать
web-copied = Скопировано
web-copy-link = Копировать ссылку
web-copy-by-hand = Браузер не даёт странице копировать. Ссылка выделена: нажмите Ctrl+C или удерживайте её.
web-share = Поделиться
web-again = Ещё раз
web-send = Отправить…
web-loading = Загрузка…
web-skip-to-content = Перейти к содержанию
web-you = вы
web-name = Имя
web-your-name = Ваше имя
web-player = Игрок
web-first = 1-й
web-second = 2-й
web-bot = бот { $bot }
web-icons-by = Значки:
web-fair = Честная тасовка, которую может проверить каждый
web-offline = Сервер недоступен.
web-offline-sub = Страница сама пробует снова.
web-trouble = Сервер ответил ошибкой { $status }.
web-reconnecting = Восстанавливаем связь… Стол остаётся виден, ваш ход не пропадёт.
web-closed = Этот стол нельзя открыть.
web-link-incomplete = Ссылка неполная.
web-link-ask-whole = { $known ->
    [0] Попросите у хозяина стола всю ссылку.
   *[other] Попросите всю ссылку. Хозяин стола: { $host }.
}
web-link-wrong = Эта ссылка не открывает стол.
web-link-ask-new = { $known ->
    [0] Попросите у хозяина стола новую.
   *[other] Попросите новую. Хозяин стола: { $host }.
}
web-no-table = Такого стола нет.
web-no-table-sub = Его удалили, или в ссылке опечатка.
web-no-screen = { $game }: пока не в браузере.
web-in-terminal = Пока сыграть можно в терминале:

## Главная

web-hero-title = Две настольные игры в браузере
web-hero-sub = Играйте с ботами или друзьями. Без регистрации и установки.
web-about-tuscany = Стройте владения тайл за тайлом. Ранние очки засчитываются до трёх раз.
web-about-virtu = Возглавьте одно из великих семейств Италии: торговля, интриги и войны.
web-players-range = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
    [many] { $fewest }–{ $most } игроков
   *[other] { $fewest }–{ $most } игрока
}
web-play-now = Играть
web-play = Играть
web-starts-against = «Играть»: соперник { $bot } ({ $strength }).
web-against-bot = соперник: { $bot } – { $strength }
web-choose-bot = Выберите бота
web-suggested = рекомендуем
web-new-game = Новая игра: { $game }
web-invite-what = ссылка и QR-код
web-get-link = Создать ссылку
web-same-what = передавайте его по кругу
web-set-up = Подготовить
web-my-tables = Мои столы
web-public-tables = Открытые столы
web-being-played = Идут сейчас
web-finished = Завершённые
web-your-turn = Ваш ход
web-your-turn-at = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
    [many] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } столами
}
web-others-wait = { $count ->
    [one] Ещё { $count } стол ждёт других.
    [few] Ещё { $count } стола ждут других.
    [many] Ещё { $count } столов ждут других.
   *[other] Ещё { $count } стола ждут других.
}
web-next-table = Следующий стол
web-all-tables = Все столы: { $count }
web-look = Смотреть
web-watch = Смотреть
web-none-public = Игроков никто не ждёт.
web-open-public = Открыть стол для всех
web-same-device = На этом устройстве
web-open-record = Открыть запись
web-played-before = Здесь уже есть мои партии
web-status-waiting = ждёт игроков
web-status-playing = идёт
web-status-finished = завершён
web-status-cancelled = закрыт
web-finished-as = { $place ->
    [1] Победа; соперники: { $others }
    [2] 2-е место из { $count }; соперники: { $others }
    [3] 3-е место из { $count }; соперники: { $others }
   *[other] { $place }-е место из { $count }; соперники: { $others }
}
web-seats-taken = занято: { $taken } из { $count }

## Новый стол

web-seat-it = Добавить бота
web-name-of-seat = Имя игрока на месте { $seat }
web-add-player = Добавить игрока, мест: { $count }
web-remove-seat = Убрать место { $seat }
web-free-the-seat = Освободить место: { $player }
web-who-may-come = Кто может играть и смотреть
web-by-link = все, у кого есть ссылка
web-public = все
web-deal-again = Расклад
web-deal-fresh = новая тасовка

## Расклады

web-deal = Тасовка
web-deal-committed = запечатана до начала
web-deal-known = известный расклад
web-deal-seed = выбранный расклад
web-deal-fork = продолжение партии

## Комната ожидания

web-seats = Места
web-waiting-for-friend = Ждём игрока
web-anyone-with-link = сесть может каждый, у кого есть ссылка
web-anyone-here = сесть может каждый
web-you-here = вы, за столом
web-this-table = Этот стол
web-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-undo-sub = пока не открылось скрытое
web-can-change = До начала партии здесь можно всё изменить. Приглашённые видят эти настройки до того, как сядут за стол.
web-all-seated = Все места заняты. Можно начинать.
web-wait-for-host = Все места заняты. Начать партию может { $player }.
web-invite = { $count ->
    [one] Пригласить друга
    [few] Пригласить друзей
    [many] Пригласить друзей
   *[other] Пригласить друзей
}
web-invite-sub = { $game }, игроков: { $count }. Партия начнётся, когда все места будут заняты.
web-scan = Отсканируйте телефоном
web-only-here = Эту ссылку откроет только этот компьютер.
web-only-here-open = Чтобы другие устройства вашей сети могли играть, остановите сервер и запустите его так:
web-same-house = В одной сети Wi-Fi?
web-same-house-sub = Эта ссылка работает на всех устройствах в вашей сети Wi-Fi.
web-qr = QR-код со ссылкой
web-reserved = место для: { $player }
web-start-with-bots = { $count ->
    [one] Начать с ботом
    [few] Начать с ботами
    [many] Начать с ботами
   *[other] Начать с ботами
}
web-start = Начать
web-invites-you = { $player } приглашает вас играть
web-invites-rematch = { $player } предлагает реванш
web-how-played = Настройки этого стола
web-your-name-here = Ваше имя за столом
web-sit-down = Сесть за стол
web-just-watch = Только смотреть
web-host-waits = { $player } ждёт вас.
web-watch-later = Партия ещё не началась. Как только начнётся, вы сможете смотреть.
web-cancel-table = Закрыть стол
web-close-sure = Закрыть стол?
web-close-what = Ссылка перестанет работать, и все за столом вернутся на главную.
web-leave = Выйти
web-leave-sure = Выйти из-за стола?
web-leave-waiting = Ваше место освободится для других.
web-leave-playing = Место остаётся вашим, и вы можете вернуться когда угодно. Пока вас нет, другие могут отдать его боту.
web-cancelled = Этот стол закрыт.
web-cancelled-sub = Хозяин закрыл его до начала партии.

## За столом

web-prompt = Что делать
web-at-the-table = За столом
web-ready = готово
web-present = в сети
web-away = не в сети
web-left = больше не играет
web-resigned = сдаётся
web-plays-first = начинает
web-resign = Сдаться
web-resign-sure = Сдаться?
web-resign-ends = Партия сразу закончится, вы займёте последнее место. Отменить это нельзя.
web-resign-goes-on = Бот доиграет за вас, вы займёте последнее место. Отменить это нельзя.
web-stands-in = бот вместо: { $player }
web-seat-replaced = Пока вас не было, на вашем месте играл бот { $bot }.
web-seat-reclaim = Вернуть моё место
web-seat-asked = Вы попросили вернуть место. Решают остальные игроки.
web-seat-asks = { $player } снова здесь и просит вернуть место.
web-seat-return = Пусть играет { $player }
web-seat-keep-bot = Оставить бота
web-from = Продолжение партии
web-wait = Подождите
web-their-turn = Ходит { $player }
web-settling = Ваш ход завершён
web-settling-sub = Его ещё можно отменить.
web-settling-other = { $player } ещё может отменить ход: { $seconds } с.
web-next-you = Следующий ход ваш
web-next = Следующий ход: { $player }
web-bot-thinks = Думает, не дольше { $seconds } с.
web-bot-waits = Ждёт: сейчас думает много ботов.
web-bot-thinks-shorter = Думает меньше: сейчас думает много ботов.
web-move-now = Ходи сейчас
web-end-turn = Завершить ход
web-undo-step = Отменить шаг
web-restart-turn = Ход заново
web-suggest = Подсказать
web-sure-sub = При этом что-то откроется, отменить это будет нельзя.
web-game-over = Игра окончена
web-left-count = осталось: { $count }
web-you-watch = Вы смотрите партию. Карты на руке скрыты.
web-watching = Зрителей: { $count }
web-nameless = без имени: { $count }
web-pass-device = Передайте устройство. Теперь играет { $player }
web-pass-device-sub = До этого карты скрыты.
web-i-am = Это я, { $player }
web-rule-open = Правило { $rule }
web-tab-rivals = Соперники

## Журнал и просмотр

web-log = Журнал
web-since-your-turn = После вашего хода
web-last-turn = Последний ход
web-log-sentences = Полные фразы
web-show-again = Показать снова
web-pacing = { $player }: { $what }
web-moment = Шаг { $n } из { $last }
web-back-to-now = К партии
web-replay = Просмотр
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-next = Шаг вперёд
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-slider = Шаг
web-seen-by = Вид
web-everybody = зритель
web-play-on = Играть отсюда
web-share-moment = Ссылка на этот шаг
web-share-game = Ссылка на эту партию

## После игры

web-result = Итог
web-you-won = Вы победили
web-you-resigned = Вы сдались
web-you-won-by = Вы победили, отрыв: { $points }
web-you-lost-by = Вы проиграли, отставание: { $points }
web-you-placed = { $place }-е место, отставание: { $points }
web-you-won-tie = Равный счёт: вы побеждаете
web-you-lost-tie = Равный счёт: вы проигрываете
web-won-tie = Равный счёт: побеждает { $player }
web-a-tie = Ничья
web-why-level = Почти поровну: { $sources }.
web-why-item = { $source } (+{ $points })
web-why-more = { $player } впереди: { $items }.
web-why-you = Вы впереди: { $items }.
web-ended-early = Очки на конец партии.
web-final-count = Финальный подсчёт
web-same-as-log = те же числа, что и в журнале
web-by-difference = Разница
web-by-share = Доли
web-source = Источник
web-ahead = { $player } впереди
web-you-ahead = вы впереди
web-level = поровну
web-total = Всего
web-winner = победа
web-show-result = Показать результат
web-start-round = Начать раунд { $round }
web-go-on = Дальше
web-gone-on = Игра тем временем продолжилась.
web-wins-by = { $points ->
    [0] Победа: { $player }
    [one] Победа: { $player }, отрыв { $points } очко
    [few] Победа: { $player }, отрыв { $points } очка
    [many] Победа: { $player }, отрыв { $points } очков
   *[other] Победа: { $player }, отрыв { $points } очка
}
web-shared-win = Общая победа: { $players }
web-ended-resigned = Сдача: { $players }.
web-round = Раунд { $round }
web-points-from = Откуда очки
web-curve = Ожидаемый итог, шаг за шагом
web-curve-at = Шаг { $n }: { $scores }
web-curve-hint = Щёлкните по графику или нажимайте стрелки, чтобы выбрать шаг.
web-look-at = Смотреть шаг { $n }
web-play-on-at = Играть с шага { $n }
web-record = Запись
web-verify = Проверить тасовку
web-verdict-fair = Тасовка была честной
web-verdict-fork = Продолжение другой партии
web-verdict-seed = Расклад выбран, а не перетасован
web-verdict-known = Расклад был известен заранее
web-verdict-open = Запечатанной тасовки нет, проверять нечего
web-rematch = Реванш
web-rematch-join = К реваншу

## Правила

web-rules-search = Поиск в правилах
web-rules-none = Ни одно правило не подходит под запрос.
web-example = Пример:

## Настройки

web-theme = Тема
web-theme-system = системная
web-theme-light = светлая
web-theme-dark = тёмная
web-pace = Темп ходов и анимации
web-pace-slow = медленно
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-off = выкл.
web-labels = Названия под значками
web-confirm-reveals = Спрашивать перед ходами, которые нельзя отменить
web-auto-end = Завершать мой ход, не спрашивая о мраморе
web-shortcuts = Управление одной клавишей
web-notify = Уведомлять, когда мой ход
web-grace = Время на отмену завершённого хода
web-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
web-recovery = Ссылка для переноса
web-recovery-what = Открывает ваши столы на другом устройстве. Действует один раз, в течение недели.
web-recovery-make = Создать ссылку для переноса
web-recover-how = На устройстве, где вы играли, откройте настройки и создайте ссылку для переноса. Вставьте её сюда.
web-recover-no-link = Это не ссылка для переноса.
web-recover-whose = Ссылка для переноса, игрок: { $name }
web-recover-what = С ней на этом устройстве можно играть как { $name }. Незаконченных партий: { $games }.
web-recover-mine = { $name } уже играет на этом устройстве. Откройте ссылку на другом.
web-recover-stays = Здесь вы { $player }. Ваши незаконченные партии ({ $games }) останутся на других ваших устройствах.
web-recover-only = Здесь вы { $player }, и это ваше единственное устройство. Без своей ссылки для переноса вы не вернётесь к незаконченным партиям ({ $games }). Сначала создайте её и сохраните.
web-recover-become = Играть здесь как { $name }
web-recover-merge = Объединить: { $player } становится { $name }
web-recover-merge-sure = Партии и устройства обоих навсегда станут общими. Делайте это, только если и { $player }, и { $name } — это вы: на всех этих устройствах будут видны карты обоих.
web-recover-merge-yes = Объединить
web-recover-together = { $player } и { $name } играют за одним столом. На этом устройстве ссылка сработает, когда партия закончится.
web-recover-lose = Оставить свои партии?
web-recover-lose-sure = { $player } играет только на этом устройстве, и ссылки для переноса нет. Никто больше не откроет эти партии: { $games }.
web-recover-not = Не использовать ссылку
web-recover-until = Ссылка действует один раз, до: { $time }.
web-other-person-sub = Откройте стол заново, чтобы увидеть его как тот, кто играет здесь сейчас.
web-use-recovery = Использовать ссылку
web-signed-out-sub = Чтобы играть здесь дальше, используйте ссылку для переноса.
web-devices = Ваши устройства
web-device-on = { $browser }, { $system }
web-device-unknown = Неизвестное устройство
web-device-this = это устройство
web-device-times = С { $since }, последний раз: { $seen }
web-sign-out = Выйти
web-sign-out-others = Выйти на всех других устройствах
web-sign-out-what = Устройство, на котором выполнен выход, больше не открывает ваши столы. Неиспользованная ссылка для переноса тоже перестаёт действовать.
web-sign-out-here = Выйти на этом устройстве?
web-sign-out-here-others = Ваши партии останутся на других устройствах.
web-sign-out-here-only = Это ваше единственное устройство. Без него вы не вернётесь к своим партиям.
web-keys = Клавиши
web-key-draw = добрать карты
web-key-take = взять тайл
web-key-place = выложить тайл
web-key-option = выбрать вариант
web-key-confirm = подтвердить
web-key-back = назад
web-key-undo = отменить
web-key-restart = ход заново
web-key-end = завершить ход
web-key-skip = отказаться
web-key-space = Пробел
web-key-again = снова показать ходы соперников
web-key-space-skip = перейти сразу к вашему ходу
web-key-legal = следующая доступная ячейка
web-key-arrows = движение по владениям, рынку и просмотру
web-key-help = эти клавиши
web-key-marble = заплатить мрамор за ещё одно действие
web-key-ends = первая или последняя ячейка
web-key-region = владения следующего игрока
web-key-log = журнал
web-key-rules = правила
web-keys-looking = Осмотр

## Замки Тосканы: положение

web-tuscany-status-setup = Соберите владения
web-tuscany-status-setup-watch = Подготовка
web-tuscany-setup-next = далее: выбор тайла бонуса
web-tuscany-status-draft = Выбор тайлов бонуса
web-tuscany-round = Раунд { $round } из 3
web-tuscany-round-ends = конец, когда кто-то опустошит стопку { $round }; осталось: { $left }
web-tuscany-scoring = Подсчёт раунда { $round }
web-tuscany-last-turn = Последний ход для всех
web-tuscany-projected = Если закончить сейчас
web-tuscany-projected-tip = Итог, если закончить сейчас: красные очки, зелёные за каждый оставшийся подсчёт и ресурсы (T9.6)
web-tuscany-green = зелёных
web-tuscany-red = красных
web-tuscany-green-tip = Зелёные очки: текущий счёт, в конце каждого раунда прибавляется к красным (T9)
web-tuscany-red-tip = Красные очки: итоговый счёт (T9)
web-tuscany-sum = { $scorings ->
    [one] { $red } + { $scorings } подсчёт × { $green } + { $goods } за остаток
    [few] { $red } + { $scorings } подсчёта × { $green } + { $goods } за остаток
    [many] { $red } + { $scorings } подсчётов × { $green } + { $goods } за остаток
   *[other] { $red } + { $scorings } подсчёта × { $green } + { $goods } за остаток
}
web-tuscany-piles = Стопки
web-tuscany-pile = Стопка { $pile }
web-tuscany-pile-tip = { $count ->
    [one] Стопка { $pile }: остался { $count } тайл
    [few] Стопка { $pile }: осталось { $count } тайла
    [many] Стопка { $pile }: осталось { $count } тайлов
   *[other] Стопка { $pile }: осталось { $count } тайла
}
web-tuscany-your-piles = Ваши стопки
web-tuscany-your-bonus = Ваши тайлы бонуса
web-tuscany-no-bonus = пока нет
web-tuscany-bonus = Бонусы
web-tuscany-colour-bonuses = Награды за цвет
web-tuscany-bonus-tip = { $takers ->
    [0] { $kind }: заполнено { $filled } из { $total }. За первое место: { $first }, за второе: { $second }.
   *[other] { $kind }: заполнено { $filled } из { $total }. За первое место: { $first }, за второе: { $second }. Очки уже взяты: { $taken }.
}

## Замки Тосканы: стол

web-tuscany-display = Рынок
web-tuscany-slot = Рынок { $place }: { $kind }
web-tuscany-slot-legal = Рынок { $place }: { $kind }, можно
web-tuscany-slot-empty = Рынок { $place }: пусто
web-tuscany-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-tuscany-cards-word = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
web-tuscany-discards = в сбросе
web-tuscany-yields = { $count ->
    [one] { $count } доход
    [few] { $count } дохода
    [many] { $count } доходов
   *[other] { $count } дохода
}
web-tuscany-yields-word = { $count ->
    [one] доход
    [few] дохода
    [many] доходов
   *[other] дохода
}
web-tuscany-deck-tip = Карты области в колоде: { $deck }; в сбросе: { $discards }
web-tuscany-discards-tip = Карт в сбросе: { $count }
web-tuscany-yields-tip = Карт дохода в колоде: { $count }
web-tuscany-hand = Рука
web-tuscany-hand-count = { $kind }: { $count }
web-tuscany-hand-count-all = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
web-tuscany-stored = На складе: { $kind }
web-tuscany-stored-legal = На складе: { $kind }, можно
web-tuscany-storage-free = свободная ячейка склада
web-tuscany-goods = Ресурсы
web-tuscany-workers = { $count ->
    [one] работник
    [few] работника
    [many] работников
   *[other] работника
}
web-tuscany-marble-count = мрамор
web-tuscany-marble-is = 1 = действие
web-tuscany-marble-tip = Раз за ход заплатите 1 мрамор за ещё одно действие (T3.2)
web-tuscany-enlarge = Показать владения
web-tuscany-back-to-mine = К вашим владениям
web-tuscany-your-region = Ваши владения
web-tuscany-region-named = Владения: { $player }
web-tuscany-region-of = { $count ->
    [one] Владения с { $count } тайлом
   *[other] Владения с { $count } тайлами
}
web-tuscany-region-hidden = Скрыты, пока не готовы все
web-tuscany-column = Столбец { $column }
web-tuscany-space-empty = { $size ->
    [1] пустая ячейка: { $kind }, столбец { $column }, ряд { $row }, одиночная
   *[other] пустая ячейка: { $kind }, столбец { $column }, ряд { $row }, размер зоны: { $size }
}
web-tuscany-space-legal = { $size ->
    [1] пустая ячейка: { $kind }, столбец { $column }, ряд { $row }, можно, одиночная
   *[other] пустая ячейка: { $kind }, столбец { $column }, ряд { $row }, можно, размер зоны: { $size }
}
web-tuscany-space-filled = { $kind }, занято, столбец { $column }, ряд { $row }
web-tuscany-space-start = стартовый замок, столбец { $column }, ряд { $row }
web-tuscany-tip = На { $space }: { $kind }
web-tuscany-tip-area = зона { $filled } из { $size }, очки: { $points }

## Замки Тосканы: что дают тайлы

web-tuscany-effect-castle = Замок: сразу выложите бесплатно тайл с рынка (T8.1)
web-tuscany-effect-city = Город: возьмите тайл бонуса (T8.2)
web-tuscany-effect-inn = Таверна: даёт гекс таверны, он заменит любой тайл (T8.3)
web-tuscany-effect-agriculture = Пашня: очки за новые виды ферм в зоне (T8.4)
web-tuscany-effect-quarry = Карьер: даёт мрамор на дополнительные действия (T8.5)
web-tuscany-effect-village = Деревня: даёт работников, они заменяют карты (T8.6)
web-tuscany-effect-monastery = Монастырь: даёт 3 карты области (T8.8)
web-tuscany-effect-wagon = Повозка: открывает карту дохода (T8.7)
web-tuscany-bonus-what-card = Карт за добор: { $then } вместо { $now }
web-tuscany-bonus-what-storage = { $points ->
    [0] Ячеек склада: { $then } вместо { $now }
   *[other] Ячеек склада: { $then } вместо { $now }; сразу зелёных очков: { $points }
}
web-tuscany-bonus-what-marble = Мрамора с карьера: { $then } вместо { $now }
web-tuscany-bonus-what-worker = Работников с деревни: { $then } вместо { $now }
web-tuscany-bonus-what-yield = Карт дохода с повозки: { $then } вместо { $now }

## Замки Тосканы: решения

web-tuscany-actions = Действия
web-tuscany-action-sub = Доберите карты, возьмите тайл или выложите тайл.
web-tuscany-draw = Добрать { $count }
web-tuscany-take = Взять
web-tuscany-place = Выложить
web-tuscany-remove = Убрать
web-tuscany-replace = Заменить
web-tuscany-sure-draw = Добрать карты ({ $count })?
web-tuscany-sure-take = Взять этот тайл?
web-tuscany-sure-free = Выложить сюда?
web-tuscany-sure-remove = Убрать этот тайл со склада?
web-tuscany-sure-refresh = Заменить эти тайлы?
web-tuscany-take-title = Возьмите тайл
web-tuscany-take-sub = Выберите подсвеченный тайл на рынке.
web-tuscany-place-any = Выложите тайл
web-tuscany-place-pick = Выберите тайл на складе.
web-tuscany-place-title = Выложите { $a_kind }
web-tuscany-place-sub = { $count ->
    [1] Подсвечена одна ячейка: выберите её.
    [one] Выберите одну из { $count } подсвеченной ячейки.
    [few] Выберите одну из { $count } подсвеченных ячеек.
    [many] Выберите одну из { $count } подсвеченных ячеек.
   *[other] Выберите одну из { $count } подсвеченных ячеек.
}
web-tuscany-pay-title = Заплатите за { $a_kind } в { $space }
web-tuscany-pay-sub = Две карты «{ $kind }». Одну заменит пара другого цвета или работник.
web-tuscany-payments = Способы оплаты
web-tuscany-part-card = карта «{ $kind }»
web-tuscany-part-pair = пара «{ $kind }»
web-tuscany-part-worker = работник
web-tuscany-cheapest = дешевле всего
web-tuscany-pay-count = { $cards ->
    [0] без карт
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-tuscany-pay = Оплатить
web-tuscany-after-paying = Останется карт: { $cards }, работников: { $workers }
web-tuscany-castle-title = Замок: бесплатный тайл
web-tuscany-castle-pick = Выберите подсвеченный тайл на рынке.
web-tuscany-city-title = Город: возьмите тайл бонуса
web-tuscany-city-sub = Он останется у вас до конца игры.
web-tuscany-draft-title = Возьмите тайл бонуса
web-tuscany-draft-sub = Он останется у вас на всю игру.
web-tuscany-draft-order = Порядок выбора тайлов бонуса
web-tuscany-draft-now = выбирает сейчас
web-tuscany-draft-later = выберет позже
web-tuscany-room-title = Освободите место на складе
web-tuscany-refresh-title = Замените один тип
web-tuscany-refresh-sub = Ничего с рынка не подходит вашим владениям. Выберите тип, который уберут.
web-tuscany-more-title = Ещё одно действие?
web-tuscany-more-sub = Заплатите за него 1 мрамор или завершите ход.

## Замки Тосканы: подготовка

web-tuscany-assemble = Соедините три планшета и выберите место для замка
web-tuscany-assemble-sub = Перетащите планшет или нажимайте кнопки. Большие зоны дают больше очков.
web-tuscany-assemble-castle = Перетащите планшет или нажимайте кнопки, потом выберите подсвеченную ячейку замка.
web-tuscany-ready = Ваши владения готовы
web-tuscany-rebuild = Изменить
web-tuscany-confirm-region = Подтвердить владения
web-tuscany-board = Планшет { $board }
web-tuscany-boards = Планшеты
web-tuscany-turn-board = Повернуть
web-tuscany-move-left = Влево
web-tuscany-move-right = Вправо
web-tuscany-shift = Сдвиг между { $left } и { $right }
web-tuscany-shift-up = Правый планшет выше
web-tuscany-shift-down = Правый планшет ниже
web-tuscany-your-cards = Ваши карты
web-tuscany-display-later = на потом: игра начнётся после выбора тайлов бонуса
web-tuscany-display-refused = Брать тайлы пока нельзя. Сначала владения, затем тайлы бонуса.
web-tuscany-area-points = Очки за зоны
web-tuscany-if-filled = { $count ->
    [one] очко, если заполнить все зоны
    [few] очка, если заполнить все зоны
    [many] очков, если заполнить все зоны
   *[other] очка, если заполнить все зоны
}
web-tuscany-single-spaces = { $count ->
    [one] { $count } одиночная ячейка
    [few] { $count } одиночные ячейки
    [many] { $count } одиночных ячеек
   *[other] { $count } одиночной ячейки
}
web-tuscany-area-how = Зона приносит очки, когда заполнена её последняя ячейка. 1 ячейка: { $one }, 2 ячейки: { $two }, 3 ячейки: { $three }. Сам стартовый замок очков не даёт.
web-tuscany-castle-on = В ячейке { $space }, соседних ячеек: { $count }.
web-tuscany-castle-none = Выберите одну из подсвеченных ячеек замка.
web-tuscany-castles-left = Подсвечено других: { $count }.
web-tuscany-castle-missing = Сначала выберите ячейку замка. Они подсвечены.
web-tuscany-first-hidden = Начинает { $player }. Владения скрыты, пока не готовы все.
web-tuscany-building = собирает
web-tuscany-still-building = { $count ->
    [0] Все готовы.
    [one] Ещё собирает: { $players }
   *[other] Ещё собирают: { $players }
}
web-tuscany-setup-watch = Игроки собирают владения

## The Castles of Tuscany: tips

web-tuscany-about-pile = Раунд { $round } заканчивается с кругом, в котором кто-то опустошит стопку { $round } (T9.1).
web-tuscany-about-storage = { $count ->
    [one] Склад: { $count } ячейка для взятого тайла, пока вы его не выложите (T5.1).
    [few] Склад: { $count } ячейки для взятых тайлов, пока вы их не выложите (T5.1).
   *[many] Склад: { $count } ячеек для взятых тайлов, пока вы их не выложите (T5.1).
}
web-tuscany-about-inn-hex = Гекс таверны: при выкладывании заменяет тайл любого типа (T8.3).
web-tuscany-about-worker = Работники: при оплате каждый заменяет одну карту (T7.3).
web-tuscany-about-round = В игре три раунда. В конце каждого все прибавляют зелёные очки к красным (T9.4).
web-tuscany-hand-tip = { $count ->
    [one] { $kind }: { $count } карта. Чтобы выложить тайл, нужны две карты его цвета (T7).
    [few] { $kind }: { $count } карты. Чтобы выложить тайл, нужны две карты его цвета (T7).
   *[many] { $kind }: { $count } карт. Чтобы выложить тайл, нужны две карты его цвета (T7).
}
web-tuscany-hand-hidden = { $count ->
    [one] { $count } карта, закрыта
    [few] { $count } карты, закрыты
   *[many] { $count } карт, закрыты
}
web-tuscany-piles-named = Стопки: { $player }
web-tuscany-bonus-named = Тайлы бонуса: { $player }

## Замки Тосканы: подсчёт, результат и строки журнала

web-tuscany-final = Владения в конце игры
web-tuscany-final-score = Итоговый счёт
web-tuscany-final-scoring = Раунд 3: зелёные к красным
web-tuscany-count-goods = Посчитать ресурсы
web-tuscany-scoring-added = плюс
web-tuscany-scoring-makes = итого
web-tuscany-scoring-sub = { $next ->
    [0] Все в последний раз прибавляют зелёные к красным.
   *[other] Все прибавляют зелёные к красным; зелёные остаются на раунд { $next }.
}
web-tuscany-scoring-next = { $round ->
    [2] Зелёное очко раунда 2 засчитывается дважды. В раунде 1 оно засчитывалось трижды.
   *[other] Зелёное очко раунда 3 засчитывается один раз. В раунде 1 оно засчитывалось трижды.
}
web-tuscany-round-over = Стопка { $pile } пуста: { $player }.
web-tuscany-round-over-yours = Ваша стопка { $pile } пуста.
web-tuscany-round-over-still = За целый круг никто ничего не добрал, не взял и не выложил.
web-tuscany-goods-title = По очку за каждый оставшийся ресурс
web-tuscany-goods-sub = Тайлы и гексы таверны на складе, мрамор, работники и каждые пять карт.
web-tuscany-left-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
web-tuscany-left-hexes = { $count ->
    [one] { $count } гекс таверны
    [few] { $count } гекса таверны
    [many] { $count } гексов таверны
   *[other] { $count } гекса таверны
}
web-tuscany-left-marble = мрамор: { $count }
web-tuscany-left-workers = { $count ->
    [one] { $count } работник
    [few] { $count } работника
    [many] { $count } работников
   *[other] { $count } работника
}
web-tuscany-left-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-tuscany-left-nothing = ничего не осталось
web-tuscany-ledger-red = Красные сразу
web-tuscany-ledger-goods = Оставшиеся ресурсы
web-tuscany-ledger-early = Партия закончилась в раунде { $round }. Раунды без подсчёта взяты с последними очками.
web-tuscany-from-areas = зоны
web-tuscany-from-agriculture = фермы
web-tuscany-from-colour-bonus = награды за цвет
web-tuscany-from-storage = дополнительные ячейки склада
web-tuscany-from-yield = карты дохода
web-tuscany-from-overflow = гексы без места
web-tuscany-from-leftovers = оставшиеся ресурсы
web-tuscany-tie-spaces = Больше пустых ячеек: { $player } (T9.7).
web-tuscany-tie-green = Пустых ячеек тоже поровну; больше зелёных очков: { $player } (T9.7).
web-tuscany-tie-shared = Пустых ячеек и зелёных очков тоже поровну: место общее (T9.7).
web-tuscany-line-region = владения готовы, замок в { $space }
web-tuscany-line-draw = { $count ->
    [0] ничего не добирает
    [one] добирает { $count } карту
    [few] добирает { $count } карты
    [many] добирает { $count } карт
   *[other] добирает { $count } карты
}
web-tuscany-line-take = берёт
web-tuscany-line-remove = убирает
web-tuscany-line-refresh = заменяет все
web-tuscany-line-pile = и опустошает стопку { $pile }
web-tuscany-line-place = в { $space }
web-tuscany-line-area = { $size ->
    [1] зона
   *[other] зона из { $size }
}
web-tuscany-line-bonus = { $side ->
    [1] все, 1-е место:
   *[other] все, 2-е место:
}
web-tuscany-line-farm = { $count ->
    [one] ферма
    [few] фермы
    [many] ферм
   *[other] фермы
}
web-tuscany-line-yield = доход
web-tuscany-line-marble = тратит 1 мрамор
