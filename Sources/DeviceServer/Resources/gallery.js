// The list of scenes with their pictures.

import { h, icon } from './dom.js';

export class Gallery {
  constructor(root, catalog, choose) {
    this.choose = choose;
    this.cards = new Map();
    this.search = h('input', {
      type: 'search', placeholder: 'Search scenes', 'aria-label': 'Search scenes',
      oninput: () => this.filter(), autocomplete: 'off', spellcheck: 'false',
    });
    this.list = h('ul', { class: 'scenes', 'aria-label': 'Scenes' });
    this.none = h('p', { class: 'empty', hidden: true }, 'No scene matches.');
    root.append(h('label', { class: 'search' }, icon('search'), this.search), this.list, this.none);
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const address = (name) => `/thumbnail/${name}.${scheme.matches ? 'dark' : 'light'}.png`;
    scheme.addEventListener('change', () => {
      for (const picture of this.list.querySelectorAll('img')) {
        picture.dataset.src = address(picture.dataset.scene);
        if (picture.src) this.load(picture);
      }
    });
    const seeing = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || target.src) continue;
        seeing.unobserve(target);
        this.load(target);
      }
    }, { root: this.list.parentElement, rootMargin: '300px' });
    this.waiting = [];
    for (const scene of catalog.scenes) {
      const picture = h('img', {
        alt: '', width: 39, height: 85, 'data-scene': scene.name, 'data-src': address(scene.name),
      });
      const card = h('button', { type: 'button', class: 'scene', tabindex: -1, onclick: () => choose(scene.name) },
        h('span', { class: 'thumb' }, picture),
        h('span', { class: 'words' },
          h('span', { class: 'title' }, scene.title),
          h('span', { class: 'name' }, scene.name, scene.seed ? h('span', { class: 'seed' }, `article ${scene.seed}`) : null)));
      const row = h('li', {}, card);
      row.words = [scene.name, scene.title, scene.summary, scene.seed ? `article ${scene.seed}` : '']
        .join(' ').toLowerCase();
      this.list.append(row);
      this.cards.set(scene.name, card);
      seeing.observe(picture);
    }
    this.list.addEventListener('keydown', (event) => this.walk(event));
    this.search.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        this.visible()[0]?.focus();
      } else if (event.key === 'Enter') {
        this.visible()[0]?.click();
      }
    });
  }

  // Pictures are asked for one after the other, once the device is seen: the server makes them while
  // nobody plays, and a slow network has the device first.
  load(picture) {
    this.waiting.push(picture);
    if (this.canLoad && this.waiting.length === 1) this.loadNext();
  }

  begin() {
    if (this.canLoad) return;
    this.canLoad = true;
    this.loadNext();
  }

  loadNext() {
    const next = () => {
      const [first] = this.waiting;
      if (!first) return;
      const done = () => {
        first.classList.add('ready');
        this.waiting.shift();
        next();
      };
      first.onload = done;
      first.onerror = () => setTimeout(done, 500);
      first.src = first.dataset.src;
    };
    next();
  }

  visible() {
    return [...this.list.children].filter((row) => !row.hidden).map((row) => row.firstChild);
  }

  walk(event) {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const cards = this.visible();
    const at = cards.indexOf(document.activeElement);
    if (at + way < 0) this.search.focus();
    else {
      const card = cards[Math.min(at + way, cards.length - 1)];
      this.stop(card);
      card?.focus();
    }
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of this.list.children) {
      row.hidden = !words.every((word) => row.words.includes(word));
      if (!row.hidden) count += 1;
    }
    this.none.hidden = count > 0;
    this.stop();
  }

  // The list is one stop of the keyboard: the scene that is shown, or the first that matches.
  stop(card) {
    const cards = this.visible();
    const current = card ?? cards.find((item) => item.getAttribute('aria-current') === 'true') ?? cards[0];
    for (const item of this.cards.values()) item.tabIndex = item === current ? 0 : -1;
  }

  show(name) {
    for (const [key, card] of this.cards) card.setAttribute('aria-current', key === name);
    this.stop();
    this.cards.get(name)?.scrollIntoView({ block: 'nearest' });
  }
}
