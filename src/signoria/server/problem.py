"""What can go wrong between a client and the server: a status, and the reason as words to be looked up."""

from __future__ import annotations

from signoria.game import BadInput, JsonObject, Refused, Text
from signoria.words import ENGLISH, Words, languages


class Problem(Exception):
    """A request that cannot be carried out. `key` and `args` say why in the catalogue's words."""

    def __init__(self, status: int, key: str, args: JsonObject | None = None, *, rule: str | None = None) -> None:
        super().__init__(f"{status} {key} {args or {}}")
        self.status = status
        self.key = key
        self.args_of_text: JsonObject = args or {}
        self.rule = rule
        self.retry_seconds = 60 if key == "server-too-many-tables" else 2

    @classmethod
    def of(cls, error: BadInput | Refused, status: int = 422) -> Problem:
        """Return what the rules or a reader of input found wrong."""
        text = error.text()
        return cls(status, text["key"], text["args"], rule=error.rule if isinstance(error, Refused) else None)

    def text(self) -> Text:
        """Return the reason as words to be looked up."""
        return {"key": self.key, "args": self.args_of_text}

    def said(self, language: str) -> dict[str, object]:
        """Return the reason as it is sent, with the words of a language beside the key."""
        said: dict[str, object] = {"key": self.key, "args": self.args_of_text, "text": Words(language).say(self.text())}
        if self.rule is not None:
            said["rule"] = self.rule
        return said


def language_of(accepted: str) -> str:
    """Return the first language of an Accept-Language header that there are words in, else English."""
    for part in accepted.split(",")[:10]:
        if (name := part.split(";")[0].strip()[:2].lower()) in languages():
            return name
    return ENGLISH
