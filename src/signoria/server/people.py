"""The people of a house: who is behind a device, what they are called, and how they move to another one."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from signoria.server import wire
from signoria.server.identity import hash_of, new_id, new_key
from signoria.server.names import clean_name
from signoria.server.problem import Problem
from signoria.server.storage import Device, NotOneRow, Player, now
from signoria.server.table import Table
from signoria.words import Words

if TYPE_CHECKING:
    from signoria.server.house import House

DEFAULT_GRACE = 4.0
WEEK = 7 * 24 * 3600 * 1000
KEPT_PEOPLE = 20_000


HOUR = 3600 * 1000
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What a User-Agent contains, and the browser that says so. Many name others as well: the first one counts."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


class Visitor(NamedTuple):
    """Who is asking: the hash of the device's key, the language they read, what the browser says it is, and from where."""

    device: bytes | None
    language: str
    agent: str = ""
    address: str = ""
    """As limits count it."""

    def used(self) -> Device:
        """Return the device as it is used now. Raises `Problem` if the visitor's browser keeps no key."""
        if self.device is None:
            raise Problem(403, "server-no-cookie")
        browser, system = (next((name for mark, name in names.items() if mark in self.agent), "") for names in (BROWSERS, SYSTEMS))
        return Device(self.device, browser, system, now(), now())


