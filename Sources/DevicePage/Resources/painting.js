// What a layer shows itself: its ground, pictures and border.

import { corners, setCorners } from './corners.js';
import { paintFilter } from './filters.js';
import { backdropStyle, css, gradientStyle } from './looks.js';
import { dropPart, part, setStyle } from './parts.js';
import { placeContents } from './placing.js';
import { paintMask, paintShadow } from './shadows.js';

export function paint(tree, layer) {
  const { shown: fields, changed, outer } = layer;
  if (!layer.place) return;
  const has = (...names) => names.some((name) => changed.has(name));
  if (has('flags')) setStyle(layer, outer, 'display', fields.hidden ? 'none' : '');
  if (has('blending')) {
    setStyle(layer, outer, 'mixBlendMode', fields.blending.mode === 'normal' ? '' : fields.blending.mode);
    setStyle(layer, outer, 'isolation', fields.blending.isolates ? 'isolate' : '');
  }
  if (fields.onlyTransforms) return paintOpacity(tree, layer);
  const isReshaped = has('extent', 'radii', 'flags', 'children');
  if (isReshaped || has('background', 'backdrop', 'gradient')) paintGround(tree, layer);
  if (isReshaped || has('drawing')) paintDrawing(tree, layer);
  if (isReshaped || has('contents')) paintContents(tree, layer);
  if (isReshaped || has('borderWidth', 'borderColor')) paintBorder(tree, layer);
  if (isReshaped || has('shadow', 'background', 'backdrop')) paintShadow(tree, layer);
  if (has('mask', 'extent', 'origin', 'shadow')) paintMask(tree, layer);
  if (isReshaped || has('filter', 'shadow', 'background', 'backdrop')) paintFilter(tree, layer);
  if (isReshaped || has('opacity', 'backdrop', 'shadow')) paintOpacity(tree, layer);
}

function paintOpacity(tree, layer) {
  setStyle(layer, layer.outer, 'opacity', share(tree.glass.opacity(layer)));
  const inside = share(tree.glass.inside(layer));
  for (const name of ['backdrop', 'shadow', 'border']) {
    if (layer.parts[name]) setStyle(layer, layer.parts[name], 'opacity', inside);
  }
}

function share(value) {
  return value === 1 ? '' : `${value}`;
}

function paintGround(tree, layer) {
  const { shown: fields, body } = layer;
  const rounding = corners(tree, layer);
  setCorners(layer, body, rounding);
  setStyle(layer, body, 'overflow', fields.clips ? 'hidden' : '');
  const { backdrop, gradient } = fields;
  setStyle(layer, body, 'backgroundColor', css(fields.background));
  if (backdrop) {
    const ground = part(layer, 'backdrop', 'div', body, body.firstChild);
    setCorners(layer, ground, rounding);
    const look = backdropStyle(backdrop, tree.scale, tree.glass.inside(layer) < 1);
    setStyle(layer, ground, 'backdropFilter', look.filter);
    setStyle(layer, ground, 'webkitBackdropFilter', look.filter);
    setStyle(layer, ground, 'backgroundColor', look.cover);
    const ring = backdrop.ring * backdrop.amount;
    setStyle(layer, ground, 'boxShadow', ring > 0
      ? `inset 0 0 0 ${tree.scale}px rgba(255,255,255,${ring})` : '');
  } else {
    dropPart(layer, 'backdrop');
  }
  if (gradient) {
    const ground = part(layer, 'gradient', 'div', body, afterGround(layer, 'backdrop'));
    setCorners(layer, ground, rounding);
    setStyle(layer, ground, 'backgroundImage', gradientStyle(gradient, layer.place));
  } else {
    dropPart(layer, 'gradient');
  }
}

// The node before which something goes that lies above the named parts.
function afterGround(layer, ...names) {
  let node = layer.body.firstChild;
  while (node && names.includes(node.className)) node = node.nextSibling;
  return node;
}

function paintDrawing(tree, layer) {
  const { drawing } = layer.shown;
  const bitmap = drawing && tree.bitmaps.get(drawing.id);
  if (!bitmap) return dropPart(layer, 'drawing');
  const image = part(
    layer, 'drawing', 'img', layer.body, afterGround(layer, 'backdrop', 'gradient'));
  showImage(layer, image, bitmap, {
    x: drawing.x, y: drawing.y, width: bitmap.width, height: bitmap.height,
  });
}

function paintContents(tree, layer) {
  const { contents, isNearest } = layer.shown;
  const bitmap = contents && tree.bitmaps.get(contents.id);
  if (!bitmap) return dropPart(layer, 'contents');
  const image = part(
    layer, 'contents', 'img', layer.body,
    afterGround(layer, 'backdrop', 'gradient', 'drawing'));
  const cut = contents.rect;
  const source = { width: cut.width * bitmap.width, height: cut.height * bitmap.height };
  const target = placeContents(source, contents, layer.place, tree.scale);
  setStyle(layer, image, 'imageRendering', isNearest ? 'pixelated' : '');
  if (cut.x === 0 && cut.y === 0 && cut.width === 1 && cut.height === 1) {
    setStyle(layer, image, 'clipPath', '');
    showImage(layer, image, bitmap, target);
    return;
  }
  const width = target.width / cut.width;
  const height = target.height / cut.height;
  const left = cut.x * width;
  const top = cut.y * height;
  setStyle(layer, image, 'clipPath',
    `inset(${top}px ${width - left - target.width}px ${height - top - target.height}px ${left}px)`);
  showImage(layer, image, bitmap, { x: target.x - left, y: target.y - top, width, height });
}

function showImage(layer, image, bitmap, rect) {
  if (image.dataset.url !== bitmap.url) {
    image.dataset.url = bitmap.url;
    image.src = bitmap.url;
  }
  setStyle(layer, image, 'left', `${rect.x}px`);
  setStyle(layer, image, 'top', `${rect.y}px`);
  setStyle(layer, image, 'width', `${rect.width}px`);
  setStyle(layer, image, 'height', `${rect.height}px`);
}

function paintBorder(tree, layer) {
  const { shown: fields, frame } = layer;
  if (fields.borderWidth <= 0 || fields.borderColor.a === 0) return dropPart(layer, 'border');
  const border = part(layer, 'border', 'div', frame, null);
  if (border.nextSibling) frame.append(border);
  setCorners(layer, border, corners(tree, layer));
  // A border of CSS is never thinner than a pixel.
  setStyle(layer, border, 'boxShadow',
    `inset 0 0 0 ${fields.borderWidth * tree.scale}px ${css(fields.borderColor)}`);
}
