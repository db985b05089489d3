"""``sabika play``: a table in the terminal against bots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sabika.bots.bot import BOTS, decide, make_bot
from sabika.core import log
from sabika.core.errors import SabikaError, SetupError
from sabika.core.events import Event, ScoreLine
from sabika.core.flow import Option
from sabika.core.refusal import IllegalAction
from sabika.core.ruleset import Config, Ruleset
from sabika.core.view import Hidden, View
from sabika.game import Game
from sabika.lab.simulate import chosen_modules
from sabika.palace.grid import OPPOSITE, SIDES, Cell, code_cell, neighbour
from sabika.palace.palace import START_PIECE, Palace
from sabika.palace.shapes import BASTION, SHAPES, WALL
from sabika.rules.components import read_overrides
from sabika.text.messages import LANGUAGES, Messages, spoken

KIND_STYLES: Final = ("blue", "red", "yellow", "white", "green", "magenta")
CURRENCY_STYLES: Final = ("yellow", "green", "blue", "bright_red", "bright_cyan")
"""By currency; cards without one get the last."""
NAMES: Final = ("Alma", "Zaynab", "Ismail", "Samira", "Yusuf", "Leila")
PAGE: Final = 40


def play(
    box: Annotated[str, typer.Option(help="Which game.")] = "alhambra",
    players: Annotated[int, typer.Option(help="2 to 6, you included.")] = 3,
    modules: Annotated[str, typer.Option(help="Names separated by commas, `all`, `random:K` or `random:K-M`.")] = "",
    bot: Annotated[str, typer.Option(help=f"Who plays against you: {', '.join(BOTS)}.")] = "sensible",
    name: Annotated[str, typer.Option(help="Your name.")] = NAMES[0],
    language: Annotated[str, typer.Option("--language", "-l", help="en, de or fr.")] = "en",
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    components: Annotated[Path | None, typer.Option(help="A component override file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to write the log when you stop.")] = None,
) -> None:
    """Play at the terminal against bots. Example: `sabika play --players 4 --modules bazaars -l de`"""
    if language not in LANGUAGES:
        raise SetupError(f"unknown language {language!r}", remedy=f"one of {', '.join(LANGUAGES)}")
    config = Config(box=box, players=players, modules=chosen_modules(modules, 0, seed or "table", box))
    overrides = read_overrides(components) if components is not None else None
    names = (name, *NAMES[1:players])
    game = Game(config, names=names, seed=seed, overrides=overrides)
    TerminalTable(game, bot, Messages(spoken(language, game.rules), game.names), Console(), save).run()


class TerminalTable:
    """One person on seat 0, bots on the others."""

    def __init__(self, game: Game, bot: str, messages: Messages, console: Console, save: Path | None) -> None:
        self.game = game
        self.bot = make_bot(bot, random.Random(game.commitment))
        self.say = messages
        self.console = console
        self.save = save
        self.me = 0

    def run(self) -> None:
        """Play until the game is over or the person stops."""
        self._tell(self.game.events[0])
        try:
            while not self.game.over:
                if self.game.decider == self.me:
                    self._my_decision()
                else:
                    move = decide(self.bot, self.game.state)
                    self._tell(self.game.play(self.game.rules.codec.action(move)))
        except (EOFError, KeyboardInterrupt, _Stop):
            self.console.print()
        self._finish()

    # ------------------------------------------------------------ deciding

    def _my_decision(self) -> None:
        options = self.game.options()
        self._show_table(options)
        self._show_options(options)
        while True:
            typed = self.console.input(f"[bold]{self.say.text('prompt')}[/] ").strip()
            if self._command(typed, options):
                return

    def _command(self, typed: str, options: list[Option]) -> bool:
        """Carry out what was typed; True when the position has changed."""
        if typed in ("", "?"):
            self.console.print(self.say.text("prompt-help"))
            return False
        if typed in ("q", "quit"):
            raise _Stop
        if typed in ("s", "score"):
            self._show_preview()
            return False
        if typed in ("p", "palaces"):
            self._show_palaces()
            return False
        if typed in ("u", "undo"):
            return self._undo()
        if typed.isdecimal() and len(typed) < 5:
            if not 1 <= int(typed) <= len(options):
                self.console.print(self.say.text("prompt-range", count=len(options)), style="red")
                return False
            self._tell(self.game.play(options[int(typed) - 1].action))
            return True
        return self._typed_action(typed)

    def _typed_action(self, typed: str) -> bool:
        try:
            self._tell(self.game.play(typed))
        except IllegalAction as error:
            for line in self.say.refusal(error.refusal):
                self.console.print(line, style="red", markup=False)
            return False
        except SabikaError as error:
            self.console.print(str(error), style="red", markup=False)
            return False
        return True

    def _undo(self) -> bool:
        try:
            self.console.print(self.say.text("undone", action=self.game.undo()))
        except SabikaError as error:
            self.console.print(str(error), style="red", markup=False)
            return False
        return True

    # ------------------------------------------------------------ showing

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            shown = event.seen_by(self.me)
            if event.kind == "scored":
                self._show_scoring(event.args["scoring"], event.args["lines"], event.args["totals"])
            elif text := self.say.event(shown):
                self.console.print(text, style="bold" if event.seat == self.me else None, markup=False, highlight=False)

    def _show_scoring(self, scoring: int, lines: list[ScoreLine], totals: list[int]) -> None:
        table = Table("", "", "", title=self.say.text("scoring-title", scoring=scoring), show_header=False)
        for seat in range(len(totals)):
            for line in (line for line in lines if line.seat == seat):
                table.add_row(self.say.seat(seat), self.say.score_line(line), f"+{line.points}")
            table.add_row(self.say.seat(seat), "", str(totals[seat]), style="bold", end_section=True)
        self.console.print(table)

    def _show_preview(self) -> None:
        number = min(self.game.state.scored + 1, 3)
        lines = self.game.score(number)
        totals = [sum(line.points for line in lines if line.seat == seat) for seat in range(len(self.game.scores))]
        self._show_scoring(number, lines, totals)

    def _show_palaces(self) -> None:
        """Everybody's palace and reserve (base.hidden.open)."""
        seen = self.game.view(self.me)
        for seat, palace in enumerate(seen.palaces):
            drawn = draw_palace(self.game.rules, palace, self.say, {})
            if seen.reserves[seat]:
                drawn.append(Text(self.say.text("your-reserve", tiles=self.game.rules.tile_names(seen.reserves[seat]))))
            self.console.print(Panel(Group(*drawn), title=self.say.seat(seat), expand=False))

    def _show_table(self, options: list[Option]) -> None:
        seen = self.game.view(self.me)
        self.console.rule(self.say.text("turn-title", number=seen.turns, seat=self.me))
        self.console.print(Columns([self._market(seen), self._display(seen), self._seats(seen)]))
        palace = Group(*draw_palace(self.game.rules, seen.palaces[self.me], self.say, _marks(options)))
        self.console.print(Panel(palace, title=self.say.text("your-palace"), expand=False))
        for key, tiles in (("your-reserve", seen.reserves[self.me]), ("your-gained", seen.gained[self.me])):
            if tiles:
                self.console.print(self.say.text(key, tiles=self.game.rules.tile_names(tiles)), highlight=False)
        self.console.print(self._hand(seen))

    def _hand(self, seen: View) -> Text:
        """The own hand, the values of each currency together."""
        rules, hand = self.game.rules, seen.hands[self.me]
        assert isinstance(hand, int)
        shown = Text(self.say.text("your-hand"))
        for currency, name in enumerate(rules.all_currencies):
            cards = rules.bags.unpack(hand & rules.money[currency])
            values = [rules.values[card] for card in cards if card < rules.money_types]
            if values:
                shown.append(f"  {self.say.piece(name)} {' '.join(map(str, values))}", style=CURRENCY_STYLES[currency])
        for card in rules.bags.unpack(hand):
            if card >= rules.money_types:
                shown.append(f"  {self._card(card)}")
        return shown

    def _market(self, seen: View) -> Panel:
        rows = Table.grid(padding=(0, 1))
        for space, tile in enumerate(seen.market):
            currency = self.game.rules.spaces[space].currency
            money = Text(self.say.piece(self.game.rules.currencies[currency]), style=CURRENCY_STYLES[currency])
            shown = self.say.piece(self.game.rules.tile_keys[tile]) if tile >= 0 else "–"
            rows.add_row(str(currency + 1), money, shown)
        rows.add_row("", "", self.say.text("supply-left", count=seen.supply.count))
        return Panel(rows, title=self.say.text("market-title"))

    def _display(self, seen: View) -> Panel:
        rules = self.game.rules
        lines = [
            Text(self._card(card), style=CURRENCY_STYLES[rules.cards[card].currency])
            for card in rules.bags.cards(seen.display)
        ]
        left = Text(self.say.text("pile-left", count=sum(part.size for part in seen.pile)))
        return Panel(Group(*lines, left), title=self.say.text("display-title"))

    def _seats(self, seen: View) -> Panel:
        rows = Table.grid(padding=(0, 1))
        for seat, name in enumerate(self.game.names):
            hand = seen.hands[seat]
            count = hand.count if isinstance(hand, Hidden) else self.game.rules.bags.size(hand)
            mark = "▶" if seat == seen.active else " "
            rows.add_row(mark, name, self.say.text("seat-row", score=seen.scores[seat], cards=count))
        return Panel(rows, title=self.say.text("seats-title"))

    def _card(self, card: int) -> str:
        return self.say.piece(self.game.rules.card_keys[card])

    def _show_options(self, options: list[Option]) -> None:
        shown = [f"{i:>3} {self.say.action(option.action)}" for i, option in enumerate(options[:PAGE], 1)]
        self.console.print(Columns(shown, padding=(0, 3)), markup=False, highlight=False)
        if len(options) > PAGE:
            self.console.print(self.say.text("more-options", count=len(options) - PAGE))

    def _finish(self) -> None:
        if self.game.over:
            self._show_result()
        if self.save is not None:
            self.save.write_text(log.write(self.game.log(reveal=True)), "utf-8")
            self.console.print(self.say.text("saved", file=str(self.save)))

    def _show_result(self) -> None:
        table = Table("", "", title=self.say.text("result-title"), show_header=False)
        order = sorted(range(len(self.game.scores)), key=lambda seat: -self.game.scores[seat])
        for seat in order:
            table.add_row(
                self.say.seat(seat), str(self.game.scores[seat]), style="bold" if seat in self.game.winners else None
            )
        self.console.print(table)


