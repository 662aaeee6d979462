"""What the page says and keeps when something is wrong: links, values, the network, the server."""

import os
import signal
import tempfile
import time

from cases import PageTestCase, browser
from server import Server

WIDE = {"width": 1440, "height": 900}


class StateTests(PageTestCase):
    def notice(self, page):
        return page.evaluate("document.querySelector('#notice').hidden"
                             " ? '' : document.querySelector('#notice').textContent")

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
        page.wait("document.querySelector('#notice').textContent.includes('does not answer')", 10)
        self.assertTrue(page.evaluate("document.documentElement.classList.contains('offline')"))
        os.kill(server.process.pid, signal.SIGCONT)
        page.wait("document.querySelector('#notice').hidden", 10)
        self.assertFalse(page.evaluate("document.documentElement.classList.contains('offline')"))
        server.process.kill()
        page.wait("document.querySelector('#notice').textContent.startsWith('The server is away')", 10)
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
        page.wait("document.documentElement.classList.contains('paused')", 5)
        time.sleep(5)
        self.assertEqual(page.evaluate("notices"), [])
        self.assertFalse(page.evaluate("document.documentElement.classList.contains('offline')"))

    def test_a_blocked_socket_is_said(self):
        page = self.open("scene=sheet", **WIDE)
        page.call("Page.addScriptToEvaluateOnNewDocument",
                  source="window.WebSocket = class { constructor() { setTimeout(() => this.onclose({}), 10); } };")
        page.reload()
        page.wait("document.querySelector('#notice').textContent.includes('cannot open a WebSocket')", 10)

    def test_without_javascript_a_sentence_stands_there(self):
        page = self.open("scene=sheet", **WIDE)
        page.call("Emulation.setScriptExecutionDisabled", value=True)
        page.call("Page.reload")
        time.sleep(0.5)
        root = page.call("DOM.getDocument", depth=0)["root"]["nodeId"]
        html = page.call("DOM.getOuterHTML", nodeId=root)["outerHTML"]
        self.assertIn("This page shows a live device with JavaScript", html)

    def test_the_device_comes_before_the_thumbnails_on_a_slow_network(self):
        page = self.open("scene=sheet", **WIDE)
        page.call("Network.emulateNetworkConditions", offline=False, latency=400,
                  downloadThroughput=50_000, uploadThroughput=50_000)
        page.requests.clear()
        start = time.monotonic()
        page.evaluate("window.isOld = true")
        page.call("Page.reload", ignoreCache=True)
        page.wait("!window.isOld && document.querySelector('.preview')?.naturalWidth > 0", 40)
        took = time.monotonic() - start
        print(f"    first picture after {took:.1f} s at 400 ms and 50 KB/s", flush=True)
        self.assertLess(took, 5)
        self.assertRegex(self.notice(page), "Connecting|Loading")
        page.wait("document.querySelector('.phone.ready') !== null", 60)
        self.assertEqual(page.evaluate("document.querySelectorAll('.preview').length"), 0)
        self.assertLess(sum("/thumbnail/" in url for url in page.requests), 6)

    def test_a_stopped_recording_is_one_file(self):
        page = self.open("scene=sheet-basic", **WIDE)
        page.rest()
        with tempfile.TemporaryDirectory() as folder:
            page.call("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
            page.click_on(".tool.record")
            page.say(t="call", name="present")
            page.click_on(".tool.record")
            end = time.monotonic() + 30
            while "sheet-basic.webp" not in os.listdir(folder) and time.monotonic() < end:
                time.sleep(0.1)
            time.sleep(0.5)
            self.assertEqual(os.listdir(folder), ["sheet-basic.webp"])
