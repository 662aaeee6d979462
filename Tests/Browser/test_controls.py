"""What stands around the phone: every control, by mouse and by keyboard, and what it does."""

import json
import os
import tempfile
import time

from PIL import Image

from cases import PageTestCase
from pictures import Difference

ALT, SHIFT = 1, 8


class ControlTests(PageTestCase):
    def choose(self, page, selector, value):
        """Chooses in a select or moves a slider, as a person's change is told."""
        page.evaluate("(() => {"
                      f" const e = document.querySelector({json.dumps(selector)}); e.value = {json.dumps(value)};"
                      " e.dispatchEvent(new Event('input', { bubbles: true }));"
                      " e.dispatchEvent(new Event('change', { bubbles: true })); })()")
        page.rest()

    def press(self, page, selector):
        page.click_on(selector)
        page.rest()

    def search(self, page):
        return page.evaluate("location.search")

    def test_pickers_change_the_device_and_the_address(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        before = page.picture()
        self.choose(page, "select[aria-label=Device]", "iphone-se-3")
        self.assertEqual(page.evaluate("detent.tree.screen"), {"width": 375, "height": 667})
        self.assertIn("device=iphone-se-3", self.search(page))
        self.press(page, "[aria-label='Dark appearance']")
        self.assertIn("appearance=dark", self.search(page))
        self.assertEqual(page.evaluate(
            "document.querySelector(\"[aria-label='Dark appearance']\").getAttribute('aria-pressed')"), "true")
        self.assertGreater(Difference(before, page.picture()).seen, 3)
        self.press(page, "[aria-label=Rotate]")
        self.assertEqual(page.evaluate("detent.tree.screen"), {"width": 667, "height": 375})
        self.press(page, "[aria-label=Rotate]")
        self.press(page, "[role=radio][data-value=ios18]")
        self.assertIn("style=ios18", self.search(page))
        page.click_on(".menu summary")
        self.choose(page, "#text-size", "11")
        self.assertIn("textSize=ax5", self.search(page))
        self.assertEqual(page.evaluate("document.querySelector('.size-name').textContent"), "AX5")
        self.press(page, "#setting-reduceMotion")
        self.press(page, "#setting-rightToLeft")
        self.assertIn("reduceMotion=true", self.search(page))
        self.assertIn("rightToLeft=true", self.search(page))
        self.choose(page, "#orientation", "landscapeRight")
        self.assertIn("orientation=landscapeRight", self.search(page))
        page.reload()
        page.rest()
        self.assertTrue(page.evaluate("document.getElementById('setting-rightToLeft').checked"))
        self.assertEqual(page.complaints, [])

    def test_the_keyboard_comes_and_goes_by_its_button(self):
        page = self.open("scene=keyboard-search")
        page.rest()
        is_up = "document.querySelector('[aria-label=Keyboard]').getAttribute('aria-pressed')"
        before = page.evaluate(is_up)
        self.press(page, "[aria-label=Keyboard]")
        self.assertNotEqual(page.evaluate(is_up), before)
        self.press(page, "[aria-label=Keyboard]")
        self.assertEqual(page.evaluate(is_up), before)

    def test_parameters_change_what_is_shown_at_once(self):
        page = self.open("scene=sheet&do=present", width=1440, height=900)
        page.rest()
        before = page.picture()
        self.choose(page, "#parameter-detents", "large")
        self.assertIn("set.detents=large", self.search(page))
        self.assertGreater(Difference(before, page.picture()).seen, 5)
        self.press(page, "#parameter-grabber")
        self.assertIn("set.grabber=true", self.search(page))
        page.evaluate("[...document.querySelectorAll('.action')].find((e) => e.textContent === 'dismiss').click()")
        page.rest()
        self.assertEqual(page.complaints, [])

    def test_time_is_slowed_stopped_and_stepped(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        page.click_on("[role=radio][data-value='0.1']")
        page.evaluate("detent.session.send({ t: 'call', name: 'present' })")
        page.wait("detent.tree.layers.size > 60")
        page.evaluate("document.activeElement.blur()")
        page.key(" ", " ")
        page.wait("document.documentElement.classList.contains('paused')")
        page.rest()
        stopped = page.evaluate("detent.session.clock.time")
        time.sleep(0.3)
        self.assertEqual(page.evaluate("detent.session.clock.time"), stopped)
        page.key(".", ".")
        page.wait(f"detent.session.clock.time > {stopped}")
        self.assertAlmostEqual(page.evaluate("detent.session.clock.time") - stopped, 1 / 60, delta=0.02)
        page.key(",", ",")
        page.wait("!detent.history.isLive")
        page.key(" ", " ")
        page.wait("!document.documentElement.classList.contains('paused')")
        page.click_on("[role=radio][data-value='1']")
        page.rest()
        page.wait("detent.history.isLive")
        self.assertEqual(page.complaints, [])

    def test_the_state_of_a_sheet_is_told_and_plotted(self):
        page = self.open("scene=sheet-basic&do=present", width=1440, height=900)
        page.rest()
        page.click_on("#tab-state")
        page.wait("document.querySelector('.sheet-card') !== null")
        self.assertEqual(page.evaluate("document.querySelector('.detent.on').textContent"), "medium")
        before = page.evaluate("document.querySelector('.plot .line').getAttribute('d').length")
        page.drag((690, 500), (690, 200), steps=16)
        page.rest()
        self.assertEqual(page.evaluate("document.querySelector('.detent.on').textContent"), "large")
        self.assertEqual(page.evaluate("document.querySelector('.phase').textContent"), "resting")
        self.assertGreater(page.evaluate("document.querySelector('.plot .line').getAttribute('d').length"), before + 100)
        self.assertGreater(page.evaluate("document.querySelectorAll('.events li').length"), 0)
        self.assertEqual(page.complaints, [])

    def test_touches_say_when_they_happened(self):
        page = self.open("scene=sheet-basic")
        page.rest()
        page.evaluate("window.said = []; { const { session } = detent; const send = session.send.bind(session);"
                      " session.send = (m) => { if (m.t === 'touches') window.said.push(...m.touches); return send(m); }; }")
        x, y, width, height = page.evaluate(
            "(() => { const r = document.getElementById('glass').getBoundingClientRect();"
            " return [r.x, r.y, r.width, r.height]; })()")
        page.drag((x + width / 2, y + height * 0.6), (x + width / 2, y + height * 0.4), steps=8, pause=0.03)
        page.wait("window.said.some(([, phase]) => phase === 2)")
        said, now = page.evaluate("[window.said, performance.now()]")
        times = [touch[4] for touch in said]
        self.assertEqual([said[0][1], said[-1][1]], [0, 2])
        self.assertEqual(times, sorted(times))
        self.assertGreater(times[-1] - times[0], 150)
        self.assertLess(times[-1], now)
        self.assertEqual(page.complaints, [])

    def test_touches_leave_trails_that_fade(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        page.drag((690, 500), (690, 300), steps=8, lift=False)
        self.assertEqual(page.evaluate("document.querySelectorAll('.trails path, .trails circle').length"), 2)
        page.mouse("mouseReleased", 690, 300)
        page.wait("document.querySelectorAll('.trails path, .trails circle').length === 0")
        page.click_on("[aria-label='Touch trails']")
        page.drag((690, 500), (690, 300), steps=4, lift=False)
        self.assertEqual(page.evaluate("document.querySelectorAll('.trails path').length"), 0)
        page.mouse("mouseReleased", 690, 300)

    def test_a_mouse_with_alt_is_two_fingers(self):
        for modifiers, mirrored in [(ALT, True), (ALT | SHIFT, False)]:
            with self.subTest(modifiers=modifiers):
                page = self.small("scene=swiftui-effects")
                page.rest()
                page.mouse("mousePressed", 120, 300, modifiers=modifiers)
                for step in range(1, 9):
                    page.mouse("mouseMoved", 120 - step * 8, 300 - step * 4, modifiers=modifiers)
                    time.sleep(0.03)
                page.mouse("mouseReleased", 56, 268, modifiers=modifiers)
                page.rest()
                steps = json.loads(self.script(page))
                downs = [step for step in steps if isinstance(step, list) and "down" in step[0]]
                self.assertEqual(len(downs), 1)
                first, second = (part["down"] for part in downs[0])
                self.assertEqual((first[0] + second[0], first[1] + second[1]), (393, 852))
                moves = [step for step in steps if isinstance(step, list) and "move" in step[0]]
                self.assertTrue(moves)
                a, b = (part["move"] for part in moves[-1])
                if mirrored:
                    self.assertAlmostEqual(a[0] + b[0], 393, places=1)
                else:
                    self.assertAlmostEqual(b[0] - a[0], second[0] - first[0], places=1)
                self.assertTrue(any(isinstance(step, list) and "up" in step[0] for step in steps))

    def test_a_mouse_is_the_pointer_of_a_tablet_alone(self):
        for device, has_pointer in [("ipad-a16", True), ("iphone-16", False)]:
            with self.subTest(device=device):
                page = self.small(f"scene=swiftui-effects&device={device}")
                page.rest()
                for step in range(4):
                    page.call("Input.dispatchMouseEvent", type="mouseMoved", x=120 + step * 8,
                              y=300, pointerType="mouse")
                    time.sleep(0.03)
                page.rest()
                hovers = [step for step in json.loads(self.script(page)) if "hover" in step]
                self.assertEqual(bool(hovers), has_pointer)

    def test_two_real_fingers_are_told_apart(self):
        page = self.small("scene=swiftui-effects")
        page.rest()
        page.touch("touchStart", [(150, 300), (250, 300)])
        for step in range(1, 9):
            page.touch("touchMove", [(150 - step * 6, 300), (250 + step * 6, 300)])
            time.sleep(0.03)
        page.touch("touchEnd", [])
        page.rest()
        steps = json.loads(self.script(page))
        fingers = {part.get("finger") for step in steps if isinstance(step, list) for part in step}
        self.assertEqual(fingers, {1, 2})

    def test_two_fingers_zoom_a_map(self):
        page = self.bare("scene=swiftui-maps")
        page.rest()
        zoom = "document.querySelector('#elements [aria-label=\"Map of the town\"]').getAttribute('aria-valuetext')"
        self.assertEqual(page.evaluate(zoom), "100 percent")
        before = page.picture()
        page.touch("touchStart", [(166, 320), (226, 320)])
        for step in range(1, 11):
            page.touch("touchMove", [(166 - step * 3, 320), (226 + step * 3, 320)])
            time.sleep(0.02)
        page.touch("touchEnd", [])
        page.rest()
        self.assertEqual(page.evaluate(zoom), "200 percent")
        self.assertGreater(Difference(before, page.picture()).seen, 5)
        self.assertAlike(page, self.raster(page), "zoomed")
        self.assertEqual(page.complaints, [])

    def test_a_recording_and_its_script_are_saved(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        with tempfile.TemporaryDirectory() as folder:
            page.save_to(folder)
            page.click_on(".tool.record")
            page.say(t="call", name="present")
            page.click_on(".tool.record")
            page.click_on("[aria-label='Download what was done as a touch script']")
            page.saved("sheet-basic.webp", "sheet-basic.script.json")
            with Image.open(os.path.join(folder, "sheet-basic.webp")) as image:
                self.assertEqual(image.size, (393, 852))
                self.assertGreater(image.n_frames, 5)
            with open(os.path.join(folder, "sheet-basic.script.json"), encoding="utf-8") as file:
                self.assertTrue(any(step.get("call") == "present" for step in json.load(file)))
        self.assertEqual(page.complaints, [])

    def test_the_source_is_shown_with_its_seed(self):
        page = self.open("scene=context-naive", width=1440, height=900)
        page.rest()
        page.click_on("#tab-source")
        page.wait("document.querySelector('.code') !== null")
        text = page.evaluate("document.querySelector('.panel.source').textContent")
        self.assertIn("From article 001", text)
        self.assertIn("import ", text)
        self.assertGreater(page.evaluate("document.querySelectorAll('.code .keyword').length"), 5)

    def test_a_probe_gives_reasons(self):
        page = self.open("scene=sheet-undimmed&do=present", width=1440, height=900)
        page.rest()
        page.click_on("[aria-label^='Who gets a touch']")
        page.click(690, 250)
        page.wait("!document.querySelector('.probe').hidden")
        page.evaluate("document.querySelectorAll('.probe details').forEach((e) => { e.open = true; })")
        text = page.evaluate("document.querySelector('.probe').textContent")
        self.assertIn("goes to", text)
        self.assertIn("passed by", text)
        page.wait("!document.querySelector('.outline').hidden")

    def test_the_keyboard_reaches_everything(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        page.key("/", "/")
        page.wait("document.activeElement.type === 'search'")
        for letter in "alert":
            page.key(letter, letter)
        page.key("Enter", "\r")
        page.wait("location.search.includes('scene=alert')")
        page.rest()
        page.evaluate("document.querySelector('#tab-controls').focus()")
        page.key("ArrowRight")
        self.assertBecomes(page, "document.activeElement.id", "tab-state")
        self.assertFalse(page.evaluate("document.querySelector('#panel-state').hidden"))
        page.evaluate("document.querySelector('#glass').focus()")
        self.assertTrue(page.evaluate("document.activeElement === document.querySelector('#glass')"))
        self.assertEqual(page.complaints, [])

    def test_everything_has_a_role_and_a_name(self):
        for query, size in [("scene=sheet&do=present", {"width": 1440, "height": 900}),
                            ("scene=swiftui-maps", {"width": 820, "height": 1180})]:
            with self.subTest(query=query):
                page = self.open(query, **size)
                page.rest()
                page.call("Accessibility.enable")
                nodes = page.call("Accessibility.getFullAXTree")["nodes"]
                asked = {"button", "link", "slider", "switch", "textbox", "searchbox", "combobox",
                         "radio", "tab", "checkbox", "spinbutton", "img", "treeitem"}
                nameless = [node["role"]["value"] for node in nodes
                            if not node.get("ignored") and node["role"]["value"] in asked
                            and not node.get("name", {}).get("value")]
                self.assertEqual(nameless, [])
                names = {node.get("name", {}).get("value") for node in nodes if not node.get("ignored")}
                self.assertLessEqual({"Screen of the device", "Gallery", "Device", "Time"}, names)

    def test_every_kind_of_device_is_whole_beside_the_bars(self):
        for device in ("iphone-se-3", "iphone-16", "ipad-a16"):
            with self.subTest(device=device):
                page = self.open(f"scene=sheet-basic&device={device}", width=1440, height=900)
                page.rest()
                page.still()
                inside = page.evaluate(
                    "(() => { const a = document.getElementById('phone').getBoundingClientRect();"
                    " const b = document.getElementById('floor').getBoundingClientRect();"
                    " return [a.left - b.left, a.top - b.top, b.right - a.right, b.bottom - a.bottom]; })()")
                self.assertGreaterEqual(min(inside), 0, inside)

    def test_nothing_is_cut_off_in_smaller_windows(self):
        for width, height in [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (700, 1000)]:
            page = self.open("scene=sheet&do=present", width=width, height=height)
            page.rest()
            for drawer in [None, "Inspector"]:
                with self.subTest(width=width, drawer=drawer):
                    toggle = f"button[aria-label='{drawer}']"
                    if drawer and not page.evaluate(
                            f"document.querySelector({json.dumps(toggle)}).offsetParent !== null"):
                        continue
                    if drawer:
                        page.click_on(toggle)
                    page.still()
                    outside = page.evaluate(
                        "[...document.querySelectorAll('.bar *, .transport *, .phone')].filter((e) => {"
                        " const r = e.getBoundingClientRect(); return r.width > 0 && !e.closest('.sheet')"
                        " && !e.closest('.phone *') && (r.left < -1 || r.right > innerWidth + 1"
                        " || r.top < -1 || r.bottom > innerHeight + 1); }).map((e) => e.className)")
                    self.assertEqual(outside, [])
                    covered = page.evaluate(
                        "[...document.querySelectorAll('.bar button, .transport button')].filter((e) => {"
                        " const r = e.getBoundingClientRect(); if (r.width === 0) return false;"
                        " const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);"
                        " return !e.contains(at); }).map((e) => e.title)")
                    self.assertEqual(covered, [])
