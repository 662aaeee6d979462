// Round corners of the elements of a layer.

import { cornerStyle } from './looks.js';
import { isCostly } from './moving.js';
import { setStyle } from './parts.js';

// Round corners of an element as large as the layer.
export function corners(tree, layer, isPlain = false) {
  const { shown: fields, place: at } = layer;
  if (fields.radii.every((radius) => radius <= 0)) return { radius: '', shape: '' };
  const wanted = fields.radii.map((radius) =>
    radius > 0 ? Math.min(radius * tree.scale, Math.max(at.width, at.height)) : 0);
  const isContinuous = fields.isContinuous && !isPlain && !(tree.motion.isQuick && isCostly(layer));
  return cornerStyle(wanted, at.width, at.height, isContinuous);
}

export function setCorners(layer, element, { radius, shape }) {
  setStyle(layer, element, 'borderRadius', radius);
  setStyle(layer, element, 'cornerShape', shape);
}
