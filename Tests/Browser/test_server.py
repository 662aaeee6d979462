"""The server and its page in a real browser."""

import json
import os
import random
import socket
import tempfile
import time
import urllib.error

import websocket
from PIL import Image

from cases import PageTestCase, TimedTests, browser, server
from pictures import Difference
from server import Server, memory, snapshot
from waiting import LONG


def quiet_port():
    """A free port that the system does not choose for others."""
    while True:
        port = random.randrange(20000, 30000)
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass


class PageTests(PageTestCase):
    def test_opens_on_the_gallery_and_asks_nobody_else(self):
        page = self.open("")
        page.rest()
        scenes = server.catalog()["scenes"]
        self.assertEqual(page.evaluate("document.querySelectorAll('.scene').length"), len(scenes))
        page.evaluate("(() => { const s = document.querySelector('.search input');"
                      " s.value = 'popover'; s.dispatchEvent(new Event('input')); })()")
        shown = page.evaluate("document.querySelectorAll('.scenes li:not([hidden])').length")
        self.assertTrue(0 < shown < len(scenes))
        outside = [url for url in page.requests
                   if not url.startswith((server.url(), "data:", "blob:", f"ws://{server.address}"))]
        self.assertEqual(outside, [])
        self.assertEqual(page.complaints, [])

    def test_a_dragged_sheet_rests_where_the_same_script_leaves_it(self):
        page = self.bare("scene=sheet-basic&do=present")
        page.rest()
        page.drag((196, 480), (196, 150), steps=24)
        page.rest()
        page.drag((196, 120), (210, 420), steps=16)
        page.rest()
        script = self.script(page)
        self.assertGreater(len(json.loads(script)), 20)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "drag.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write(script)
            picture = os.path.join(folder, "drag.png")
            snapshot("sheet-basic", picture, "--script", path)
            self.assertAlike(page, picture, "drag")
        self.assertEqual(page.complaints, [])

    def test_fingers_wheel_and_keys_reach_the_device(self):
        page = self.small("scene=sheet-basic&do=present")
        page.rest()
        before = page.picture()
        page.touch("touchStart", [(196, 480)])
        for step in range(1, 16):
            page.touch("touchMove", [(196, 480 - step * 20)])
            time.sleep(0.016)
        page.touch("touchEnd", [])
        page.rest()
        large = page.picture()
        self.assertGreater(Difference(before, large).seen, 5)
        page.call("Input.dispatchMouseEvent", type="mouseWheel", x=196, y=600, deltaX=0, deltaY=300)
        page.rest()
        self.assertGreater(Difference(large, page.picture()).seen, 1)

        page.go(server.url("bare&scene=keyboard-search"))
        page.rest()
        names = page.evaluate("[...document.querySelectorAll('#elements > *')]"
                              ".map((e) => [e.getAttribute('role'), e.getAttribute('aria-label')])")
        self.assertTrue(names)
        self.assertEqual(page.complaints, [])

    def test_an_element_is_pressed_by_its_role_and_name(self):
        page = self.open("scene=sheet-basic")
        page.rest()
        page.wait("[...document.querySelectorAll('#elements [role=button]')]"
                  ".some((e) => e.getAttribute('aria-label') === 'Present')")
        before = page.evaluate("detent.tree.layers.size")
        page.evaluate("[...document.querySelectorAll('#elements [role=button]')]"
                      ".find((e) => e.getAttribute('aria-label') === 'Present').focus()")
        page.key("Enter", "\r")
        page.wait(f"detent.tree.layers.size > {before} + 20")
        self.assertEqual(page.complaints, [])

    def test_layers_stand_in_space_and_views_have_properties(self):
        page = self.open("scene=sheet-basic&do=present")
        page.rest()
        page.click_on("[aria-label='Layers in space']")
        page.wait("document.querySelectorAll('.plane').length > 20")
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.space')).transformStyle"),
                         "preserve-3d")
        page.wait("document.querySelectorAll('.tree .row').length > 20")
        page.click_on(".tree .row:nth-child(6)")
        page.wait("document.querySelectorAll('.details dt').length > 5")
        page.click_on("[aria-label='Layers in space']")
        page.wait("document.querySelector('.exploded').hidden")
        self.assertEqual(page.complaints, [])

    def test_a_probe_tells_who_gets_a_touch(self):
        page = self.open("scene=sheet-basic&do=present")
        page.rest()
        page.click_on("[aria-label^='Who gets a touch']")
        page.click_on("#glass")
        page.wait("!document.querySelector('.probe').hidden")
        self.assertIn("goes to", page.evaluate("document.querySelector('.probe').textContent"))
        self.assertEqual(page.complaints, [])

    def test_the_past_can_be_looked_at_again(self):
        page = self.open("scene=sheet-basic")
        page.rest()
        before = page.evaluate("detent.tree.layers.size")
        page.evaluate("detent.session.send({ t: 'call', name: 'present' })")
        page.wait(f"detent.tree.layers.size > {before} + 20")
        page.rest()
        after = page.evaluate("detent.tree.layers.size")
        page.evaluate("(() => { const s = document.querySelector('.scrubber');"
                      " s.value = 0; s.dispatchEvent(new Event('input')); })()")
        self.assertEqual(page.evaluate("detent.tree.layers.size"), before)
        page.evaluate("detent.history.release()")
        self.assertEqual(page.evaluate("detent.tree.layers.size"), after)
        self.assertEqual(page.complaints, [])

    def test_a_frame_that_comes_while_the_past_shows_belongs_to_the_present(self):
        page = self.open("scene=sheet-basic")
        page.rest()
        before = page.evaluate("detent.tree.layers.size")
        page.evaluate("detent.session.send({ t: 'call', name: 'present' })")
        page.wait(f"detent.tree.layers.size > {before} + 20")
        page.rest()
        page.evaluate("(() => { const s = document.querySelector('.scrubber');"
                      " s.value = 0; s.dispatchEvent(new Event('input')); })()")
        frames = page.evaluate("detent.session.stats.frames")
        page.evaluate("detent.session.send({ t: 'call', name: 'dismiss' })")
        page.evaluate("detent.session.send({ t: 'step' })")
        page.wait(f"detent.session.stats.frames > {frames}")
        self.assertEqual(page.evaluate("detent.tree.layers.size"), before)
        page.evaluate("detent.history.release()")
        self.assertGreater(page.evaluate("detent.tree.layers.size"), before + 20)
        self.assertEqual(page.complaints, [])

    def test_a_recording_is_an_animated_picture(self):
        page = self.open("scene=sheet-basic")
        page.rest()
        page.evaluate("window.recorded = null;"
                      " detent.session.on('recorded', (m) => { window.recorded = m; });"
                      " detent.session.send({ t: 'record', format: 'gif' });"
                      " detent.session.send({ t: 'call', name: 'present' })")
        page.rest()
        page.evaluate("detent.session.send({ t: 'recordEnd' })")
        page.wait("window.recorded !== null")
        with server.get(page.evaluate("window.recorded.path")) as answer:
            image = Image.open(answer)
            self.assertEqual(image.size, (393, 852))
            self.assertGreater(image.n_frames, 5)

    def test_a_deep_link_opens_a_scene_with_its_parameters_and_survives_a_reload(self):
        page = self.open("scene=sheet&appearance=dark&device=iphone-se-3&set.grabber=true")
        page.rest()
        self.assertEqual(page.evaluate("detent.tree.screen"), {"width": 375, "height": 667})
        self.assertTrue(page.evaluate("document.getElementById('parameter-grabber').checked"))
        page.reload()
        page.rest()
        self.assertIn("set.grabber=true", page.evaluate("location.search"))
        self.assertTrue(page.evaluate("document.getElementById('parameter-grabber').checked"))
        self.assertEqual(page.complaints, [])

    def test_two_pages_have_a_device_each(self):
        first, second = self.small("scene=sheet-basic"), self.small("scene=alert&appearance=dark")
        first.rest()
        second.rest()
        picture = second.picture()
        first.evaluate("detent.session.send({ t: 'call', name: 'present' })")
        first.rest()
        self.assertEqual(Difference(picture, second.picture()).mean, 0)
        self.assertEqual(first.complaints + second.complaints, [])

    def test_a_slow_page_skips_frames_and_ends_up_right(self):
        page = self.bare("scene=sheet-basic&do=present")
        page.rest()
        page.call("Emulation.setCPUThrottlingRate", rate=15)
        before = page.evaluate("[detent.session.stats.frames, detent.session.clock.time]")
        page.drag((196, 480), (196, 150), steps=10)
        page.rest()
        after = page.evaluate("[detent.session.stats.frames, detent.session.clock.time]")
        page.call("Emulation.setCPUThrottlingRate", rate=1)
        self.assertLess(after[0] - before[0], 60 * (after[1] - before[1]))
        self.assertAlike(page, self.raster(page), "slow")


