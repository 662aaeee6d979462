"""What the pages of all browsers have in common.

Machines differ in their pace, and a busy one stops for seconds: a test waits for what it expects, however long that takes,
and reads nothing that is about to change.
"""

import time

# The longest time in seconds that a page, a browser or a server takes for anything on a busy machine.
LONG = 60

# Resolves after two frames of the browser: what a page puts off to the next frame, as the place of a pointer, is done.
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

# Whether everything that moves by itself has come to its end, but for what goes on for ever, the gallery's pictures, which
# come one by one, and the trails of fingers.
STILL = ("document.getAnimations().every((a) => a.playState !== 'running'"
         " || a.effect.getComputedTiming().endTime === Infinity || a.effect.target.closest('.thumb, .trails'))")


class Waiting:
    """A page with `evaluate` and a list of its complaints."""

    def wait(self, expression, seconds=LONG):
        """Waits until an expression is true. A page that has only begun to load may not know its names yet."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.evaluate(expression):
                    return
            except RuntimeError:
                pass
            if time.monotonic() > end:
                raise AssertionError(f"never became true: {expression}; page said {self.complaints}")
            time.sleep(0.03)

    def become(self, expression, value):
        """Waits until an expression has a value, and gives the one that it has at last."""
        end = time.monotonic() + LONG
        while True:
            try:
                found = self.evaluate(expression)
            except RuntimeError as error:
                found = error
            if found == value or time.monotonic() > end:
                return found
            time.sleep(0.03)

    def still(self):
        """Waits until the page shows what it was asked for: drawers are open, colours have changed."""
        self.wait(FRAMES)
        self.wait(STILL)
        self.wait(FRAMES)

    def rest(self):
        """Waits until the device rests after all that was said to it, and the page shows it."""
        parts = ["window.detent", "detent.session.isOpen",
                 "document.documentElement.dataset.rest === 'true'", "!detent.session.waiting",
                 "!detent.tree.isQuick", "detent.tree.root !== null"]
        try:
            self.wait(f"!!({parts[0]})")
            self.wait(FRAMES)
            self.wait(" && ".join(parts))
        except AssertionError as error:
            missing = [part for part in parts if not self.evaluate(f"!!({part})")]
            raise AssertionError(f"{error}; false now: {missing}") from None
