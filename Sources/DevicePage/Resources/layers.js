// The layers of the screen as elements. Layers are in device pixels; whoever holds the screen
// scales it.

import { animate } from './animating.js';
import { arrange } from './arranging.js';
import { Blending } from './blending.js';
import { Chrome } from './chrome.js';
import { adopt, blank, fieldNames } from './fields.js';
import { dropFilter } from './filters.js';
import { Glass } from './glass.js';
import { lay, putAt } from './laying.js';
import { Motion } from './moving.js';
import { paint } from './painting.js';
import { snap } from './placing.js';

let trees = 0;

export class LayerTree {
  constructor(element) {
    // No other tree of the page has the name, which begins those of its filters.
    trees += 1;
    this.name = `filter-${trees}`;
    this.element = element;
    this.layers = new Map();
    this.bitmaps = new Map();
    this.root = null;
    this.scale = 1;
    this.screen = { width: 0, height: 0 };
    this.dirty = new Set();
    this.motion = new Motion(this);
    this.glass = new Glass(this);
    this.blending = new Blending();
    this.filters = new Map();
    this.definitions = definitions(element);
    this.animated = new Set();
    // The time of the device, which animations follow.
    this.now = () => 0;
    this.chrome = new Chrome(this);
    this.onScreenChange = () => {};
    this.onChange = null;
  }

  // Whether something moves, so that some looks wait until it rests.
  get isQuick() { return this.motion.isQuick; }

  // Makes the pictures of a message ready; the frame can be shown when this is done.
  async prepare(message) {
    const waiting = [];
    for (const part of message.parts) {
      if (part.kind !== 'bitmap') continue;
      const url = URL.createObjectURL(new Blob([part.bytes], { type: 'image/png' }));
      const image = new Image();
      image.src = url;
      this.bitmaps.set(part.id, { url, image, width: part.width, height: part.height });
      waiting.push(image.decode().catch(() => {}));
      part.bytes = null;
    }
    if (waiting.length > 0) await Promise.all(waiting);
  }

  hasPictures(message) {
    return message.parts.some((part) => part.kind === 'bitmap');
  }

  // Shows a frame.
  apply(message) {
    for (const part of message.parts) {
      switch (part.kind) {
        case 'screen': this.reset(part); break;
        case 'layer': this.change(part); break;
        case 'animations': this.changeAnimations(part); break;
        case 'remove': part.ids.forEach((id) => this.remove(id)); break;
        case 'forget': part.ids.forEach((id) => this.forget(id)); break;
        case 'chrome': this.chrome.show(part); break;
        default: break;
      }
    }
    this.flush();
  }

  reset(part) {
    for (const layer of this.layers.values()) layer.outer.remove();
    this.layers.clear();
    this.dirty.clear();
    this.motion.clear();
    this.glass.clear();
    this.blending.clear();
    this.filters.clear();
    this.definitions.replaceChildren();
    this.animated.clear();
    this.scale = part.scale;
    this.screen = { width: part.width, height: part.height };
    this.root = part.root;
    this.element.style.width = `${snap(part.width * part.scale)}px`;
    this.element.style.height = `${snap(part.height * part.scale)}px`;
    this.onScreenChange(this.screen, this.scale);
  }

  change(part) {
    const layer = this.layers.get(part.id) ?? this.make(part.id);
    const fields = adopt(layer.fields, part.fields);
    this.onChange?.(layer.id, layer.fields === blank ? null : layer.fields, fields);
    this.set(layer, fields, Object.keys(part.fields));
  }

  changeAnimations(part) {
    const layer = this.layers.get(part.id);
    if (!layer) return;
    const fields = { ...layer.fields, animations: part.animations };
    this.onChange?.(layer.id, layer.fields, fields);
    this.set(layer, fields, ['animations']);
  }

  // Puts a layer back to what it was, or to nothing.
  restore(id, fields) {
    if (fields === null) return this.drop(id);
    this.set(this.layers.get(id) ?? this.make(id), fields, fieldNames);
  }

  // Gives a layer other fields, of which those named have changed.
  set(layer, fields, changed) {
    const hadAnimations = layer.fields.animations.length > 0;
    layer.fields = fields;
    for (const name of changed) layer.changed.add(name);
    this.dirty.add(layer);
    const hasAnimations = fields.animations.length > 0;
    if (hadAnimations || hasAnimations) {
      for (const name of ['position', 'opacity', 'transform', 'background', 'extent']) {
        layer.changed.add(name);
      }
    }
    if (hasAnimations) {
      this.animated.add(layer);
      this.scheduleAnimation();
    } else if (hadAnimations) {
      this.animated.delete(layer);
    }
  }

  // Runs the animations that the server left to the page.
  scheduleAnimation() {
    if (this.isAnimating) return;
    this.isAnimating = true;
    requestAnimationFrame(() => {
      this.isAnimating = false;
      if (this.animated.size === 0) return;
      this.sample();
      if (!this.isHeld) this.scheduleAnimation();
    });
  }

  sample() {
    for (const layer of this.animated) {
      for (const { key } of layer.fields.animations) layer.changed.add(key === 'bounds' ? 'extent' : key);
      this.dirty.add(layer);
    }
    this.flush();
  }

  make(id) {
    const outer = document.createElement('div');
    outer.className = 'layer';
    outer.dataset.layer = id;
    const layer = {
      id, fields: blank, shown: blank, outer, frame: outer, body: outer, parent: null, place: null,
      inner: null, changed: new Set(), styles: new Map(), parts: {}, lastMove: 0, movedFrames: 0,
    };
    this.layers.set(id, layer);
    return layer;
  }

  remove(id) {
    const layer = this.layers.get(id);
    if (!layer) return;
    this.onChange?.(id, layer.fields, null);
    this.drop(id);
  }

  drop(id) {
    const layer = this.layers.get(id);
    if (!layer) return;
    layer.outer.remove();
    this.layers.delete(id);
    this.dirty.delete(layer);
    this.motion.drop(layer);
    this.glass.drop(layer);
    this.blending.drop(layer);
    dropFilter(this, layer);
    this.animated.delete(layer);
  }

  forget(id) {
    const bitmap = this.bitmaps.get(id);
    if (!bitmap) return;
    // The last seconds can be looked at again.
    setTimeout(() => {
      URL.revokeObjectURL(bitmap.url);
      this.bitmaps.delete(id);
    }, 15000);
  }

  // Brings the elements up to the fields.
  flush() {
    if (this.dirty.size === 0) return;
    const now = performance.now();
    const time = this.now();
    for (const layer of this.dirty) {
      layer.shown = layer.fields.animations.length > 0
        ? animate(layer.fields, time) : layer.fields;
    }
    for (const layer of this.dirty) arrange(this, layer);
    for (const layer of this.dirty) {
      lay(this, layer, now);
      this.glass.note(layer);
      this.blending.note(layer);
    }
    this.blending.update((layer) => {
      if (layer.place) putAt(this, layer);
    });
    this.glass.update((layer) => {
      layer.changed.add('opacity').add('backdrop');
      this.dirty.add(layer);
    });
    for (const layer of this.dirty) {
      paint(this, layer);
      layer.changed.clear();
    }
    this.dirty.clear();
  }
}

// Where the mixes of colours stand that layers refer to.
function definitions(element) {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root.setAttribute('aria-hidden', 'true');
  root.style.cssText = 'position:absolute;width:0;height:0';
  element.after(root);
  return root;
}
