// Where layers lie: the same snapping to device pixels and the same corners as the server's own
// compositor has.

// The nearest whole pixel, the upper one in the middle; noise below a thousandth does not count.
export function snap(value) {
  return Math.floor(Math.round(value * 1024) / 1024 + 0.5);
}

const identity = [1, 0, 0, 1, 0, 0];

export function isIdentity(t) {
  return t.every((value, index) => value === identity[index]);
}

// The place of an upright layer. `context` is where the coordinates of its superlayer lie: `x` and
// `y` in pixels, and the scale.
export function place(fields, context) {
  const { position, anchor, size, origin } = fields;
  const scale = context.scale;
  const zeroX = context.x + scale * (position.x - origin.x - size.width * anchor.x);
  const zeroY = context.y + scale * (position.y - origin.y - size.height * anchor.y);
  const left = zeroX + scale * origin.x;
  const top = zeroY + scale * origin.y;
  const minX = snap(left);
  const minY = snap(top);
  const width = scale * Math.max(0, size.width);
  const height = scale * Math.max(0, size.height);
  if (fields.clips || fields.shadow) {
    return {
      x: minX, y: minY, width: snap(minX + width) - minX, height: snap(minY + height) - minY,
      inside: {
        x: minX - snap(scale * origin.x), y: minY - snap(scale * origin.y), scale,
      },
    };
  }
  return {
    x: minX, y: minY, width: snap(left + width) - minX, height: snap(top + height) - minY,
    inside: { x: zeroX, y: zeroY, scale },
  };
}

// Radii [topLeft, topRight, bottomRight, bottomLeft] made smaller until they fit.
export function fitted(radii, width, height) {
  let factor = 1;
  for (const [side, sum] of [
    [width, radii[0] + radii[1]], [width, radii[2] + radii[3]],
    [height, radii[0] + radii[3]], [height, radii[1] + radii[2]],
  ]) {
    if (sum > side) factor = Math.min(factor, Math.max(0, side) / sum);
  }
  return radii.map((radius) => Math.max(0, radius * factor));
}

function num(value) {
  return Math.round(value * 1000) / 1000;
}

// A path of the protocol as SVG path data, scaled and moved.
export function pathData(elements, scale, dx, dy) {
  const letters = ['M', 'L', 'Q', 'C', 'Z'];
  return elements.map(({ kind, points }) =>
    letters[kind] + points.map((value, index) =>
      num(value * scale + (index % 2 === 0 ? dx : dy))).join(' ')).join('') || 'M0 0Z';
}

// A layer that is scaled or turned: its inside keeps its own pixels, which the browser transforms.
export function placeTurned(fields, context, bend) {
  const { position, anchor, size, origin } = fields;
  const { scale } = context;
  let [a, b, c, d, tx, ty] = fields.transform;
  const anchorX = origin.x + size.width * anchor.x;
  const anchorY = origin.y + size.height * anchor.y;
  let e = position.x + tx - anchorX * a - anchorY * c;
  let f = position.y + ty - anchorX * b - anchorY * d;
  if (context.bend) {
    const [sa, sb, sc, sd, se, sf] = context.bend;
    [a, b, c, d, e, f] = [
      a * sa + b * sc, a * sb + b * sd, c * sa + d * sc, c * sb + d * sd,
      e * sa + f * sc + se, e * sb + f * sd + sf,
    ];
  }
  let x = context.x + scale * (e + a * origin.x + c * origin.y);
  let y = context.y + scale * (f + b * origin.x + d * origin.y);
  if (b === 0 && c === 0) [x, y] = [snap(x), snap(y)];
  const width = snap(scale * Math.max(0, size.width));
  const height = snap(scale * Math.max(0, size.height));
  return {
    x, y, width, height, transform: `matrix(${a},${b},${c},${d},${x},${y})`,
    inner: { x: -snap(scale * origin.x), y: -snap(scale * origin.y), scale, bend },
  };
}

// How far away perspective is seen from, in pixels; any length gives the same picture.
const eye = 1000;

// A layer that is seen in perspective: its inside keeps its own pixels as well.
export function placeProjected(fields, context) {
  const { size, origin, projection: [a, c, e, b, d, f, g, h, i] } = fields;
  const { scale } = context;
  // From pixels of the layer to its points, in perspective to those of the superlayer, to pixels.
  const row = (x, y, z) => [x / scale, y / scale, x * origin.x + y * origin.y + z];
  const w = row(g, h, i);
  const across = row(a, c, e).map((value, at) => value * scale + w[at] * context.x);
  const down = row(b, d, f).map((value, at) => value * scale + w[at] * context.y);
  return {
    x: 0, y: 0, width: snap(scale * Math.max(0, size.width)),
    height: snap(scale * Math.max(0, size.height)),
    // Perspective is asked for by a length, as not all browsers zoom that of a matrix.
    transform: `perspective(${eye}px) matrix3d(${across[0]},${down[0]},${-eye * w[0]},0,${across[1]},${
      down[1]},${-eye * w[1]},0,0,0,1,0,${across[2]},${down[2]},${eye * (1 - w[2])},1)`,
    inner: { x: -snap(scale * origin.x), y: -snap(scale * origin.y), scale, bend: null },
  };
}

// Where contents lie in a layer, relative to it, in pixels.
export function placeContents(pixels, contents, at, scale) {
  const natural = {
    width: (pixels.width / contents.scale) * scale,
    height: (pixels.height / contents.scale) * scale,
  };
  const near = (wanted, exact) =>
    (Math.abs(wanted - exact) < 1 ? Math.round(exact) : Math.max(1, Math.round(wanted)));
  const { gravity } = contents;
  if (gravity === 'resize') {
    return {
      x: 0, y: 0, width: near(at.width, pixels.width), height: near(at.height, pixels.height),
    };
  }
  let width = near(natural.width, pixels.width);
  let height = near(natural.height, pixels.height);
  if (gravity.startsWith('resizeAspect')) {
    const shares = [at.width / natural.width, at.height / natural.height];
    const share = gravity === 'resizeAspect' ? Math.min(...shares) : Math.max(...shares);
    width = near(natural.width * share, pixels.width);
    height = near(natural.height * share, pixels.height);
  }
  const isLeft = gravity.toLowerCase().includes('left');
  const isRight = gravity.toLowerCase().includes('right');
  const isTop = gravity.startsWith('top');
  const isBottom = gravity.startsWith('bottom');
  return {
    x: isLeft ? 0 : isRight ? at.width - width : Math.floor((at.width - width) / 2),
    y: isTop ? 0 : isBottom ? at.height - height : Math.floor((at.height - height) / 2),
    width, height,
  };
}
