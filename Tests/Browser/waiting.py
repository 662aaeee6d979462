"""What the pages of all browsers have in common."""

import time


class Waiting:
    """A page with `evaluate` and a list of its complaints."""

    def wait(self, expression, seconds=60):
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
