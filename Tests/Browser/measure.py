"""Numbers of the served page; see scripts/measure-server."""

import argparse
import os
import statistics
import time

from browser import Browser
from server import Server, memory

TICK = os.sysconf("SC_CLK_TCK")

# A finger on the upper edge of the sheet, by pointer events. `top` is a share of the screen's height.
FINGER = """
  const glass = document.getElementById('glass');
  const rect = glass.getBoundingClientRect();
  const { session } = detent;
  glass.setPointerCapture = () => {};
  const finger = (kind, y) => glass.dispatchEvent(new PointerEvent(`pointer${kind}`, {
    clientX: rect.left + rect.width / 2, clientY: rect.top + rect.height * y,
    pointerId: 7, pointerType: 'touch', bubbles: true, isPrimary: true }));
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const frame = () => new Promise(requestAnimationFrame);
"""

# Where the sheet begins, as a share of the screen's height.
TOP = """(async () => {
  const { session, tree } = detent;
  const top = new Promise((done) => session.on('state', ({ sheets }) =>
    done(sheets.length > 0 ? sheets[sheets.length - 1].frame[1] / tree.screen.height : 1)));
  session.send({ t: 'watch', what: ['state'] });
  const share = await top;
  session.send({ t: 'watch', what: [] });
  session.on('state', () => {});
  return share;
})()"""

# Pulls a low sheet up to the middle of the screen.
LIFT = """(async () => {FINGER
  finger('down', TOP + 0.02);
  for (let i = 1; i <= 20; i += 1) {
    await frame();
    finger('move', TOP + 0.02 + (0.5 - TOP) * (i / 20));
  }
  await wait(150);
  finger('up', 0.5);
})()"""

# Drags the sheet up and down, one move in each of the page's frames.
DRAG = """(async () => {FINGER
  const before = { ...session.stats };
  let most = 0;
  let work = 0;
  const gaps = [];
  let last = null;
  const seen = session.onFrame;
  const receive = session.receive;
  session.receive = (buffer) => {
    const start = performance.now();
    receive.call(session, buffer);
    work += performance.now() - start;
  };
  session.onFrame = (message) => {
    most = Math.max(most, session.lastBytes);
    const now = performance.now();
    if (last !== null) gaps.push(now - last);
    last = now;
    seen(message);
  };
  const start = performance.now();
  finger('down', TOP + 0.02);
  let frames = 0;
  while (performance.now() - start < SECONDS * 1000) {
    await frame();
    frames += 1;
    // Up and down at one speed, so that every frame has something new to show.
    const turns = (performance.now() - start) / 750;
    finger('move', TOP + 0.02 - 0.25 * (1 - Math.abs(turns % 2 - 1)));
  }
  const time = (performance.now() - start) / 1000;
  finger('up', TOP);
  session.onFrame = seen;
  session.receive = receive;
  const shown = session.stats.frames - before.frames;
  gaps.sort((a, b) => a - b);
  return { fps: shown / time, page: frames / time, most, shown, work: work / Math.max(1, shown),
    late: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
    bytes: (session.stats.bytes - before.bytes) / Math.max(1, shown) };
})()"""

# The time from a pointer event to the paint of the first frame after it.
LATENCY = """(async () => {FINGER
  finger('down', TOP + 0.02);
  await wait(100);
  finger('move', TOP - 0.02);
  const times = [];
  for (let i = 0; i < 40; i += 1) {
    await wait(60 + Math.random() * 17);
    const seen = session.onFrame;
    const time = await Promise.race([wait(1000), new Promise((done) => {
      const start = performance.now();
      session.onFrame = (message) => {
        session.onFrame = seen;
        seen(message);
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start), 0));
      };
      finger('move', TOP - 0.03 - (i % 10) * 0.02);
    })]);
    session.onFrame = seen;
    times.push(time ?? 1000);
  }
  finger('up', TOP);
  return times;
})()"""


def script(text, top=0.5, seconds=4):
    return (text.replace("FINGER", FINGER).replace("TOP", f"({top})")
            .replace("SECONDS", str(seconds)))


def processor_time(pids):
    total = 0
    for pid in pids:
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            total += int(fields[11]) + int(fields[12])
        except OSError:
            pass
    return total / TICK


def family(root):
    children = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
            children.setdefault(parent, []).append(int(pid))
        except OSError:
            pass
    found, todo = [], [root]
    while todo:
        pid = todo.pop()
        found.append(pid)
        todo += children.get(pid, [])
    return found


