#!/usr/bin/env python3
"""The drag in headless Chromium without a graphics processor: prints the processor time of a frame in
milliseconds, of all its processes together, and the mean, as they share the work of a frame.

  run.py live|cached
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PAGE = Path(__file__).resolve().parent / "drag.html"
TICKS = os.sysconf("SC_CLK_TCK")
# Seconds until a page that never starts is given up.
PATIENCE = 60


def processor_time(group):
    """The processor time that the processes of a group have used, in seconds."""
    ticks = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def title(port):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=5) as answer:
        pages = [page for page in json.load(answer) if page["type"] == "page"]
    return pages[0]["title"] if pages else ""


def main():
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or sys.exit("no chromium")
    with tempfile.TemporaryDirectory() as folder:
        browser = subprocess.Popen(
            [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-port=0", f"--user-data-dir={folder}", "--window-size=1179,2556",
             "--force-device-scale-factor=1", "--no-first-run", f"file://{PAGE}#{sys.argv[1]}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            port_file = Path(folder) / "DevToolsActivePort"
            end = time.monotonic() + PATIENCE
            before = None
            while time.monotonic() < end:
                time.sleep(0.1)
                if not port_file.exists():
                    continue
                port = port_file.read_text().split()[0]
                shown = title(port)
                if shown == "ready" and before is None:
                    before = processor_time(browser.pid)
                if shown.startswith("done"):
                    if before is None:
                        sys.exit("the beginning of the drag was missed")
                    used = processor_time(browser.pid) - before
                    print(f"mean {used / int(shown.split()[1]) * 1e3:.3f}")
                    return
            sys.exit("the page did not finish")
        finally:
            # Its helper processes are in the session that was started with it.
            os.killpg(browser.pid, 15)
            browser.wait()


main()
