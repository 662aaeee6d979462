"""The checks of axe in a page."""

import importlib.resources

SOURCE = importlib.resources.files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")

CHECK = """axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter((v) => ['serious', 'critical'].includes(v.impact) || v.id.startsWith('heading'))
  // This version of axe does not know aria-description, which came with ARIA 1.3.
  .filter((v) => v.nodes.some((n) => !n.any.concat(n.all, n.none).every((c) => c.data?.includes?.('aria-description'))))
  .map((v) => `${v.id}: ${v.nodes.map((n) => n.target + ' ' + (n.any[0]?.message ?? '')).join('; ')}`))"""


def faults(page):
    """What axe finds that is serious or critical, and headings out of order."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(SOURCE + "; 0")
    return page.evaluate(CHECK)
