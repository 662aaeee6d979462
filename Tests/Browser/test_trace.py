"""The page of a trace, opened from its file."""

import base64
import io
import json
import os
import re
import subprocess
import tempfile
import time
import unittest

from PIL import Image, ImageChops

import axe
from cases import PageTestCase, TimedTests, browser
from pictures import Difference, keep
from server import DETENT
from waiting import LONG


# A browser smooths what has just moved in another way than what rests; 31 of 255 was measured.
SAME = 40


class TraceTests(TimedTests):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="detent-trace-")
        cls.path = os.path.join(cls.folder.name, "sheet.html")
        subprocess.run([DETENT, "record", "sheet-basic", "--page", cls.path, "--quiet"], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def open(self, **size):
        page = browser.open(f"file://{self.path}", **size)
        self.addCleanup(page.close)
        page.wait("document.documentElement.dataset.rest === 'true'")
        return page

    def index(self, page, condition):
        """The first frame that satisfies a condition in JavaScript."""
        return page.evaluate(f"detentTrace.trace.frames.findIndex((frame) => {condition})")

    def worst(self, first, second):
        """The largest difference of a channel."""
        return max(high for _, high in ImageChops.difference(first, second).getextrema())

    def test_is_one_small_file_that_asks_nobody(self):
        self.assertLess(os.path.getsize(self.path), 2_000_000)
        page = self.open()
        outside = [url for url in page.requests
                   if not url.startswith(("file://" + self.path, "data:", "blob:"))]
        self.assertEqual(outside, [])
        self.assertEqual(page.complaints, [])
        # The page stands in one file, so no other file is named in it.
        with open(self.path, encoding="utf-8") as file:
            head = file.read().split('<script type="importmap">')[0]
        self.assertIsNone(re.search(r'(src|href)="(?!data:)', head))

    def test_each_frame_shows_its_sheet_forwards_and_backwards(self):
        page = self.open()
        resting = self.index(page, "frame.s?.[0]?.phase === 'resting'")
        moving = self.index(page, "frame.s?.[0]?.phase === 'presenting'")
        self.assertTrue(0 < moving < resting)
        pictures = {}
        for frame in [0, moving + 5, resting, moving + 5, 0, resting]:
            page.evaluate(f"detentTrace.show({frame})")
            picture = page.picture()
            first = pictures.setdefault(frame, picture)
            if self.worst(first, picture) > SAME:
                keep("trace", first=first, again=picture)
                self.fail(f"frame {frame} looks different when it is shown again")
        self.assertGreater(self.worst(pictures[0], pictures[resting]), 3 * SAME)
        self.assertGreater(self.worst(pictures[moving + 5], pictures[resting]), 3 * SAME)

    def test_fingers_are_drawn_where_they_are(self):
        page = self.open()
        frame = self.index(page, "frame.f?.length > 0")
        self.assertGreater(frame, 0)
        page.evaluate(f"detentTrace.show({frame})")
        self.assertEqual(page.evaluate("document.querySelectorAll('.trails circle').length"), 1)
        page.evaluate("detentTrace.show(0)")
        self.assertEqual(page.evaluate("document.querySelectorAll('.trails circle').length"), 0)

    def test_the_time_line_has_curves_and_seeks(self):
        page = self.open()
        for name in ["height", "dim", "velocity"]:
            drawn = page.evaluate(f"document.querySelector('.track path.{name}').getAttribute('d')")
            self.assertGreater(drawn.count("L"), 30)
        x, y, width = page.evaluate(
            "(() => { const r = document.querySelector('.track .lane').getBoundingClientRect();"
            " return [r.x, r.y - 20, r.width]; })()")
        page.click(x + width / 2, y)
        at, count = page.evaluate("[detentTrace.at, detentTrace.trace.frames.length]")
        self.assertLess(abs(at / count - 0.5), 0.02)

    def test_keys_step_by_a_frame_and_play(self):
        page = self.open()
        page.evaluate("detentTrace.show(10)")
        page.key(".", text=".")
        self.assertEqual(page.evaluate("detentTrace.at"), 11)
        page.key(",", text=",")
        self.assertEqual(page.evaluate("detentTrace.at"), 10)
        page.key(" ", text=" ")
        page.wait("detentTrace.at > 15")
        page.key(" ", text=" ")

    def test_views_elements_callbacks_and_steps_belong_to_the_frame(self):
        page = self.open()
        frame = self.index(page, "frame.s?.[0]?.phase === 'resting'")
        page.evaluate(f"detentTrace.show({frame})")
        for name, word in [("views", "UIWindow"), ("elements", "sheet")]:
            page.click_on(f"[aria-controls=panel-{name}]")
            self.assertIn(word, page.evaluate(f"document.getElementById('panel-{name}').textContent"))
        page.click_on("[aria-controls=panel-log]")
        self.assertIn("viewDidAppear", page.evaluate("document.getElementById('panel-log').textContent"))
        page.click_on("[aria-controls=panel-steps]")
        current = page.evaluate("document.querySelector('#panel-steps [aria-current]').textContent")
        self.assertRegex(current, r"present|settle|touch|move|hold")

    def test_the_layers_stand_in_space_at_each_frame(self):
        page = self.open()
        frame = self.index(page, "frame.s?.[0]?.phase === 'resting'")
        page.evaluate("detentTrace.explode(true); detentTrace.show(0)")
        before = page.evaluate("document.querySelectorAll('.plane').length")
        page.evaluate(f"detentTrace.show({frame})")
        self.assertGreater(page.evaluate("document.querySelectorAll('.plane').length"), before)
        self.assertEqual(page.complaints, [])

    def test_small_pictures_of_the_film_stand_above_the_time_line(self):
        page = self.open(width=1280, height=900)
        count = page.evaluate("document.querySelectorAll('.thumbs .moment').length")
        self.assertGreater(count, 10)
        x, y, width, height = page.evaluate(
            "(() => { const r = document.querySelectorAll('.thumbs .moment')[%d].getBoundingClientRect();"
            " return [r.x, r.y, r.width, r.height]; })()" % (count // 2))
        small = page.picture().crop((round(x), round(y), round(x + width), round(y + height)))
        page.click(x + width / 2, y + height / 2)
        shown = int(page.evaluate(f"document.querySelectorAll('.thumbs .moment')[{count // 2}].dataset.index"))
        self.assertLess(abs(page.evaluate("detentTrace.at") - shown), 4)
        page.evaluate(f"detentTrace.show({shown})")
        box = page.evaluate("(() => { const r = document.getElementById('glass').getBoundingClientRect();"
                            " return [r.left, r.top, r.right, r.bottom]; })()")
        large = page.picture().crop([round(side) for side in box]).resize(small.size)
        # Another scale smooths text and edges in another way; 12 was measured, and 36 for another moment.
        self.assertLess(Difference(large, small).mean, 18)
        page.evaluate("detentTrace.show(0)")
        first = page.picture().crop([round(side) for side in box]).resize(small.size)
        self.assertGreater(Difference(first, small).mean, 25)

    def test_another_trace_is_shown_beside_and_as_a_difference(self):
        page = self.open(width=1280, height=900)
        with open(self.path, encoding="utf-8") as file:
            same = file.read()
        head, rest = same.split('<script type="application/json" id="trace">')
        content, tail = rest.split("</script>", 1)
        trace = json.loads(content)
        at = next(i for i, frame in enumerate(trace["frames"]) if frame.get("s"))
        trace["frames"][at]["s"][0]["top"] += 20
        other = f'{head}<script type="application/json" id="trace">{json.dumps(trace)}</script>{tail}'

        node = page.call("DOM.querySelector", nodeId=page.call("DOM.getDocument")["root"]["nodeId"],
                         selector="input[type=file]")["nodeId"]

        def compare(text, name):
            path = os.path.join(self.folder.name, name)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            page.evaluate("document.querySelector('.differs').textContent = ''")
            page.call("DOM.setFileInputFiles", files=[path], nodeId=node)
            page.wait("document.querySelector('.differs').textContent !== ''")
            return page.evaluate("document.querySelector('.differs').textContent")

        self.assertRegex(compare("no page", "a.html"), "^a.html is no trace: choose")
        self.assertEqual(page.evaluate("document.querySelectorAll('.phone').length"), 1)
        self.assertEqual(compare(same, "before.html"), "The sheets are the same in every frame.")
        resting = self.index(page, "frame.s?.[0]?.phase === 'resting'")
        page.evaluate(f"detentTrace.show({resting})")
        glasses = page.evaluate("[...document.querySelectorAll('.glass')].map((e) => {"
                                " const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; })")
        picture = page.picture()
        before, after = (picture.crop([round(side) for side in box]) for box in glasses)
        self.assertLess(Difference(before, after.resize(before.size)).mean, 1)
        page.evaluate("[...document.querySelectorAll('[role=radio]')].find((e) => e.textContent === 'Difference').click()")
        left, top, right, bottom = page.evaluate(
            "(() => { const r = document.getElementById('glass').getBoundingClientRect();"
            " return [r.left, r.top, r.right, r.bottom]; })()")
        inside = page.picture().crop((round(left) + 30, round(top) + 30, round(right) - 30, round(bottom) - 30))
        self.assertLess(max(high for _, high in inside.getextrema()), SAME)
        self.assertEqual(axe.faults(page), [])
        self.assertRegex(compare(other, "moved.html"), r"^The sheets differ from \d\.\d\d s on\.$")
        page.click_on(".differs")
        self.assertEqual(page.evaluate("detentTrace.at"), at)
        self.assertEqual(page.complaints, [])

    def failed(self):
        """The file of a trace whose test failed after many steps, at a long line of its source."""
        with open(self.path, encoding="utf-8") as file:
            head, rest = file.read().split('<script type="application/json" id="trace">')
        content, tail = rest.split("</script>", 1)
        trace = json.loads(content)
        end = trace["frames"][-1]["t"]
        lines = {str(number): f"      try app.tap(\"Row {number}\")" for number in range(10, 60)}
        lines["59"] = "      #expect(try app.sheet().detent == \"medium\", \"after all of the taps above the sheet is at half\")"
        trace["sources"] = [{"name": "PlacesTests.swift", "lines": lines}]
        trace["steps"] = [{"time": end * (number - 9) / 50, "text": f"tap \"Row {number}\"", "source": 0, "line": number}
                          for number in range(10, 59)]
        trace["marks"] = [{"time": end, "kind": "failure", "text": "Expectation failed: the detent is large", "source": 0, "line": 59}]
        path = os.path.join(self.folder.name, "failed.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f'{head}<script type="application/json" id="trace">{json.dumps(trace)}</script>{tail}')
        return path

    def test_a_failed_test_opens_where_it_failed_and_says_why(self):
        for width, height in [(1280, 900), (1000, 625)]:
            page = browser.open(f"file://{self.failed()}", width=width, height=height)
            self.addCleanup(page.close)
            page.wait("document.documentElement.dataset.rest === 'true'")
            self.assertEqual(page.evaluate("detentTrace.at"), page.evaluate("detentTrace.trace.frames.length - 1"))
            seen = ("(() => { const e = document.querySelector(%r); const p = e.closest('.panel').getBoundingClientRect();"
                    " const r = e.getBoundingClientRect();"
                    " return r.height > 0 && r.top >= p.top && r.bottom <= p.bottom && e.scrollWidth <= e.clientWidth; })()")
            for selector in [".listing .on", ".listing .why", ".moments [aria-current]"]:
                self.assertTrue(page.evaluate(seen % selector), (width, selector))
            self.assertIn("sheet is at half", page.evaluate("document.querySelector('.listing .on').textContent"))
            self.assertEqual(page.evaluate("document.querySelector('.listing .why').textContent"),
                             "Expectation failed: the detent is large")
            self.assertEqual(page.evaluate("document.querySelector('.flag.failure').textContent"), "failure")
            self.assertEqual(axe.faults(page), [])
            self.assertEqual(page.complaints, [])

    def test_without_javascript_a_sentence_stands_in_place_of_the_film(self):
        page = browser.open("about:blank")
        self.addCleanup(page.close)
        page.call("Emulation.setScriptExecutionDisabled", value=True)
        page.call("Page.navigate", url=f"file://{self.path}")
        sentence, end = 0, time.monotonic() + LONG
        while not sentence and time.monotonic() < end:
            try:
                sentence = self.height(page, "noscript p")
            except RuntimeError:
                # The page is not there yet.
                time.sleep(0.03)
        self.assertGreater(sentence, 10)
        with self.assertRaisesRegex(RuntimeError, "box model"):
            self.height(page, "#notice")

    def height(self, page, selector):
        root = page.call("DOM.getDocument", depth=0)["root"]["nodeId"]
        found = page.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        return page.call("DOM.getBoxModel", nodeId=found)["model"]["height"]

    def test_forced_colours_leave_the_failure_readable(self):
        page = browser.open(f"file://{self.failed()}")
        self.addCleanup(page.close)
        page.wait("document.documentElement.dataset.rest === 'true'")
        page.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        page.wait("matchMedia('(forced-colors: active)').matches")
        chosen = page.evaluate("(() => { const e = document.createElement('p'); document.body.append(e);"
                               " e.style.cssText = 'forced-color-adjust:none;color:HighlightText;background:Highlight';"
                               " const { color, backgroundColor } = getComputedStyle(e); return [color, backgroundColor]; })()")
        line = page.evaluate("(() => { const { color, backgroundColor } = getComputedStyle(document.querySelector('.listing .on'));"
                             " return [color, backgroundColor]; })()")
        self.assertEqual(line, chosen)
        words = page.evaluate("[...document.querySelectorAll('.moments [aria-current] > *')].map((e) => getComputedStyle(e).color)")
        self.assertEqual(words, [chosen[0]] * 3)

    def test_the_rows_of_the_time_line_have_their_values_and_cover_no_curve(self):
        page = self.open(width=1280, height=900)
        resting = self.index(page, "frame.s?.[0]?.phase === 'resting'")
        page.evaluate(f"detentTrace.show({resting})")
        values = page.evaluate("[...document.querySelectorAll('.track .value')].map((e) => e.textContent)")
        height = page.evaluate(f"String(Math.round(detentTrace.trace.frames[{resting}].s[0].height))")
        self.assertEqual(values[:2], [height, "0"])
        self.assertEqual(page.evaluate(
            "(() => { const names = [...document.querySelectorAll('.track text:not(.flag)')];"
            " const right = Math.max(...names.map((e) => e.getBoundingClientRect().right));"
            " return right <= document.querySelector('.track .lane').getBoundingClientRect().left; })()"), True)
        page.evaluate("detentTrace.show(0)")
        self.assertEqual(page.evaluate("document.querySelector('.track .value').textContent"), "–")

    def take(self, page, label, folder, ending, seconds=60):
        """Clicks on a button that saves something, and returns the file's path."""
        page.call("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
        page.click_on(f"[aria-label='{label}']")
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = [name for name in os.listdir(folder) if name.endswith(ending)]
            if found and page.evaluate("document.querySelector('.taking').textContent") == "":
                return os.path.join(folder, found[0])
            time.sleep(0.1)
        self.fail(f"nothing was saved: {page.evaluate('document.body.innerText')}")

    def test_a_frame_is_saved_as_a_picture_that_looks_like_the_page(self):
        page = self.open(width=1280, height=900)
        frame = self.index(page, "frame.s?.[0]?.phase === 'resting'")
        page.evaluate(f"detentTrace.show({frame})")
        left, top, right, bottom = page.evaluate(
            "(() => { const r = document.getElementById('glass').getBoundingClientRect();"
            " return [r.left, r.top, r.right, r.bottom].map(Math.round); })()")
        shown = page.picture().crop((left + 30, top + 30, right - 30, bottom - 30))
        with tempfile.TemporaryDirectory() as folder:
            path = self.take(page, "Save a picture of this frame", folder, ".png")
            self.assertRegex(os.path.basename(path), r"^A-sheet.*s\.png$")
            with Image.open(path) as image:
                self.assertEqual(image.size, (1179, 2556))
                small = image.convert("RGB").resize((right - left, bottom - top), Image.LANCZOS)
        small = small.crop((30, 30, right - left - 30, bottom - top - 30))
        if Difference(shown, small).mean > 6:
            keep("trace-picture", shown=shown, saved=small)
            self.fail(f"the saved picture differs: {Difference(shown, small).mean}")
        self.assertEqual(page.evaluate("detentTrace.at"), frame)
        self.assertEqual(page.complaints, [])

    def test_a_film_strip_has_eight_moments(self):
        page = self.open(width=1280, height=900)
        with tempfile.TemporaryDirectory() as folder:
            with Image.open(self.take(page, "Save a film strip", folder, "strip.png")) as image:
                strip = image.convert("RGB")
        self.assertEqual(strip.height, 552)
        wide = (strip.width - 16) // 8
        first, last = (strip.crop((16 + at * wide, 16, at * wide + wide, 516)) for at in (0, 3))
        self.assertGreater(Difference(first, last).seen, 3)
        self.assertEqual(page.complaints, [])

    def test_the_film_is_saved_as_webm(self):
        page = self.open(width=1280, height=900)
        # A part of the film: the recorder follows the clock.
        page.evaluate("detentTrace.trace.frames.length = 30")
        last = page.evaluate("detentTrace.trace.frames[29].t")
        with tempfile.TemporaryDirectory() as folder:
            path = self.take(page, "Save the film as WebM", folder, ".webm", seconds=120)
            with open(path, "rb") as file:
                film = file.read()
        self.assertEqual(film[:4], b"\x1aE\xdf\xa3")
        text = base64.b64encode(film).decode()
        width, height, end = page.evaluate(
            "(async () => { const video = document.createElement('video'); video.muted = true;"
            f" video.src = 'data:video/webm;base64,{text}';"
            " await new Promise((done, fail) => { video.onloadeddata = done; video.onerror = () => fail(video.error); });"
            " const ended = new Promise((done) => { video.onended = done; }); await video.play(); await ended;"
            " return [video.videoWidth, video.videoHeight, video.currentTime]; })()")
        self.assertEqual((width, height), (416, 900))
        # The recorder follows the wall's clock, so that a busy machine makes a longer film.
        self.assertGreater(end, last - 0.6)
        self.assertEqual(page.complaints, [])

    def test_without_a_recorder_the_page_names_the_command(self):
        with open(self.path, encoding="utf-8") as file:
            text = file.read().replace("<head>", "<head><script>delete window.MediaRecorder</script>", 1)
        path = os.path.join(self.folder.name, "old.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        page = browser.open(f"file://{path}")
        self.addCleanup(page.close)
        page.wait("document.documentElement.dataset.rest === 'true'")
        label, disabled = page.evaluate(
            "(() => { const tool = detentTrace.take.tools[2]; return [tool.title, tool.disabled]; })()")
        self.assertIn("detent film", label)
        self.assertTrue(disabled)

    def test_fits_a_narrow_window(self):
        page = self.open(width=390, height=844)
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        self.assertTrue(wide)
        gaps = page.evaluate("(() => { const all = [...document.querySelectorAll('.thumbs .moment')].map((e) => e.getBoundingClientRect());"
                             " return all.slice(1).map((r, i) => r.left - all[i].right); })()")
        self.assertGreater(min(gaps), 2)
        # The film stays in sight while it plays, although the steps stand below it.
        page.evaluate("detentTrace.show(detentTrace.trace.frames.length - 1)")
        self.assertEqual(page.evaluate("scrollY"), 0)


class LiveTraceTests(PageTestCase):
    def test_what_is_done_on_the_page_is_saved_as_a_trace(self):
        page = self.open("scene=sheet-basic", width=1440, height=900)
        page.rest()
        with tempfile.TemporaryDirectory() as folder:
            page.save_to(folder)
            page.evaluate("document.querySelector('[aria-label=\"Format of recordings\"]').value = 'trace'")
            page.click_on(".tool.record")
            page.say(t="call", name="present")
            page.click_on(".tool.record")
            path = os.path.join(folder, "sheet-basic.trace.html")
            page.saved("sheet-basic.trace.html")
            self.assertEqual(page.complaints, [])
            page = browser.open(f"file://{path}", width=1280, height=900)
            self.addCleanup(page.close)
            page.wait("document.documentElement.dataset.rest === 'true'")
            self.assertGreater(page.evaluate("detentTrace.trace.frames.length"), 20)
            self.assertEqual(page.evaluate("detentTrace.trace.steps.map((step) => step.text)"), ["call present"])
            self.assertIn("viewDidAppear", page.evaluate("JSON.stringify(detentTrace.trace.frames.map((f) => f.e))"))
            self.assertGreater(page.evaluate("document.querySelectorAll('.thumbs .moment').length"), 10)
            page.evaluate("detentTrace.show(detentTrace.trace.frames.length - 1)")
            last = page.picture()
            page.evaluate("detentTrace.show(0)")
            self.assertGreater(Difference(last, page.picture()).seen, 3)
            self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
