// Small helpers to make elements.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (value === true) element.setAttribute(name, '');
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

const shapes = {
  play: '<path d="M5 3.5v9l7.5-4.5z" fill="currentColor"/>',
  pause: '<path d="M4.5 3.5h2.4v9H4.5zM9.1 3.5h2.4v9H9.1z" fill="currentColor"/>',
  step: '<path d="M4 3.5v9l6-4.5zM10.6 3.5h1.9v9h-1.9z" fill="currentColor"/>',
  record: '<circle cx="8" cy="8" r="4.6" fill="currentColor"/>',
  stop: '<rect x="4" y="4" width="8" height="8" rx="1.6" fill="currentColor"/>',
  restart: '<path d="M12.6 8a4.6 4.6 0 1 1-1.5-3.4M12.8 2.6v3.2H9.6"/>',
  rotate: '<rect x="5.2" y="2.6" width="5.6" height="10.8" rx="1.4"/><path d="M2.2 5.6a6 6 0 0 0 0 4.8M13.8 10.4a6 6 0 0 0 0-4.8"/>',
  moon: '<path d="M13 9.6A5.4 5.4 0 0 1 6.4 3a5.4 5.4 0 1 0 6.6 6.6z"/>',
  sun: '<circle cx="8" cy="8" r="2.8"/><path d="M8 1.6v1.6M8 12.8v1.6M1.6 8h1.6M12.8 8h1.6M3.5 3.5l1.1 1.1M11.4 11.4l1.1 1.1M3.5 12.5l1.1-1.1M11.4 4.6l1.1-1.1"/>',
  keyboard: '<rect x="1.8" y="4" width="12.4" height="8" rx="1.6"/><path d="M4.2 6.6h.01M6.7 6.6h.01M9.2 6.6h.01M11.7 6.6h.01M5 9.6h6"/>',
  cube: '<path d="M8 1.9l5.3 3v6.2L8 14.1l-5.3-3V4.9zM2.7 4.9L8 8l5.3-3.1M8 8v6.1"/>',
  target: '<circle cx="8" cy="8" r="5"/><path d="M8 1.4v3.2M8 11.4v3.2M1.4 8h3.2M11.4 8h3.2"/>',
  trail: '<path d="M2.4 12.4c2-6 4.4 1.4 6-3.4s2.6-4.6 5.2-5.4"/><circle cx="13" cy="3.8" r="1.2"/>',
  more: '<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2.4"/>',
  search: '<circle cx="7" cy="7" r="4.2"/><path d="M10.2 10.2l3.4 3.4"/>',
  link: '<path d="M6.6 9.4a2.7 2.7 0 0 0 3.9 0l2-2a2.75 2.75 0 0 0-3.9-3.9l-.9.9M9.4 6.6a2.7 2.7 0 0 0-3.9 0l-2 2a2.75 2.75 0 0 0 3.9 3.9l.9-.9"/>',
  list: '<path d="M2.4 4h11.2M2.4 8h11.2M2.4 12h11.2"/>',
  panel: '<rect x="2" y="3" width="12" height="10" rx="1.8"/><path d="M9.8 3v10"/>',
  camera: '<path d="M2 5.4h2.6L5.8 3.6h4.4l1.2 1.8H14v7.2H2z"/><circle cx="8" cy="8.8" r="2.3"/>',
  help: '<path d="M5.9 6.2a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.4M8 12h.01"/><circle cx="8" cy="8" r="6.4"/>',
  book: '<path d="M8 4.2C6.6 3 4.6 2.7 2.4 3v9.4c2.2-.3 4.2 0 5.6 1.2 1.4-1.2 3.4-1.5 5.6-1.2V3c-2.2-.3-4.2 0-5.6 1.2zM8 4.2v9.4"/>',
  columns: '<rect x="1.8" y="2.8" width="5.2" height="10.4" rx="1.5"/><rect x="9" y="2.8" width="5.2" height="10.4" rx="1.5"/>',
  strip: '<rect x="1.6" y="4.4" width="3.4" height="7.2" rx=".9"/><rect x="6.3" y="4.4" width="3.4" height="7.2" rx=".9"/><rect x="11" y="4.4" width="3.4" height="7.2" rx=".9"/>',
  save: '<path d="M8 2.4v7.4M4.9 6.9L8 10l3.1-3.1M2.8 13.2h10.4"/>',
};

export function icon(name) {
  const holder = document.createElement('span');
  holder.className = 'icon';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = `<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${shapes[name]}</svg>`;
  return holder;
}

export function button(name, label, action, attributes = {}) {
  return h('button', {
    type: 'button', class: 'tool', title: label, 'aria-label': label, onclick: action, ...attributes,
  }, icon(name));
}

// A choice between few values, shown side by side.
export function segments(label, options, value, change) {
  const group = h('div', { class: 'segments', role: 'radiogroup', 'aria-label': label });
  const buttons = options.map(([key, title]) => h('button', {
    type: 'button', role: 'radio', 'data-value': key, onclick: () => choose(key, true),
  }, title));
  function choose(key, isUser) {
    for (const item of buttons) {
      const isOn = item.dataset.value === String(key);
      item.setAttribute('aria-checked', isOn);
      item.tabIndex = isOn ? 0 : -1;
    }
    if (isUser) change(key);
  }
  group.addEventListener('keydown', (event) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const at = buttons.findIndex((item) => item.getAttribute('aria-checked') === 'true');
    const next = buttons[(at + way + buttons.length) % buttons.length];
    next.focus();
    choose(next.dataset.value, true);
  });
  group.append(...buttons);
  choose(value, false);
  group.set = (key) => choose(key, false);
  return group;
}

export function save(name, type, text) {
  const url = typeof text === 'string' && text.startsWith('/')
    ? text : URL.createObjectURL(new Blob([text], { type }));
  const link = h('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  if (url !== text) setTimeout(() => URL.revokeObjectURL(url), 1000);
}

// A name of the program without what stands between long angle brackets: types of SwiftUI views
// name all that is in them.
export function brief(name) {
  let depth = 0;
  let [text, inside] = ['', ''];
  for (const letter of name) {
    if (letter === '>' && depth > 0) {
      depth -= 1;
      if (depth === 0) text += inside.length > 24 ? '<…>' : `<${inside}>`;
      else inside += letter;
    } else if (letter === '<') {
      if (depth === 0) inside = '';
      else inside += letter;
      depth += 1;
    } else if (depth > 0) {
      inside += letter;
    } else {
      text += letter;
    }
  }
  return text;
}
