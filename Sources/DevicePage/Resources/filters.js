// What is done to the picture of a layer with all on it: a blur and another mix of its colours.

import { setStyle } from './parts.js';
import { castShadow } from './shadows.js';

const svg = 'http://www.w3.org/2000/svg';
const unchanged = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

// How far a picture may reach out of its layer, in pixels.
const reach = 1000;

export function paintFilter(tree, layer) {
  const { filter } = layer.shown;
  const isMixed = filter !== null && filter.colors.some((value, at) => value !== unchanged[at]);
  const steps = [];
  if (filter && filter.radius > 0) steps.push(`blur(${filter.radius * tree.scale}px)`);
  if (isMixed) steps.push(`url("#${mix(tree, layer, filter.colors)}")`);
  else dropFilter(tree, layer);
  const shadow = castShadow(tree, layer);
  if (layer.frame === layer.outer) {
    // There is but one of them here.
    setStyle(layer, layer.outer, 'filter', steps.join(' ') || shadow);
  } else {
    setStyle(layer, layer.outer, 'filter', steps.join(' '));
    setStyle(layer, layer.frame, 'filter', shadow);
  }
}

export function dropFilter(tree, layer) {
  tree.filters.get(layer)?.remove();
  tree.filters.delete(layer);
}

// Has an element that mixes colours, and gives its name.
function mix(tree, layer, rows) {
  const name = `${tree.name}-${layer.id}`;
  let element = tree.filters.get(layer);
  if (!element) {
    element = document.createElementNS(svg, 'filter');
    element.id = name;
    element.setAttribute('filterUnits', 'userSpaceOnUse');
    element.setAttribute('color-interpolation-filters', 'sRGB');
    element.append(document.createElementNS(svg, 'feColorMatrix'));
    tree.filters.set(layer, element);
    tree.definitions.append(element);
  }
  const { width, height } = layer.place;
  element.setAttribute('x', -reach);
  element.setAttribute('y', -reach);
  element.setAttribute('width', width + 2 * reach);
  element.setAttribute('height', height + 2 * reach);
  const matrix = [0, 1, 2].map((row) => {
    const [red, green, blue, one] = rows.slice(row * 4, row * 4 + 4);
    return `${red} ${green} ${blue} 0 ${one}`;
  });
  element.firstChild.setAttribute('values', `${matrix.join(' ')} 0 0 0 1 0`);
  return name;
}
