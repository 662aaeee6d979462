"""The panels about the scene beyond its state: accessibility, log, groups of the gallery, variants."""

from cases import PageTestCase, browser, server
from pictures import Difference


class PanelTests(PageTestCase):
    def texts(self, page, selector):
        return page.evaluate(f"[...document.querySelectorAll({selector!r})].map((e) => e.textContent)")

    def test_findings_are_listed_outlined_and_follow_the_screen(self):
        page = self.open("scene=swiftui-controls", width=1440, height=900)
        page.rest()
        page.click_on("#tab-audit")
        page.wait("/elements/.test(document.querySelector('.panel.audit .summary').textContent)")
        summary = page.evaluate("document.querySelector('.panel.audit .summary').textContent")
        page.click_on(".gallery .scene[aria-current=true]")
        page.evaluate("detent.session.send({ t: 'scene', scene: 'sheet-basic' })")
        page.rest()
        page.wait("!document.querySelector('.panel.audit .summary').textContent"
                  f".startsWith({summary.split(':')[0].split(',')[0]!r})")
        before = self.texts(page, ".finding .sentence")
        page.say(t="settings", textSize="xs")
        page.say(t="call", name="present")
        page.wait("document.querySelectorAll('.finding').length > 0")
        self.assertNotEqual(self.texts(page, ".finding .sentence"), before)
        page.evaluate("document.querySelector('.finding').focus()")
        shown = ("[...document.querySelectorAll('#glass > .outline')].filter((e) => !e.hidden)"
                 ".map((e) => [e.dataset.name, Math.round(e.getBoundingClientRect().width)])")
        self.assertEqual(len(page.evaluate(shown)), 1)
        page.click_on("#tab-controls")
        self.assertEqual(page.evaluate(shown), [])
        self.assertEqual(page.complaints, [])

    def test_the_log_has_misuses_and_the_times_of_frames(self):
        page = self.open("scene=sheet", width=1440, height=900)
        page.rest()
        page.click_on("#tab-log")
        page.say(t="call", name="present")
        # A busy server draws fewer frames of a drag.
        for start, end in [(500, 250), (250, 500)] * 10:
            page.drag((720, start), (720, end), steps=24)
            page.rest()
            if page.evaluate("document.querySelectorAll('.frames i').length > 20"):
                break
        self.assertGreater(page.evaluate("document.querySelectorAll('.frames i').length"), 20)
        self.assertRegex(page.evaluate("document.querySelector('.panel.log .soft').textContent"),
                         r"^Last \d+ frames of the server: half below [\d.]+ ms, the longest [\d.]+ ms; \d+ over 16.7 ms.$")
        self.assertEqual(page.complaints, [])

    def test_scenes_stand_in_groups_and_kinds_choose_among_them(self):
        page = self.open("", width=1440, height=900)
        page.rest()
        scenes = server.catalog()["scenes"]
        count = "document.querySelectorAll('.scenes li:not([hidden])').length"
        counts = self.texts(page, ".scene-group .count")
        self.assertGreater(len(counts), 5)
        self.assertEqual(sum(map(int, counts)), len(scenes))
        page.evaluate("[...document.querySelectorAll('.chip')].find((e) => e.textContent === 'Articles').click()")
        self.assertEqual(page.evaluate(count), sum(1 for scene in scenes if scene.get("seed")))
        page.evaluate("[...document.querySelectorAll('.chip')].find((e) => e.textContent === 'SwiftUI').click()")
        both = page.evaluate(count)
        self.assertTrue(0 < both < len(scenes))
        self.assertEqual(
            page.evaluate("[...document.querySelectorAll('.scene-group:not([hidden]) .count')]"
                          ".reduce((sum, e) => sum + Number(e.textContent), 0)"), both)
        # The arrow keys walk over what is shown, from group to group.
        page.evaluate("document.querySelector('.search input').focus()")
        for _ in range(both + 2):
            page.key("ArrowDown")
        self.assertTrue(page.evaluate(
            "[...document.querySelectorAll('.scenes li:not([hidden]) .scene')].pop() === document.activeElement"))
        self.assertEqual(page.complaints, [])

    def test_a_variant_fits_into_a_narrow_window(self):
        for kind in ["appearance", "devices"]:
            page = browser.open(server.url() + f"variants.html?scene=sheet-basic&by={kind}", width=390, height=844)
            self.addCleanup(page.close)
            page.wait("window.variants?.members.length > 1 && variants.members.every((m) => m.send)")
            page.wait("variants.members.every((m) => m.holder.getBoundingClientRect().width > 100)")
            widths = page.evaluate("variants.members.map((m) => m.holder.getBoundingClientRect().width)")
            self.assertLessEqual(max(widths), 390 - 50)
            left, right = page.evaluate(
                "(() => { const r = variants.members[0].holder.getBoundingClientRect(); return [r.left, r.right]; })()")
            self.assertGreaterEqual(left, 9)
            self.assertLessEqual(right, 390 - 9)

    def test_a_finger_on_one_variant_moves_on_all(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        page.evaluate("document.querySelector('[aria-label=\"Variants side by side\"]').click()")
        ready = ("window.variants?.members.length === 2 && variants.members.every((m) => m.send"
                 " && m.frame.contentDocument.documentElement.dataset.rest === 'true'"
                 " && !m.frame.contentWindow.detent.tree.isQuick)")
        page.wait(ready)
        layers = "variants.members.map((m) => m.frame.contentWindow.detent.tree.layers.size)"
        before = page.evaluate(layers)
        page.evaluate("variants.members[0].session.send({ t: 'call', name: 'present' })")
        page.wait(f"{layers}.every((count, index) => count > {before}[index] + 20)")
        page.wait(ready)
        page.still()
        first = page.picture()
        x, y, width, height = page.evaluate(
            "(() => { const r = variants.members[0].frame.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()")
        page.drag((x + width / 2, y + height * 0.55), (x + width / 2, y + height * 0.12), steps=24)
        page.wait(ready)
        page.still()
        second = page.picture()
        for member in range(2):
            box = [round(v) for v in page.evaluate(
                f"(() => {{ const r = variants.members[{member}].frame.getBoundingClientRect();"
                " return [r.left, r.top, r.right, r.bottom]; })()")]
            self.assertGreater(Difference(first.crop(box), second.crop(box)).seen, 3)
        page.evaluate("[...document.querySelectorAll('[role=radio]')].find((e) => e.textContent === 'Devices').click()")
        page.wait("window.variants.members.length === 3 && variants.members.every((m) => m.send)")
        page.evaluate("document.getElementById('back').click()")
        page.wait("window.detent?.session.isOpen && location.pathname === '/'")
        self.assertEqual(page.evaluate("new URLSearchParams(location.search).get('scene')"), "sheet-basic")
        self.assertEqual(page.complaints, [])
