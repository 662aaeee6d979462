// Puts layers where they belong on the pixels of the device.

import { setStyle } from './parts.js';
import { isIdentity, place, placeProjected, placeTurned } from './placing.js';

function contextOf(tree, layer) {
  if (layer.id === tree.root) return { x: 0, y: 0, scale: tree.scale };
  return layer.parent?.inner ?? null;
}

// Puts a layer where it belongs, and its sublayers if they lie elsewhere on their pixels then.
export function lay(tree, layer, now) {
  const context = contextOf(tree, layer);
  if (!context) return;
  const fields = layer.shown;
  const last = layer.place;
  const next = placeIn(fields, context);
  layer.place = next;
  if (!last || last.transform !== next.transform) {
    putAt(tree, layer);
    if (last) tree.motion.note(layer, now);
  }
  if (!last || last.width !== next.width || last.height !== next.height) {
    for (const element of new Set([layer.outer, layer.frame, layer.body])) {
      setStyle(layer, element, 'width', length(next.width));
      setStyle(layer, element, 'height', length(next.height));
    }
    layer.changed.add('extent');
    tree.dirty.add(layer);
  }
  const inner = next.inner;
  const old = layer.inner;
  layer.inner = inner;
  if (!old || old.x !== inner.x || old.y !== inner.y || old.bend !== inner.bend) {
    for (const id of fields.children) {
      const child = tree.layers.get(id);
      if (child && child.parent === layer) lay(tree, child, now);
    }
  }
}

// A hairline never gets thinner than a pixel of the page's screen: Firefox leaves out what does.
function length(pixels) {
  return pixels > 0 && pixels < 2 ? `max(${pixels}px,var(--hairline))` : `${pixels}px`;
}

// Puts a layer's element in its place: by a transform, unless something in it is mixed with what
// lies below the layer.
export function putAt(tree, layer) {
  const { x, y, transform, isUpright } = layer.place;
  const isOpen = isUpright && tree.blending.open.has(layer);
  setStyle(layer, layer.outer, 'transform', isOpen ? '' : transform);
  setStyle(layer, layer.outer, 'left', isOpen ? `${x}px` : '');
  setStyle(layer, layer.outer, 'top', isOpen ? `${y}px` : '');
}

function placeIn(fields, context) {
  if (fields.projection) return placeProjected(fields, context);
  const [a, b, c, d, tx, ty] = fields.transform;
  const bend = isIdentity(fields.sublayerTransform) ? null : fields.sublayerTransform;
  const isMoved = a === 1 && b === 0 && c === 0 && d === 1;
  if (isMoved && !context.bend) {
    const at = tx === 0 && ty === 0
      ? place(fields, context)
      : place({
        ...fields, clips: true,
        position: { x: fields.position.x + tx, y: fields.position.y + ty },
      }, context);
    return {
      x: at.x, y: at.y, width: at.width, height: at.height,
      transform: `translate(${at.x}px,${at.y}px)`, isUpright: true,
      inner: { x: at.inside.x - at.x, y: at.inside.y - at.y, scale: context.scale, bend },
    };
  }
  return placeTurned(fields, context, bend);
}