class People:
    """Everybody who was here lately. The others are in storage."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._people: OrderedDict[bytes, Player | None] = OrderedDict()
        self.known: OrderedDict[str, Player] = OrderedDict()
        self._merged: dict[str, str] = {}
        """Players who became another one (recovery), for tables that were being loaded at that moment."""
        self._seen: dict[bytes, int] = {}
        """When it was last written down that a device was used."""
        self._changes = 0
        """How often a device became somebody else's: what was read of devices before that may be wrong."""
        self._newcomers = asyncio.Lock()

    async def player(self, visitor: Visitor) -> Player | None:
        """Return the person who asks, if they are known."""
        device = visitor.device
        if device is None:
            return None
        while device not in self._people:
            changes = self._changes
            found = await self._house.storage.player_of_device(device)
            if changes == self._changes:
                self._remember(device, found)
        self._people.move_to_end(device)
        player = self._people[device]
        if player is not None and now() - self._seen.get(device, 0) >= HOUR:
            self._seen[device] = now()
            with contextlib.suppress(Problem):  # no reason to refuse what was asked for
                await self._house.written(self._house.storage.see_device(visitor.used()))
            # It may have been signed out in the meantime.
            return await self.player(visitor)
        return player

    def _remember(self, device: bytes, player: Player | None) -> None:
        self._people[device] = player
        if len(self._people) > KEPT_PEOPLE:
            self._seen.pop(self._people.popitem(last=False)[0], None)
        if player is not None:
            known = self.known.setdefault(player.id, player)
            self._people[device] = known
            if len(self.known) > KEPT_PEOPLE:
                self.known.popitem(last=False)

    async def person(self, visitor: Visitor) -> Player:
        """Return the person who asks; they are stored if this is the first thing they do."""
        if (player := await self.player(visitor)) is not None:
            return player
        used = visitor.used()
        async with self._newcomers:
            if (player := await self.player(visitor)) is not None:
                return player
            player = Player(new_id(10), "", DEFAULT_GRACE)
            await self._house.written(self._house.storage.add_player(player, used))
            self._remember(used.hash, player)
            for connection in self._house.connections:
                if connection.device == visitor.device:
                    connection.player = player.id
            return player

    async def me(self, visitor: Visitor) -> wire.Me:
        """Return who is asking."""
        player = await self.player(visitor)
        return wire.Me(None, "", DEFAULT_GRACE) if player is None else wire.Me(player.id, player.name, player.grace)

    async def change_me(self, visitor: Visitor, change: wire.ChangeMe) -> wire.Me:
        """Change a name or a setting."""
        player = await self.person(visitor)
        changed = Player(
            player.id,
            player.name if change.name is None else clean_name(change.name),
            player.grace if change.grace is None else change.grace,
        )
        await self._house.written(self._house.storage.change_player(changed))
        player.name, player.grace = changed.name, changed.grace
        for table in self._house.tables.values():
            if table.present(player.id):
                self._house.tell_table(table)
        return wire.Me(player.id, player.name, player.grace)

    async def recovery(self, visitor: Visitor) -> wire.Recovery:
        """Return a link that moves a person to another device."""
        player = await self.person(visitor)
        key, expires = new_key(), now() + WEEK
        await self._house.written(self._house.storage.add_recovery(player.id, hash_of(key), expires))
        return wire.Recovery(key, f"{self._house.settings.root_path}/recover#key={key}", expires)

    async def look(self, visitor: Visitor, key: str) -> wire.RecoveryOffer:
        """Return whose recovery link this is, and what using it would mean for this device. The link stays as it is."""
        player, expires = await self._recovery(key)
        storage, before = self._house.storage, await self.player(visitor)
        yours = None
        if before is not None and before.id != player.id:
            yours = wire.LeftBehind(
                before.name,
                await storage.games_of(before.id),
                len(await storage.devices(before.id)) - 1,
                await storage.together(player.id, before.id),
            )
        mine = before is not None and before.id == player.id
        return wire.RecoveryOffer(player.name, await storage.games_of(player.id), expires, mine, yours)

    async def recover(self, visitor: Visitor, key: str, *, merge: bool) -> wire.Me:
        """Make a device one of the person whose recovery key this is. `merge`: its person before becomes the same one."""
        used = visitor.used()
        player, _ = await self._recovery(key)
        # Nobody becomes a new person on this device at the same time.
        async with self._newcomers, contextlib.AsyncExitStack() as locks:
            before = await self.player(visitor)
            other = before.id if before is not None and before.id != player.id else None
            merged = other if merge else None
            storage, device = self._house.storage, used.hash
            if merged is not None:
                # What is stored of a table while its people change would still have the one before.
                for table in sorted(self._house.tables.values(), key=lambda table: table.stored.id):
                    if table.belongs(merged):
                        await locks.enter_async_context(table.lock)
            try:
                if merged is None:
                    await self._house.written(storage.recover(hash_of(key), player.id, used, other))
                else:
                    await self._house.written(storage.merge(hash_of(key), player.id, used, merged))
            except NotOneRow as error:
                await self._recovery(key)
                raise Problem(409, "server-together") from error
            self._changes += 1
            self._remember(device, player)
            if merged is not None:
                self._merge(merged, player)
        for connection in list(self._house.connections):
            if connection.device == device and connection.player is None:
                connection.player = player.id
            elif connection.device == device and connection.player != player.id:
                connection.dismiss(Problem(401, "server-other-person"))
        return wire.Me(player.id, player.name, player.grace)

    async def devices(self, visitor: Visitor) -> wire.Devices:
        """Return the devices of the person who asks, this one first."""
        player = await self.player(visitor)
        found = [] if player is None else await self._house.storage.devices(player.id)
        found.sort(key=lambda device: device.hash != visitor.device)
        return wire.Devices(
            [
                wire.Device(_name(device), device.browser, device.system, device.created, device.seen, device.hash == visitor.device)
                for device in found
            ]
        )

    async def sign_out(self, visitor: Visitor, name: str | None) -> wire.Devices:
        """Let a device, or all but this one, no longer be the person's. Its tabs are told."""
        player = await self.player(visitor)
        devices = [] if player is None else await self._house.storage.devices(player.id)
        gone = {device.hash for device in devices if (device.hash != visitor.device if name is None else _name(device) == name)}
        if name is not None and not gone:
            raise Problem(404, "server-no-device")
        if player is not None:
            await self._house.written(self._house.storage.remove_devices(player.id, gone))
            self._changes += 1
            for device in gone:
                self._people.pop(device, None)
            for connection in list(self._house.connections):
                if connection.device in gone:
                    connection.dismiss(Problem(401, "server-signed-out"))
        return await self.devices(visitor)

    async def _recovery(self, key: str) -> tuple[Player, int]:
        found = await self._house.storage.recovery(hash_of(key))
        if found is None:
            raise Problem(404, "server-no-recovery")
        return found

    def _merge(self, before: str, player: Player) -> None:
        self._merged[before] = player.id
        for device, known in self._people.items():
            if known is not None and known.id == before:
                self._people[device] = player
        for connection in self._house.connections:
            if connection.player == before:
                connection.player = player.id
        for table in self._house.tables.values():
            self.rename(table)
            self._house.tell_table(table)

    def rename(self, table: Table) -> None:
        """Put those who became somebody else in their new place."""
        if not self._merged:
            return
        stored = table.stored
        stored.owner = self._now_known(stored.owner) or stored.owner
        for seat in stored.seats:
            seat.player, seat.reserved = self._now_known(seat.player), self._now_known(seat.reserved)
        table.acted = {(self._now_known(player) or player, message): n for (player, message), n in table.acted.items()}

    def _now_known(self, player: str | None) -> str | None:
        while player is not None and player in self._merged:
            player = self._merged[player]
        return player


def _name(device: Device) -> str:
    """Return what a device is called between client and server."""
    return device.hash.hex()[:16]


def guest(visitor: Visitor) -> str:
    """Return the name of somebody who has not said one."""
    return Words(visitor.language)("server-guest")
