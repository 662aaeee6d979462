"""`detent serve` as its own process."""

import json
import os
import signal
import subprocess
import threading
import urllib.request

from waiting import LONG

DETENT = os.environ.get("DETENT", ".build/debug/detent")


class Server:
    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [DETENT, "serve", *arguments], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait(LONG)
            raise RuntimeError(f"the server did not start: {line}")
        self.address = line.split("http://", 1)[1].split("/", 1)[0]
        self.port = int(self.address.split(":")[1])
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def url(self, query=""):
        return f"http://{self.address}/{'?' + query if query else ''}"

    def get(self, path, **headers):
        request = urllib.request.Request(f"http://{self.address}{path}", headers=headers)
        return urllib.request.urlopen(request, timeout=LONG)

    def catalog(self):
        return json.load(self.get("/catalog.json"))

    def stop(self):
        """Ctrl-C; gives the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            # A test that failed may have stopped it.
            self.process.send_signal(signal.SIGCONT)
        try:
            return self.process.wait(LONG)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


def snapshot(scene, path, *arguments):
    subprocess.run([DETENT, "snapshot", scene, "-o", path, *arguments], check=True)


def memory(pid):
    """The memory of a process in megabytes."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0
