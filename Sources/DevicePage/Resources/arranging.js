// The elements that layers need, with those of their sublayers in them.

import { h } from './dom.js';
import { fieldNames } from './fields.js';

// Has the elements that a layer needs, with its sublayers in them.
export function arrange(tree, layer) {
  const { fields, changed } = layer;
  // A mask cuts off no shadow, and a filter changes what is left of both.
  const kinds = [fields.mask, fields.shadow, fields.filter].filter((value) => value !== null);
  const needsFrame = kinds.length > 1;
  // A shadow lies under the background, and a border is not cut off.
  const needsBody = fields.shadow !== null || (fields.clips && fields.borderWidth > 0);
  const hasFrame = layer.frame !== layer.outer;
  const hasBody = layer.body !== layer.frame;
  if (needsFrame !== hasFrame || needsBody !== hasBody) {
    rebuild(layer, needsFrame, needsBody);
    tree.motion.rebuilt(layer);
    // Nothing of what the elements showed is left.
    for (const name of fieldNames) changed.add(name);
  }
  if (changed.has('children')) order(tree, layer);
  if (layer.id === tree.root && layer.outer.parentNode !== tree.element) {
    tree.element.prepend(layer.outer);
  }
}

function rebuild(layer, needsFrame, needsBody) {
  const { parts } = layer;
  for (const element of Object.values(parts)) element.remove();
  layer.parts = {};
  const kept = [...layer.body.childNodes].filter((node) => node.dataset?.layer);
  for (const element of [layer.frame, layer.body]) {
    if (element !== layer.outer) element.remove();
  }
  layer.outer.removeAttribute('style');
  layer.styles.clear();
  layer.frame = needsFrame ? layer.outer.appendChild(h('div', { class: 'frame' })) : layer.outer;
  layer.body = needsBody ? layer.frame.appendChild(h('div', { class: 'body' })) : layer.frame;
  for (const node of kept) layer.body.append(node);
  layer.place = null;
  layer.inner = null;
}

function order(tree, layer) {
  const { body } = layer;
  // What a layer itself shows lies before the elements of its sublayers.
  let next = body.firstChild;
  while (next && !next.dataset.layer) {
    if (next === layer.parts.border) break;
    next = next.nextSibling;
  }
  for (const id of layer.fields.children) {
    const child = tree.layers.get(id);
    if (!child) continue;
    if (child.parent !== layer) {
      child.parent = layer;
      child.place = null;
      tree.dirty.add(child);
    }
    if (child.outer === next) {
      next = next.nextSibling;
    } else {
      body.insertBefore(child.outer, next);
    }
  }
}
