// The elements of the screen with their roles and names, for assistive technology and the keyboard.

import { h } from './dom.js';

const roles = {
  button: 'button', key: 'button', cell: 'button', link: 'link', image: 'img', header: 'heading',
  slider: 'slider', adjustable: 'slider', pageIndicator: 'slider', stepper: 'spinbutton',
  switch: 'switch', textField: 'textbox', secureTextField: 'textbox', textView: 'textbox',
  searchField: 'searchbox', progressIndicator: 'progressbar', activityIndicator: 'progressbar',
};

const active = [
  'button', 'link', 'slider', 'spinbutton', 'switch', 'textbox', 'searchbox',
];

export class Elements {
  constructor(root, session) {
    this.root = root;
    this.session = session;
  }

  show({ list }, zoom) {
    this.last = list;
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement.dataset.index : null;
    this.root.replaceChildren(...list.map((element, index) => this.make(element, index, zoom)));
    if (focused !== null) this.root.children[focused]?.focus({ preventScroll: true });
  }

  place(zoom) {
    (this.last ?? []).forEach((element, index) => {
      const child = this.root.children[index];
      if (child) child.style.cssText = frame(element.frame, zoom);
    });
  }

  make(element, index, zoom) {
    const isPressed = element.traits.includes('button') || element.actions.length > 0;
    const role = roles[element.role] ?? (isPressed ? 'button' : 'paragraph');
    const isActive = active.includes(role);
    const say = (action) => this.session.send({ t: 'activate', element: index, action });
    const node = h('div', {
      role, 'data-index': index, 'aria-label': element.label ?? element.role,
      'aria-description': element.hint, style: frame(element.frame, zoom),
      'aria-level': role === 'heading' ? 2 : null,
      'aria-disabled': element.traits.includes('notEnabled') || null,
      'aria-pressed': role === 'button' && element.traits.includes('selected') ? 'true' : null,
      'aria-multiline': element.role === 'textView' ? 'true' : null,
      'aria-checked': role === 'switch' ? String(element.value === '1' || element.value === 'on') : null,
      'aria-valuetext': element.value || null, tabindex: isActive ? 0 : null,
      onclick: (event) => { if (event.detail === 0) say('activate'); },
      onkeydown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') say('activate');
        else if (role === 'slider' && (event.key === 'ArrowUp' || event.key === 'ArrowRight')) say('increment');
        else if (role === 'slider' && (event.key === 'ArrowDown' || event.key === 'ArrowLeft')) say('decrement');
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    });
    if (role === 'paragraph' || role === 'heading') node.textContent = [element.label, element.value].filter(Boolean).join(', ');
    return node;
  }
}

function frame([x, y, width, height], zoom) {
  return `left:${x * zoom}px;top:${y * zoom}px;width:${width * zoom}px;height:${height * zoom}px`;
}
