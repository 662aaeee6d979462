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

const continuousReach = 1.528665;
const easeShare = 0.8;

// A rounded rectangle as SVG path data; `inset` moves every side inwards.
export function roundedPath(x, y, width, height, wanted, isContinuous) {
  const radii = fitted(wanted, width, height);
  const [tl, tr, br, bl] = radii;
  const reachOf = (side, a, b) => {
    if (!isContinuous) return 1;
    return a + b > 0 ? Math.max(1, Math.min(continuousReach, side / (a + b))) : continuousReach;
  };
  const top = reachOf(width, tl, tr);
  const right = reachOf(height, tr, br);
  const bottom = reachOf(width, bl, br);
  const left = reachOf(height, tl, bl);
  const maxX = x + width;
  const maxY = y + height;
  let path = `M${num(x + tl * top)} ${num(y)}`;
  path += corner(maxX, y, [-1, 0], [0, 1], tr, top, right);
  path += corner(maxX, maxY, [0, -1], [-1, 0], br, right, bottom);
  path += corner(x, maxY, [1, 0], [0, -1], bl, bottom, left);
  path += corner(x, y, [0, 1], [1, 0], tl, left, top);
  return `${path}Z`;
}

function num(value) {
  return Math.round(value * 1000) / 1000;
}

function ease(reach) {
  const fullness = (reach - 1) / (continuousReach - 1);
  const angle = (Math.PI / 4) * easeShare * Math.max(0, Math.min(1, fullness));
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const joint = { along: 1 - sine, inset: 1 - cosine };
  if (angle <= 0) return { angle, sine, cosine, start: reach, control1: 1, control2: 1, joint };
  const handle = joint.inset / sine;
  const control2 = joint.along + (joint.inset * cosine) / sine;
  const control1 = Math.min(reach, control2 + (1.5 * handle * handle) / sine);
  return { angle, sine, cosine, start: reach, control1, control2, joint };
}

function corner(px, py, back, ahead, radius, reachBack, reachAhead) {
  if (radius <= 0) return `L${num(px)} ${num(py)}`;
  const at = (b, a) =>
    `${num(px + radius * (b * back[0] + a * ahead[0]))} ${
      num(py + radius * (b * back[1] + a * ahead[1]))}`;
  const first = ease(reachBack);
  const second = ease(reachAhead);
  let path = `L${at(first.start, 0)}`;
  if (first.angle > 0) {
    path += `C${at(first.control1, 0)} ${at(first.control2, 0)} ${
      at(first.joint.along, first.joint.inset)}`;
  }
  const sweep = Math.PI / 2 - first.angle - second.angle;
  const handle = (4 / 3) * Math.tan(sweep / 4);
  path += `C${
    at(first.joint.along - handle * first.cosine, first.joint.inset + handle * first.sine)} ${
    at(second.joint.inset + handle * second.sine, second.joint.along - handle * second.cosine)} ${
    at(second.joint.inset, second.joint.along)}`;
  if (second.angle > 0) {
    path += `C${at(0, second.control2)} ${at(0, second.control1)} ${at(0, second.start)}`;
  }
  return path;
}

// A path of the protocol as SVG path data, scaled and moved.
export function pathData(elements, scale, dx, dy) {
  const letters = ['M', 'L', 'Q', 'C', 'Z'];
  return elements.map(({ kind, points }) =>
    letters[kind] + points.map((value, index) =>
      num(value * scale + (index % 2 === 0 ? dx : dy))).join(' ')).join('') || 'M0 0Z';
}
