"""The page in a real Firefox, where one is installed."""

import os
import tempfile
import unittest

import firefox
from cases import TimedTests, server
from pictures import Difference

# The key's name in WebDriver.
ENTER = "\ue007"


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
        # A busy machine shows fewer of the frames.
        self.assertGreater(page.evaluate("detent.session.stats.frames"), frames + 2)
        self.assertGreater(Difference(medium, page.picture()).seen, 2)
        self.assertEqual(page.complaints, [])

    def test_the_keyboard_presents_a_sheet_and_types_into_a_field(self):
        page = self.firefox
        page.go(server.url("scene=swiftui-controls&device=nokia"))
        page.rest()
        self.assertIn("nokia", page.evaluate("document.getElementById('notice').textContent"))
        page.evaluate("[...document.querySelectorAll('#elements [tabindex]')]"
                      ".find((e) => e.getAttribute('aria-label') === 'A field').focus() ?? 0")
        page.key(ENTER)
        page.rest()
        for letter in "Hi":
            page.key(letter)
        page.wait("document.querySelector('#elements [role=textbox]').textContent === 'Hi'")
        page.evaluate("detent.session.send({ t: 'scene', scene: 'sheet-basic' }) ?? 0")
        page.wait("[...document.querySelectorAll('#elements [tabindex]')]"
                  ".some((e) => e.getAttribute('aria-label') === 'Present')")
        page.rest()
        page.evaluate("[...document.querySelectorAll('#elements [tabindex]')]"
                      ".find((e) => e.getAttribute('aria-label') === 'Present').focus() ?? 0")
        page.key(ENTER)
        page.wait("document.querySelector('#elements').getAttribute('role') === 'dialog'")
        page.rest()
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Search the town")
        self.assertEqual(page.complaints, [])

    def test_the_panels_have_content_and_a_trace_opens(self):
        page = self.firefox
        page.go(server.url("scene=sheet-basic"))
        page.rest()
        page.evaluate("(window.recorded = null,"
                      " detent.session.on('recorded', (m) => { window.recorded = m.path; }),"
                      " detent.session.send({ t: 'record', format: 'trace' }),"
                      " detent.session.send({ t: 'call', name: 'present' }), 0)")
        page.wait("document.querySelector('#elements').getAttribute('role') === 'dialog'")
        page.rest()
        for panel, part in [("state", ".detent.on"), ("views", ".row"), ("audit", ".finding"), ("log", ".frames"),
                            ("source", ".code"), ("controls", ".action")]:
            page.evaluate(f"document.getElementById('tab-{panel}').click() ?? 0")
            page.wait(f"document.querySelector('.panel.{panel}:not([hidden]) {part}') !== null")
        page.evaluate("detent.explode(true) ?? 0")
        page.wait("document.querySelectorAll('.plane').length > 20")
        page.evaluate("detent.explode(false) ?? 0")
        page.evaluate("detent.session.send({ t: 'recordEnd' }) ?? 0")
        page.wait("window.recorded !== null")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.trace.html")
            with server.get(page.evaluate("window.recorded")) as answer, open(path, "wb") as file:
                file.write(answer.read())
            self.assertEqual(page.complaints, [])
            page.go(f"file://{path}")
            page.wait("document.documentElement.dataset.rest === 'true'")
            page.evaluate("detentTrace.show(0) ?? 0")
            first = page.picture()
            page.evaluate("detentTrace.show(detentTrace.trace.frames.length - 1) ?? 0")
            self.assertGreater(Difference(first, page.picture()).seen, 3)
        self.assertEqual(page.complaints, [])