class _Stop(Exception):
    """The person leaves the table."""


# ---------------------------------------------------------------- drawing a palace


def _marks(options: list[Option]) -> dict[Cell, str]:
    """Which option would build on a cell: its number, or a plus where several would."""
    found: dict[Cell, str] = {}
    for number, option in enumerate(options, 1):
        for cell in option.cells:
            found[cell] = "+" if cell in found else str(number)
    return found


def draw_palace(rules: Ruleset, palace: Palace, say: Messages, marks: dict[Cell, str]) -> list[Text]:
    """A palace as lines of text: three rows per cell, walls and bastions as thick bars, gates as gaps in them,
    coordinates along the edges, marks on empty cells."""
    gates = _gates(palace)
    layout = {palace.grid.cell(k): held for k, held in palace.held.items()}
    xs, ys = sorted({x for x, _ in layout}), sorted({y for _, y in layout})
    columns, rows = range(xs[0] - 1, xs[-1] + 2), range(ys[0] - 1, ys[-1] + 2)
    lines = [Text("    " + "".join(f"{x:^8}" for x in columns), style="dim")]
    for y in rows:
        three = [Text("    "), Text(f"{y:>3} ", style="dim"), Text("    ")]
        for x in columns:
            drawn = _cell(rules, layout.get((x, y)), say, marks.get((x, y), "·"), gates.get((x, y), ""))
            for line, part in zip(three, drawn, strict=True):
                line.append_text(part)
        lines += three
    return lines


