// What the system draws over an app: status bar, island, home indicator.

import { h } from './dom.js';

export class Chrome {
  constructor(tree) {
    this.tree = tree;
  }

  show({ statusBar, statusBarShare, island, indicator, look }) {
    const { tree } = this;
    this.element ??= tree.element.appendChild(h('div', { class: 'chrome' }));
    const bitmap = tree.bitmaps.get(statusBar);
    this.element.replaceChildren();
    if (bitmap) {
      const image = this.image(bitmap);
      const slides = (look & 4) !== 0;
      image.style.opacity = slides ? 1 : statusBarShare;
      image.style.translate = slides ? `0 ${-bitmap.height * (1 - statusBarShare)}px` : '';
      this.element.append(image);
    }
    this.pill(island, '#000');
    const color = look & 1 ? '255 255 255' : '0 0 0';
    this.pill(indicator, `rgb(${color} / ${look & 2 ? 0.3 : 1})`);
  }

  // The image of a status bar, which is the same while it moves.
  image(bitmap) {
    if (this.shown?.bitmap !== bitmap) {
      const image = new Image();
      image.decoding = 'sync';
      image.src = bitmap.url;
      image.alt = '';
      image.style.cssText = `left:0;top:0;width:${bitmap.width}px;height:${bitmap.height}px`;
      this.shown = { bitmap, image };
    }
    return this.shown.image;
  }

  pill(rect, color) {
    if (rect.width === 0) return;
    const pill = this.element.appendChild(h('div', { class: 'pill' }));
    const { scale } = this.tree;
    pill.style.cssText = `left:${rect.x * scale}px;top:${rect.y * scale}px;width:${
      rect.width * scale}px;height:${rect.height * scale}px;background:${color};border-radius:${
      rect.height * scale}px`;
  }
}
