"""An adopted app, live in the browser; `scripts/check-adopt` runs this, once it has built the app."""

import os
import socket
import unittest

from cases import PageTestCase, browser
from pictures import Difference
from server import Server

APP = os.environ.get("DETENT_APP")
NAMES = "[...document.querySelectorAll('#elements [tabindex]')].map((e) => e.getAttribute('aria-label'))"


@unittest.skipUnless(APP, "DETENT_APP names no app")
class AdoptedTests(PageTestCase):
    def test_the_app_is_served_and_a_tap_presents_its_sheet(self):
        server = Server("--app", APP, "--port", "0")
        self.addCleanup(server.stop)
        self.assertEqual([scene["name"] for scene in server.catalog()["scenes"]], ["app"])
        page = browser.open(server.url(), width=1440, height=900)
        self.addCleanup(page.close)
        page.rest()
        self.assertIn("Filter", page.evaluate(NAMES))
        before = page.picture()
        page.click_on("#elements [aria-label=Filter]")
        page.wait("document.querySelector('#elements').getAttribute('role') === 'dialog'")
        page.rest()
        self.assertIn("Sheet Grabber", page.evaluate(NAMES))
        self.assertGreater(Difference(before, page.picture()).seen, 3)
        self.assertEqual(page.complaints, [])
        # The command ends with its server.
        self.assertEqual(server.stop(), 0)
        with self.assertRaises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", server.port))
