// A field that is not seen, into which the browser types for the device: so that input methods, dead keys, emoji
// and dictation work as in any field.

import { h } from './dom.js';

export class Typing {
  // `send` is called with each text.
  constructor(glass, elements, send) {
    this.glass = glass;
    this.elements = elements;
    this.send = send;
    // The field of the app for assistive technology, which receives the focus afterwards.
    this.field = null;
    this.isComposing = false;
    this.input = h('textarea', {
      class: 'typing', tabindex: -1, rows: 1, autocomplete: 'off', autocapitalize: 'off',
      autocorrect: 'off', spellcheck: 'false', 'aria-label': 'Typing on the device',
      oncompositionstart: () => { this.isComposing = true; },
      oncompositionend: () => {
        this.isComposing = false;
        this.flush();
      },
      oninput: () => { if (!this.isComposing) this.flush(); },
      onkeydown: (event) => {
        // The next stop is that after the field.
        if (event.key === 'Tab') this.end();
      },
    });
    glass.append(this.input);
  }

  get isActive() { return document.activeElement === this.input; }

  // Notes that the device's keyboard came or went.
  keyboard(isShown) {
    const { activeElement } = document;
    if (isShown && (activeElement === this.glass || (this.field && this.isOf(activeElement)))) {
      this.begin(this.field);
    } else if (!isShown && this.isActive) {
      this.end();
    }
  }

  // Types into a field of the app that has just been activated.
  into(field) {
    this.field = { index: field.dataset.index, label: field.getAttribute('aria-label') };
    this.begin(this.field);
  }

  isOf(element) {
    return this.elements.contains(element) && element.dataset.index === this.field.index;
  }

  begin(field) {
    this.input.setAttribute('aria-label', field?.label ?? 'Typing on the device');
    this.input.focus({ preventScroll: true });
  }

  end() {
    const { field } = this;
    this.field = null;
    const node = field && this.elements.querySelector(`[data-index="${CSS.escape(field.index)}"]`);
    (node ?? this.glass).focus({ preventScroll: true });
  }

  flush() {
    const text = this.input.value;
    this.input.value = '';
    if (text) this.send(text.slice(0, 10000));
  }
}
