"""A real Firefox without a window, driven over WebDriver BiDi."""

import base64
import io
import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading

import websocket
from PIL import Image

from waiting import LONG, Waiting

PATHS = ["firefox-esr", "firefox"]


def path():
    return next((found for found in map(shutil.which, PATHS) if found), None)


class Firefox(Waiting):
    """One browser process with one page, which is shown from address to address."""

    def __init__(self, width=1280, height=900):
        self.profile = tempfile.mkdtemp(prefix="detent-firefox-")
        self.process = subprocess.Popen(
            [path(), "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0",
             f"--width={width}", f"--height={height}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
            env={**os.environ, "MOZ_HEADLESS_WIDTH": str(width), "MOZ_HEADLESS_HEIGHT": str(height)})
        address = None
        for line in self.process.stderr:
            if "WebDriver BiDi listening on " in line:
                address = line.split("listening on ", 1)[1].strip()
                break
        if address is None:
            raise RuntimeError("Firefox did not start")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.socket = websocket.create_connection(address + "/session", timeout=2 * LONG, suppress_origin=True)
        self.numbers = itertools.count(1)
        self.complaints = []
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("session.subscribe", events=["log.entryAdded"])
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("type") == "event":
                entry = message["params"]
                if message["method"] == "log.entryAdded" and entry.get("level") == "error":
                    self.complaints.append(entry.get("text"))
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    def go(self, url):
        self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression):
        """The value of an expression or its promise, by way of JSON."""
        result = self.call(
            "script.evaluate", expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value))", target={"context": self.context},
            awaitPromise=True)
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        text = result["result"].get("value")
        return None if text is None else json.loads(text)

    def drag(self, start, end, steps=20):
        moves = [{"type": "pointerMove", "x": round(start[0] + (end[0] - start[0]) * step / steps),
                  "y": round(start[1] + (end[1] - start[1]) * step / steps), "duration": 16}
                 for step in range(1, steps + 1)]
        self.call("input.performActions", context=self.context, actions=[{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
            "actions": [{"type": "pointerMove", "x": round(start[0]), "y": round(start[1])},
                        {"type": "pointerDown", "button": 0}, *moves, {"type": "pause", "duration": 200},
                        {"type": "pointerUp", "button": 0}]}])

    def key(self, key):
        self.call("input.performActions", context=self.context, actions=[{
            "type": "key", "id": "keys",
            "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}])

    def picture(self):
        data = self.call("browsingContext.captureScreenshot", context=self.context)["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")

    def close(self):
        try:
            self.socket.close()
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(LONG)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            pass
        shutil.rmtree(self.profile, ignore_errors=True)
