// Which layers move. They are kept apart, so that moving them draws nothing again.

// How long a layer that has moved is kept apart, in milliseconds.
const movingTime = 400;

// Moves within a tenth of a second after which a layer counts as moving.
const steadyFrames = 3;

export class Motion {
  constructor(tree) {
    this.tree = tree;
    this.layers = new Set();
    this.isQuick = false;
    this.timer = null;
  }

  clear() {
    this.layers.clear();
  }

  drop(layer) {
    this.layers.delete(layer);
  }

  // Notes that the elements of a layer were made again.
  rebuilt(layer) {
    if (this.layers.has(layer)) this.keepApart(layer);
  }

  keepApart(layer) {
    // What is mixed with something outside of the layer cannot be drawn without that.
    if (!this.tree.blending.open.has(layer)) layer.outer.style.willChange = 'transform';
  }

  // Notes that a layer lies elsewhere than before.
  note(layer, now) {
    layer.movedFrames = now - layer.lastMove < 100 ? layer.movedFrames + 1 : 1;
    layer.lastMove = now;
    if (layer.movedFrames < steadyFrames || this.layers.has(layer)) return;
    this.layers.add(layer);
    this.keepApart(layer);
    this.setQuick(true);
    this.scheduleRest();
  }

  // While something moves, large layers are cut by plain round corners, which compositors do at
  // once; the exact curve is back when all rests.
  setQuick(isQuick) {
    if (this.isQuick === isQuick) return;
    this.isQuick = isQuick;
    for (const layer of this.tree.layers.values()) {
      if (!isCostly(layer)) continue;
      layer.changed.add('radii');
      this.tree.dirty.add(layer);
    }
  }

  scheduleRest() {
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      const now = performance.now();
      for (const layer of this.layers) {
        if (now - layer.lastMove < movingTime) continue;
        layer.outer.style.willChange = '';
        this.layers.delete(layer);
      }
      if (this.layers.size > 0) {
        this.scheduleRest();
      } else {
        this.setQuick(false);
        this.tree.flush();
      }
    }, movingTime);
  }
}

// Whether a layer is large and has continuous corners.
export function isCostly({ shown, place: at }) {
  return at && shown.isContinuous && at.width * at.height > 100000
    && shown.radii.some((radius) => radius > 0);
}
