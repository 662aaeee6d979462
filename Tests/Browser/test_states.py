"""What the page says and keeps when something is wrong: links, values, the network, the server."""

import os
import signal
import tempfile
import time

from PIL import Image

from cases import PageTestCase, browser
from server import Server
from waiting import LONG

WIDE = {"width": 1440, "height": 900}


class StateTests(PageTestCase):
    def notice(self, page):
        """The last words to the person, who may have had the time to read them."""
        return page.evaluate("document.querySelector('#notice').textContent")

    def test_a_refused_value_does_not_stay(self):
        page = self.open("scene=sheet", **WIDE)
        page.rest()
        page.evaluate("(() => { const e = document.querySelector('#parameter-detents'); e.value = 'rubbish';"
                      " e.dispatchEvent(new Event('change', { bubbles: true })); })()")
        page.rest()
        self.assertIn("takes", self.notice(page))
        self.assertNotIn("rubbish", page.evaluate("location.search"))
        self.assertEqual(page.evaluate("document.querySelector('#parameter-detents').value"), "medium,large")
        self.assertFalse(page.evaluate(
            "document.querySelector('#parameter-detents').closest('.parameter').classList.contains('changed')"))
        page.evaluate("(() => { const e = document.querySelector('#parameter-detents'); e.value = 'large';"
                      " e.dispatchEvent(new Event('change', { bubbles: true })); })()")
        page.rest()
        self.assertIn("set.detents=large", page.evaluate("location.search"))
        page.evaluate("[...document.querySelectorAll('.inline')].find((e) => e.textContent === 'Reset').click()")
        page.rest()
        self.assertEqual(page.evaluate("location.search"), "?scene=sheet")

    def test_a_link_keeps_what_it_can(self):
        page = self.open("scene=sheet&device=nokia&textSize=zz&set.nope=1&set.detents=large&appearance=dark", **WIDE)
        page.rest()
        address = page.evaluate("location.search")
        for part in ["scene=sheet", "set.detents=large", "appearance=dark"]:
            self.assertIn(part, address)
        for part in ["nokia", "zz", "nope"]:
            self.assertNotIn(part, address)
        self.assertIn("nokia", self.notice(page))

    def test_an_unknown_scene_names_a_few(self):
        page = self.open("scene=shete", **WIDE)
        page.rest()
        text = self.notice(page)
        self.assertIn("did you mean \"sheet\"?", text)
        self.assertLess(len(text), 200)

    def test_a_server_that_hangs_or_goes_is_said(self):
        server = Server("--port", "0")
        self.addCleanup(server.stop)
        page = browser.open(server.url("scene=sheet"), **WIDE)
        self.addCleanup(page.close)
        page.rest()
        os.kill(server.process.pid, signal.SIGSTOP)
        page.click(690, 300)
        page.wait("document.querySelector('#notice').textContent.includes('does not answer')")
        self.assertTrue(page.evaluate("document.documentElement.classList.contains('offline')"))
        os.kill(server.process.pid, signal.SIGCONT)
        page.wait("document.querySelector('#notice').hidden")
        page.wait("!document.documentElement.classList.contains('offline')")
        server.process.kill()
        page.wait("document.querySelector('#notice').textContent.startsWith('The server is away')")
        self.assertTrue(page.evaluate("document.querySelector('.tool.record').disabled"))

    def test_a_server_that_has_nothing_to_show_does_not_hang(self):
        page = self.open("scene=sheet-basic&do=present", **WIDE)
        page.rest()
        page.drag((690, 560), (690, 500), steps=6, lift=False)
        page.evaluate("window.notices = []; new MutationObserver(() =>"
                      " notices.push(document.querySelector('#notice').textContent))"
                      ".observe(document.querySelector('#notice'), { childList: true })")
        # Longer than the page's patience, with a finger that is held still, and then in stopped time.
        time.sleep(5)
        page.evaluate("document.querySelector(\"[aria-label='Pause (Space)']\").click()")
        page.wait("document.documentElement.classList.contains('paused')")
        time.sleep(5)
        self.assertEqual(page.evaluate("notices"), [])
        self.assertFalse(page.evaluate("document.documentElement.classList.contains('offline')"))

    def test_a_blocked_socket_is_said(self):
        page = self.open("scene=sheet", **WIDE)
        page.call("Page.addScriptToEvaluateOnNewDocument",
                  source="window.WebSocket = class { constructor() { setTimeout(() => this.onclose({}), 10); } };")
        page.reload()
        page.wait("document.querySelector('#notice').textContent.includes('cannot open a WebSocket')")

    def test_without_javascript_a_sentence_stands_there(self):
        page = self.open("scene=sheet", **WIDE)
        page.call("Emulation.setScriptExecutionDisabled", value=True)
        page.call("Page.reload")
        # With scripts, what stands in the element is a text and no paragraph.
        sentence, end = "", time.monotonic() + LONG
        while not sentence and time.monotonic() < end:
            try:
                root = page.call("DOM.getDocument", depth=0)["root"]["nodeId"]
                found = page.call("DOM.querySelector", nodeId=root, selector="noscript p")["nodeId"]
                self.assertGreater(page.call("DOM.getBoxModel", nodeId=found)["model"]["height"], 10)
                sentence = page.call("DOM.getOuterHTML", nodeId=found)["outerHTML"]
            except RuntimeError:
                # The page before is still there, or it has just gone.
                time.sleep(0.03)
        self.assertIn("This page shows a live device with JavaScript", sentence)
        # Nothing below it waits for a device, or promises one.
        root = page.call("DOM.getDocument", depth=0)["root"]["nodeId"]
        found = page.call("DOM.querySelector", nodeId=root, selector="#notice")["nodeId"]
        with self.assertRaisesRegex(RuntimeError, "box model"):
            page.call("DOM.getBoxModel", nodeId=found)

    def test_the_device_comes_before_the_thumbnails_on_a_slow_network(self):
        page = self.open("scene=sheet", **WIDE)
        page.call("Network.emulateNetworkConditions", offline=False, latency=400,
                  downloadThroughput=50_000, uploadThroughput=50_000)
        # What a busy machine needs by itself is not the network's: it may try again.
        for _ in range(3):
            start = time.monotonic()
            page.evaluate("window.isOld = true")
            page.call("Page.reload", ignoreCache=True)
            page.wait("!window.isOld && document.querySelector('.preview')?.naturalWidth > 0")
            took = time.monotonic() - start
            print(f"    first picture after {took:.1f} s at 400 ms and 50 KB/s", flush=True)
            if took < 5:
                break
        self.assertLess(took, 5)
        self.assertRegex(self.notice(page), "Connecting|Loading")
        page.wait("window.detent && document.querySelector('.phone.ready') !== null", 2 * LONG)
        self.assertEqual(page.evaluate("document.querySelectorAll('.preview').length"), 0)
        before = page.evaluate("performance.getEntriesByType('resource').filter((e) => e.name.includes('/thumbnail/')"
                               " && e.startTime < detent.session.firstFrame).length")
        self.assertEqual(before, 1)

    def test_a_stopped_recording_is_one_file(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        with tempfile.TemporaryDirectory() as folder:
            page.save_to(folder)
            page.click_on(".tool.record")
            page.say(t="call", name="present")
            for start, end in [(560, 300), (300, 560)]:
                page.drag((690, start), (690, end), steps=24)
                page.rest()
            page.click_on(".tool.record")
            page.saved("sheet-basic.webp")
            page.rest()
            self.assertEqual(page.saved(), ["sheet-basic.webp"])
            self.assertEqual(os.listdir(folder), ["sheet-basic.webp"])
            path = os.path.join(folder, "sheet-basic.webp")
            with Image.open(path) as image:
                frames = image.n_frames
            size = os.path.getsize(path) / frames * 69 / 1e6
            print(f"    {frames} frames, 69 of which have {size:.2f} MB", flush=True)
            self.assertGreater(frames, 20)
            self.assertLess(size, 3.8)
