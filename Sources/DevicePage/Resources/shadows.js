// Shadows and masks of layers.

import { corners, setCorners } from './corners.js';
import { h } from './dom.js';
import { css } from './looks.js';
import { dropPart, part, setStyle } from './parts.js';
import { pathData, snap } from './placing.js';

// How far the outline of a shadow may reach out of its layer, in pixels; as in the style sheet.
const casterPad = 2000;

// The shadow that falls from all that a layer shows, as it has no ground of its own.
export function castShadow(tree, layer) {
  const { shadow } = layer.shown;
  if (!castsOwn(layer.shown)) return '';
  const length = (points) => `${points * tree.scale}px`;
  return `drop-shadow(${length(shadow.offset.width)} ${length(shadow.offset.height)} ${
    length(shadow.radius)} ${css(shadow.color, shadow.opacity / 255)})`;
}

function castsOwn({ shadow, background, backdrop }) {
  return shadow !== null && !shadow.path && background.a === 0 && !backdrop;
}

export function paintShadow(tree, layer) {
  const { shadow, background, backdrop } = layer.shown;
  const { outer } = layer;
  if (!shadow || castsOwn(layer.shown)) return dropPart(layer, 'shadow');
  const color = css(shadow.color, shadow.opacity / 255);
  const x = Math.round(shadow.offset.width * tree.scale);
  const y = Math.round(shadow.offset.height * tree.scale);
  const element = part(layer, 'shadow', 'div', outer, outer.firstChild);
  if (shadow.path) {
    const inside = element.firstChild ?? element.appendChild(h('div', { class: 'caster' }));
    const { origin } = layer.shown;
    const blur = shadow.radius * tree.scale;
    setStyle(layer, element, 'filter', blur > 0 ? `blur(${blur}px)` : '');
    setStyle(layer, element, 'boxShadow', '');
    setStyle(layer, element, 'transform', `translate(${x}px,${y}px)`);
    inside.style.backgroundColor = color;
    inside.style.clipPath = `path("${pathData(
      shadow.path, tree.scale, casterPad - origin.x * tree.scale,
      casterPad - origin.y * tree.scale)}")`;
    return;
  }
  // A shadow is not drawn under its box. Where one sees through the layer, the box stands beside
  // it; that costs more, as what moves is larger then.
  element.replaceChildren();
  const blur = shadow.radius * tree.scale * 2;
  const isCovered = background.a === 255 && !backdrop;
  const aside = isCovered ? 0 : layer.place.width + 2 * Math.ceil(blur) + Math.abs(x);
  setStyle(layer, element, 'filter', '');
  setStyle(layer, element, 'transform', aside > 0 ? `translate(${-aside}px,0)` : '');
  // Under the blur nobody sees the curve of a corner, and plain corners are quick to blur.
  setCorners(layer, element, corners(tree, layer, true));
  setStyle(layer, element, 'boxShadow', `${x + aside}px ${y}px ${blur}px ${color}`);
}

export function paintMask(tree, layer) {
  const { mask, origin } = layer.shown;
  const { frame } = layer;
  const x = -origin.x * tree.scale;
  const y = -origin.y * tree.scale;
  setStyle(layer, frame, 'clipPath',
    mask?.path ? `path("${pathData(mask.path, tree.scale, x, y)}")` : '');
  const bitmap = mask?.id && tree.bitmaps.get(mask.id);
  const image = bitmap
    ? `url("${bitmap.url}") ${snap(mask.frame.x * tree.scale + x)}px ${
      snap(mask.frame.y * tree.scale + y)}px / ${bitmap.width}px ${bitmap.height}px no-repeat`
    : mask && !mask.path ? 'linear-gradient(transparent,transparent)' : '';
  setStyle(layer, frame, 'mask', image);
}
