### Что сервер говорит людям за столом и тем, кто его держит.

# The name of somebody who has not said one
server-guest = Гость
log-undo = { $player } отменяет ход.

## People

server-no-cookie = Ваш браузер блокирует cookie этой страницы и не запомнит ваши места.
server-bad-name = В имени должно быть от 1 до { $most } видимых знаков.
server-no-recovery = Эта ссылка для переноса уже использована, заменена более новой или старше недели.
server-together = Этот игрок и игрок с этого устройства сидят за одним столом. Ссылка сработает здесь, когда партия закончится.
server-other-person = Теперь на этом устройстве играет кто-то другой.
server-no-device = У вас нет (или больше нет) такого устройства.
server-signed-out = На этом устройстве выполнен выход.
server-closed = Администратор сервера закрыл этот стол.
server-blocked = Администратор сервера заблокировал ваш адрес.

## Tables

server-no-table = Такого стола нет.
server-table-damaged = Часть этой партии повреждена на сервере. То, что осталось, можно посмотреть, но партия не может продолжаться. Сообщите владельцу этого сервера.
server-table-other-version = Эта партия сыграна по другой версии правил. Она сохранена, но продолжить её здесь нельзя.
server-by-link = Этот стол можно открыть только по ссылке.
server-seat-count = { $count ->
    [one] В эту игру нельзя играть на { $count } место. Возможно: { $known }.
    [few] В эту игру нельзя играть на { $count } места. Возможно: { $known }.
   *[other] В эту игру нельзя играть на { $count } мест. Возможно: { $known }.
}
server-me-once = Вы можете занять одно место. Другим за вашим устройством нужны свои имена.
server-nobody-plays = Хотя бы одно место должно быть вашим или за вашим устройством.
server-one-deal = Выберите либо прежний расклад, либо зерно, но не то и другое.
server-deal-fits = { $seats ->
    [one] Этот расклад — для той же игры на { $seats } место.
    [few] Этот расклад — для той же игры на { $seats } места.
   *[other] Этот расклад — для той же игры на { $seats } мест.
}
server-deal-unknown = Расклад той партии известен не полностью, сыграть его ещё раз нельзя.
server-no-free-seat = За этим столом нет свободного места для вас.
server-seat-taken = Это место только что заняли. Выберите другое.
server-not-yours = Вы не играете за этим столом.
server-not-your-seat = Это не ваше место.
server-which-seat = Вы играете на нескольких местах. Укажите, на каком.
server-owner-only = Это может сделать только хозяин стола.
server-not-replaceable = На это место нельзя добавить бота: игрок ещё здесь или решает кто-то другой.
server-not-asked = Никто не просит вернуть это место.
server-not-waiting = Игра уже началась, или стол закрыт.
server-not-started = Игра ещё не началась.
server-not-playing = Эта партия сейчас не идёт.
server-not-finished = Это возможно только после игры.
server-game-over = Игра окончена.
server-no-undo = За этим столом ходы отменять нельзя.
server-no-advice = Подсказки есть только во время подготовки.
server-suggest-again = Подсказка уже запрошена.
server-bot-replaced = Бот { $player } не смог принять решение. Этот ход сделал более простой бот.
server-no-moment = Шага { $n } нет: в этой партии шаги от 0 до { $last }.

## Messages and requests
## $problem: what the program found, in English

server-bad-message = Сообщение непонятно: { $problem }.
server-bad-request = Запрос непонятен.
server-not-text = Сообщения должны быть текстом.
server-too-large = Это слишком много: можно принять не больше { $most } знаков.
server-too-many = Слишком много запросов. Подождите немного.
server-too-many-tables = Слишком много новых столов за короткое время; можно открыть за час: { $most }. Попробуйте снова через несколько минут.
server-too-many-unfinished = Неоконченных столов у вас: { $most }. Закончите или отмените один, прежде чем открыть новый.
server-no-hello = Первым сообщением должно быть «hello».
server-hello-again = «hello» уже отправлено.
server-content-type = Содержимое должно быть в формате JSON (application/json).
server-record-or-link = Пришлите либо запись, либо ссылку.
server-wrong-origin = Этот запрос пришёл не со страницы этого сервера.
server-wrong-host = Под этим именем сервер недоступен.
server-no-page = По этому адресу ничего нет.
server-method = Этот адрес не принимает таких запросов.
server-busy = Сервер занят. Попробуйте чуть позже.
server-study-too-long = Это заняло больше { $seconds } с и было прервано. Возможно, партия слишком длинная для просмотра.
server-storage = Сервер сейчас не может ничего сохранить. Ваш последний шаг не засчитан. Попробуйте чуть позже.
server-unreadable = Сервер не может прочитать часть своей базы данных. Сообщите его владельцу.
server-fault = На сервере что-то пошло не так. Ошибка записана в журнал.

## For who runs the server

