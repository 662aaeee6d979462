// The layers pulled apart in space.

import { h } from './dom.js';
import { showsItself } from './fields.js';

export class Exploded {
  constructor(stage, tree, pick) {
    this.stage = stage;
    this.tree = tree;
    this.pick = pick;
    this.turn = { x: -18, y: 32 };
    this.gap = 26;
    this.zoom = 0.8;
    this.space = h('div', { class: 'space' });
    this.root = h('div', { class: 'exploded', hidden: true, tabindex: 0, role: 'application',
      'aria-label': 'Layers in space: drag or use the arrow keys to turn, plus and minus to spread' }, this.space);
    stage.append(this.root);
    this.root.addEventListener('pointerdown', (event) => this.begin(event));
    this.root.addEventListener('wheel', (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) this.zoom = Math.max(0.3, Math.min(2, this.zoom * Math.exp(-event.deltaY * 0.004)));
      else this.gap = Math.max(0, Math.min(120, this.gap - event.deltaY * 0.1));
      this.place();
    }, { passive: false });
    this.root.addEventListener('keydown', (event) => {
      const ways = { ArrowLeft: [0, -6], ArrowRight: [0, 6], ArrowUp: [6, 0], ArrowDown: [-6, 0] };
      if (ways[event.key]) {
        this.turn.x += ways[event.key][0];
        this.turn.y += ways[event.key][1];
      } else if (event.key === '+') this.gap += 4;
      else if (event.key === '-') this.gap = Math.max(0, this.gap - 4);
      else return;
      event.preventDefault();
      this.place();
    });
  }

  get isShown() { return !this.root.hidden; }

  show(isShown) {
    this.root.hidden = !isShown;
    if (isShown) this.build();
    else this.space.replaceChildren();
  }

  // Every layer that shows something by itself becomes a plane.
  build() {
    const { tree, space } = this;
    const { width, height } = tree.element.getBoundingClientRect();
    this.size = { width, height };
    space.replaceChildren();
    const origin = tree.element.getBoundingClientRect();
    const factor = origin.width / (tree.screen.width * tree.scale);
    this.planes = [];
    const walk = (layer, opacity) => {
      const { shown, outer } = layer;
      if (shown.hidden || shown.opacity === 0) return;
      const alpha = (opacity * shown.opacity) / 255;
      const rect = outer.getBoundingClientRect();
      const isSeen = rect.right > origin.left && rect.left < origin.right
        && rect.bottom > origin.top && rect.top < origin.bottom && rect.width > 0;
      if (isSeen && showsItself(shown)) this.add(layer, rect, origin, factor, alpha);
      for (const id of layer.fields.children) {
        const child = tree.layers.get(id);
        if (child) walk(child, alpha);
      }
    };
    const root = tree.layers.get(tree.root);
    if (root) walk(root, 1);
    this.depth = Math.max(0, ...this.planes.map((plane) => plane.depth));
    this.place();
  }

  // A plane lies one step above all planes that it covers.
  add(layer, rect, origin, factor, alpha) {
    const plane = h('div', { class: 'plane', 'data-layer': layer.id });
    const copy = layer.body.cloneNode(false);
    // A layer may be scaled itself, as the screen below a sheet is.
    const [wide, high] = [rect.width / parseFloat(layer.outer.style.width), rect.height / parseFloat(layer.outer.style.height)];
    // That of a hairline is a calculation; a turned layer's rectangle is not its own.
    const isUpright = Number.isNaN(high) || Math.abs(wide / high - 1) < 0.02;
    const [x, y] = isUpright && wide > 0 ? [wide, Number.isNaN(high) ? wide : high] : [factor, factor];
    Object.assign(copy.style, {
      transform: `scale(${x}, ${y})`, transformOrigin: '0 0', opacity: alpha, willChange: '',
      width: layer.outer.style.width, height: layer.outer.style.height,
    });
    for (const part of layer.body.children) {
      if (!part.dataset.layer) copy.append(part.cloneNode(false));
    }
    const { border } = layer.parts;
    if (border && border.parentNode !== layer.body) copy.append(border.cloneNode(false));
    const glass = copy.querySelector('.backdrop');
    if (glass) {
      glass.style.backdropFilter = 'none';
      glass.style.webkitBackdropFilter = 'none';
    }
    plane.append(copy);
    const box = { left: rect.left - origin.left, top: rect.top - origin.top, width: rect.width, height: rect.height };
    for (const [side, value] of Object.entries(box)) plane.style[side] = `${value}px`;
    plane.addEventListener('click', () => { if (!this.hasTurned) this.pick(layer.id); });
    this.space.append(plane);
    let depth = 0;
    for (const other of this.planes) {
      const isApart = other.rect.right <= rect.left || other.rect.left >= rect.right
        || other.rect.bottom <= rect.top || other.rect.top >= rect.bottom;
      if (!isApart) depth = Math.max(depth, other.depth + 1);
    }
    this.planes.push({ plane, depth, rect });
  }

  place() {
    const { space, planes, depth, gap, turn, zoom, size } = this;
    if (!planes) return;
    space.style.width = `${size.width}px`;
    space.style.height = `${size.height}px`;
    space.style.transform = `scale(${zoom}) rotateX(${turn.x}deg) rotateY(${turn.y}deg)`;
    for (const { plane, depth: at } of planes) {
      plane.style.transform = `translateZ(${(at - depth / 2) * gap}px)`;
    }
  }

  mark(id) {
    for (const { plane } of this.planes ?? []) {
      plane.classList.toggle('selected', Number(plane.dataset.layer) === id);
    }
  }

  begin(event) {
    const start = { x: event.clientX, y: event.clientY, turn: { ...this.turn } };
    this.hasTurned = false;
    const move = (next) => {
      const dx = next.clientX - start.x;
      const dy = next.clientY - start.y;
      if (Math.hypot(dx, dy) > 4) this.hasTurned = true;
      this.turn.y = start.turn.y + dx * 0.35;
      this.turn.x = Math.max(-89, Math.min(89, start.turn.x - dy * 0.35));
      this.place();
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
  }
}