class Numbers:
    """The numbers of one scene, as rows of a table."""

    def __init__(self, browser, server, scene, scale):
        self.browser, self.server, self.scene = browser, server, scene
        self.rows = []
        self.page = browser.open(server.url(f"scene={scene}"), width=1280, height=900, scale=scale)
        self.page.rest()

    def row(self, name, value):
        self.rows.append((name, value))
        print(f"  {name:42} {value}", flush=True)

    def prepare(self):
        """Shows the scene anew, with its sheet at about half of the screen."""
        self.page.say(t="scene", scene=self.scene)
        if any(scene["name"] == self.scene and any(call["name"] == "present" for call in scene["calls"])
               for scene in self.server.catalog()["scenes"]):
            self.page.say(t="call", name="present")
        top = self.page.evaluate(TOP)
        if top > 0.7:
            self.page.evaluate(script(LIFT, top))
            self.page.rest()
            top = self.page.evaluate(TOP)
        return top

    def first_paint(self):
        times = []
        for _ in range(3):
            self.page.reload()
            self.page.wait("window.detent && detent.session.firstFrame > 0")
            self.page.rest()
            times.append(self.page.evaluate("detent.session.firstFrame"))
        self.row("first frame after opening, warm", f"{statistics.median(times):.0f} ms (goal 1000)")

    def latency(self):
        top = self.prepare()
        self.row("layers", self.page.evaluate("detent.tree.layers.size"))
        times = self.page.evaluate(script(LATENCY, top))
        self.page.rest()
        self.row("input to paint, median, worst of 40", f"{statistics.median(times):.1f}, {max(times):.1f} ms (goal 12)")

    def drag(self, seconds):
        top = self.prepare()
        browser = family(self.browser.process.pid)
        start = time.monotonic()
        before = processor_time([self.server.process.pid]), processor_time(browser)
        drag = self.page.evaluate(script(DRAG, top, seconds))
        took = time.monotonic() - start
        server = processor_time([self.server.process.pid]) - before[0]
        page = processor_time(browser) - before[1]
        self.row("frames a second during a drag", f"{drag['fps']:.1f} (the browser drew {drag['page']:.1f})")
        self.row("time between frames, 95 % below", f"{drag['late']:.1f} ms")
        self.row("bytes a frame, mean, most", f"{drag['bytes']:.0f}, {drag['most']} (goal 400)")
        shown = max(1, drag["shown"])
        self.row("server during the drag", f"{100 * server / took:.0f} % of a core, {1000 * server / shown:.1f} ms a frame")
        self.row("browser during the drag", f"{100 * page / took:.0f} % of a core (goal 50), {1000 * page / shown:.1f} ms a frame, {drag['work']:.2f} ms in the page's scripts")
        self.page.rest()

    def rest(self):
        # The gallery's pictures are made while nobody plays.
        self.page.wait("[...document.querySelectorAll('.thumb img[src]')].every((i) => i.complete)", 300)
        before = processor_time([self.server.process.pid])
        time.sleep(3)
        self.row("server at rest", f"{100 * (processor_time([self.server.process.pid]) - before) / 3:.1f} % of a core")

    def sizes(self):
        self.page.call("HeapProfiler.collectGarbage")
        return (memory(self.server.process.pid),
                self.page.evaluate("performance.memory.usedJSHeapSize") / 1e6,
                self.page.evaluate("document.querySelectorAll('*').length"))

    def soak(self, seconds):
        """Drags and begins anew for a long time; memory should not grow after the first minute."""
        if seconds <= 0:
            return
        start = time.monotonic()
        samples = []
        drags = 0
        while time.monotonic() - start < seconds:
            top = self.prepare()
            for _ in range(3):
                self.page.evaluate(script(DRAG, top, 4))
                self.page.rest()
                top = self.page.evaluate(TOP)
                drags += 1
            samples.append((time.monotonic() - start, *self.sizes()))
        # The first minute fills caches.
        settled = [sample for sample in samples if sample[0] > 60] or samples
        length = f"{(time.monotonic() - start) / 60:.0f} min, {drags} drags"
        for index, name in enumerate(["memory of the server", "memory of the page's scripts", "elements of the page"], 1):
            values = [sample[index] for sample in settled]
            unit = "" if index == 3 else " MB"
            self.row(f"{name}, soak of {length}",
                     f"{values[0]:.0f} to {values[-1]:.0f}, at most {max(values):.0f}{unit}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scene", action="append", help="may be given several times")
    parser.add_argument("--drag", type=float, default=8, help="seconds of the drag")
    parser.add_argument("--soak", type=float, default=60, help="seconds of drags for the memory")
    parser.add_argument("--scale", type=float, default=2, help="pixels of the page's points")
    parser.add_argument("--output", help="a file for the numbers as tables")
    options = parser.parse_args()
    browser, server = Browser(), Server("--port", "0")
    tables = []
    try:
        for scene in options.scene or ["sheet", "swiftui-maps"]:
            print(f"{scene}: load {os.getloadavg()[0]:.1f}", flush=True)
            numbers = Numbers(browser, server, scene, options.scale)
            numbers.row("load of the machine before", f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            numbers.first_paint()
            numbers.latency()
            numbers.drag(options.drag)
            numbers.rest()
            numbers.soak(options.soak)
            tables.append(numbers)
            numbers.page.close()
    finally:
        browser.close()
        server.stop()
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write("# Numbers of the served page\n\nMade by `scripts/measure-server`: the release build, "
                       f"Chromium without a window and without a GPU, a page of 1280 by 900 points at "
                       f"{options.scale:g} pixels a point, server and browser on the same "
                       f"{os.cpu_count()} cores.\n")
            for numbers in tables:
                file.write(f"\n| `{numbers.scene}` | |\n|---|---|\n")
                file.writelines(f"| {name} | {value} |\n" for name, value in numbers.rows)


if __name__ == "__main__":
    main()
