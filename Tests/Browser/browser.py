"""A real Chromium without a window, driven over its debugging protocol."""

import base64
import io
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time

import websocket
from PIL import Image

from waiting import LONG, Waiting

PATHS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


class Browser:
    """One browser process; pages are opened in it."""

    def __init__(self):
        path = next((p for p in map(shutil.which, PATHS) if p), None)
        if path is None:
            raise RuntimeError("neither Chromium nor Chrome is on the path; run scripts/setup tests")
        self.profile = tempfile.mkdtemp(prefix="detent-browser-")
        arguments = [
            path, "--headless=new", "--remote-debugging-port=0", "--remote-allow-origins=*",
            "--no-first-run", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
            "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
            # A page that another covers goes on at its pace, and small containers have little shared memory.
            "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
            "--disable-backgrounding-occluded-windows", "--disable-dev-shm-usage",
            f"--user-data-dir={self.profile}", "about:blank"]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        self.process = subprocess.Popen(
            arguments, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
            start_new_session=True)
        address = None
        for line in self.process.stderr:
            if line.startswith("DevTools listening on "):
                address = line.split(" on ", 1)[1].strip()
                break
        if address is None:
            raise RuntimeError("Chromium did not start")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.socket = websocket.create_connection(address, timeout=LONG)
        self.last = 0
        self.replies = {}
        self.pages = {}
        self.lock = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            try:
                message = json.loads(self.socket.recv())
            except websocket.WebSocketTimeoutException:
                continue
            except Exception:
                return
            with self.lock:
                if "id" in message:
                    self.replies[message["id"]] = message
                    self.lock.notify_all()
                elif message.get("sessionId") in self.pages:
                    self.pages[message["sessionId"]].handle(message)

    def call(self, method, session=None, **parameters):
        with self.lock:
            self.last += 1
            number = self.last
            message = {"id": number, "method": method, "params": parameters}
            if session:
                message["sessionId"] = session
            self.socket.send(json.dumps(message))
            if not self.lock.wait_for(lambda: number in self.replies, timeout=2 * LONG):
                raise TimeoutError(method)
            reply = self.replies.pop(number)
        if "error" in reply:
            raise RuntimeError(f"{method}: {reply['error']['message']}")
        return reply["result"]

    def open(self, url, width=1280, height=900, scale=1, mobile=False):
        context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call(
            "Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target, context)
        self.pages[session] = page
        for domain in ["Page", "Runtime", "Network", "Log"]:
            page.call(f"{domain}.enable")
        page.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=mobile)
        page.call(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
        page.go(url)
        return page

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(10)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            pass
        shutil.rmtree(self.profile, ignore_errors=True)


class Page(Waiting):
    """A page with a real mouse, real fingers and a real keyboard."""

    def __init__(self, browser, session, target, context):
        self.browser = browser
        self.session = session
        self.target = target
        self.context = context
        self.complaints = []
        self.requests = []
        # The names of downloads by their identifiers, and the states of those that have one.
        self.downloads = {}
        self.ended = {}

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def handle(self, message):
        parameters = message["params"]
        if message["method"] == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif message["method"] == "Runtime.consoleAPICalled" and parameters["type"] == "error":
            self.complaints.append(str([a.get("value") or a.get("description") for a in parameters["args"]]))
        elif message["method"] == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif message["method"] == "Page.downloadWillBegin":
            self.downloads[parameters["guid"]] = parameters["suggestedFilename"]
        elif message["method"] == "Page.downloadProgress" and parameters["state"] != "inProgress":
            self.ended[parameters["guid"]] = parameters["state"]

    def go(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'")

    def evaluate(self, expression):
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description"))
        return result["result"].get("value")

    def reload(self):
        """Loads the page again, and waits for the new one."""
        self.evaluate("window.isOld = true")
        self.call("Page.reload")
        self.wait("!window.isOld && document.readyState === 'complete'")

    def say(self, **message):
        """Says something to the server and waits until the device rests again."""
        self.evaluate(f"detent.session.send({json.dumps(message)})")
        self.rest()

    def save_to(self, folder):
        """Saves what the page offers to a folder without a question."""
        self.call("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)

    def saved(self, *names):
        """Waits until files of these names are whole, and gives the names of all that were saved."""
        end = time.monotonic() + 2 * LONG
        while True:
            whole = [self.downloads.get(guid) for guid, state in list(self.ended.items()) if state == "completed"]
            if set(names) <= set(whole) and len(self.ended) == len(self.downloads):
                return sorted(whole)
            if time.monotonic() > end:
                raise AssertionError(f"saved {whole} instead of {names}; page said {self.complaints}")
            time.sleep(0.03)

    def picture(self):
        # The same pixels in a larger file, in a fraction of the time.
        data = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")

    def mouse(self, kind, x, y, **more):
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
            buttons=0 if kind == "mouseReleased" else 1, clickCount=1, pointerType="mouse", **more)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def click_on(self, selector):
        self.still()
        x, y = self.evaluate(
            "(() => { const r = document.querySelector(%s).getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()" % json.dumps(selector))
        self.click(x, y)

    def drag(self, start, end, steps=20, pause=0.016, lift=True):
        self.mouse("mousePressed", *start)
        for step in range(1, steps + 1):
            share = step / steps
            self.mouse(
                "mouseMoved", start[0] + (end[0] - start[0]) * share,
                start[1] + (end[1] - start[1]) * share)
            time.sleep(pause)
        if lift:
            self.mouse("mouseReleased", *end)

    def touch(self, kind, points):
        self.call(
            "Input.dispatchTouchEvent", type=kind,
            touchPoints=[{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)])

    def key(self, key, text=None, modifiers=0):
        more = {"text": text} if text else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, modifiers=modifiers, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=modifiers)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)
