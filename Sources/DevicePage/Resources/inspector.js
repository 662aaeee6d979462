// The panels about what the phone shows, one at a time.

import { h } from './dom.js';

const titles = [
  ['controls', 'Controls'], ['state', 'State'], ['views', 'Views'], ['audit', 'Access'], ['log', 'Log'],
  ['source', 'Source'],
];

export class Inspector {
  constructor(root) {
    this.panels = new Map();
    this.open = 'controls';
    this.onOpen = () => {};
    const tabs = h('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Inspector' });
    root.append(tabs);
    for (const [name, title] of titles) {
      const tab = h('button', {
        type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}`,
        onclick: () => this.show(name),
      }, title);
      const panel = h('div', {
        class: `panel ${name}`, role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': tab.id,
      });
      tabs.append(tab);
      root.append(panel);
      this.panels.set(name, { tab, panel });
    }
    tabs.addEventListener('keydown', (event) => {
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!way) return;
      const names = [...this.panels.keys()];
      const next = names[(names.indexOf(this.open) + way + names.length) % names.length];
      this.show(next);
      this.panels.get(next).tab.focus();
    });
  }

  panel(name) {
    return this.panels.get(name).panel;
  }

  show(name) {
    this.open = name;
    for (const [key, { tab, panel }] of this.panels) {
      tab.setAttribute('aria-selected', key === name);
      tab.tabIndex = key === name ? 0 : -1;
      panel.hidden = key !== name;
    }
    this.onOpen(name);
  }
}
