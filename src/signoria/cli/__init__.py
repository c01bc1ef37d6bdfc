"""The command line, `signoria …`: playing in the terminal, simulating, replaying, verifying, reading the rules."""

from signoria.cli import admin as admin
from signoria.cli import arena as arena
from signoria.cli import bots as bots
from signoria.cli import lab as lab
from signoria.cli import serve as serve
from signoria.cli.commands import program


def main() -> None:
    """Run the command the shell asks for. Never returns: ends with 0 (done), 1 (refused or a failed check) or 2 (called wrongly)."""
    program.main()


__all__ = ["main", "program"]
