"""The page of a trace in a real Firefox, where one is installed."""

import os
import subprocess
import tempfile
import unittest

import firefox
from cases import TimedTests
from pictures import Difference
from server import DETENT


@unittest.skipUnless(firefox.path(), "there is no Firefox on the path")
class FirefoxTraceTests(TimedTests):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="detent-trace-")
        cls.addClassCleanup(folder.cleanup)
        path = os.path.join(folder.name, "sheet.html")
        subprocess.run([DETENT, "record", "sheet-basic", "--page", path, "--quiet"], check=True)
        cls.firefox = firefox.Firefox()
        cls.addClassCleanup(cls.firefox.close)
        cls.url = f"file://{path}"

    def setUp(self):
        super().setUp()
        self.firefox.complaints.clear()
        self.firefox.go(self.url)
        self.firefox.wait("document.documentElement.dataset.rest === 'true'")
        self.addCleanup(lambda: self.assertEqual(self.firefox.complaints, []))

    def index(self, condition):
        """The first frame that satisfies a condition in JavaScript."""
        found = self.firefox.evaluate(f"detentTrace.trace.frames.findIndex((frame) => {condition})")
        self.assertGreaterEqual(found, 0)
        return found

    def show(self, frame):
        """The picture of the page at a frame."""
        self.firefox.evaluate(f"detentTrace.show({frame}) ?? 0")
        self.assertEqual(self.firefox.evaluate("detentTrace.at"), frame)
        return self.firefox.picture()

    def test_the_film_shows_the_sheet_rise_and_the_finger_on_it(self):
        resting = self.index("frame.s?.[0]?.phase === 'resting'")
        touched = self.index("frame.f?.length > 0")
        empty = self.show(0)
        self.assertGreater(Difference(empty, self.show(resting)).seen, 3)
        self.show(touched)
        self.assertEqual(self.firefox.evaluate("document.querySelectorAll('.trails circle').length"), 1)
        # What changes beside the film are the words of the frame.
        self.assertLess(Difference(empty, self.show(0)).seen, 1)

    def test_keys_step_by_a_frame_and_play(self):
        self.show(10)
        self.firefox.key(".")
        self.assertEqual(self.firefox.evaluate("detentTrace.at"), 11)
        self.firefox.key(",")
        self.assertEqual(self.firefox.evaluate("detentTrace.at"), 10)
        self.firefox.key(" ")
        self.firefox.wait("detentTrace.at > 15")
        self.firefox.key(" ")

    def test_the_curves_and_the_layers_in_space_are_drawn(self):
        for name in ["height", "dim", "velocity"]:
            drawn = self.firefox.evaluate(f"document.querySelector('.track path.{name}').getAttribute('d')")
            self.assertGreater(drawn.count("L"), 30)
        self.firefox.evaluate("detentTrace.explode(true) ?? 0")
        self.show(0)
        before = self.firefox.evaluate("document.querySelectorAll('.plane').length")
        self.show(self.index("frame.s?.[0]?.phase === 'resting'"))
        self.assertGreater(self.firefox.evaluate("document.querySelectorAll('.plane').length"), before)


if __name__ == "__main__":
    unittest.main()
