"""The page for everybody: assistive technology, the keyboard alone, input methods, other colours and sizes."""

import json

from cases import PageTestCase

CTRL = 2
# Holds the page's timers until `letGo()`: what a person does at once takes its time on a busy machine.
HOLD = """(() => {
  const [set, clear, held] = [setTimeout, clearTimeout, new Map()];
  let last = 0;
  window.setTimeout = (work) => { last -= 1; held.set(last, work); return last; };
  window.clearTimeout = (timer) => { if (!held.delete(timer)) clear(timer); };
  window.letGo = () => {
    [window.setTimeout, window.clearTimeout] = [set, clear];
    for (const work of held.values()) work();
  };
})()"""
WIDE = {"width": 1440, "height": 900}


class AccessTests(PageTestCase):
    def colours(self, page, name, value):
        page.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value}])

    def focused(self, page):
        return page.evaluate("document.activeElement.getAttribute('aria-label')"
                             " ?? document.activeElement.textContent")

    def focus(self, page, label):
        page.evaluate("[...document.querySelectorAll('#elements [tabindex]')]"
                      f".find((e) => e.getAttribute('aria-label') === {json.dumps(label)}).focus()")

    def test_the_focus_goes_into_a_sheet_and_back_to_what_opened_it(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        self.focus(page, "Present")
        page.key("Enter", "\r")
        page.rest()
        self.assertEqual(self.focused(page), "Search the town")
        self.assertEqual(page.evaluate("document.querySelector('#elements').getAttribute('role')"), "dialog")
        self.assertEqual(
            page.evaluate("document.querySelector('#elements').getAttribute('aria-label')"), "Sheet: Nearby")
        page.say(t="call", name="dismiss")
        self.assertEqual(self.focused(page), "Present")
        self.assertEqual(page.evaluate("document.querySelector('#elements').getAttribute('role')"), "group")

    def test_the_elements_follow_a_drag_and_stay_the_same_nodes(self):
        page = self.open("scene=sheet-basic&do=present", **WIDE)
        page.rest()
        place = "parseFloat(window.row.style.top)"
        page.evaluate("window.row = document.querySelector('#elements [aria-label=\"Search the town\"]')")
        before = page.evaluate(place)
        page.drag((690, 560), (690, 400), steps=12, lift=False)
        page.wait(f"window.row.isConnected && {place} < {before} - 100")
        self.assertEqual(page.evaluate("document.documentElement.dataset.rest"), "false")
        page.mouse("mouseReleased", 690, 400)
        page.rest()
        self.assertEqual(page.complaints, [])

    def test_a_stepper_is_a_spin_button_that_steps(self):
        page = self.open("scene=swiftui-settings", **WIDE)
        page.rest()
        stepper = "document.querySelector('#elements [role=spinbutton]')"
        value = f"{stepper}.getAttribute('aria-label') + {stepper}.getAttribute('aria-valuetext')"
        before = page.evaluate(value)
        page.evaluate(f"{stepper}.focus()")
        page.key("ArrowUp")
        page.rest()
        self.assertNotEqual(page.evaluate(value), before)
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('role')"), "spinbutton")
        page.key("ArrowDown")
        page.rest()
        self.assertEqual(page.evaluate(value), before)

    def test_a_grabber_is_a_slider_whose_value_is_the_detent(self):
        page = self.open("scene=sheet-appearance&do=present", **WIDE)
        page.rest()
        value = "document.querySelector('#elements [aria-label=\"Sheet Grabber\"]').getAttribute('aria-valuetext')"
        role = "document.querySelector('#elements [aria-label=\"Sheet Grabber\"]').getAttribute('role')"
        self.assertEqual((page.evaluate(role), page.evaluate(value)), ("slider", "Half screen"))
        self.focus(page, "Sheet Grabber")
        page.key("ArrowUp")
        page.rest()
        self.assertNotEqual(page.evaluate(value), "Half screen")
        page.key("ArrowDown")
        page.rest()
        self.assertEqual(page.evaluate(value), "Half screen")

    def test_a_field_takes_what_input_methods_and_the_clipboard_bring(self):
        page = self.open("scene=swiftui-controls", **WIDE)
        page.rest()
        text = "document.querySelector('#elements [role=textbox]').textContent"
        self.focus(page, "A field")
        page.key("Enter", "\r")
        page.rest()
        for letter in "Hi":
            page.key(letter, letter)
        page.call("Input.insertText", text=" café 😀")
        page.call("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
        page.call("Input.imeSetComposition", text="日本", selectionStart=2, selectionEnd=2)
        page.call("Input.insertText", text="日本")
        page.rest()
        self.assertEqual(page.evaluate(text), "Hi café 😀日本")
        page.evaluate("(() => { const data = new DataTransfer(); data.setData('text', '!');"
                      " document.activeElement.dispatchEvent(new ClipboardEvent('paste',"
                      " { clipboardData: data, bubbles: true, cancelable: true })); })()")
        page.rest()
        page.key("Backspace")
        page.key("Backspace")
        page.rest()
        self.assertEqual(page.evaluate(text), "Hi café 😀日")
        self.assertEqual(page.complaints, [])

    def test_one_step_of_the_keyboard_leads_to_the_device(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        page.key("Tab")
        self.assertBecomes(page, "document.activeElement.className", "skip")
        page.key("Enter", "\r")
        self.assertBecomes(page, "document.activeElement.id", "glass")
        self.assertEqual(page.evaluate("document.querySelectorAll('.scene[tabindex=\"0\"]').length"), 1)
        self.assertEqual(
            page.evaluate("document.querySelector('.scene[tabindex=\"0\"]').getAttribute('aria-current')"), "true")

    def test_shortcuts_work_after_a_click_on_the_phone_and_are_listed(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        page.click(690, 300)
        page.rest()
        page.key(" ", " ")
        page.wait("document.documentElement.classList.contains('paused')")
        page.key(" ", " ")
        page.wait("!document.documentElement.classList.contains('paused')")
        page.key("?", "?")
        page.wait("document.querySelector('.help').open")
        self.assertIn("Alt and drag", page.evaluate("document.querySelector('.help').textContent"))
        page.click_on("#single-keys")
        page.key("Escape")
        page.evaluate("document.querySelector('.help').close()")
        page.key(" ", " ")
        page.rest()
        self.assertFalse(page.evaluate("document.documentElement.classList.contains('paused')"))

    def test_escape_leaves_the_layers_in_space_and_the_probe(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        page.click_on("[aria-label='Layers in space']")
        page.key("Escape")
        page.wait("document.querySelector('.exploded').hidden")
        page.click_on("[aria-label^='Who gets a touch']")
        page.click(690, 250)
        page.key("Escape")
        page.wait("!document.querySelector('.glass').classList.contains('probing')")

    def test_layers_in_space_are_whole_where_a_layer_is_scaled(self):
        page = self.open("scene=sheet-basic&do=present", **WIDE)
        page.rest()
        page.evaluate("detent.explode(true)")
        # A copy ends where its plane does, before the space is turned.
        off = page.evaluate(
            "[...document.querySelectorAll('.plane')].filter((plane) => {"
            " const copy = plane.firstChild; const [x, y] = copy.style.transform.match(/[\\d.]+/g).map(Number);"
            " return Math.abs(parseFloat(copy.style.width) * x - parseFloat(plane.style.width)) > 1.5"
            " || (!copy.style.height.startsWith('max')"
            " && Math.abs(parseFloat(copy.style.height) * (y ?? x) - parseFloat(plane.style.height)) > 1.5);"
            " }).map((plane) => plane.style.width + ' ' + plane.firstChild.style.cssText)")
        self.assertEqual(off, [])

    def test_the_device_keeps_its_colours_where_they_are_forced(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        box = page.evaluate("(() => { const { x, y, width, height } = document.querySelector('#glass')"
                            ".getBoundingClientRect(); return [x, y, x + width, y + height].map(Math.round); })()")
        before = page.picture().crop(box)
        self.colours(page, "forced-colors", "active")
        page.still()
        after = page.picture().crop(box)
        # The rounded corners of the box have the page's own colours behind them.
        different = sum(1 for a, b in zip(before.getdata(), after.getdata()) if a != b)
        self.assertLess(different, 0.003 * before.width * before.height)
        chosen = page.evaluate("getComputedStyle(document.querySelector('.scene[aria-current=true]')).backgroundColor")
        other = page.evaluate("getComputedStyle(document.querySelector('.scene[aria-current=false]')).backgroundColor")
        self.assertNotEqual(chosen, other)

    def test_a_phone_has_all_of_the_settings_and_the_inspector_below(self):
        page = self.open("scene=sheet&do=present", width=390, height=844)
        page.rest()
        page.click_on(".menu summary")
        page.still()
        left, right = page.evaluate("(() => { const { left, right } = document.querySelector('.menu .sheet')"
                                    ".getBoundingClientRect(); return [left, right]; })()")
        self.assertGreaterEqual(left, 0)
        self.assertLessEqual(right, 390)
        page.click_on(".menu summary")
        page.click_on("button[aria-label=Inspector]")
        page.still()
        self.assertGreater(page.evaluate("document.querySelector('#glass').getBoundingClientRect().width"), 200)
        self.assertEqual(page.evaluate("document.querySelector('#inspector').getBoundingClientRect().width"), 390)

    def test_a_large_window_has_a_large_phone_and_a_zoom(self):
        page = self.open("scene=sheet-basic", width=2560, height=1440)
        page.rest()
        width = "document.querySelector('#glass').getBoundingClientRect().width"
        self.assertGreater(page.evaluate(width), 480)
        for choice, wide in [("0.5", 196.5), ("1", 393), ("3", 1179), ("pixels", 1179)]:
            page.evaluate("(() => { const e = document.querySelector('select[aria-label=Zoom]');"
                          f" e.value = '{choice}'; e.dispatchEvent(new Event('change')); }})()")
            page.wait(f"Math.abs({width} - {wide}) < 1")
        self.assertEqual(page.complaints, [])

    def test_ctrl_and_the_wheel_pinch(self):
        page = self.small("scene=swiftui-effects")
        page.rest()
        page.evaluate(HOLD)
        for _ in range(6):
            page.call("Input.dispatchMouseEvent", type="mouseWheel", x=196, y=300, deltaX=0, deltaY=-20,
                      modifiers=CTRL, pointerType="mouse")
        page.evaluate("letGo()")
        page.rest()
        steps = json.loads(self.script(page))
        self.assertEqual(sum(1 for step in steps if isinstance(step, list) and "down" in step[0]), 1)
        moves = [step for step in steps if isinstance(step, list) and "move" in step[0]]
        first, last = moves[-1][0]["move"], moves[-1][1]["move"]
        self.assertGreater(last[0] - first[0], 240)
