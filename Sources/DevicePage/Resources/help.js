// The keys of the page.

import { h } from './dom.js';

const rows = [
  ['Space', 'Pause, go on'], ['. ,', 'Next frame, frame before'], ['/', 'Search scenes'],
  ['R', 'Record'], ['?', 'These keys'], ['Esc', 'Leave layers in space, probing, a drawer'],
  ['Tab', 'From the bar to the device, then to the elements of its screen'],
  ['Enter', 'Use an element; in a field, type into it'], ['↑ ↓', 'Change a slider, a stepper, the height of a sheet'],
  ['Alt and drag', 'Two fingers that mirror each other; with Shift side by side'],
  ['Ctrl and wheel', 'Pinch at the pointer'],
];
const setting = 'detent.singleKeys';

// What the browser keeps for the page, which it may refuse to do.
function kept(value) {
  try {
    if (value) localStorage.setItem(setting, value);
    return localStorage.getItem(setting);
  } catch {
    return value ?? null;
  }
}

export class Help {
  constructor() {
    this.isOn = kept() !== 'off';
    const box = h('input', {
      type: 'checkbox', class: 'switch', role: 'switch', id: 'single-keys',
      onchange: () => {
        this.isOn = box.checked;
        kept(this.isOn ? 'on' : 'off');
      },
    });
    box.checked = this.isOn;
    this.root = h('dialog', { class: 'help', 'aria-labelledby': 'help-title' },
      h('h2', { id: 'help-title' }, 'Keys'),
      h('dl', {}, ...rows.flatMap(([key, about]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, about)])),
      h('p', { class: 'choice' }, h('label', { for: 'single-keys' }, 'Keys without Ctrl or Alt'), box),
      h('form', { method: 'dialog' }, h('button', { class: 'action' }, 'Close')));
    document.body.append(this.root);
  }

  toggle() {
    if (this.root.open) this.root.close();
    else this.root.showModal();
  }
}
