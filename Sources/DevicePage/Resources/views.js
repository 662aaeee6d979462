// The views as a tree, and all about one of them.

import { brief, h } from './dom.js';

export class ViewTree {
  constructor(root, session, glass) {
    this.session = session;
    this.closed = new Set();
    this.rows = new Map();
    this.outline = h('div', { class: 'outline', hidden: true });
    glass.append(this.outline);
    this.list = h('div', { class: 'tree', role: 'tree', 'aria-label': 'Views', tabindex: 0 });
    this.details = h('div', { class: 'details', 'aria-live': 'polite' });
    this.probe = h('div', { class: 'probe', hidden: true, 'aria-live': 'polite' });
    root.append(this.probe, this.list, this.details);
    this.list.addEventListener('keydown', (event) => this.walk(event));
    this.list.addEventListener('pointerleave', () => this.mark(this.selected));
  }

  show({ windows }) {
    const text = JSON.stringify(windows);
    if (text === this.text) return;
    this.text = text;
    this.nodes = new Map();
    this.rows.clear();
    const rows = [];
    const add = (node, depth, parent) => {
      node.parent = parent;
      this.nodes.set(node.layer, node);
      const isClosed = this.closed.has(node.layer);
      const row = h('div', {
        class: node.hidden ? 'row dimmed' : 'row', role: 'treeitem', 'aria-level': depth + 1,
        'aria-expanded': node.children.length > 0 ? String(!isClosed) : null,
        style: `--depth:${depth}`, title: `${node.type} ${node.frame.join(' ')}`,
        onclick: () => this.select(node.layer), onpointerenter: () => this.mark(node.layer),
      },
      h('span', {
        class: node.children.length > 0 ? (isClosed ? 'twist closed' : 'twist') : 'twist none',
        onclick: (event) => { event.stopPropagation(); this.toggle(node.layer); },
      }),
      h('span', { class: 'type' }, brief(node.type)),
      node.controller ? h('span', { class: 'controller' }, brief(node.controller)) : null,
      node.name ? h('span', { class: 'named' }, node.name) : null);
      rows.push(row);
      this.rows.set(node.layer, row);
      if (!isClosed) for (const child of node.children) add(child, depth + 1, node);
    };
    for (const node of windows) add(node, 0, null);
    this.windows = windows;
    this.list.replaceChildren(...rows);
    if (this.selected && this.rows.has(this.selected)) this.highlight();
    if (this.selected) this.session.send({ t: 'properties', layer: this.selected });
  }

  toggle(id) {
    if (this.closed.has(id)) this.closed.delete(id); else this.closed.add(id);
    this.text = null;
    this.show({ windows: JSON.parse(JSON.stringify(this.windows, (key, value) => (key === 'parent' ? undefined : value))) });
  }

  select(id) {
    for (let node = this.nodes?.get(id)?.parent; node; node = node.parent) this.closed.delete(node.layer);
    this.selected = id;
    this.highlight();
    this.mark(id);
    this.session.send({ t: 'properties', layer: id });
    this.onSelect?.(id);
  }

  highlight() {
    for (const [id, row] of this.rows) row.setAttribute('aria-selected', id === this.selected);
    this.rows.get(this.selected)?.scrollIntoView({ block: 'nearest' });
  }

  // Draws a line around a view on the screen.
  mark(id) {
    const node = this.nodes?.get(id);
    this.outline.hidden = !node;
    if (!node) return;
    const [x, y, width, height] = node.frame;
    const { zoom } = this;
    this.outline.style.cssText = `left:${x * zoom}px;top:${y * zoom}px;width:${width * zoom}px;height:${height * zoom}px`;
    this.outline.dataset.name = `${node.type} ${Math.round(width)} × ${Math.round(height)}`;
    this.outline.classList.toggle('low', y < 24);
  }

  hide() {
    this.outline.hidden = true;
  }

  walk(event) {
    const ids = [...this.rows.keys()];
    const at = ids.indexOf(this.selected);
    const node = this.nodes?.get(this.selected);
    switch (event.key) {
      case 'ArrowDown': this.select(ids[Math.min(at + 1, ids.length - 1)]); break;
      case 'ArrowUp': this.select(ids[Math.max(at - 1, 0)]); break;
      case 'ArrowLeft':
        if (node && node.children.length > 0 && !this.closed.has(node.layer)) this.toggle(node.layer);
        else if (node?.parent) this.select(node.parent.layer);
        break;
      case 'ArrowRight': if (node && this.closed.has(node.layer)) this.toggle(node.layer); break;
      default: return;
    }
    event.preventDefault();
  }

  showProperties({ layer, groups }) {
    if (layer !== this.selected) return;
    this.details.replaceChildren(...groups.map((group) => h('section', {}, h('h2', {}, group.title),
      h('dl', {}, ...group.rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])))));
  }

  showProbe({ x, y, chain, refusals }) {
    const hit = chain[0];
    this.probe.hidden = false;
    this.probe.replaceChildren(
      h('h2', {}, `A touch at (${Math.round(x)}, ${Math.round(y)})`),
      h('p', {}, hit ? h('span', {}, 'goes to ', h('button', { type: 'button', class: 'inline', onclick: () => this.select(hit.layer) }, hit.name)) : 'goes to no view.'),
      h('ol', { class: 'chain' }, ...chain.filter((link) => link.recognizers.length > 0).map((link) =>
        h('li', {}, h('b', {}, link.recognizers.join(', ')), ` on ${link.name}`))),
      refusals.length > 0 ? h('details', {}, h('summary', {}, `${refusals.length} passed by`),
        h('ul', {}, ...refusals.map(({ name, reason }) => h('li', {}, h('b', {}, name), ` ${reason}`)))) : '');
    if (hit && this.nodes?.has(hit.layer)) this.select(hit.layer);
  }
}
