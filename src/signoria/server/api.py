"""The HTTP half of the interface: each request with what it takes, what it returns, and what the house does for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

import signoria
from signoria.bots import bot_names, usual_bot
from signoria.server import looking, making, seating, wire
from signoria.server.house import House
from signoria.server.pages import Pages
from signoria.server.people import Visitor


class Ask(NamedTuple):
    """A request, taken apart and checked."""

    house: House
    pages: Pages
    visitor: Visitor
    path: dict[str, str]
    query: Any
    body: Any
    key: str | None
    """The key of a table, from the header Table-Key."""


class NoQuery(wire.Request):
    """No parameters behind the question mark."""


class BeforeQuery(wire.Request):
    """Which finished games to list."""

    before: wire.Time | None = None


class AsQuery(wire.Request):
    """From where to look."""

    seat: str | None = msgspec.field(default=None, name="as")


class LogQuery(wire.Request):
    """Which entries to list, and from where to look."""

    seat: str | None = msgspec.field(default=None, name="as")
    since: wire.Moment = 0
    to: wire.Moment | None = None


class Endpoint(NamedTuple):
    """A request that can be made."""

    method: str
    path: str
    summary: str
    act: Callable[[Ask], Awaitable[Any]]
    answer: Any
    body: type | None = None
    query: type = NoQuery
    status: int = 200
    cost: float = 1
    """How much of an address's allowance it takes."""
    makes_table: bool = False
    """Whether it counts among the tables that may be opened in an hour."""
    statuses: tuple[int, ...] = ()
    """The errors it may answer with, beside those that all may."""


async def welcome(ask: Ask) -> wire.Welcome:
    """Return everything a client needs to begin."""
    games = [
        wire.GameOffer(
            name,
            list(game.seats),
            game.move_count,
            [wire.OptionOffer(option.name, list(option.values), option.default) for option in game.options],
            bot_names(game),
            usual_bot(game),
            await ask.house.suggested(ask.visitor, game),
        )
        for name, game in ask.house.games.items()
    ]
    me = await ask.house.people.me(ask.visitor)
    reach = await asyncio.to_thread(ask.house.reach)
    return wire.Welcome(signoria.__version__, me, games, ask.pages.word_paths(), wire.Limits(), reach)


async def _me(ask: Ask) -> wire.Me:
    return await ask.house.people.me(ask.visitor)


async def _change_me(ask: Ask) -> wire.Me:
    return await ask.house.people.change_me(ask.visitor, ask.body)


async def _recovery(ask: Ask) -> wire.Recovery:
    return await ask.house.people.recovery(ask.visitor)


async def _devices(ask: Ask) -> wire.Devices:
    return await ask.house.people.devices(ask.visitor)


async def _sign_out(ask: Ask) -> wire.Devices:
    return await ask.house.people.sign_out(ask.visitor, ask.path.get("device"))


async def _look(ask: Ask) -> wire.RecoveryOffer:
    return await ask.house.people.look(ask.visitor, ask.body.key)


async def _recover(ask: Ask) -> wire.Me:
    return await ask.house.people.recover(ask.visitor, ask.body.key, merge=ask.body.merge)


async def _tables(ask: Ask) -> wire.Lists:
    return await ask.house.lists(ask.visitor, ask.query.before)


async def _create(ask: Ask) -> wire.Created:
    return await making.create(ask.house, ask.visitor, ask.body, ask.key)


async def _table(ask: Ask) -> wire.Table:
    table, player = await ask.house.seen_table(ask.path["table"], ask.visitor, ask.key)
    return ask.house.described(table, player)


async def _join(ask: Ask) -> wire.Table:
    return await seating.join(ask.house, ask.path["table"], ask.visitor, ask.body)


async def _leave(ask: Ask) -> wire.Table:
    return await seating.leave(ask.house, ask.path["table"], ask.visitor)


async def _cancel(ask: Ask) -> wire.Table:
    return await seating.cancel(ask.house, ask.path["table"], ask.visitor)


async def _setup(ask: Ask) -> wire.Table:
    return await making.change(ask.house, ask.path["table"], ask.visitor, ask.body, ask.key)


async def _start(ask: Ask) -> wire.Table:
    return await seating.start(ask.house, ask.path["table"], ask.visitor, ask.body.bot)


async def _put_bot(ask: Ask) -> wire.Table:
    return await seating.put_bot(ask.house, ask.path["table"], ask.visitor, int(ask.path["seat"]), ask.body.bot)


async def _reclaim(ask: Ask) -> wire.Table:
    return await seating.reclaim(ask.house, ask.path["table"], ask.visitor, int(ask.path["seat"]))


async def _return_seat(ask: Ask) -> wire.Table:
    return await seating.return_seat(ask.house, ask.path["table"], ask.visitor, int(ask.path["seat"]), ask.body.accept)


async def _resign(ask: Ask) -> wire.Table:
    return await seating.resign(ask.house, ask.path["table"], ask.visitor, ask.body.seat)


async def _links(ask: Ask) -> wire.Link:
    return await seating.link(ask.house, ask.path["table"], ask.visitor, ask.key, ask.body.kind)


async def _rematch(ask: Ask) -> wire.Table:
    return await making.rematch(ask.house, ask.path["table"], ask.visitor)


async def _fork(ask: Ask) -> wire.Table:
    return await making.fork(ask.house, ask.path["table"], ask.visitor, ask.key, ask.body)


