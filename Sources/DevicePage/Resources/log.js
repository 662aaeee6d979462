// What the app prints and misuses, and how long its frames take.

import { h } from './dom.js';

const mostLines = 200;
const mostFrames = 120;
// The time of a frame at 60 frames a second, in milliseconds, and the height of the chart in these.
const frameTime = 1000 / 60;
const chartFrames = 2;

export class LogPanel {
  constructor(root) {
    this.frames = [];
    this.chart = h('div', { class: 'frames', role: 'img', 'aria-label': 'Times of the last frames' });
    this.sum = h('p', { class: 'soft' }, 'No frame yet: nothing moves.');
    this.list = h('ol', { class: 'log-lines', 'aria-label': 'Log' });
    this.none = h('p', { class: 'empty' }, 'Nothing was printed, and nothing was misused.');
    root.append(
      h('section', {}, h('h2', {}, 'Frame times'), this.chart, this.sum),
      h('section', {}, h('h2', {}, 'Log', h('button', {
        type: 'button', class: 'inline', onclick: () => this.clear(),
      }, 'Clear')), this.none, this.list));
  }

  clear() {
    this.list.replaceChildren();
    this.none.hidden = false;
  }

  show({ lines }) {
    for (const { time, kind, id, text } of lines) {
      this.list.prepend(h('li', { class: kind }, h('time', {}, time.toFixed(2)),
        h('span', {}, id ? h('code', {}, id) : null, text)));
    }
    while (this.list.childElementCount > mostLines) this.list.lastChild.remove();
    this.none.hidden = this.list.childElementCount > 0;
  }

  // Bars of the last frames: those over the line of a sixtieth of a second are late.
  work({ frames }) {
    this.frames.push(...frames.map(([, milliseconds]) => milliseconds));
    this.frames = this.frames.slice(-mostFrames);
    const sorted = [...this.frames].sort((a, b) => a - b);
    const late = sorted.filter((value) => value > frameTime).length;
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    this.sum.textContent = `Last ${sorted.length} frames of the server: half below ${at(0.5).toFixed(1)} ms, `
      + `the longest ${sorted[sorted.length - 1].toFixed(1)} ms; ${late} over ${frameTime.toFixed(1)} ms.`;
    this.chart.replaceChildren(...this.frames.map((value) => h('i', {
      class: value > frameTime ? 'late' : null,
      style: `height:${Math.max(1, Math.min(100, (value / (frameTime * chartFrames)) * 100))}%`,
    })));
  }
}
