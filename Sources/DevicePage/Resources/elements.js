// The elements of the screen with their roles and names, for assistive technology and the keyboard.

import { h } from './dom.js';

const roles = {
  button: 'button', key: 'button', cell: 'button', dismissRegion: 'button', link: 'link', image: 'img',
  header: 'heading', slider: 'slider', pageIndicator: 'slider', adjustable: 'spinbutton',
  stepper: 'spinbutton', switch: 'switch', textField: 'textbox', secureTextField: 'textbox',
  textView: 'textbox', searchField: 'searchbox', progressIndicator: 'progressbar',
  activityIndicator: 'progressbar',
};

const active = ['button', 'link', 'slider', 'spinbutton', 'switch', 'textbox', 'searchbox'];
const ranges = ['slider', 'spinbutton', 'progressbar'];
const fields = ['textbox', 'searchbox'];
// The most elements whose disappearance is kept to focus them again.
const mostOpeners = 8;

export class Elements {
  constructor(root, session) {
    this.root = root;
    this.session = session;
    this.list = [];
    this.names = [];
    // The names of the elements that had the focus when something came over them.
    this.openers = [];
    // Called with a field that is to be typed into.
    this.onField = () => {};
  }

  show({ list }, zoom) {
    const { root } = this;
    const before = { list: this.list, names: this.names };
    const held = root.contains(document.activeElement)
      ? Number(document.activeElement.dataset.index) : -1;
    this.list = list;
    this.names = namesOf(list);
    const nodes = list.map((element, index) => this.make(element, index, zoom));
    const sheet = sheetName(list);
    root.setAttribute('role', sheet ? 'dialog' : 'group');
    root.setAttribute('aria-label', sheet ?? 'Elements of the screen');
    root.replaceChildren(...nodes);
    if (held >= 0) this.focusAfter(before.names[held], before.list[held], before.names);
  }

  // Keeps the focus on its element. One that came over it receives the focus, and one that is there again.
  focusAfter(name, element, before) {
    const { list, names, openers, root } = this;
    const focus = (index) => root.children[index]?.focus({ preventScroll: true });
    const same = names.indexOf(name);
    if (same >= 0) return focus(same);
    const renamed = list.findIndex((other) => other.role === element.role
      && String(other.frame) === String(element.frame));
    if (renamed >= 0) return focus(renamed);
    while (openers.length > 0) {
      const opener = names.indexOf(openers.pop());
      if (opener >= 0) return focus(opener);
    }
    openers.push(name);
    if (openers.length > mostOpeners) openers.shift();
    const nodes = [...root.children];
    const canFocus = (node) => node.hasAttribute('tabindex');
    const first = nodes.findIndex((node, index) => canFocus(node) && !before.includes(names[index]));
    return focus(first >= 0 ? first : nodes.findIndex(canFocus));
  }

  place(zoom) {
    this.list.forEach((element, index) => {
      const child = this.root.children[index];
      if (child) child.style.cssText = frame(element.frame, zoom);
    });
  }

  make(element, index, zoom) {
    const isGrabber = element.label === 'Sheet Grabber';
    const isPressed = element.traits.includes('button') || element.actions.length > 0;
    const role = isGrabber ? 'slider' : roles[element.role] ?? (isPressed ? 'button' : null);
    const isActive = active.includes(role);
    const isText = role === null || role === 'heading';
    const say = (action) => this.session.send({ t: 'activate', element: index, action });
    const node = h('div', {
      role, 'data-index': index, 'aria-label': isText ? null : element.label ?? element.role,
      'aria-description': element.hint, style: frame(element.frame, zoom),
      'aria-level': role === 'heading' ? 2 : null,
      'aria-disabled': isActive && element.traits.includes('notEnabled') ? 'true' : null,
      'aria-pressed': role === 'button' && element.traits.includes('selected') ? 'true' : null,
      'aria-multiline': element.role === 'textView' ? 'true' : null,
      'aria-checked': role === 'switch' ? String(element.value === '1' || element.value === 'on') : null,
      tabindex: isActive ? 0 : null,
      onclick: (event) => { if (event.detail === 0) press(); },
      onkeydown: (event) => {
        const step = ranges.includes(role)
          && { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (step) say(step > 0 ? 'increment' : 'decrement');
        else if (event.key === 'Enter' || event.key === ' ') press();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    });
    const press = () => {
      say('activate');
      if (fields.includes(role)) this.onField(node);
    };
    if (ranges.includes(role)) range(node, role, share(element.value), element.value);
    else if (element.value && role && role !== 'switch' && role !== 'heading') node.append(element.value);
    if (isText) node.textContent = [element.label, element.value].filter(Boolean).join(', ');
    return node;
  }
}

// The names of elements, which tell them apart: role, label, and their number among those like them.
function namesOf(list) {
  const counts = new Map();
  return list.map(({ role, label }) => {
    const name = `${role} ${label}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name} ${count}`;
  });
}

// The name of the sheet that the elements are in; `null` where there is none over the others.
function sheetName(list) {
  const isSheet = list.some(({ role, label }) => role === 'dismissRegion' || label === 'Sheet Grabber');
  if (!isSheet) return null;
  const named = list.find(({ role, label }) => role === 'header' && label)
    ?? list.find(({ role, label }) => role === 'staticText' && label);
  return named ? `Sheet: ${named.label}` : 'Sheet';
}

// A value as a share of 100; `null` for one that is not of percent.
function share(value) {
  const number = /^([\d.]+) ?(%|percent)$/.exec(value ?? '');
  return number ? Number(number[1]) : null;
}

function range(node, role, now, text) {
  if (now !== null) {
    node.setAttribute('aria-valuemin', 0);
    node.setAttribute('aria-valuemax', Math.max(100, now));
    node.setAttribute('aria-valuenow', now);
  } else if (role !== 'progressbar') {
    // These have a number, even where the app only has words.
    node.setAttribute('aria-valuenow', Number.parseFloat(text) || 0);
  }
  if (text) node.setAttribute('aria-valuetext', text);
}

function frame([x, y, width, height], zoom) {
  return `left:${x * zoom}px;top:${y * zoom}px;width:${width * zoom}px;height:${height * zoom}px`;
}
