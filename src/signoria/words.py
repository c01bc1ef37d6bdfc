"""Words for people, in their language: catalogues in Fluent's format, one folder for each language.

Everything else in the house speaks in keys and arguments (`signoria.game.Text`). A language is added by adding a folder with the same
messages; nothing else changes. What a language lacks is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import cast

from fluent.runtime import FluentBundle, FluentResource

from signoria.game import IN_WORDS, BadInput, Game, Json, JsonObject, Text

ENGLISH = "en"
KEY = re.compile(r"@([A-Za-z][A-Za-z0-9_-]*)")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are catalogues for, English first."""
    found = sorted(folder.name for folder in files(__package__).joinpath("words").iterdir() if folder.is_dir() and len(folder.name) == 2)
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language the environment asks for (SIGNORIA_LANG, LC_ALL, LC_MESSAGES, LANG), else English."""
    for name in ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if (asked := environment.get(name, "")[:2].lower()) in languages():
            return asked
    return ENGLISH


@cache
def bundle(language: str) -> FluentBundle:
    """Return all messages of one language."""
    if language not in languages():
        raise BadInput("unknown-language", {"language": language, "known": ", ".join(languages())})
    messages = FluentBundle([language], use_isolating=False)
    for catalogue in sorted(files(__package__).joinpath("words", language).iterdir(), key=lambda file: file.name):
        if catalogue.name.endswith(".ftl"):
            messages.add_resource(FluentResource(catalogue.read_text("utf-8")))
    return messages


class Words:
    """The catalogue of one language. `names` are the players' names by seat, for texts that speak of a seat."""

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = (), game: Game | None = None) -> None:
        self.language = language
        self.names = list(names)
        self.game = game
        self._bundles = [bundle(language)] if language == ENGLISH else [bundle(language), bundle(ENGLISH)]

    def has(self, key: str) -> bool:
        """Return whether the language itself has a message."""
        return self._bundles[0].has_message(key)

    def __call__(self, key: str, /, **args: Json) -> str:
        """Return a message with its arguments put in. "key.attribute" names an attribute of a message."""
        name, _, attribute = key.partition(".")
        given = self._arguments(args)
        for messages in self._bundles:
            if messages.has_message(name):
                message = messages.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = messages.format_pattern(pattern, given)
                    return cast("str", text)
        return key

    def say(self, text: Text) -> str:
        """Return a text in words."""
        args = self.game.wording(text["args"]) if self.game is not None else text["args"]
        return self(text["key"], **args)

    def _arguments(self, args: JsonObject) -> dict[str, int | float | str]:
        given: dict[str, int | float | str] = {}
        for name, value in args.items():
            if name == "seat" and isinstance(value, int):
                given["player"] = self.names[value] if value < len(self.names) else str(value)
            if isinstance(value, dict) and "key" in value:
                given[name] = self.say(cast("Text", value))
            elif isinstance(value, str):
                given[name] = self._named(value, args)
                if (object_form := self._with_article(value)) != value:
                    given[f"a_{name}"] = self._named(object_form, args)
            elif isinstance(value, int | float):
                given[name] = value
            elif isinstance(value, list):
                given[name] = ", ".join(KEY.sub(lambda match: self(match[1]), str(item)) for item in value)
        return given

    def _named(self, value: str, args: JsonObject) -> str:
        """Return an argument with the keys in it said in words."""
        return KEY.sub(lambda match: self(match[1], **_plain(args)), value)

    def _with_article(self, value: str) -> str:
        """Return an argument that begins with a name of the glossary as the object of a sentence: "an inn", "einen Gutshof", "таверну"."""
        if (match := KEY.match(value)) and (said := self(f"{match[1]}.a")) != f"{match[1]}.a":
            return said + value[match.end() :]
        return value


def _plain(args: JsonObject) -> JsonObject:
    """Return the arguments that are numbers: what a key inside an argument may use itself."""
    return {name: value for name, value in args.items() if isinstance(value, int | float)}


IN_WORDS[:] = [lambda text: Words().say(text)]
