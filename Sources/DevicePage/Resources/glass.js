// Materials in layers that fade. A browser lets a material see no further than the next layer
// around it that is not opaque; on the device it sees all that lies behind. So the opacity of such
// a layer is handed down to the material and to what lies beside it.

import { showsItself } from './fields.js';

export class Glass {
  constructor(tree) {
    this.tree = tree;
    this.materials = new Set();
    this.faded = new Set();
    this.handed = new Map();
  }

  clear() {
    this.materials.clear();
    this.faded.clear();
    this.handed.clear();
  }

  drop(layer) {
    this.materials.delete(layer);
    this.faded.delete(layer);
    this.handed.delete(layer);
  }

  // Notes what a layer shows now.
  note(layer) {
    const { backdrop, opacity, hidden } = layer.shown;
    toggle(this.materials, layer, backdrop !== null);
    toggle(this.faded, layer, opacity < 255 && opacity > 0 && !hidden);
  }

  // Hands the opacities down; `show` is called with each layer for which another one came out.
  update(show) {
    if (this.materials.size === 0 && this.handed.size === 0) return;
    const next = new Map();
    if (this.materials.size > 0) for (const layer of this.faded) this.handDown(layer, next);
    const before = this.handed;
    this.handed = next;
    for (const [layer, { factor, inside, isHandedOn }] of next) {
      const old = before.get(layer);
      const isSame = old && old.factor === factor && old.inside === inside
        && old.isHandedOn === isHandedOn;
      if (!isSame) show(layer);
    }
    for (const layer of before.keys()) if (!next.has(layer)) show(layer);
  }

  handDown(layer, next) {
    const chain = [];
    if (this.leading(layer, chain) !== 'material') return;
    const share = layer.shown.opacity / 255;
    chain.forEach((link, index) => {
      const entry = entryOf(next, link);
      entry.inside *= share;
      if (link === layer) entry.isHandedOn = true;
      for (const id of link.fields.children) {
        const child = this.tree.layers.get(id);
        if (child && child !== chain[index + 1]) entryOf(next, child).factor *= share;
      }
    });
  }

  // What comes first of all that a layer and its sublayers show: 'material', 'other' or 'nothing'.
  // `chain` becomes the way to the material.
  leading(layer, chain) {
    const { shown } = layer;
    if (shown.hidden || shown.opacity === 0) return 'nothing';
    if (shown.mask || shown.filter || (shown.shadow && !shown.backdrop)) return 'other';
    chain.push(layer);
    if (shown.backdrop) {
      const isAlone = shown.background.a === 0 && !shown.contents && !shown.gradient;
      return isAlone ? 'material' : 'other';
    }
    if (showsItself(shown)) return 'other';
    for (const id of layer.fields.children) {
      const child = this.tree.layers.get(id);
      const found = child ? this.leading(child, chain) : 'nothing';
      if (found !== 'nothing') return found;
    }
    chain.pop();
    return 'nothing';
  }

  // The opacity of a layer's element.
  opacity(layer) {
    const entry = this.handed.get(layer);
    const own = layer.shown.opacity / 255;
    if (!entry) return own;
    return (entry.isHandedOn ? 1 : own) * entry.factor;
  }

  // The opacity of what a layer shows itself.
  inside(layer) {
    return this.handed.get(layer)?.inside ?? 1;
  }
}

function toggle(set, layer, isIn) {
  if (isIn) set.add(layer);
  else set.delete(layer);
}

function entryOf(map, layer) {
  let entry = map.get(layer);
  if (!entry) {
    entry = { factor: 1, inside: 1, isHandedOn: false };
    map.set(layer, entry);
  }
  return entry;
}