server-ready = Откройте { $address } в браузере. Остановить: Ctrl-C.
server-ready-for-others = Другие в вашей сети открывают: { $addresses }
server-running = Стол уже открыт: { $address }.
server-running-local = Стол по адресу { $address } уже открыт, но только для этого компьютера. Остановите его (Ctrl-C) и запустите снова с --lan.
server-backed-up = Скопировано в { $file }.
server-restored = База { $db } восстановлена из { $file }.
server-restored-kept = Прежняя база данных теперь называется { $file }.
server-restore-same = { $file } — это сама база данных. Укажите её резервную копию.
server-restore-damaged = Резервная копия { $file } повреждена, ничего не изменено: { $problem }.
server-checking = Проверка
server-checked = { $file } в порядке: проверены все столы ({ $tables }).
server-check-failed = { $file }: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}. Восстановите резервную копию (signoria restore) или оставьте всё как есть: неповреждённые партии продолжаются.
server-check-table = Стол { $table }: { $problem }
server-check-database = База данных: { $problem }
server-check-entry = Ход { $n } не воспроизводится: { $problem }
server-check-entries = Ходов за столом: { $n }, но сохранено { $found }.
server-check-seats = Мест в партии: { $seats }, но сохранено { $found }.
server-check-outcome = Сохранённый результат не совпадает с результатом партии.
server-check-other-rules = Партии по другой версии правил, которые нельзя воспроизвести ({ $count }): { $tables }
server-host = Нельзя слушать на «{ $host }»: { $problem }
server-trusted-proxy = «{ $value }» — не адрес и не сеть, например 127.0.0.1 или 10.0.0.0/8.
server-root-path = «{ $value }» — не путь вида /signoria.
server-port-taken = Порт { NUMBER($port, useGrouping: 0) } занят другой программой. Выберите другой через --port или 0 — любой свободный.
server-port-forbidden = Порт { NUMBER($port, useGrouping: 0) } вам не разрешён. Выберите через --port больший, чем 1023.
server-db-url = «{ $url }» — не база данных: напишите sqlite:///ФАЙЛ.
server-db-unusable = Базу данных { $file } нельзя использовать: { $problem }.
server-db-foreign = { $file } — база данных другой программы.
server-db-newer = База данных { $file } записана более новой версией этой программы (формат { $found }, эта версия знает { $known }). Установите более новую версию.
server-db-in-use = Базу данных { $file } использует другой сервер (процесс { $pid }). Сначала остановите его или выберите другую базу с помощью --db.
server-db-missing = Базы данных { $file } нет.
server-backup-exists = { $file } уже существует. Назовите другой файл для копии.
server-log-level = «{ $value }» — не уровень журнала. Известные уровни: { $known }.

server-help-serve = Запустить столы для браузеров
    .more = Держит столы в браузере, пока вы не нажмёте Ctrl-C. Каждый параметр можно задать и переменной окружения: SIGNORIA_HOST, SIGNORIA_PORT, SIGNORIA_DB и так далее.
server-help-backup = Скопировать базу данных сервера
    .more = Копирует базу данных в новый файл, в том числе пока сервер работает. Чтобы восстановить базу, остановите сервер и запустите signoria restore с копией.
server-help-restore = Восстановить резервную копию
    .more = Проверяет резервную копию и ставит её на место базы данных. Сервер при этом не должен работать. Прежняя база сохраняется под другим именем.
server-help-check = Проверить базу данных сервера
    .more = Проверяет всю базу данных, даже когда сервер работает: её страницы и каждую партию, воспроизводя её и сравнивая с записью и тасовками. Перечисляет ошибки и завершается с кодом 1, если они есть.
server-metavar-host = АДРЕС
server-metavar-db = sqlite:///ФАЙЛ
server-metavar-origin = ИСТОЧНИК
server-metavar-proxy = ПРОКСИ
server-metavar-path = ПУТЬ
server-metavar-level = УРОВЕНЬ
server-option-host = Где слушать: 127.0.0.1 (по умолчанию) только для этого компьютера, 0.0.0.0 для всех.
server-option-port = Порт (по умолчанию 8765); 0 — любой свободный.
server-option-db = Где хранятся столы (по умолчанию sqlite:///signoria.db).
server-option-bot-workers = Сколько ботов думают одновременно (по умолчанию 1).
server-option-bot-pause = Сколько секунд бот ждёт перед каждым ходом (по умолчанию 0.3).
server-option-expire-days = Незаконченные столы, к которым столько дней никто не приходил, скрываются (по умолчанию 60), а ещё через столько же дней удаляются; 0 — никогда.
server-option-origin = Ещё один источник, с которого можно подключаться, например https://games.example. Можно указать несколько раз.
server-option-trusted-proxy = Адрес или сеть обратного прокси, заголовкам X-Forwarded-For и X-Forwarded-Proto которого можно верить. Можно указать несколько раз.
server-option-root-path = Путь, под которым прокси открывает стол, например /signoria.
server-option-allowed-host = Имя хоста, под которым доступен сервер (по умолчанию любое), например play.example.org или *.example.org. Можно указать несколько раз.
server-option-rate = Запросов в секунду с одного адреса (по умолчанию 50); 0 — без предела.
server-option-connections = Открытых соединений с одного адреса (по умолчанию 100); 0 — без предела.
server-option-tables-per-hour = Сколько столов одно устройство может открыть за час (по умолчанию 60), с одного адреса — вчетверо больше; 0 — без предела.
server-option-unfinished = Неоконченных столов у одного человека (по умолчанию 100); 0 — без предела.
server-option-uploads = Сколько загруженных записей одного человека хранится (по умолчанию 50); 0 — без предела.
server-option-log-level = Насколько подробен журнал: debug, info (по умолчанию), warning, error.
server-option-open = Открыть браузер, когда всё готово.
