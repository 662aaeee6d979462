// How large the device is drawn: as large as fits, a share of its points, or its own pixels.

import { h } from './dom.js';

const shares = [50, 75, 100, 150, 200, 300];

export class Zooming {
  constructor(change) {
    this.select = h('select', {
      'aria-label': 'Zoom', class: 'format', onchange: () => change(),
    }, h('option', { value: 'fit' }, 'Fit'),
    ...shares.map((share) => h('option', { value: share / 100 }, `${share} %`)),
    h('option', { value: 'pixels' }, 'Pixels'));
  }

  // The factor for a screen of a size in points, with a number of pixels in a point.
  factor({ width, height }, scale, space) {
    const { value } = this.select;
    if (value === 'fit') return Math.max(0.2, Math.min(3, space.width / width, space.height / height));
    if (value === 'pixels') return scale / window.devicePixelRatio;
    return Number(value);
  }
}