async def _moment(ask: Ask) -> wire.MomentAnswer:
    return await looking.moment(ask.house, ask.path["table"], ask.visitor, ask.key, ask.path["n"], ask.query.seat)


async def _log(ask: Ask) -> wire.Log:
    return await looking.log(ask.house, ask.path["table"], ask.visitor, ask.key, ask.query.seat, ask.query.since, ask.query.to)


async def _story(ask: Ask) -> wire.Story:
    return await looking.story(ask.house, ask.path["table"], ask.visitor, ask.key)


async def _record(ask: Ask) -> str:
    return await looking.record(ask.house, ask.path["table"], ask.visitor, ask.key)


async def _record_link(ask: Ask) -> wire.RecordLink:
    return await looking.record_link(ask.house, ask.path["table"], ask.visitor, ask.key)


async def _verify(ask: Ask) -> wire.Verdict:
    return await looking.verify(ask.house, ask.path["table"], ask.visitor, ask.key)


async def _upload(ask: Ask) -> wire.Table:
    return await making.upload(ask.house, ask.visitor, ask.body.record, ask.body.link)


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/api/welcome", "Everything a client needs to begin", welcome, wire.Welcome),
    Endpoint("GET", "/api/me", "Who is asking", _me, wire.Me),
    Endpoint("PUT", "/api/me", "Change a name or a setting", _change_me, wire.Me, wire.ChangeMe),
    Endpoint("POST", "/api/me/recovery", "A link for another device", _recovery, wire.Recovery, wire.Nothing, cost=5),
    Endpoint("GET", "/api/me/devices", "The devices of the one who asks", _devices, wire.Devices),
    Endpoint("POST", "/api/me/devices/sign-out", "Sign out all other devices", _sign_out, wire.Devices, wire.Nothing, cost=5),
    Endpoint(
        "POST", "/api/me/devices/{device}/sign-out", "Sign out a device", _sign_out, wire.Devices, wire.Nothing, cost=5, statuses=(404,)
    ),
    Endpoint(
        "POST", "/api/recover/look", "Whose recovery link it is", _look, wire.RecoveryOffer, wire.AskRecovery, cost=10, statuses=(404,)
    ),
    Endpoint("POST", "/api/recover", "Use a recovery link", _recover, wire.Me, wire.Recover, cost=10, statuses=(404, 409)),
    Endpoint("GET", "/api/tables", "The tables to show", _tables, wire.Lists, query=BeforeQuery, cost=2),
    Endpoint(
        "POST",
        "/api/tables",
        "Make a table",
        _create,
        wire.Created,
        wire.NewTable,
        status=201,
        makes_table=True,
        cost=5,
        statuses=(404, 409),
    ),
    Endpoint("GET", TABLE, "A table", _table, wire.Table, statuses=(404,)),
    Endpoint("POST", TABLE + "/join", "Take a seat", _join, wire.Table, wire.Join, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/leave", "Get up", _leave, wire.Table, wire.Nothing, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/cancel", "Close a table before the start", _cancel, wire.Table, wire.Nothing, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/setup", "Change a table before the start", _setup, wire.Table, wire.ChangeTable, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/start", "Start with bots on the free seats", _start, wire.Table, wire.PutBot, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/seats/{seat}", "Put a bot on a seat", _put_bot, wire.Table, wire.PutBot, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/seats/{seat}/reclaim", "Ask for a seat back", _reclaim, wire.Table, wire.Nothing, statuses=(404, 409)),
    Endpoint(
        "POST", TABLE + "/seats/{seat}/return", "Give a seat back, or not", _return_seat, wire.Table, wire.ReturnSeat, statuses=(404, 409)
    ),
    Endpoint("POST", TABLE + "/resign", "Give up", _resign, wire.Table, wire.Resign, statuses=(404, 409)),
    Endpoint("POST", TABLE + "/links", "A fresh link to hand on", _links, wire.Link, wire.AskLink, statuses=(404, 409)),
    Endpoint(
        "POST",
        TABLE + "/rematch",
        "Play again",
        _rematch,
        wire.Table,
        wire.Nothing,
        status=201,
        makes_table=True,
        cost=5,
        statuses=(404, 409),
    ),
    Endpoint(
        "POST",
        TABLE + "/fork",
        "Play on from a moment",
        _fork,
        wire.Table,
        wire.Fork,
        status=201,
        makes_table=True,
        cost=10,
        statuses=(404, 409),
    ),
    Endpoint("GET", TABLE + "/moments/{n}", "The view at a moment", _moment, wire.MomentAnswer, query=AsQuery, statuses=(404, 409)),
    Endpoint("GET", TABLE + "/log", "What happened", _log, wire.Log, query=LogQuery, cost=2, statuses=(404, 409)),
    Endpoint("GET", TABLE + "/story", "How a finished game went", _story, wire.Story, cost=5, statuses=(404, 409)),
    Endpoint("GET", TABLE + "/record", "The record of a finished game", _record, str, cost=2, statuses=(404, 409)),
    Endpoint("GET", TABLE + "/record/link", "The record in a link", _record_link, wire.RecordLink, cost=5, statuses=(404, 409)),
    Endpoint("GET", TABLE + "/verify", "Whether the shuffles were as promised", _verify, wire.Verdict, cost=5, statuses=(404, 409)),
    Endpoint("POST", "/api/records", "Open a record", _upload, wire.Table, wire.UploadText, status=201, makes_table=True, cost=20),
)
