# compiled
"""The numbering of the moves. Fixed: records, masks and networks rely on it.

A move is the number of its verb plus what the verb is about. `notation` writes and reads them.

Places of agents: 0–29 the cities, then five rooms for each of five palaces, then the three alliances.
Tokens of a domain: 0–29 the city tokens, then four titles, the guild, Artillery, five cathedrals.
Sources of symbols: the tokens, then six courtier spaces, the action card, the upgrade and the printed symbol of the room under the
marker, the bonuses of the Ottomans and the Empire, and an indulgence.
"""

from __future__ import annotations

from typing import Final

CITIES: Final = 30
ROOMS: Final = 5
SPACES: Final = 6
PALACES: Final = 5

PALACE_PLACES: Final = 30
ALLIANCE_PLACES: Final = 55
PLACES: Final = 58

TITLE_TOKENS: Final = 30
TITLES: Final = 4
GUILD_TOKEN: Final = 34
ARTILLERY_TOKEN: Final = 35
CATHEDRAL_TOKENS: Final = 36
CATHEDRALS: Final = 5
TOKENS: Final = 41

COURT_SOURCES: Final = 41
CARD_SOURCE: Final = 47
UPGRADE_SOURCE: Final = 48
PRINTED_SOURCE: Final = 49
OTTOMAN_SOURCE: Final = 50
EMPIRE_SOURCE: Final = 51
INDULGENCE_SOURCE: Final = 52
SOURCES: Final = 53

FRANCE: Final = 0
OTTOMAN: Final = 1
EMPIRE: Final = 2
ALLIANCES: Final = 3

LEONARDO: Final = 0
COPERNICUS: Final = 1
MICHELANGELO: Final = 2
COLUMBUS: Final = 3
MACHIAVELLI: Final = 4
BASTIONS: Final = 5
PRINCE: Final = 6
DUOMO: Final = 7
SISTINE: Final = 8
ARTILLERY: Final = 9
BONUSES: Final = 10
BONUS_NAMES: Final = (
    "leonardo", "copernicus", "michelangelo", "columbus", "machiavelli", "bastions", "prince", "duomo", "sistine", "artillery",
)  # fmt: skip

FAMILIES: Final = 5
FAMILY_CARDS: Final = 15
NOBLES: Final = 12
CARDS: Final = 29
"""Cards are numbered from 1: the family cards, the nobles, Machiavelli. 0 is an empty slot."""
FIRST_NOBLE: Final = 16
MACHIAVELLI_CARD: Final = 28

MOST_SYMBOLS: Final = 8
"""No card or token may bear more symbols of one kind."""

USE: Final = 0
PLACE: Final = USE + SOURCES * 8
ROOM: Final = PLACE + 3 * (ROOMS + SPACES)
STEP: Final = ROOM + ROOMS
STEP_FLORINS: Final = STEP + 1
STOP: Final = STEP_FLORINS + 1
ABSOLVE: Final = STOP + 1
ACTION: Final = ABSOLVE + ROOMS * 2
DECLINE: Final = ACTION + 6
DONE: Final = DECLINE + 1
PAY: Final = DONE + 1
PASS: Final = PAY + 1
TURN: Final = PASS + 1
RENEW: Final = TURN + TOKENS
ANNEX: Final = RENEW + ALLIANCES
MARCH: Final = ANNEX + CITIES
SAIL: Final = MARCH + CITIES * CITIES
ARM: Final = SAIL + CITIES * CITIES
AGENT: Final = ARM + 2 * MOST_SYMBOLS
LIFT: Final = AGENT + PLACES
REMOVE: Final = LIFT + PLACES
TAKE: Final = REMOVE + PLACES
SIEGE: Final = TAKE + BONUSES
BESIEGE: Final = SIEGE + CITIES
WITHDRAW: Final = BESIEGE + 1
TOKEN: Final = WITHDRAW + 1
RALLY: Final = TOKEN + 1
CALL_LEONARDO: Final = RALLY + SPACES * MOST_SYMBOLS
CALL_ARTILLERY: Final = CALL_LEONARDO + 1
CALL_FRANCE: Final = CALL_ARTILLERY + 1
RETREAT: Final = CALL_FRANCE + 1
RETREAT_SEA: Final = RETREAT + CITIES
ABANDON: Final = RETREAT_SEA + CITIES
DISMISS: Final = ABANDON + 1
HIRE: Final = DISMISS + CITIES
MOVE_ROOM: Final = HIRE + CITIES
MOVE_SPACE: Final = MOVE_ROOM + SPACES * ROOMS
LEAVE: Final = MOVE_SPACE + SPACES * SPACES
LEAVE_UPGRADE: Final = LEAVE + ROOMS * SPACES
DISCARD: Final = LEAVE_UPGRADE + ROOMS * SPACES
BUY_CARD: Final = DISCARD + SPACES
BUY_TITLE: Final = BUY_CARD + NOBLES
BUY_GUILD: Final = BUY_TITLE + TITLES
BUY_CATHEDRAL: Final = BUY_GUILD + 1
SETTLE: Final = BUY_CATHEDRAL + CITIES
ALLY: Final = SETTLE + SPACES
ALLY_LESS: Final = ALLY + ALLIANCES
MOVE_COUNT: Final = ALLY_LESS + ALLIANCES * 8
