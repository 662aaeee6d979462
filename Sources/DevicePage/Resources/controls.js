// The parameters and actions of a scene as controls.

import { h } from './dom.js';

export class Controls {
  constructor(root, session) {
    this.root = root;
    this.session = session;
  }

  show(scene, values) {
    this.scene = scene;
    this.values = { ...values };
    this.inputs = new Map();
    this.root.replaceChildren(
      h('p', { class: 'summary' }, scene.summary || scene.title),
      scene.calls.length > 0 ? this.actions(scene.calls) : '',
      scene.parameters.length > 0
        ? h('section', {}, h('h2', {}, 'Parameters', h('button', {
          type: 'button', class: 'inline', onclick: () => this.reset(),
        }, 'Reset')), ...scene.parameters.map((p) => this.row(p)))
        : h('p', { class: 'empty' }, 'This scene has no parameters.'));
  }

  actions(calls) {
    return h('section', {}, h('h2', {}, 'Actions'), h('div', { class: 'actions' }, ...calls.map((call) => {
      if (!call.argument) {
        return h('button', {
          type: 'button', class: 'action', title: call.about,
          onclick: () => this.session.send({ t: 'call', name: call.name }),
        }, call.name);
      }
      const words = call.argument.includes('|') ? call.argument.split('|') : null;
      const field = words
        ? h('select', { 'aria-label': `${call.name}: ${call.argument}` },
          ...words.map((word) => h('option', {}, word)))
        : h('input', { placeholder: call.argument, 'aria-label': `${call.name}: ${call.argument}` });
      const send = () => this.session.send({ t: 'call', name: call.name, argument: field.value });
      field.addEventListener('keydown', (event) => { if (event.key === 'Enter') send(); });
      return h('div', { class: 'action-row' },
        h('button', { type: 'button', class: 'action', title: call.about, onclick: send }, call.name), field);
    })));
  }

  row(parameter) {
    const { name, kind, words, range, about } = parameter;
    const value = this.values[name] ?? parameter.default;
    const id = `parameter-${name}`;
    const set = (next) => this.set(parameter, next);
    let control;
    switch (kind) {
      case 'flag':
        control = h('input', {
          id, type: 'checkbox', class: 'switch', role: 'switch',
          onchange: (event) => set(event.target.checked ? 'true' : 'false'),
        });
        control.checked = value === 'true';
        break;
      case 'choice':
        control = h('select', { id, onchange: (event) => set(event.target.value) },
          ...words.map((word) => h('option', { value: word, selected: word === value }, word)));
        break;
      case 'number': control = this.number(parameter, id, value, range, words, set); break;
      default:
        control = h('input', {
          id, value, spellcheck: 'false', placeholder: parameter.form,
          onchange: (event) => set(event.target.value),
        });
        if (words.length > 0) {
          const list = h('datalist', { id: `${id}-words` }, ...words.map((word) => h('option', {}, word)));
          control.setAttribute('list', list.id);
          control = h('span', { class: 'field' }, control, list);
        }
    }
    const row = h('div', { class: `parameter ${kind}` },
      h('label', { for: id, title: about }, name), control, h('p', {}, about));
    row.classList.toggle('changed', value !== parameter.default);
    this.inputs.set(name, row);
    return row;
  }

  number(parameter, id, value, range, words, set) {
    const isWord = words.includes(value);
    const [low, high] = range ?? [0, 100];
    const step = high - low <= 4 ? 0.01 : high - low <= 40 ? 0.5 : 1;
    const slider = h('input', { id, type: 'range', min: low, max: high, step });
    slider.value = isWord ? low : value;
    const output = h('output', { for: id, hidden: isWord }, value);
    slider.addEventListener('input', () => {
      output.textContent = slider.value;
      output.hidden = false;
      if (select) select.value = '';
      set(slider.value);
    });
    const select = words.length === 0 ? null : h('select', {
      'aria-label': `${parameter.name}, words`,
      onchange: (event) => {
        const next = event.target.value || slider.value;
        output.textContent = next;
        output.hidden = words.includes(next);
        set(next);
      },
    }, h('option', { value: '' }, 'number'),
    ...words.map((word) => h('option', { value: word, selected: word === value }, word)));
    return h('span', { class: 'amount' }, slider, output, select);
  }

  // Shows the values that hold: some that were set may have been refused.
  update(values) {
    for (const parameter of this.scene?.parameters ?? []) {
      const { name } = parameter;
      if (this.values[name] === values[name] || values[name] === undefined) continue;
      this.values[name] = values[name];
      const row = this.inputs.get(name);
      const hadFocus = row?.contains(document.activeElement);
      row?.replaceWith(this.row(parameter));
      if (hadFocus) this.inputs.get(name).querySelector('input, select')?.focus();
    }
  }

  // Sets every parameter to its default.
  reset() {
    const changed = this.scene.parameters.filter(({ name }) => name in this.chosen);
    for (const parameter of changed) this.values[parameter.name] = parameter.default;
    this.onReset(Object.fromEntries(changed.map((parameter) => [parameter.name, parameter.default])));
    for (const parameter of changed) this.inputs.get(parameter.name).replaceWith(this.row(parameter));
  }

  set(parameter, value) {
    this.values[parameter.name] = value;
    this.inputs.get(parameter.name)?.classList.toggle('changed', value !== parameter.default);
    this.onSet(parameter.name, value);
  }

  // The values that differ from the defaults.
  get chosen() {
    const chosen = {};
    for (const parameter of this.scene?.parameters ?? []) {
      const value = this.values[parameter.name];
      if (value !== undefined && value !== parameter.default) chosen[parameter.name] = value;
    }
    return chosen;
  }
}
