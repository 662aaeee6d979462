"""Runs files of tests of the page: several at a time, the output of each in one piece.

Some tests of the page wait for long, and others keep a core busy. Each worker has a browser and a server of its own, and the
next file goes to the worker that is free. A file that failed runs once more when the others are done: a fault of the page fails
again, and a failure that came from a busy machine is named and does not fail the suite.
"""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from queue import Empty, SimpleQueue

WORKERS = 2


def work():
    """Runs the files whose names come on the standard input, and answers each with a line of numbers."""
    answers = os.fdopen(os.dup(1), "w")
    # What tests and the programs that they start print belongs to the output of the file.
    os.dup2(2, 1)
    for line in sys.stdin:
        suite = unittest.defaultTestLoader.loadTestsFromName(line.strip())
        result = unittest.TextTestRunner(verbosity=2).run(suite)
        sys.stdout.flush()
        print(result.testsRun, 0 if result.wasSuccessful() else 1, file=answers, flush=True)


class Worker:
    """A process that runs one file after the other."""

    def __init__(self):
        self.output = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [sys.executable, "-B", "-W", "ignore", __file__, "--worker"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=self.output, text=True)
        self.printed = 0

    def run(self, name):
        """The number of tests, an indication that one failed, and the output."""
        try:
            print(name, file=self.process.stdin, flush=True)
            count, failed = map(int, self.process.stdout.readline().split())
        except (OSError, ValueError):
            # It ended without an answer.
            self.process.wait(30)
            count, failed = 0, 1
        # The worker writes through the same open file, so its offset stays where it is.
        size = os.fstat(self.output.fileno()).st_size
        text = os.pread(self.output.fileno(), size - self.printed, self.printed)
        self.printed = size
        return count, failed, text.decode(errors="replace")

    @property
    def has_ended(self):
        return self.process.poll() is not None

    def close(self):
        """Ends the process, which closes its browser and its server."""
        try:
            self.process.stdin.close()
        except OSError:
            pass
        self.process.wait()


def main(names):
    start = time.monotonic()
    waiting = SimpleQueue()
    for name in names:
        waiting.put(name)
    counts, failures, workers, printing = [], [], [], threading.Lock()

    def started():
        worker = Worker()
        workers.append(worker)
        return worker

    def drive():
        worker = started()
        while True:
            try:
                name = waiting.get_nowait()
            except Empty:
                break
            count, failed, text = worker.run(name)
            with printing:
                counts.append(count)
                if failed:
                    failures.append(name)
                print(f"== {name}\n{text}", flush=True)
            if worker.has_ended:
                worker = started()
        worker.close()

    drivers = [threading.Thread(target=drive) for _ in range(min(WORKERS, len(names)))]
    for driver in drivers:
        driver.start()
    try:
        for driver in drivers:
            driver.join()
    except KeyboardInterrupt:
        while not waiting.empty():
            waiting.get_nowait()
        for worker in workers:
            worker.process.terminate()
        # Python may take a thread whose join was interrupted for ended.
        for worker in workers:
            worker.process.wait()
        return 130
    # With a browser and a server of its own, and nothing beside it.
    unsteady = []
    for name in list(failures):
        worker = Worker()
        _, failed, text = worker.run(name)
        worker.close()
        print(f"== {name}, again\n{text}", flush=True)
        if not failed:
            failures.remove(name)
            unsteady.append(name)
    took = time.monotonic() - start
    verdict = f"failed in {', '.join(failures)}" if failures else "passed"
    print(f"page: {sum(counts)} tests of {len(counts)} files {verdict} in {took:.0f} s", flush=True)
    if unsteady:
        print(f"page: unsteady, failed first and passed again: {', '.join(unsteady)}", flush=True)
    return 1 if failures or len(counts) < len(names) else 0


if __name__ == "__main__":
    # Whoever ends this process ends the workers, whose browsers and servers end with them. unittest takes
    # every other exception for a failure.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if sys.argv[1:] == ["--worker"]:
        work()
    else:
        sys.exit(main(sys.argv[1:]))
