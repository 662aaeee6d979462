"""What all tests of the page share: one browser, one server, and how pictures are compared."""

import atexit
import sys
import time
import unittest

from PIL import Image

from browser import Browser
from pictures import Difference, keep
from server import Server

# Bounds for a page against the raster compositor: sheets are scaled cards, whose type the browser
# resamples in another way. Over all scenes 1.0, 0.5 and 12 were measured.
MEAN = 1.25
SEEN = 0.6
WORST = 16

PHONE = {"width": 393, "height": 852, "scale": 3}

browser = Browser()
server = Server("--port", "0")
atexit.register(browser.close)
atexit.register(server.stop)


class TimedTests(unittest.TestCase):
    """Tells how long each test took: they are part of what every change waits for."""

    def run(self, result=None):
        start = time.monotonic()
        super().run(result)
        print(f"    {time.monotonic() - start:.1f} s", file=sys.stderr)


class PageTestCase(TimedTests):
    def open(self, query, **size):
        page = browser.open(server.url(query), **size)
        self.addCleanup(page.close)
        return page

    def bare(self, query):
        return self.open("bare&" + query, **PHONE)

    def small(self, query):
        return self.open("bare&" + query, width=393, height=852)

    def assertBecomes(self, page, expression, value):
        """Fails unless an expression has a value, now or soon."""
        self.assertEqual(page.become(expression, value), value)

    def assertAlike(self, page, reference, name):
        first, second = Image.open(reference).convert("RGB"), page.picture()
        difference = Difference(first, second)
        if difference.mean > MEAN or difference.seen > SEEN or difference.worst > WORST:
            folder = keep(name, raster=first, page=second, difference=difference.image)
            self.fail(f"{name}: {difference}; see {folder}")
        return difference

    def raster(self, page):
        """The picture of the server's own compositor, as `detent snapshot` makes it."""
        page.evaluate("window.pictured = null;"
                      " detent.session.on('pictured', (m) => { window.pictured = m.path; });"
                      " detent.session.send({ t: 'picture' })")
        page.wait("window.pictured !== null")
        return server.get(page.evaluate("window.pictured"))

    def script(self, page):
        """What was done since the scene began."""
        page.evaluate("window.script = null;"
                      " detent.session.on('script', (m) => { window.script = m.script; });"
                      " detent.session.send({ t: 'script' })")
        page.wait("window.script !== null")
        return page.evaluate("window.script")
