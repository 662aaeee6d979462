"""Numbers of the served page; see scripts/measure-server."""

import argparse
import os
import statistics
import time

from browser import Browser
from server import Server, memory

TICK = os.sysconf("SC_CLK_TCK")

# Drags a finger up and down by pointer events, one in each of the page's frames.
DRAG = """(async () => {
  const glass = document.getElementById('glass');
  const rect = glass.getBoundingClientRect();
  const at = (y) => ({ clientX: rect.left + rect.width / 2, clientY: rect.top + rect.height * y,
    pointerId: 7, pointerType: 'touch', bubbles: true, isPrimary: true });
  glass.setPointerCapture = () => {};
  const { session } = detent;
  const before = { ...session.stats };
  let most = 0;
  const seen = session.onFrame;
  session.onFrame = (message) => { most = Math.max(most, session.lastBytes); seen(message); };
  const start = performance.now();
  glass.dispatchEvent(new PointerEvent('pointerdown', at(0.6)));
  let frames = 0;
  while (performance.now() - start < SECONDS * 1000) {
    await new Promise(requestAnimationFrame);
    frames += 1;
    const phase = (performance.now() - start) / 1000;
    glass.dispatchEvent(new PointerEvent('pointermove', at(0.6 - 0.2 * Math.abs(Math.sin(phase * 2)) )));
  }
  const time = (performance.now() - start) / 1000;
  glass.dispatchEvent(new PointerEvent('pointerup', at(0.5)));
  session.onFrame = seen;
  const shown = session.stats.frames - before.frames;
  return { fps: shown / time, page: frames / time,
    bytes: (session.stats.bytes - before.bytes) / Math.max(1, shown), most };
})()"""

# The time from a pointer event to the paint of the first frame after it.
LATENCY = """(async () => {
  const glass = document.getElementById('glass');
  const rect = glass.getBoundingClientRect();
  const at = (y) => ({ clientX: rect.left + rect.width / 2, clientY: rect.top + rect.height * y,
    pointerId: 7, pointerType: 'touch', bubbles: true, isPrimary: true });
  glass.setPointerCapture = () => {};
  const { session } = detent;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  glass.dispatchEvent(new PointerEvent('pointerdown', at(0.6)));
  await wait(100);
  glass.dispatchEvent(new PointerEvent('pointermove', at(0.57)));
  const times = [];
  for (let i = 0; i < 40; i += 1) {
    await wait(60 + Math.random() * 17);
    const seen = session.onFrame;
    times.push(await new Promise((done) => {
      const start = performance.now();
      session.onFrame = (message) => {
        session.onFrame = seen;
        seen(message);
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start), 0));
      };
      glass.dispatchEvent(new PointerEvent('pointermove', at(0.55 - (i % 10) * 0.02)));
    }));
  }
  glass.dispatchEvent(new PointerEvent('pointerup', at(0.5)));
  return times;
})()"""


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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scene", default="sheet")
    parser.add_argument("--soak", type=float, default=60, help="seconds of drags for the memory")
    parser.add_argument("--scale", type=float, default=2, help="pixels of the page's points")
    options = parser.parse_args()
    browser, server = Browser(), Server("--port", "0")
    query = f"scene={options.scene}&do=present"
    try:
        page = browser.open(server.url(query), width=1280, height=900, scale=options.scale)
        page.rest()
        page.call("Page.reload")
        page.wait("window.detent && detent.session.firstFrame > 0")
        page.rest()
        print(f"scene {options.scene}, {page.evaluate('detent.tree.layers.size')} layers, "
              f"page at {options.scale:g} pixels a point, no GPU")
        print(f"first frame after opening, warm   {page.evaluate('detent.session.firstFrame'):.0f} ms (goal 1000)")
        times = page.evaluate(LATENCY)
        page.rest()
        print(f"input to paint, median / worst    {statistics.median(times):.1f} / {max(times):.1f} ms")
        pids = family(browser.process.pid)
        start = time.monotonic(), processor_time([server.process.pid]), processor_time(pids)
        drag = page.evaluate(DRAG.replace("SECONDS", "4"))
        seconds = time.monotonic() - start[0]
        print(f"frames a second during a drag     {drag['fps']:.1f} (the page could show {drag['page']:.1f})")
        print(f"bytes a frame, mean / most        {drag['bytes']:.0f} / {drag['most']} (goal 400)")
        print(f"CPU of the server during it       {100 * (processor_time([server.process.pid]) - start[1]) / seconds:.0f} %")
        print(f"CPU of the browser during it      {100 * (processor_time(pids) - start[2]) / seconds:.0f} %")
        page.rest()
        # The gallery's pictures are made while nobody plays.
        page.wait("[...document.querySelectorAll('.thumb img[src]')].every((i) => i.complete)", 120)
        idle = processor_time([server.process.pid])
        time.sleep(3)
        print(f"CPU of the server at rest         {100 * (processor_time([server.process.pid]) - idle) / 3:.1f} %")
        first = memory(server.process.pid), page.evaluate("performance.memory.usedJSHeapSize") / 1e6
        end = time.monotonic() + options.soak
        while time.monotonic() < end:
            page.evaluate(DRAG.replace("SECONDS", "4"))
            page.say(t="scene", scene=options.scene)
            page.say(t="call", name="present")
        last = memory(server.process.pid), page.evaluate("performance.memory.usedJSHeapSize") / 1e6
        print(f"memory of the server over {options.soak:.0f} s     {first[0]:.0f} to {last[0]:.0f} MB")
        print(f"memory of the page's scripts      {first[1]:.0f} to {last[1]:.0f} MB")
    finally:
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
