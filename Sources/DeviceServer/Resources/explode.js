// The layers pulled apart in space.

import { h } from './dom.js';

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
    const walk = (layer, depth, opacity) => {
      const { shown, outer } = layer;
      if (shown.hidden || shown.opacity === 0) return depth;
      let deepest = depth;
      const alpha = (opacity * shown.opacity) / 255;
      const rect = outer.getBoundingClientRect();
      const showsSelf = shown.background.a > 0 || shown.contents || shown.drawing || shown.gradient
        || shown.backdrop || shown.borderWidth > 0;
      const isSeen = rect.right > origin.left && rect.left < origin.right
        && rect.bottom > origin.top && rect.top < origin.bottom;
      if (showsSelf && isSeen && rect.width > 0) {
        const plane = h('div', { class: 'plane', 'data-layer': layer.id });
        const copy = layer.body.cloneNode(false);
        copy.style.cssText = layer.body.style.cssText;
        copy.style.transform = `scale(${factor})`;
        copy.style.transformOrigin = '0 0';
        copy.style.opacity = alpha;
        copy.style.width = layer.outer.style.width;
        copy.style.height = layer.outer.style.height;
        copy.style.willChange = '';
        for (const part of layer.body.children) {
          if (!part.dataset.layer) copy.append(part.cloneNode(false));
        }
        if (layer.parts.border && !copy.contains(layer.parts.border)) copy.append(layer.parts.border.cloneNode(false));
        const glass = copy.querySelector('.backdrop');
        if (glass) {
          glass.style.backdropFilter = 'none';
          glass.style.backgroundColor ||= 'rgba(200,200,210,.4)';
        }
        plane.append(copy);
        plane.style.cssText = `left:${rect.left - origin.left}px;top:${rect.top - origin.top}px;width:${rect.width}px;height:${rect.height}px`;
        plane.addEventListener('click', () => { if (!this.hasTurned) this.pick(layer.id); });
        space.append(plane);
        this.planes.push({ plane, depth });
        deepest = depth + 1;
      }
      let last = deepest;
      for (const id of layer.fields.children) {
        const child = tree.layers.get(id);
        if (child) last = Math.max(last, walk(child, deepest, alpha));
      }
      return last;
    };
    const root = tree.layers.get(tree.root);
    this.depth = root ? walk(root, 0, 1) : 0;
    this.place();
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
