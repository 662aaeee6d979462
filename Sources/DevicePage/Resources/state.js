// What the sheets do, as numbers and over time.

import { brief, h } from './dom.js';

const seconds = 4;
const svg = 'http://www.w3.org/2000/svg';

function shape(tag, attributes, parent) {
  const element = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent?.append(element);
  return element;
}

export class StatePanel {
  constructor(root) {
    this.root = root;
    this.samples = [];
    this.events = [];
    this.plot = shape('svg', { class: 'plot', viewBox: '0 0 300 150', preserveAspectRatio: 'none', role: 'img', 'aria-label': 'Height of the sheet over the last four seconds' });
    this.grid = shape('g', {}, this.plot);
    this.dim = shape('path', { class: 'dim' }, this.plot);
    this.line = shape('path', { class: 'line' }, this.plot);
    this.labels = h('div', { class: 'plot-labels' });
    this.sheets = h('div', { class: 'sheets' });
    this.log = h('ol', { class: 'events', 'aria-label': 'Callbacks' });
    root.append(
      h('section', {}, h('h2', {}, 'Height', h('span', { class: 'key' }, h('i', { class: 'swatch line' }), 'points', h('i', { class: 'swatch dim' }), 'dim')),
        h('div', { class: 'plot-box' }, this.plot, this.labels)),
      this.sheets,
      h('section', {}, h('h2', {}, 'Callbacks'), this.log));
  }

  clear() {
    this.samples = [];
    this.events = [];
    this.log.replaceChildren();
    this.sheets.replaceChildren();
  }

  show(state) {
    const top = state.sheets[state.sheets.length - 1];
    this.samples.push({
      time: state.time, travel: top?.travel ?? 0, dim: top?.dim ?? 0, phase: top?.phase,
    });
    while (this.samples[0].time < state.time - seconds) this.samples.shift();
    this.drawPlot(top, state.time);
    this.drawSheets(state);
    for (const event of state.events) {
      const row = h('li', { title: event }, h('time', {}, state.time.toFixed(2)), callback(event));
      this.log.prepend(row);
      while (this.log.childElementCount > 60) this.log.lastChild.remove();
    }
  }

  drawPlot(top, time) {
    const most = Math.max(200, ...(top?.stops ?? []).map((stop) => stop.extent),
      ...this.samples.map((sample) => sample.travel)) * 1.06;
    const x = (at) => 300 - ((time - at) / seconds) * 300;
    const y = (value) => 150 - (value / most) * 150;
    const path = (value) => this.samples.map((sample, index) =>
      `${index === 0 ? 'M' : 'L'}${x(sample.time).toFixed(1)} ${y(value(sample)).toFixed(1)}`).join('');
    this.line.setAttribute('d', path((sample) => sample.travel));
    this.dim.setAttribute('d', path((sample) => sample.dim * most * 0.94));
    const key = JSON.stringify([top?.stops, Math.round(most)]);
    if (key === this.gridKey) return;
    this.gridKey = key;
    this.grid.replaceChildren();
    this.labels.replaceChildren();
    for (const stop of top?.stops ?? []) {
      shape('line', { x1: 0, x2: 300, y1: y(stop.extent), y2: y(stop.extent), class: stop.undimmed ? 'stop undimmed' : 'stop' }, this.grid);
      const label = h('span', {}, `${stop.name} ${Math.round(stop.extent)}`);
      label.style.top = `${(y(stop.extent) / 150) * 100}%`;
      this.labels.append(label);
    }
  }

  drawSheets(state) {
    if (state.sheets.length === 0) {
      this.sheets.replaceChildren(h('p', { class: 'empty' }, 'No sheet is on the screen.'));
      return;
    }
    const cards = state.sheets.map((sheet, index) => h('section', { class: 'sheet-card' },
      h('h2', {}, state.sheets.length > 1 ? `Sheet ${index + 1}` : 'Sheet',
        h('span', { class: `phase ${sheet.phase}` }, sheet.phase)),
      h('dl', {},
        ...pair('detents', h('span', { class: 'detents' }, ...sheet.stops.map((stop) =>
          h('span', { class: stop.name === sheet.detent ? 'detent on' : 'detent' }, stop.name)))),
        ...pair('selection', sheet.selection ?? 'none'),
        ...pair('height', `${sheet.travel.toFixed(1)} pt, ${Math.round(sheet.velocity)} pt/s`),
        ...pair('dim', `${(sheet.dim * 100).toFixed(0)} %`),
        ...pair('frame', `(${sheet.frame.slice(0, 2).map(short).join(', ')}) ${sheet.frame.slice(2).map(short).join(' × ')}`),
        ...pair('corners', sheet.corners.map(short).join(' ')),
        ...pair('grabber', sheet.grabber ? 'shown' : 'hidden'),
        ...pair('presenter', state.presenter[0] === 1 ? (state.isTintDimmed ? 'tint dimmed' : 'as it is')
          : `scaled to ${(state.presenter[0] * 100).toFixed(1)} %`))));
    this.sheets.replaceChildren(...cards);
  }
}

function pair(name, value) {
  return [h('dt', {}, name), h('dd', {}, value)];
}

function short(value) {
  return String(Math.round(value * 10) / 10);
}

// `Type.method(arguments)` with its method standing out.
function callback(text) {
  const parts = /^([\w<>…]+)\.(\w+)(.*)$/s.exec(brief(text));
  if (!parts) return h('span', {}, brief(text));
  return h('span', {}, `${parts[1]}.`, h('wbr'), h('b', {}, parts[2]), h('wbr'), parts[3]);
}
