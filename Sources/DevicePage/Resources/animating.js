// The animations that the page runs by itself: tables of values over a cycle.

// The fields of a layer at a time of the device.
export function animate(fields, time) {
  const shown = { ...fields };
  for (const animation of fields.animations) {
    const value = sample(animation, time);
    if (value) put(shown, animation, value);
  }
  return shown;
}

function sample(animation, time) {
  const { begin, duration, active, autoreverses, samples } = animation;
  let local = time - begin;
  if (local < 0) {
    if (!animation.fillsBackwards) return null;
    local = 0;
  } else if (local >= active) {
    if (!animation.fillsForwards) return null;
    local = active;
  }
  const cycle = autoreverses ? duration * 2 : duration;
  let rest = local % cycle;
  if (rest === 0 && local > 0 && local >= active) rest = cycle;
  if (autoreverses && rest > duration) rest = cycle - rest;
  const place = Math.min(1, rest / duration) * (samples.length - 1);
  const index = Math.min(Math.floor(place), samples.length - 2);
  if (index < 0) return samples[0];
  const share = place - index;
  return samples[index].map((value, i) => value + (samples[index + 1][i] - value) * share);
}

function put(shown, { key, isAdditive }, value) {
  switch (key) {
    case 'position': {
      const base = isAdditive ? shown.position : { x: 0, y: 0 };
      shown.position = { x: base.x + value[0], y: base.y + value[1] };
      break;
    }
    case 'bounds': {
      const base = isAdditive
        ? [shown.origin.x, shown.origin.y, shown.size.width, shown.size.height] : [0, 0, 0, 0];
      shown.origin = { x: base[0] + value[0], y: base[1] + value[1] };
      shown.size = { width: base[2] + value[2], height: base[3] + value[3] };
      break;
    }
    case 'opacity': {
      const base = isAdditive ? shown.opacity : 0;
      shown.opacity = Math.round(Math.max(0, Math.min(255, base + value[0] * 255)));
      break;
    }
    case 'transform':
      shown.transform = isAdditive ? multiply(value, shown.transform) : value;
      break;
    case 'background': {
      const base = isAdditive ? shown.background : { r: 0, g: 0, b: 0, a: 0 };
      shown.background = {
        r: base.r + value[0], g: base.g + value[1], b: base.b + value[2], a: base.a + value[3],
      };
      break;
    }
    default: break;
  }
}

// `first` and then `second`.
function multiply(first, second) {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [
    a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k,
    e * h + f * j + l,
  ];
}