class ServerTests(TimedTests):
    def connect(self, origin=None, port=None):
        port = port or server.port
        return websocket.create_connection(
            f"ws://127.0.0.1:{port}/live", origin=origin or f"http://127.0.0.1:{port}", timeout=LONG)

    def test_only_the_own_page_may_connect(self):
        for origin in ["http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"]:
            with self.assertRaises(websocket.WebSocketBadStatusException):
                self.connect(origin=origin)
        with self.assertRaises(urllib.error.HTTPError) as refused:
            server.get("/", Host="rebound.example")
        self.assertEqual(refused.exception.code, 403)

    def test_nothing_but_its_own_files_is_served(self):
        for path in ["/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/../Package.swift", "/Resources/app.js",
                     "/source/..%2F..%2Fetc%2Fpasswd", "/thumbnail/sheet.light",
                     "/source/nothing", "/recording/1"]:
            with self.subTest(path=path), self.assertRaises(urllib.error.HTTPError) as refused:
                server.get(path)
            refused.exception.close()
            self.assertIn(refused.exception.code, (400, 404))

    def test_a_malformed_message_ends_that_connection_only(self):
        page = browser.open(server.url("scene=sheet-basic"))
        self.addCleanup(page.close)
        page.rest()
        bad = self.connect()
        bad.send("{\"t\":\"dance\"}")
        opcode, data = bad.recv_data()
        while opcode != websocket.ABNF.OPCODE_CLOSE:
            opcode, data = bad.recv_data()
        self.assertEqual(int.from_bytes(data[:2], "big"), 1008)
        self.assertIn(b"dance", data[2:])
        before = page.evaluate("detent.tree.layers.size")
        page.evaluate("detent.session.send({ t: 'call', name: 'present' })")
        page.wait(f"detent.tree.layers.size > {before} + 20")

    def test_a_message_without_an_end_is_not_read_into_memory(self):
        # One that makes nothing else meanwhile, such as pictures of scenes.
        own = Server("--port", "0")
        self.addCleanup(own.stop)
        page = browser.open(own.url("bare&scene=sheet-basic"))
        self.addCleanup(page.close)
        page.rest()
        for first, length in [(0x81, 1 << 30), (0x01, 1000)]:
            with self.subTest(first=first, length=length):
                bad = self.connect(port=own.port)
                before = memory(own.process.pid)
                # A length has to be in its shortest form.
                size = bytes([0xFE]) + length.to_bytes(2, "big") if length < 1 << 16 \
                    else bytes([0xFF]) + length.to_bytes(8, "big")
                try:
                    for index in range(3000):
                        head = bytes([first if index == 0 else 0]) + size + bytes(4)
                        bad.sock.sendall(head + b"x" * 1000 if index == 0 or length == 1000 else b"x" * 32768)
                except OSError:
                    pass
                self.assertLess(memory(own.process.pid) - before, 16)
                frame = bad.recv_frame()
                while frame.opcode != websocket.ABNF.OPCODE_CLOSE:
                    frame = bad.recv_frame()
                self.assertIn(b"longer than 65536 bytes", frame.data[2:])
        page.evaluate("detent.session.send({ t: 'call', name: 'present' })")
        page.wait("detent.tree.layers.size > 60")

    def test_a_page_comes_back_when_the_server_does(self):
        other = Server("--port", str(quiet_port()))
        page = browser.open(other.url("scene=popover&appearance=dark"))
        self.addCleanup(page.close)
        page.rest()
        port = other.port
        self.assertEqual(other.stop(), 0)
        page.wait("document.documentElement.classList.contains('offline')")
        again = Server("--port", str(port))
        self.addCleanup(again.stop)
        page.wait("!document.documentElement.classList.contains('offline')")
        page.rest()
        self.assertIn("scene=popover", page.evaluate("location.search"))
        self.assertGreater(page.evaluate("detent.tree.layers.size"), 10)

    def test_a_taken_port_is_told_or_another_is_found(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            with self.assertRaises(RuntimeError):
                Server("--port", str(taken.getsockname()[1]))
