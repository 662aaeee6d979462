// The layers of the screen as elements. Layers are in device pixels; whoever holds the screen
// scales it.

import { animate } from './animating.js';
import { Chrome } from './chrome.js';
import { h } from './dom.js';
import { backdropStyle, cornerStyle, css, gradientStyle } from './looks.js';
import { isIdentity, pathData, place, placeContents, placeTurned, snap } from './placing.js';

const blank = Object.freeze({
  position: { x: 0, y: 0 }, size: { width: 0, height: 0 }, origin: { x: 0, y: 0 },
  anchor: { x: 0.5, y: 0.5 }, transform: [1, 0, 0, 1, 0, 0], opacity: 255, flags: 0,
  background: { r: 0, g: 0, b: 0, a: 0 }, radii: [0, 0, 0, 0], borderWidth: 0,
  borderColor: { r: 0, g: 0, b: 0, a: 0 }, shadow: null, contents: null, drawing: null,
  gradient: null, backdrop: null, children: [], mask: null, sublayerTransform: [1, 0, 0, 1, 0, 0],
  hidden: false, clips: false, isContinuous: false, onlyTransforms: false, isNearest: false,
  animations: [],
});

const allNames = Object.keys(blank);

// How long a layer that has moved is kept apart for moving, in milliseconds.
const movingTime = 400;

