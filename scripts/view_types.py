"""Write the client's types of a view, and the component tables it draws from, out of the engine's. A test checks that they are up to date.

`python scripts/view_types.py` writes `client/src/games/tuscany/view.d.ts` and `components.ts` beside it.
"""

import inspect
import json
import runpy
import types
import typing
from pathlib import Path

from signoria import game
from signoria.tuscany.kinds import COLOUR_LETTERS, COLOUR_NAMES
from signoria.tuscany.moves import START
from signoria.tuscany.tables import built_in

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "client" / "src" / "games" / "tuscany"
# From the source: a compiled module knows less of its types.
VIEW = runpy.run_path(str(ROOT / "src" / "signoria" / "tuscany" / "view.py"), run_name="view")
SHAPES = [game.Text, game.MoveChoice, *(VIEW[name] for name in ("DisplayTile", "ColourBonus", "PlayerView", "TuscanyView"))]
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
NOTE = "// Written by scripts/view_types.py from the engine's own types. Do not edit.\n"


def typescript(hint: object) -> str:
    """Return a Python type in TypeScript."""
    if isinstance(hint, type) and hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and hint in SHAPES:
        return hint.__name__
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        value = arguments[1]
        # JsonObject is defined in terms of itself; whoever uses it says what is in it.
        return "Record<string, unknown>" if isinstance(value, typing.ForwardRef) else f"Record<string, {typescript(value)}>"
    if origin in {typing.Union, types.UnionType}:
        return " | ".join(typescript(part) for part in arguments)
    raise TypeError(f"no TypeScript for {hint}")


def declaration(shape: type) -> str:
    """Return a TypedDict as an interface."""
    lines = [f"/** {' '.join((inspect.getdoc(shape) or '').split())} */", f"export interface {shape.__name__} {{"]
    for name, hint in typing.get_type_hints(shape, VIEW).items():
        is_open = name in {"args", "options", "components"}
        lines.append(f"  {name}: {'Record<string, unknown>' if is_open else typescript(hint)};")
    return "\n".join([*lines, "}"])


def view_types() -> str:
    """Return the declarations of everything in a view."""
    return NOTE + "\n".join(f"\n{declaration(shape)}" for shape in SHAPES) + "\n"


def components() -> str:
    """Return the built-in component tables a client needs: boards, points of areas, bonus tiles. A view names those that differ."""
    tables = {name: built_in()[name] for name in ("boards", "area_points", "bonus_tiles")}
    return (
        f"{NOTE}\n"
        f"export const COLOUR_LETTERS = {json.dumps(COLOUR_LETTERS)};\n\n"
        f"export const COLOUR_NAMES = {json.dumps(COLOUR_NAMES)} as const;\n\n"
        f"/** The number of the move that puts the starting castle on the first space. */\nexport const START = {START};\n\n"
        f"export const BUILT_IN = {json.dumps(tables, indent=2)};\n"
    )


FILES = {"view.d.ts": view_types, "components.ts": components}

if __name__ == "__main__":
    for file, contents in FILES.items():
        (FOLDER / file).write_text(contents(), encoding="utf-8")
