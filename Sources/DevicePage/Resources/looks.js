// Looks of layers as styles.

import { fitted } from './placing.js';

export function css({ r, g, b, a }, factor = 1) {
  return a === 0 ? '' : `rgba(${r},${g},${b},${Math.round((a / 255) * factor * 10000) / 10000})`;
}

const reach = 1.528665;

// Browsers without it show plain round corners.
const hasCornerShapes = CSS.supports('corner-shape', 'superellipse(1.7)');

// The exponent of a superellipse that meets the middle of a corner with this reach.
function superellipse(corner) {
  if (corner <= 1.001) return 1;
  const exponent = -Math.LN2 / Math.log(1 - (1 - Math.SQRT1_2) / corner);
  return Math.round(Math.log2(exponent) * 1000) / 1000;
}

export function cornerStyle(wanted, width, height, isContinuous) {
  const radii = fitted(wanted, width, height);
  if (!isContinuous || !hasCornerShapes) {
    return { radius: radii.map((radius) => `${radius}px`).join(' '), shape: '' };
  }
  const side = (length, a, b) => (a + b > 0 ? Math.max(1, Math.min(reach, length / (a + b))) : 1);
  const top = side(width, radii[0], radii[1]);
  const right = side(height, radii[1], radii[2]);
  const bottom = side(width, radii[2], radii[3]);
  const left = side(height, radii[3], radii[0]);
  const across = [top, top, bottom, bottom];
  const down = [left, right, right, left];
  return {
    radius: `${radii.map((r, i) => `${r * across[i]}px`).join(' ')} / ${
      radii.map((r, i) => `${r * down[i]}px`).join(' ')}`,
    shape: radii.map((_, i) =>
      `superellipse(${superellipse(Math.sqrt(across[i] * down[i]))})`).join(' '),
  };
}

// What a backdrop does: blurs, changes saturation and brightness, and lays a colour over it. Browsers
// fade the colour apart from what lies behind; where a material fades, grey ones have it as filters.
export function backdropStyle(look, scale, isFading) {
  const { amount, saturation, gain } = look;
  const rest = 1 - amount + amount * gain;
  const kept = rest > 0 ? (1 - amount + amount * gain * saturation) / rest : 1;
  const filters = [];
  const sigma = look.radius * amount * scale;
  if (sigma > 0) filters.push(`blur(${sigma}px)`);
  if (kept !== 1) filters.push(`saturate(${kept})`);
  const offset = look.offset.map((value) => value * amount);
  const cover = 1 - rest;
  if (cover <= 0) {
    if (rest !== 1) filters.push(`brightness(${rest})`);
    return { filter: filters.join(' '), cover: '' };
  }
  if (isFading && look.offset.every((value) => value === look.offset[0])) {
    const full = rest + offset[0];
    filters.push(`invert(1) brightness(${rest / full}) invert(1) brightness(${full})`);
    return { filter: filters.join(' '), cover: '' };
  }
  const color = offset.map((value) => Math.round(Math.max(0, Math.min(1, value / cover)) * 255));
  return { filter: filters.join(' ') || 'opacity(1)', cover: `rgba(${color.join(',')},${cover})` };
}

export function gradientStyle({ stops, start, end, isRadial }, { width, height }) {
  const a = { x: start.x * width, y: start.y * height };
  const b = { x: end.x * width, y: end.y * height };
  const list = (at) => stops.map((stop) => `${cssExact(stop.color)} ${at(stop.at)}`).join(',');
  if (stops.length === 1) return `linear-gradient(${cssExact(stops[0].color)} 0 100%)`;
  if (isRadial) {
    return `radial-gradient(${Math.abs(b.x - a.x)}px ${Math.abs(b.y - a.y)}px at ${a.x}px ${a.y}px,${
      list((at) => `${at * 100}%`)})`;
  }
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy);
  if (length === 0) return '';
  const angle = Math.atan2(dx, -dy);
  const line = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  // The line of CSS runs through the middle; where the start lies on it, in pixels.
  const begin = line / 2 + ((a.x - width / 2) * dx + (a.y - height / 2) * dy) / length;
  return `linear-gradient(${angle}rad,${list((at) => `${begin + at * length}px`)})`;
}

function cssExact({ r, g, b, a }) {
  return `rgba(${r},${g},${b},${a / 255})`;
}
