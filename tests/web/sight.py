"""What somebody in front of the screen sees of the table: what can be pressed now."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Page

IN_SIGHT = """(cell) => {
  const { x, y, width, height } = cell.getBoundingClientRect()
  return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility())
  const ids = (selector) => all(selector).filter((e) => !e.disabled).map((e) => e.dataset.testid)
  const places = (selector, usable) =>
    [...document.querySelectorAll(selector)].flatMap((e, i) => (e.checkVisibility() && usable(e) ? [i] : []))
  const bright = (e) =>
    !e.matches('.dull') && !e.querySelector('.dim') && e.getAttribute('aria-pressed') !== 'true'
  const inSight = IN_SIGHT
  const lit = all('.cell.legal, .cell.chosen, .spot').filter((e) => !e.disabled)
  const seen = new Set(lit.filter(inSight))
  return {
    version: Number(document.querySelector('main[data-version]')?.dataset.version ?? -1),
    door: all('[data-testid=hand-over]').length > 0,
    scoring: all('[data-testid=scoring]').length > 0,
    over: all('[data-testid=result]').length > 0,
    mine: Boolean(document.querySelector('[data-testid=turn]')?.textContent),
    ready: ids('[data-testid=primary]').length > 0,
    busy: all('[data-testid=clear]').length > 0,
    groups: ids('[data-testid^=group-]'),
    plain: [...ids('[data-testid^=direct-]'), ...ids('[data-testid=decline]')],
    cells: [...seen, ...lit.filter((e) => !seen.has(e))].map((e) => e.dataset.testid),
    choices: places('[data-testid=choice]', (e) => !e.classList.contains('shut') && bright(e)),
    stalls: ids('.stall:has(> .plaque.good)').concat(ids('.stall:has(> .plaque.warn), .stall.asked')),
    items: places('[data-testid=item]', (e) => e.classList.contains('open') && bright(e)),
    tray: places('[data-testid=tray-tile]', bright),
    display: places('[data-testid=display-card].asked', bright),
    hand: places('[data-testid=hand-card]', bright),
  }
}""".replace("IN_SIGHT", IN_SIGHT)


class Sight(msgspec.Struct, frozen=True):
    version: int
    door: bool
    """The door between two players at one device is closed."""
    scoring: bool
    """A scoring is being told."""
    over: bool
    mine: bool
    """It is one's own decision."""
    ready: bool
    """The primary button can be pressed."""
    busy: bool
    """Something has been touched."""
    groups: list[str]
    plain: list[str]
    """Buttons that play something at once."""
    cells: list[str]
    """Cells, crossings and walls that are lit; those that lie outside the window of the board come last."""
    choices: list[int]
    stalls: list[str]
    """Stalls whose plaque says how they can be paid, the exact ones first, or that are asked for."""
    items: list[int]
    tray: list[int]
    display: list[int]
    hand: list[int]

    @property
    def asked(self) -> bool:
        """Whether there is something to do."""
        return self.door or self.scoring or self.over or self.mine

    def ways(self) -> list[tuple[str, int]]:
        """What could be touched next, the most telling first: a test id and which of those that have it."""
        named = [(key, 0) for key in (*self.cells, *self.stalls)]
        rows = (
            ("item", self.items),
            ("display-card", self.display),
            ("tray-tile", self.tray),
            ("hand-card", self.hand),
        )
        return [("choice", i) for i in self.choices] + named + [(key, i) for key, places in rows for i in places]


def look(page: Page) -> Sight:
    return msgspec.convert(page.evaluate(LOOK), Sight)
