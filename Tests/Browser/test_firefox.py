"""The page in a real Firefox, where one is installed."""

import unittest

import firefox
from cases import TimedTests, server
from pictures import Difference


@unittest.skipUnless(firefox.path(), "there is no Firefox on the path")
class FirefoxTests(TimedTests):
    @classmethod
    def setUpClass(cls):
        cls.firefox = firefox.Firefox()
        cls.addClassCleanup(cls.firefox.close)

    def test_a_scene_is_shown_dragged_and_left_without_a_complaint(self):
        page = self.firefox
        page.go(server.url("scene=sheet-basic"))
        page.rest()
        before = page.evaluate("detent.tree.layers.size")
        empty = page.picture()
        page.evaluate("detent.session.send({ t: 'call', name: 'present' }) ?? 0")
        page.wait(f"detent.tree.layers.size > {before} + 20")
        page.rest()
        medium = page.picture()
        self.assertGreater(Difference(empty, medium).seen, 3)
        x, y, width, height = page.evaluate(
            "(() => { const r = document.getElementById('glass').getBoundingClientRect();"
            " return [r.x, r.y, r.width, r.height]; })()")
        frames = page.evaluate("detent.session.stats.frames")
        page.drag((x + width / 2, y + height * 0.56), (x + width / 2, y + height * 0.12))
        page.rest()
        self.assertGreater(page.evaluate("detent.session.stats.frames"), frames + 10)
        self.assertGreater(Difference(medium, page.picture()).seen, 2)
        self.assertEqual(page.complaints, [])
