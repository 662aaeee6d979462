// Layers that are mixed with what lies below them. A browser mixes an element with what lies below it
// in the nearest element around it that has a transform; so those around a mixed layer, up to one
// that is a picture of its own, are put in their places without one.

export class Blending {
  constructor() {
    this.mixed = new Set();
    // The layers in which others are mixed with what lies below them.
    this.open = new Set();
  }

  clear() {
    this.mixed.clear();
    this.open.clear();
  }

  drop(layer) {
    this.mixed.delete(layer);
    this.open.delete(layer);
  }

  // Notes what a layer shows now.
  note(layer) {
    if (layer.shown.blending.mode === 'normal') this.mixed.delete(layer);
    else this.mixed.add(layer);
  }

  // Finds the open layers; `show` is called with each that became one or is none any more.
  update(show) {
    if (this.mixed.size === 0 && this.open.size === 0) return;
    const next = new Set();
    for (const layer of this.mixed) {
      for (let above = layer.parent; above && !isPicture(above.shown); above = above.parent) {
        next.add(above);
      }
    }
    const before = this.open;
    this.open = next;
    for (const layer of next) if (!before.has(layer)) show(layer);
    for (const layer of before) if (!next.has(layer)) show(layer);
  }
}

// Whether what is on a layer is mixed with nothing below it.
function isPicture({ blending, opacity, mask, filter, projection }) {
  return blending.isolates || blending.mode !== 'normal' || opacity < 255 || mask !== null
    || filter !== null || projection !== null;
}
