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
    // The number of the list, with which its elements are used.
    this.number = null;
    // The last list that waits for the device to rest.
    this.waiting = null;
    // The names of the elements that had the focus when something came over them.
    this.openers = [];
    // Called with a field that is to be typed into.
    this.onField = () => {};
  }

  // Shows a list. While things move, one without the element that has the focus waits for their end: what comes
  // then may have it again.
  receive(message, isMoving, zoom) {
    const focused = this.names[this.focused];
    this.waiting = isMoving && focused && !namesOf(message.list).includes(focused) ? message : null;
    if (!this.waiting) this.show(message, zoom);
  }

  // Shows the list that waited.
  rest(zoom) {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) this.show(waiting, zoom);
  }

  // The number of the element that has the focus; -1 for none.
  get focused() {
    const { root } = this;
    return root.contains(document.activeElement) ? Number(document.activeElement.dataset.index) : -1;
  }

  show({ list, number }, zoom) {
    const { root } = this;
    const before = { list: this.list, names: this.names };
    const held = this.focused;
    this.list = list;
    this.number = number;
    this.names = namesOf(list);
    const kept = new Map(before.names.map((name, index) =>
      [name, { node: root.children[index], element: before.list[index] }]));
    const nodes = list.map((element, index) => this.node(element, index, kept.get(this.names[index]), zoom));
    const sheet = sheetName(list);
    root.setAttribute('role', sheet ? 'dialog' : 'group');
    root.setAttribute('aria-label', sheet ?? 'Elements of the screen');
    // What stays is not taken out for a moment: it would lose the focus.
    for (const child of [...root.children]) if (!nodes.includes(child)) child.remove();
    nodes.forEach((node, index) => {
      if (root.children[index] !== node) root.insertBefore(node, root.children[index] ?? null);
    });
    if (held >= 0 && this.focused < 0) this.focusAfter(before.names[held], before.list[held], before.names);
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

  // The node of an element: the one that it had, so that a screen reader stays there, or a new one.
  node(element, index, kept, zoom) {
    const isSame = kept && JSON.stringify({ ...element, frame: 0 }) === JSON.stringify({ ...kept.element, frame: 0 });
    if (!isSame && kept?.node !== document.activeElement) return this.make(element, index, zoom);
    const { node } = kept;
    if (!isSame) {
      const next = this.make(element, index, zoom);
      for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
      for (const { name, value } of next.attributes) node.setAttribute(name, value);
      node.replaceChildren(...next.childNodes);
    }
    node.dataset.index = index;
    node.style.cssText = frame(element.frame, zoom);
    return node;
  }

  make(element, index, zoom) {
    const isGrabber = element.label === 'Sheet Grabber';
    const isPressed = element.traits.includes('button') || element.actions.length > 0;
    const role = isGrabber ? 'slider' : roles[element.role] ?? (isPressed ? 'button' : null);
    const isActive = active.includes(role);
    const isText = role === null || role === 'heading';
    const say = (action) => this.session.send(
      { t: 'activate', element: Number(node.dataset.index), action, list: this.number });
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