export class LayerTree {
  constructor(element) {
    this.element = element;
    this.layers = new Map();
    this.bitmaps = new Map();
    this.root = null;
    this.scale = 1;
    this.screen = { width: 0, height: 0 };
    this.dirty = new Set();
    this.moving = new Map();
    this.animated = new Set();
    // The time of the device, which animations follow.
    this.now = () => 0;
    this.chrome = new Chrome(this);
    this.onScreenChange = () => {};
    this.onChange = null;
  }

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
    this.moving.clear();
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
    const fields = { ...layer.fields, ...part.fields };
    if (part.fields.flags !== undefined) {
      const { flags } = part.fields;
      fields.hidden = (flags & 1) !== 0;
      fields.clips = (flags & 2) !== 0;
      fields.isContinuous = (flags & 4) !== 0;
      fields.onlyTransforms = (flags & 8) !== 0;
      fields.isNearest = (flags & 16) !== 0;
    }
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
    this.set(this.layers.get(id) ?? this.make(id), fields, allNames);
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
    this.moving.delete(layer);
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
    for (const layer of this.dirty) this.arrange(layer);
    for (const layer of this.dirty) this.lay(layer, now);
    for (const layer of this.dirty) {
      this.paint(layer);
      layer.changed.clear();
    }
    this.dirty.clear();
  }

  // Structure

  // Has the elements that a layer needs, with its sublayers in them.
  arrange(layer) {
    const { fields, changed } = layer;
    const needsFrame = fields.mask !== null && fields.shadow !== null;
    // A shadow lies under the background, and a border is not cut off.
    const needsBody = fields.shadow !== null || (fields.clips && fields.borderWidth > 0);
    const hasFrame = layer.frame !== layer.outer;
    const hasBody = layer.body !== layer.frame;
    if (needsFrame !== hasFrame || needsBody !== hasBody) {
      this.rebuild(layer, needsFrame, needsBody);
      changed.add('children');
    }
    if (changed.has('children')) this.order(layer);
    if (layer.id === this.root && layer.outer.parentNode !== this.element) {
      this.element.prepend(layer.outer);
    }
  }

  rebuild(layer, needsFrame, needsBody) {
    const { parts } = layer;
    for (const element of Object.values(parts)) element.remove();
    layer.parts = {};
    const kept = [...layer.body.childNodes].filter((node) => node.dataset?.layer);
    for (const element of [layer.frame, layer.body]) {
      if (element !== layer.outer) element.remove();
    }
    layer.outer.removeAttribute('style');
    layer.styles.clear();
    layer.frame = needsFrame ? layer.outer.appendChild(h('div', { class: 'frame' })) : layer.outer;
    layer.body = needsBody ? layer.frame.appendChild(h('div', { class: 'body' })) : layer.frame;
    for (const node of kept) layer.body.append(node);
    layer.place = null;
    layer.inner = null;
  }

  order(layer) {
    const { body } = layer;
    // What a layer itself shows lies before the elements of its sublayers.
    let next = body.firstChild;
    while (next && !next.dataset.layer) {
      if (next === layer.parts.border) break;
      next = next.nextSibling;
    }
    for (const id of layer.fields.children) {
      const child = this.layers.get(id);
      if (!child) continue;
      if (child.parent !== layer) {
        child.parent = layer;
        child.place = null;
        this.dirty.add(child);
      }
      if (child.outer === next) {
        next = next.nextSibling;
      } else {
        body.insertBefore(child.outer, next);
      }
    }
  }

  // Geometry

  context(layer) {
    if (layer.id === this.root) return { x: 0, y: 0, scale: this.scale };
    return layer.parent?.inner ?? null;
  }

  // Puts a layer where it belongs, and its sublayers if they lie elsewhere on their pixels then.
  lay(layer, now) {
    const context = this.context(layer);
    if (!context) return;
    const fields = layer.shown;
    const last = layer.place;
    const next = this.placeIn(layer, fields, context);
    layer.place = next;
    if (!last || last.transform !== next.transform) {
      this.style(layer, layer.outer, 'transform', next.transform);
      if (last) this.noteMove(layer, now);
    }
    if (!last || last.width !== next.width || last.height !== next.height) {
      for (const element of new Set([layer.outer, layer.frame, layer.body])) {
        this.style(layer, element, 'width', `${next.width}px`);
        this.style(layer, element, 'height', `${next.height}px`);
      }
      layer.changed.add('extent');
      this.dirty.add(layer);
    }
    const inner = next.inner;
    const old = layer.inner;
    layer.inner = inner;
    if (!old || old.x !== inner.x || old.y !== inner.y || old.bend !== inner.bend) {
      for (const id of fields.children) {
        const child = this.layers.get(id);
        if (child && child.parent === layer) this.lay(child, now);
      }
    }
  }

  placeIn(layer, fields, context) {
    const [a, b, c, d, tx, ty] = fields.transform;
    const bend = isIdentity(fields.sublayerTransform) ? null : fields.sublayerTransform;
    const isMoved = a === 1 && b === 0 && c === 0 && d === 1;
    if (isMoved && !context.bend) {
      const at = tx === 0 && ty === 0
        ? place(fields, context)
        : place({
          ...fields, clips: true,
          position: { x: fields.position.x + tx, y: fields.position.y + ty },
        }, context);
      return {
        x: at.x, y: at.y, width: at.width, height: at.height,
        transform: `translate(${at.x}px,${at.y}px)`,
        inner: { x: at.inside.x - at.x, y: at.inside.y - at.y, scale: context.scale, bend },
      };
    }
    return placeTurned(fields, context, bend);
  }

  noteMove(layer, now) {
    layer.movedFrames = now - layer.lastMove < 100 ? layer.movedFrames + 1 : 1;
    layer.lastMove = now;
    if (layer.movedFrames < 3 || this.moving.has(layer)) return;
    this.moving.set(layer, true);
    layer.outer.style.willChange = 'transform';
    this.setQuick(true);
    this.scheduleRest();
  }

  // While something moves, large layers are cut by plain round corners, which compositors do at
  // once; the exact curve is back when all rests.
  setQuick(isQuick) {
    if (this.isQuick === isQuick) return;
    this.isQuick = isQuick;
    for (const layer of this.layers.values()) {
      if (!isCostly(layer)) continue;
      layer.changed.add('radii');
      this.dirty.add(layer);
    }
  }

  scheduleRest() {
    if (this.restTimer) return;
    this.restTimer = setTimeout(() => {
      this.restTimer = null;
      const now = performance.now();
      for (const layer of this.moving.keys()) {
        if (now - layer.lastMove < movingTime) continue;
        layer.outer.style.willChange = '';
        this.moving.delete(layer);
      }
      if (this.moving.size > 0) {
        this.scheduleRest();
      } else {
        this.setQuick(false);
        this.flush();
      }
    }, movingTime);
  }

  // Looks

  style(layer, element, name, value) {
    const key = element === layer.outer ? name : `${element.className}.${name}`;
    if (layer.styles.get(key) === value) return;
    layer.styles.set(key, value);
    element.style[name] = value;
  }

  part(layer, name, tag, parent, before) {
    let element = layer.parts[name];
    if (!element) {
      element = document.createElement(tag);
      element.className = name;
      if (tag === 'img') {
        element.decoding = 'sync';
        element.alt = '';
        element.draggable = false;
      }
      layer.parts[name] = element;
      parent.insertBefore(element, before);
    }
    return element;
  }

  dropPart(layer, name) {
    const element = layer.parts[name];
    if (!element) return;
    element.remove();
    delete layer.parts[name];
  }

  paint(layer) {
    const { shown: fields, changed, outer } = layer;
    if (!layer.place) return;
    const has = (...names) => names.some((name) => changed.has(name));
    if (has('opacity')) this.style(layer, outer, 'opacity', fields.opacity === 255 ? '' : `${fields.opacity / 255}`);
    if (has('flags')) this.style(layer, outer, 'display', fields.hidden ? 'none' : '');
    if (fields.onlyTransforms) return;
    const isReshaped = has('extent', 'radii', 'flags', 'children');
    if (isReshaped || has('background', 'backdrop', 'gradient')) this.paintGround(layer);
    if (isReshaped || has('drawing')) this.paintDrawing(layer);
    if (isReshaped || has('contents')) this.paintContents(layer);
    if (isReshaped || has('borderWidth', 'borderColor')) this.paintBorder(layer);
    if (isReshaped || has('shadow', 'background', 'backdrop')) this.paintShadow(layer);
    if (has('mask', 'extent', 'origin', 'shadow')) this.paintMask(layer);
  }

  // Round corners of an element as large as the layer.
  corners(layer, isPlain = false) {
    const { shown: fields, place: at } = layer;
    if (fields.radii.every((radius) => radius <= 0)) return { radius: '', shape: '' };
    const wanted = fields.radii.map((radius) =>
      radius > 0 ? Math.min(radius * this.scale, Math.max(at.width, at.height)) : 0);
    const isContinuous = fields.isContinuous && !isPlain && !(this.isQuick && isCostly(layer));
    return cornerStyle(wanted, at.width, at.height, isContinuous);
  }

  setCorners(layer, element, corners) {
    this.style(layer, element, 'borderRadius', corners.radius);
    this.style(layer, element, 'cornerShape', corners.shape);
  }

  paintGround(layer) {
    const { shown: fields, body } = layer;
    const corners = this.corners(layer);
    this.setCorners(layer, body, corners);
    this.style(layer, body, 'overflow', fields.clips ? 'hidden' : '');
    const { backdrop, gradient } = fields;
    this.style(layer, body, 'backgroundColor', css(fields.background));
    if (backdrop) {
      const ground = this.part(layer, 'backdrop', 'div', body, body.firstChild);
      this.setCorners(layer, ground, corners);
      const look = backdropStyle(backdrop, this.scale);
      this.style(layer, ground, 'backdropFilter', look.filter);
      this.style(layer, ground, 'webkitBackdropFilter', look.filter);
      this.style(layer, ground, 'backgroundColor', look.cover);
      const ring = backdrop.ring * backdrop.amount;
      this.style(layer, ground, 'boxShadow', ring > 0
        ? `inset 0 0 0 ${this.scale}px rgba(255,255,255,${ring})` : '');
    } else {
      this.dropPart(layer, 'backdrop');
    }
    if (gradient) {
      const ground = this.part(layer, 'gradient', 'div', body, this.afterGround(layer, 'backdrop'));
      this.setCorners(layer, ground, corners);
      this.style(layer, ground, 'backgroundImage', gradientStyle(gradient, layer.place));
    } else {
      this.dropPart(layer, 'gradient');
    }
  }

  // The node before which something goes that lies above the named parts.
  afterGround(layer, ...names) {
    let node = layer.body.firstChild;
    while (node && names.includes(node.className)) node = node.nextSibling;
    return node;
  }

  paintDrawing(layer) {
    const { drawing } = layer.shown;
    const bitmap = drawing && this.bitmaps.get(drawing.id);
    if (!bitmap) return this.dropPart(layer, 'drawing');
    const image = this.part(
      layer, 'drawing', 'img', layer.body, this.afterGround(layer, 'backdrop', 'gradient'));
    this.showImage(layer, image, bitmap, {
      x: drawing.x, y: drawing.y, width: bitmap.width, height: bitmap.height,
    });
  }

  paintContents(layer) {
    const { contents, isNearest } = layer.shown;
    const bitmap = contents && this.bitmaps.get(contents.id);
    if (!bitmap) return this.dropPart(layer, 'contents');
    const image = this.part(
      layer, 'contents', 'img', layer.body,
      this.afterGround(layer, 'backdrop', 'gradient', 'drawing'));
    const part = contents.rect;
    const source = { width: part.width * bitmap.width, height: part.height * bitmap.height };
    const target = placeContents(source, contents, layer.place, this.scale);
    this.style(layer, image, 'imageRendering', isNearest ? 'pixelated' : '');
    if (part.x === 0 && part.y === 0 && part.width === 1 && part.height === 1) {
      this.style(layer, image, 'clipPath', '');
      this.showImage(layer, image, bitmap, target);
      return;
    }
    const width = target.width / part.width;
    const height = target.height / part.height;
    const left = part.x * width;
    const top = part.y * height;
    this.style(layer, image, 'clipPath',
      `inset(${top}px ${width - left - target.width}px ${height - top - target.height}px ${left}px)`);
    this.showImage(layer, image, bitmap, { x: target.x - left, y: target.y - top, width, height });
  }

  showImage(layer, image, bitmap, rect) {
    if (image.dataset.url !== bitmap.url) {
      image.dataset.url = bitmap.url;
      image.src = bitmap.url;
    }
    this.style(layer, image, 'left', `${rect.x}px`);
    this.style(layer, image, 'top', `${rect.y}px`);
    this.style(layer, image, 'width', `${rect.width}px`);
    this.style(layer, image, 'height', `${rect.height}px`);
  }

  paintBorder(layer) {
    const { shown: fields, frame } = layer;
    if (fields.borderWidth <= 0 || fields.borderColor.a === 0) return this.dropPart(layer, 'border');
    const border = this.part(layer, 'border', 'div', frame, null);
    if (border.nextSibling) frame.append(border);
    this.setCorners(layer, border, this.corners(layer));
    this.style(layer, border, 'border',
      `${fields.borderWidth * this.scale}px solid ${css(fields.borderColor)}`);
  }

  paintShadow(layer) {
    const { shadow, background, backdrop } = layer.shown;
    const { outer } = layer;
    const castsOwn = shadow && !shadow.path && background.a === 0 && !backdrop;
    this.style(layer, layer.frame, 'filter', castsOwn
      ? `drop-shadow(${this.length(shadow.offset.width)} ${this.length(shadow.offset.height)} ${
        this.length(shadow.radius)} ${css(shadow.color, shadow.opacity / 255)})` : '');
    if (!shadow || castsOwn) return this.dropPart(layer, 'shadow');
    const color = css(shadow.color, shadow.opacity / 255);
    const x = Math.round(shadow.offset.width * this.scale);
    const y = Math.round(shadow.offset.height * this.scale);
    const element = this.part(layer, 'shadow', 'div', outer, outer.firstChild);
    if (shadow.path) {
      const inside = element.firstChild ?? element.appendChild(h('div', { class: 'caster' }));
      const { origin } = layer.shown;
      const blur = shadow.radius * this.scale;
      this.style(layer, element, 'filter', blur > 0 ? `blur(${blur}px)` : '');
      this.style(layer, element, 'boxShadow', '');
      this.style(layer, element, 'transform', `translate(${x}px,${y}px)`);
      inside.style.backgroundColor = color;
      inside.style.clipPath = `path("${pathData(
        shadow.path, this.scale, casterPad - origin.x * this.scale,
        casterPad - origin.y * this.scale)}")`;
      return;
    }
    // A shadow is not drawn under its box. Where one sees through the layer, the box stands beside
    // it; that costs more, as what moves is larger then.
    element.replaceChildren();
    const blur = shadow.radius * this.scale * 2;
    const isCovered = background.a === 255 && !backdrop;
    const aside = isCovered ? 0 : layer.place.width + 2 * Math.ceil(blur) + Math.abs(x);
    this.style(layer, element, 'filter', '');
    this.style(layer, element, 'transform', aside > 0 ? `translate(${-aside}px,0)` : '');
    // Under the blur nobody sees the curve of a corner, and plain corners are quick to blur.
    this.setCorners(layer, element, this.corners(layer, true));
    this.style(layer, element, 'boxShadow', `${x + aside}px ${y}px ${blur}px ${color}`);
  }

  length(points) {
    return `${points * this.scale}px`;
  }

  paintMask(layer) {
    const { mask, origin } = layer.shown;
    const { frame } = layer;
    const x = -origin.x * this.scale;
    const y = -origin.y * this.scale;
    this.style(layer, frame, 'clipPath',
      mask?.path ? `path("${pathData(mask.path, this.scale, x, y)}")` : '');
    const bitmap = mask?.id && this.bitmaps.get(mask.id);
    const image = bitmap
      ? `url("${bitmap.url}") ${snap(mask.frame.x * this.scale + x)}px ${
        snap(mask.frame.y * this.scale + y)}px / ${bitmap.width}px ${bitmap.height}px no-repeat`
      : mask && !mask.path ? 'linear-gradient(transparent,transparent)' : '';
    this.style(layer, frame, 'mask', image);
  }
}

// How far the outline of a shadow may reach out of its layer, in pixels; as in the style sheet.
const casterPad = 2000;

// Whether a layer is large and cut by continuous corners.
function isCostly({ shown, place: at }) {
  return at && shown.clips && shown.isContinuous && at.width * at.height > 100000
    && shown.radii.some((radius) => radius > 0);
}
