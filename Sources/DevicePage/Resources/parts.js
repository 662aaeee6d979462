// The elements in which a layer shows something itself.

// Gives an element of a layer a style, if it has another one.
export function setStyle(layer, element, name, value) {
  const key = element === layer.outer ? name : `${element.className}.${name}`;
  if (layer.styles.get(key) === value) return;
  layer.styles.set(key, value);
  element.style[name] = value;
}

// An element in which a layer shows something; it is made when it is needed first.
export function part(layer, name, tag, parent, before) {
  let element = layer.parts[name];
  if (!element) {
    element = document.createElement(tag);
    element.className = name;
    if (tag === 'img') {
      element.decoding = 'sync';
      element.alt = '';
      element.draggable = false;
    }
    layer.parts[name] = element;
    parent.insertBefore(element, before);
  }
  return element;
}

export function dropPart(layer, name) {
  const element = layer.parts[name];
  if (!element) return;
  element.remove();
  delete layer.parts[name];
  // One that is made again has no styles.
  for (const key of layer.styles.keys()) if (key.startsWith(`${name}.`)) layer.styles.delete(key);
}
