// The picture of each frame, made of the layers of the page's protocol.

import { History } from './history.js';
import { LayerTree } from './layers.js';
import { readMessage } from './protocol.js';

const svg = 'http://www.w3.org/2000/svg';
// The frames of a finger's trail.
const trail = 24;

export class Film {
  constructor(trace, screen, glass) {
    this.frames = trace.frames;
    this.tree = new LayerTree(screen);
    // All frames are kept, and with them all pictures.
    this.history = new History(this.tree, Infinity);
    this.tree.forget = () => {};
    this.tree.isHeld = true;
    this.time = 0;
    this.tree.now = () => this.time;
    this.fingers = new Fingers(glass);
    // The spans between changes of the screen, such as rotations: layers begin anew with each.
    this.spans = [];
    this.span = null;
  }

  async load() {
    for (const frame of this.frames) {
      if (!frame.m) continue;
      const bytes = Uint8Array.from(atob(frame.m), (letter) => letter.charCodeAt(0));
      frame.m = null;
      const message = readMessage(bytes.buffer);
      await this.tree.prepare(message);
      const isStart = message.parts.some((part) => part.kind === 'screen');
      if (isStart || this.spans.length === 0) this.spans.push({ start: message.time, messages: [] });
      this.spans[this.spans.length - 1].messages.push(message);
    }
    if (this.spans.length > 0) this.enter(this.spans[0]);
  }

  enter(span) {
    this.span = span;
    for (const message of span.messages) {
      this.time = message.time;
      this.tree.apply(message);
      this.history.frame(message.time);
    }
  }

  // The frame at a time since the beginning.
  indexAt(time) {
    const start = this.frames[0].t;
    const next = this.frames.findIndex(({ t }) => t - start > time + 1e-6);
    return next < 0 ? this.frames.length - 1 : Math.max(0, next - 1);
  }

  show(index) {
    const { t } = this.frames[index];
    const span = this.spans.findLast(({ start }) => start <= t + 1e-6) ?? this.spans[0];
    if (span && span !== this.span) this.enter(span);
    this.time = t;
    this.history.show(t + 1e-6);
    this.fingers.show(this.frames, index);
  }
}

// The fingers on the screen and where they came from.
class Fingers {
  constructor(glass) {
    this.root = document.createElementNS(svg, 'svg');
    this.root.setAttribute('class', 'trails');
    this.root.setAttribute('aria-hidden', 'true');
    glass.append(this.root);
    this.zoom = 1;
  }

  show(frames, index) {
    const points = new Map();
    const down = new Set((frames[index].f ?? []).map(([id]) => id));
    for (let i = Math.max(0, index - trail); i <= index; i += 1) {
      for (const [id, x, y] of frames[i].f ?? []) {
        if (!points.has(id)) points.set(id, []);
        points.get(id).push(`${x * this.zoom} ${y * this.zoom}`);
      }
    }
    this.root.replaceChildren(...[...points].flatMap(([id, list]) => {
      const path = document.createElementNS(svg, 'path');
      path.setAttribute('d', `M${list.join('L')}`);
      if (!down.has(id)) return [path];
      const dot = document.createElementNS(svg, 'circle');
      const [x, y] = list[list.length - 1].split(' ');
      dot.setAttribute('cx', x);
      dot.setAttribute('cy', y);
      dot.setAttribute('r', 16);
      return [path, dot];
    }));
  }
}
