// Small pictures of the film at equal distances of time, above the time line.

import { h } from './dom.js';

const height = 76;
const most = 24;

export class Thumbnails {
  constructor(element, film, frames) {
    this.film = film;
    this.frames = frames;
    // The scrubber and the keys do the same for those who cannot point.
    this.root = h('div', { class: 'thumbs', 'aria-hidden': 'true' });
    element.prepend(this.root);
    this.count = 0;
  }

  // Makes as many as there is room for. The film is left at another moment.
  draw(width) {
    const { screen } = this.film.tree;
    const wide = (height * screen.width) / Math.max(1, screen.height);
    const count = Math.max(1, Math.min(most, this.frames.length, Math.floor(width / (wide + 8))));
    if (count === this.count) return false;
    this.count = count;
    const start = this.frames[0].t;
    const span = this.frames[this.frames.length - 1].t - start;
    this.root.replaceChildren(...Array.from({ length: count }, (_, place) => {
      const time = start + (span * (place + 0.5)) / count;
      const next = this.frames.findIndex(({ t }) => t > time + 1e-6);
      return this.picture(next < 0 ? this.frames.length - 1 : Math.max(0, next - 1));
    }));
    return true;
  }

  // The layers are elements, so a copy of them is a picture.
  picture(index) {
    const { film } = this;
    film.show(index);
    const { screen, scale, element } = film.tree;
    const copy = element.cloneNode(true);
    copy.removeAttribute('id');
    const filters = copyFilters(copy, index);
    const factor = height / screen.height;
    copy.style.zoom = factor / scale;
    copy.style.setProperty('--hairline', '0px');
    return h('div', {
      class: 'moment', style: `width:${screen.width * factor}px;height:${height}px`,
      title: `${this.frames[index].t.toFixed(2)} s`, 'data-index': index,
    }, copy, filters);
  }
}

// Copies the mixes of colours that layers refer to, as those of the film change with it.
function copyFilters(root, index) {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.style.cssText = 'position:absolute;width:0;height:0';
  for (const part of root.querySelectorAll('[style*="url("]')) {
    const name = /url\("#([^"]+)"\)/.exec(part.style.filter)?.[1];
    const filter = name && document.getElementById(name)?.cloneNode(true);
    if (!filter) continue;
    filter.id = `${name}-${index}`;
    holder.append(filter);
    part.style.filter = part.style.filter.replace(`#${name}`, `#${filter.id}`);
  }
  return holder;
}
