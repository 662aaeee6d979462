// What happened when, and the trees of a frame.

import { h } from './dom.js';

const tabs = [['steps', 'Steps'], ['log', 'Callbacks'], ['views', 'Views'], ['elements', 'Accessibility']];

export class Moments {
  constructor(element, trace, seek, mark) {
    this.trace = trace;
    this.mark = mark;
    this.trees = { views: treesOf(trace.frames, 'v'), elements: treesOf(trace.frames, 'x') };
    this.buttons = new Map();
    this.panels = new Map();
    const bar = h('div', { class: 'tabs', role: 'tablist' });
    element.append(bar);
    for (const [name, title] of tabs) {
      const panel = h('div', { class: 'panel', id: `panel-${name}`, role: 'tabpanel', 'aria-label': title, tabindex: 0 });
      const tab = h('button', { type: 'button', role: 'tab', 'aria-controls': `panel-${name}`, onclick: () => this.open(name) }, title);
      bar.append(tab);
      element.append(panel);
      this.buttons.set(name, tab);
      this.panels.set(name, panel);
    }
    this.now = h('div', { class: 'now' });
    this.listing = h('div');
    this.steps = moments([
      ...trace.steps.map((step) => ({ ...step, kind: 'step' })), ...trace.marks,
    ], trace, seek);
    this.log = moments([
      ...trace.frames.flatMap(({ t, e }) => (e ?? []).map((text) => ({ time: t, text, kind: 'callback' }))),
      ...trace.logs.map((log) => ({ ...log, kind: 'logged' })),
    ], trace, seek);
    this.panels.get('steps').append(this.now, this.listing, this.steps.root);
    this.panels.get('log').append(this.log.root);
    this.at = 0;
    this.open('steps');
  }

  open(name) {
    this.opened = name;
    for (const [other, tab] of this.buttons) {
      tab.setAttribute('aria-selected', other === name);
      this.panels.get(other).hidden = other !== name;
    }
    this.mark(null);
    this.show(this.at);
  }

  show(index) {
    this.at = index;
    const frame = this.trace.frames[index];
    if (this.opened === 'steps') {
      const current = this.steps.show(frame.t);
      this.showSheets(frame);
      this.showSource(current);
      // What stands above has its height now.
      this.steps.reveal();
    } else if (this.opened === 'log') {
      this.log.show(frame.t);
      this.log.reveal();
    } else {
      this.showTree(this.opened, index);
    }
  }

  showSheets(frame) {
    const lists = (frame.s ?? []).map(({ top, height, dim, detent, phase }) => h('dl', {},
      h('dt', {}, 'Sheet'), h('dd', {}, `${detent ?? 'no detent'}, ${phase}`),
      h('dt', {}, 'Top, height'), h('dd', {}, `${top}, ${height}`), h('dt', {}, 'Dim'), h('dd', {}, dim)));
    this.now.replaceChildren(...lists);
  }

  showSource(moment) {
    if (this.shown === moment) return;
    this.shown = moment;
    const source = this.trace.sources[moment?.source];
    if (!source) return this.listing.replaceChildren();
    const listing = h('pre', { class: 'listing', tabindex: 0, role: 'region', 'aria-label': `${source.name}, line ${moment.line}` });
    const shown = [];
    for (let line = moment.line - 3; line <= moment.line + 3; line += 1) {
      if (source.lines[line] !== undefined) shown.push([line, source.lines[line]]);
    }
    // The indent that all of them have takes room and says nothing.
    const indent = Math.min(...shown.filter(([, text]) => text.trim()).map(([, text]) => text.length - text.trimStart().length));
    for (const [line, text] of shown) {
      const isOn = line === moment.line;
      // A low window has room for the lines beside it only.
      const place = Math.abs(line - moment.line) > 1 ? 'far' : '';
      listing.append(h('span', { class: isOn ? `on ${moment.kind}` : place }, `${String(line).padStart(4)}  ${text.slice(indent)}`));
      if (isOn && isMark(moment)) listing.append(h('span', { class: `why ${moment.kind}` }, moment.text));
    }
    this.listing.replaceChildren(listing);
  }

  showTree(name, index) {
    const numbers = this.trees[name][index] ?? [];
    const before = new Set(this.trees[name][index - 1] ?? numbers);
    const origins = [];
    const list = h('ul', { class: 'hierarchy' }, ...numbers.map((number) => {
      const text = this.trace.lines[number];
      const rect = /\((-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)\)/.exec(text)?.slice(1).map(Number);
      // Origins are relative to the line above in the tree.
      const depth = (text.length - text.trimStart().length) / 2;
      const [x, y] = depth > 0 ? origins[depth - 1] : [0, 0];
      if (rect) rect.splice(0, 2, rect[0] + x, rect[1] + y);
      origins[depth] = rect ? [rect[0], rect[1]] : [x, y];
      return h('li', {
        class: before.has(number) ? '' : 'changed', onpointerenter: () => this.mark(rect, text.trim().split(' (')[0]),
        onpointerleave: () => this.mark(null),
      }, text);
    }));
    this.panels.get(name).replaceChildren(list);
  }
}

// The tree of each frame; a frame without one has that of the frame before.
function treesOf(frames, key) {
  let last = [];
  return frames.map((frame) => { last = frame[key] ?? last; return last; });
}

// A list of moments in the order of time.
function moments(all, trace, seek) {
  const list = all.sort((a, b) => a.time - b.time);
  const rows = list.map((moment) => h('li', { onclick: () => seek(moment.time) },
    h('time', {}, moment.time.toFixed(2)), h('span', { class: moment.kind }, moment.text),
    moment.line ? h('span', { class: 'where' }, `${trace.sources[moment.source]?.name ?? ''}:${moment.line}`) : null));
  const root = rows.length > 0 ? h('ul', { class: 'moments', tabindex: 0 }, ...rows) : h('p', { class: 'empty' }, 'Nothing.');
  let shown = -1;
  return {
    root,
    reveal() { reveal(rows[shown]); },
    // Marks the last moment up to a time, and returns it.
    show(time) {
      let index = -1;
      while (index + 1 < list.length && list[index + 1].time <= time + 1e-6) index += 1;
      if (index !== shown) {
        rows[shown]?.removeAttribute('aria-current');
        rows[index]?.setAttribute('aria-current', 'true');
        shown = index;
      }
      return list[index];
    },
  };
}

function isMark({ kind }) { return kind === 'failure' || kind === 'misuse'; }

// Scrolls the list that holds a row to it, and never the page: in a narrow window the panels stand below
// the film, which would be pushed out of sight.
function reveal(row) {
  for (const holder of [row?.closest('.moments'), row?.closest('.panel')]) {
    if (!holder || holder.scrollHeight <= holder.clientHeight) continue;
    const [outside, inside] = [holder.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inside.top < outside.top) holder.scrollTop += inside.top - outside.top;
    else if (inside.bottom > outside.bottom) holder.scrollTop += inside.bottom - outside.bottom;
  }
}
