"""The rules of accessibility that a program can check."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const why = (node) => node.failureSummary.split('\\n')[1]?.trim()
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id} (${impact}): ${node.html.slice(0, 160)} | ${why(node)}`))
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text())
    return list(page.evaluate(RUN))
