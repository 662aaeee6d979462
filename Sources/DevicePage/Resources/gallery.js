// The list of scenes with their pictures.

import { h, icon } from './dom.js';
import { groupsOf, tagNames, tagsOf } from './groups.js';

export class Gallery {
  constructor(root, catalog, choose) {
    this.choose = choose;
    this.cards = new Map();
    this.search = h('input', {
      type: 'search', placeholder: 'Search scenes', 'aria-label': 'Search scenes',
      oninput: () => this.filter(), autocomplete: 'off', spellcheck: 'false',
    });
    this.list = h('div', { class: 'groups' });
    this.groups = [];
    this.rows = [];
    this.tags = h('div', { class: 'tags', role: 'group', 'aria-label': 'Kinds of scenes' }, ...tagNames.map((name) => h('button', {
      type: 'button', class: 'chip', 'aria-pressed': 'false', onclick: (event) => {
        const { currentTarget } = event;
        currentTarget.setAttribute('aria-pressed', currentTarget.getAttribute('aria-pressed') !== 'true');
        this.filter();
      },
    }, name)));
    this.none = h('p', { class: 'empty', hidden: true }, 'No scene matches.');
    root.append(h('label', { class: 'search' }, icon('search'), this.search), this.tags, this.list, this.none);
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
    const add = (scene, list) => {
      const picture = h('img', {
        alt: '', width: 39, height: 85, 'data-scene': scene.name, 'data-src': address(scene.name),
      });
      const card = h('button', { type: 'button', class: 'scene', tabindex: -1, onclick: () => choose(scene.name) },
        h('span', { class: 'thumb' }, picture),
        h('span', { class: 'words' },
          h('span', { class: 'title' }, scene.title),
          h('span', { class: 'name' }, scene.name, scene.seed ? h('span', { class: 'seed' }, `article ${scene.seed}`) : null)));
      const row = h('li', {}, card);
      row.tags = tagsOf(scene);
      row.words = [scene.name, scene.title, scene.summary, scene.seed ? `article ${scene.seed}` : '']
        .join(' ').toLowerCase();
      list.append(row);
      this.rows.push(row);
      this.cards.set(scene.name, card);
      seeing.observe(picture);
    };
    for (const [title, scenes] of groupsOf(catalog.scenes)) {
      const list = h('ul', { class: 'scenes', 'aria-label': title });
      const group = h('section', { class: 'scene-group' }, h('h2', {}, title, h('span', { class: 'count' }, scenes.length)), list);
      for (const scene of scenes) add(scene, list);
      this.list.append(group);
      this.groups.push(group);
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
    return this.rows.filter((row) => !row.hidden).map((row) => row.firstChild);
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
    const wanted = [...this.tags.children].filter((chip) => chip.getAttribute('aria-pressed') === 'true')
      .map((chip) => chip.textContent);
    for (const row of this.rows) {
      row.hidden = !words.every((word) => row.words.includes(word)) || !wanted.every((tag) => row.tags.includes(tag));
      if (!row.hidden) count += 1;
    }
    for (const group of this.groups) {
      const shown = [...group.lastChild.children].filter((row) => !row.hidden).length;
      group.hidden = shown === 0;
      group.querySelector('.count').textContent = shown;
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
