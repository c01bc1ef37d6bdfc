"""The map of Virtù as a list of regions with their cities: in short, or city by city with roads and seas."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.virtu_sight import AGENT, ARMY, CATHEDRAL, PIRATES, Sight, headed
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.view import CityView

REGIONS: Final = {
    "north": ("nice", "turin", "milan", "genoa", "parma", "verona", "venice", "bologna", "ravenna"),
    "centre": ("florence", "pisa", "siena", "ancona", "perugia", "spoleto", "rome", "civitavecchia", "terracina"),
    "south": ("naples", "benevento", "bari", "otranto", "reggio", "palermo", "syracuse"),
    "overseas": ("corfu", "ragusa", "ajaccio", "cagliari", "tunis"),
}
"""Where a player looks for a city. The rules know no regions; this only orders the list."""


def cities_by_region(sight: Sight) -> list[tuple[str, list[CityView]]]:
    """Return the cities of the map in use, region by region."""
    found = {city["city"]: city for city in sight.view["cities"]}
    return [(region, [found[name] for name in names if name in found]) for region, names in REGIONS.items()]


def garrison(sight: Sight, city: CityView) -> Line:
    """Draw who holds a city, with armies inside, an agent, a cathedral, and who besieges it."""
    line = Line()
    owner = city["owner"]
    if owner is not None:
        line.append_text(sight.letter(owner))
        if inside := city["armies"].get(str(owner)):
            line.append(f"{ARMY}{inside}")
    if city["cathedral"]:
        line.append(CATHEDRAL)
    if city["agent"] is not None:
        line.append(f" {AGENT}" if line else AGENT).append_text(sight.letter(city["agent"]))
    for seat, armies in sorted(city["armies"].items()):
        if int(seat) != owner:
            line.append(" ⚔" if line else "⚔", "bold red").append_text(sight.letter(int(seat))).append(f"{ARMY}{armies}")
    return line


def strength(city: CityView) -> str:
    """Return the base resilience of a city, with a mark for a pirate port."""
    return f"{city['base']}{PIRATES if city['pirate'] else ''}"


def short_map(sight: Sight, width: int) -> list[RenderableType]:
    """Draw the map in a few lines: one paragraph for each region."""
    drawn: list[RenderableType] = []
    for region, cities in cities_by_region(sight):
        parts: list[Line | str] = []
        for city in cities:
            part = Line(f"{sight.city(city['city'])} {strength(city)}", style="" if city["owner"] is None else sight.ink(city["owner"]))
            if there := garrison(sight, city):
                part.append(" ").append_text(there)
            parts.append(part)
        drawn.append(headed(sight.words(f"cli-virtu-region-{region}"), parts, width))
    return drawn


def seas_at(sight: Sight, city: CityView) -> str:
    """Return the seas at a port, in short."""
    return "+".join(sight.words(f"cli-virtu-sea-{sea}") for sea in city["seas"])


def list_map(sight: Sight, *, roads: bool) -> RenderableType:
    """Draw the map city by city: resilience, who is there, the token's symbols, seas, and where roads lead."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    for name in ("city", "resilience", "owner", "token", "sea", *(["roads"] if roads else [])):
        table.add_column(sight.words(f"cli-virtu-map-{name}"), no_wrap=name != "roads")
    for region, cities in cities_by_region(sight):
        if cities:
            table.add_row(Line(sight.words(f"cli-virtu-region-{region}"), style="bold"))
        for city in cities:
            name = city["city"]
            shown = Line(" " + sight.city(name), style="" if city["owner"] is None else sight.ink(city["owner"]))
            row: list[Line | str] = [shown, strength(city), garrison(sight, city), Line(sight.city_symbols(name)), seas_at(sight, city)]
            if roads:
                row.append(Line(", ".join(sight.city(other) for other in city["roads"]), style="dim"))
            table.add_row(*row)
    return table


def city_meant(sight: Sight, typed: str) -> str | None:
    """Return the city a word names: by its notation or its name in the language, as long as only one can be meant."""
    wanted = typed.strip().lower()
    open_cities = [city["city"] for city in sight.view["cities"]]
    found = [name for name in open_cities if wanted and (name.startswith(wanted) or sight.city(name).lower().startswith(wanted))]
    exact = [name for name in found if wanted in (name, sight.city(name).lower())]
    assert all(name in CITY_NAMES for name in found)
    return exact[0] if exact else found[0] if len(found) == 1 else None
