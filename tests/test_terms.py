"""One word for one thing: terms, names of players, ids of rules and the room on buttons, in every language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from signoria.game import JsonObject
from signoria.games import game_named
from signoria.tuscany.kinds import COLOUR_NAMES
from signoria.words import ENGLISH, Words, languages

ROOT = Path(__file__).parent.parent
CATALOGUES = ROOT / "src" / "signoria" / "words"
CLIENT = ROOT / "client" / "src"
GAMES = ("tuscany", "virtu")
RULE = re.compile(r"\b[TV]\d+(?:\.\d+)?\b")


@cache
def lines(language: str) -> dict[str, str]:
    """Return the texts of a language by key, as they are written; an attribute is added to its message."""
    write = FluentSerializer().serialize_entry
    found = {}
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                entry.comment = None
                found[f"{path.stem}/{entry.id.name}"] = write(entry).partition("=")[2]
    return found


def game_of(key: str) -> str | None:
    """Return the game a text belongs to: by its catalogue, or by its key (web-tuscany-…)."""
    catalogue, _, name = key.partition("/")
    return next((game for game in GAMES if catalogue.endswith(game) or f"-{game}-" in f"-{name}"), None)


def rules() -> set[str]:
    """Return the ids of all rules."""
    return {key.partition("/")[2].replace("-", ".") for key in lines(ENGLISH) if key.startswith("rules-")}


# Terms


@pytest.mark.parametrize("language", languages())
def test_no_other_word_stands_for_a_term(language: str) -> None:
    terms = tomllib.loads((CATALOGUES / language / "terms.toml").read_text(encoding="utf-8"))
    assert set(terms) <= {"everywhere", *GAMES}
    found = [
        f"{key}: “{match[0]}” instead of “{term}”"
        for scope, words in terms.items()
        for term, others in words.items()
        for other in others
        for key, text in lines(language).items()
        if scope in ("everywhere", game_of(key)) and (match := re.search(other, text, re.IGNORECASE))
    ]
    assert not found


NAME = r"\{ \$(?:player|players|host|others|name)"

# Where a name would have to be declined, or its gender known: after a preposition, and before a verb in the past.
BENT = {
    "pl": rf"\b(?:od|dla|do|z|ze|przez|u|gracza|graczem) {NAME} \}}|{NAME} \}} \w+(?:ł|(?<!wysy)ła)\b",
    "ru": rf"\b(?:от|для|до|с|со|у|к|игрока|игроку|игроком) {NAME} \}}|{NAME} \}} \w+(?:л|ла|лся|лась)\b",
}


@pytest.mark.parametrize("language", BENT)
def test_names_of_players_are_never_declined(language: str) -> None:
    found = [key for key, text in lines(language).items() if re.search(BENT[language], text) or re.search(r"\w\(\w{1,2}\)", text)]
    assert not found


@pytest.mark.parametrize(
    ("language", "takes", "places"),
    [
        ("en", "Ada takes an inn.", "Ada places an agriculture tile (vineyard) on c3."),
        ("de", "Ada nimmt einen Gutshof.", "Ada legt ein Landwirtschaftsplättchen (Weinberg) auf c3."),
        ("pl", "Ada bierze zajazd.", "Ada umieszcza żeton rolnictwa (winogrona) na polu c3."),
        ("ru", "Ada берёт таверну.", "Ada выкладывает пашню (виноградник) в ячейку c3."),
    ],
)
def test_a_tile_is_the_object_of_a_sentence(language: str, takes: str, places: str) -> None:
    words = Words(language, ["Ada"], game_named("tuscany"))
    assert words.say({"key": "tuscany-log-take", "args": {"seat": 0, "tile": "inn", "place": 7}}) == takes
    assert words.say({"key": "tuscany-log-place", "args": {"seat": 0, "tile": "V", "space": "c3", "colour": "agriculture"}}) == places


# Ids of rules


@pytest.mark.parametrize("language", languages())
def test_every_rule_a_text_names_exists(language: str) -> None:
    unknown = {f"{key}: {rule}" for key, text in lines(language).items() for rule in RULE.findall(text) if rule not in rules()}
    assert not unknown


def test_every_rule_the_client_names_exists() -> None:
    named = {
        f"{path.name}: {rule}"
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for rule in re.findall(r"\bT\d+(?:\.\d+)?\b", path.read_text(encoding="utf-8"))
        if rule not in rules()
    }
    assert not named


def rule_of_kind(kind: str) -> str:
    """Return the rule that says what a kind of tile does: the one that begins with its name."""
    begins = Words(ENGLISH)(f"tuscany-kind-{kind}").lower()
    [rule] = [
        key.partition("/")[2] for key, text in lines(ENGLISH).items() if "/T8-" in key and text.strip().lower().startswith(f"{begins}:")
    ]
    return rule.replace("-", ".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", COLOUR_NAMES)
def test_the_effect_of_a_tile_names_its_rule(language: str, kind: str) -> None:
    words = Words(language)
    named = words(f"tuscany-kind-{kind}").lower()
    assert RULE.findall(words(f"web-tuscany-effect-{kind}")) == [rule_of_kind(kind)]
    assert words(f"web-tuscany-effect-{kind}").lower().startswith(f"{named}:")
    assert words(rule_of_kind(kind).replace(".", "-")).lower().startswith(f"{named}:")


def test_the_picture_beside_a_rule_shows_its_tile() -> None:
    picture = (CLIENT / "games" / "tuscany" / "RulePicture.svelte").read_text(encoding="utf-8")
    shown = {rule: re.findall(r"'(\w+)'", tiles) for rule, tiles in re.findall(r"'(T8\.\d+)': \[([^\]]*)\]", picture)}
    for kind in COLOUR_NAMES:
        assert shown[rule_of_kind(kind)][0] in ({kind} if kind != "agriculture" else {"V", "H", "O", "W"})


# Room on buttons


@cache
def on_buttons() -> frozenset[str]:
    """Return the keys of texts that stand on buttons of the client."""
    found: set[str] = set()
    for path in CLIENT.rglob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        for button in re.findall(r"<button\b.*?</button>|<a\b[^>]*class=\"btn.*?</a>", text, re.DOTALL):
            inside = re.sub(r"(?:title|aria-label|label)=\{[^}]*\}", "", button)
            found |= set(re.findall(r"\bt\('(web-[a-z-]+)'", inside))
    return frozenset(found)


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
def test_the_text_of_a_button_is_hardly_longer_than_in_english(language: str) -> None:
    """40 % more than in English, and seven letters for the shortest."""
    said = {name: Words(name, ["Ada", "Bo", "Anna"]) for name in (ENGLISH, language)}
    sample: JsonObject = {"count": 3, "round": 2, "points": 6, "n": 114, "bot": "adept", "seat": 2, "rule": "T8.1"}
    longer = []
    for key in sorted(on_buttons()):
        english, other = (said[name](key, **sample) for name in (ENGLISH, language))
        if len(other) > max(len(english) * 1.4, len(english) + 7):
            longer.append(f"{key}: {other} ({len(other)}; English {len(english)}: {english})")
    assert not longer
