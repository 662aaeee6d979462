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
    } else if (this.opened === 'log') {
      this.log.show(frame.t);
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
    const listing = h('pre', { class: 'listing', 'aria-label': `${source.name}, line ${moment.line}` });
    for (let line = moment.line - 4; line <= moment.line + 4; line += 1) {
      const text = source.lines[line];
      if (text === undefined) continue;
      const isOn = line === moment.line;
      listing.append(h('span', { class: isOn ? `on ${moment.kind}` : '' }, `${String(line).padStart(4)}  ${text}`));
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
  const root = rows.length > 0 ? h('ul', { class: 'moments' }, ...rows) : h('p', { class: 'empty' }, 'Nothing.');
  let shown = -1;
  return {
    root,
    // Marks the last moment up to a time, and returns it.
    show(time) {
      let index = -1;
      while (index + 1 < list.length && list[index + 1].time <= time + 1e-6) index += 1;
      if (index !== shown) {
        rows[shown]?.removeAttribute('aria-current');
        rows[index]?.setAttribute('aria-current', 'true');
        reveal(rows[index]);
        shown = index;
      }
      return list[index];
    },
  };
}

// Scrolls the panel that holds a row to it, and never the page: in a narrow window the panels stand below
// the film, which would be pushed out of sight.
function reveal(row) {
  const panel = row?.closest('.panel');
  if (!panel || panel.scrollHeight <= panel.clientHeight) return;
  const [outside, inside] = [panel.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inside.top < outside.top) panel.scrollTop += inside.top - outside.top;
  else if (inside.bottom > outside.bottom) panel.scrollTop += inside.bottom - outside.bottom;
}
