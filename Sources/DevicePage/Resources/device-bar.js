// The device's settings.

import { button, h, icon, segments } from './dom.js';

const orientations = [
  ['portrait', 'Portrait'], ['landscapeLeft', 'Landscape left'],
  ['landscapeRight', 'Landscape right'], ['portraitUpsideDown', 'Upside down'],
];

export class DeviceBar {
  // `change` is called with the name of a setting, its value, and whether the scene begins again.
  constructor(catalog, change) {
    this.catalog = catalog;
    this.change = change;
    this.device = h('select', {
      'aria-label': 'Device', class: 'device',
      onchange: (event) => change('device', event.target.value, true),
    }, ...['iPhone', 'iPad'].map((family, index) => h('optgroup', { label: family },
      ...catalog.devices.filter((item) => item.isPad === (index === 1)).map((item) =>
        h('option', { value: item.name }, item.title)))));
    this.style = segments('Style', [['ios26', 'iOS 26'], ['ios18', 'iOS 18']], 'ios26',
      (value) => change('style', value, true));
    this.appearance = button('moon', 'Dark appearance', () =>
      change('appearance', this.settings.appearance === 'dark' ? 'light' : 'dark'));
    this.rotate = button('rotate', 'Rotate', () =>
      change('orientation', this.settings.orientation === 'portrait' ? 'landscapeLeft' : 'portrait'));
    this.keyboard = button('keyboard', 'Keyboard', () =>
      change('keyboard', !this.settings.keyboard));
    this.more = this.menu();
  }

  menu() {
    const { change } = this;
    const { textSizes } = this.catalog;
    this.orientation = h('select', {
      id: 'orientation', onchange: (event) => change('orientation', event.target.value),
    }, ...orientations.map(([value, title]) => h('option', { value }, title)));
    this.sizeName = h('output', { for: 'text-size', class: 'size-name' });
    this.textSize = h('input', {
      type: 'range', min: 0, max: textSizes.length - 1, id: 'text-size',
      oninput: (event) => change('textSize', textSizes[event.target.value]),
    });
    const toggle = (name, title) => {
      this[name] = h('input', {
        type: 'checkbox', class: 'switch', role: 'switch', id: `setting-${name}`,
        onchange: (event) => change(name, event.target.checked),
      });
      return [h('label', { for: this[name].id }, title), this[name]];
    };
    const more = h('details', { class: 'menu' },
      h('summary', { class: 'tool', title: 'More settings', 'aria-label': 'More settings' }, icon('more')),
      h('div', { class: 'sheet' },
        h('label', { for: 'text-size' }, 'Text size ', this.sizeName), this.textSize,
        h('label', { for: 'orientation' }, 'Orientation'), this.orientation,
        ...toggle('reduceMotion', 'Reduce motion'), ...toggle('rightToLeft', 'Right to left')));
    document.addEventListener('pointerdown', (event) => {
      if (!more.contains(event.target)) more.open = false;
    });
    more.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !more.open) return;
      event.stopPropagation();
      more.open = false;
      more.querySelector('summary').focus();
    });
    return more;
  }

  // Shows the settings that are in force.
  show(settings) {
    this.settings = settings;
    const isDark = settings.appearance === 'dark';
    this.device.value = settings.device;
    this.style.set(settings.style);
    this.appearance.setAttribute('aria-pressed', isDark);
    this.appearance.replaceChildren(icon(isDark ? 'sun' : 'moon'));
    this.keyboard.setAttribute('aria-pressed', settings.keyboard);
    this.orientation.value = settings.orientation;
    this.textSize.value = this.catalog.textSizes.indexOf(settings.textSize);
    this.textSize.setAttribute('aria-valuetext', settings.textSize);
    this.sizeName.textContent = settings.textSize.toUpperCase();
    this.reduceMotion.checked = settings.reduceMotion;
    this.rightToLeft.checked = settings.rightToLeft;
  }
}