def _gates(palace: Palace) -> dict[Cell, str]:
    """By cell the sides with a gate."""
    found: dict[Cell, str] = {}
    for code, side in palace.gateways():
        cell = code_cell(code)
        for here, there in ((cell, side), (neighbour(cell, side), OPPOSITE[side])):
            found[here] = found.get(here, "") + SIDES[there]
    return found


def _cell(rules: Ruleset, held: int | None, say: Messages, mark: str, gates: str) -> list[Text]:
    if held is None:
        return [Text(" " * 8), Text(f"{mark:^8}", style="dim" if mark == "·" else "bold"), Text(" " * 8)]
    piece, shape = held >> 8, SHAPES[held & 255]
    if shape.corner is not None:
        return _half_cell(rules, piece, shape.corner, say)
    north, east, south, west = (edge in (WALL, BASTION) for edge in shape.edges)
    style = "cyan" if piece == START_PIECE else _kind_style(rules, piece)
    label = "✶" if piece == START_PIECE else _label(rules, piece, say)
    roof = "▀▀╡╞▀▀" if "N" in gates else ("▀" if north else "─") * 6
    floor = "▄▄╡╞▄▄" if "S" in gates else ("▄" if south else "─") * 6
    top = ("█" if north or west else "┌") + roof + ("█" if north or east else "┐")
    bottom = ("█" if south or west else "└") + floor + ("█" if south or east else "┘")
    middle = ("╪" if "W" in gates else "█" if west else "│") + f"{label:^6}"
    middle += "╪" if "E" in gates else "█" if east else "│"
    return [Text(top, style=style), Text(middle, style=style), Text(bottom, style=style)]


def _half_cell(rules: Ruleset, piece: int, corner: int, say: Messages) -> list[Text]:
    """A watchtower: the half of the cell at its corner, the diagonal as its wall."""
    left, top = corner in (0, 3), corner in (0, 1)
    widths = (6, 4, 2) if top else (2, 4, 6)
    label = say.piece(rules.tile_keys[piece])[:2]
    style = _kind_style(rules, piece)
    parts = []
    for row, width in enumerate(widths):
        body = f"{label:^{width}}" if row == 1 else "░" * width
        wall = "▚" if left == top else "▞"
        parts.append(Text(f"{body}{wall}".ljust(8) if left else f"{wall}{body}".rjust(8), style=style))
    return parts


def _kind_style(rules: Ruleset, piece: int) -> str:
    kind = rules.kind_of[piece]
    return KIND_STYLES[kind] if kind >= 0 else "bright_cyan"


def _label(rules: Ruleset, piece: int, say: Messages) -> str:
    tile = rules.tiles[piece]
    return f"{say.piece(tile.key)[:3]}{tile.price:>3}" if tile.price else say.piece(tile.key)[:6]
