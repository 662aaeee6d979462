// Reads the binary messages of the server. Documentation/protocol.md tells what they hold.

export const version = 4;

const gravities = [
  'resize', 'center', 'top', 'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft',
  'bottomRight', 'resizeAspect', 'resizeAspectFill',
];

// By the numbers of CGBlendMode; the others mix alpha, which browsers do not.
const blendModes = {
  1: 'multiply', 2: 'screen', 3: 'overlay', 4: 'darken', 5: 'lighten', 6: 'color-dodge',
  7: 'color-burn', 8: 'soft-light', 9: 'hard-light', 10: 'difference', 11: 'exclusion', 12: 'hue',
  13: 'saturation', 14: 'color', 15: 'luminosity', 27: 'plus-lighter',
};

class Reader {
  constructor(buffer) {
    this.view = new DataView(buffer);
    this.buffer = buffer;
    this.at = 0;
  }
  get isAtEnd() { return this.at >= this.view.byteLength; }
  u8() { return this.view.getUint8(this.at++); }
  u32() { this.at += 4; return this.view.getUint32(this.at - 4, true); }
  f32() { this.at += 4; return this.view.getFloat32(this.at - 4, true); }
  f64() { this.at += 8; return this.view.getFloat64(this.at - 8, true); }
  varint() {
    let result = 0;
    let factor = 1;
    for (;;) {
      const byte = this.u8();
      result += (byte & 0x7f) * factor;
      if (byte < 0x80) return result;
      factor *= 128;
    }
  }
  point() { return { x: this.f32(), y: this.f32() }; }
  size() { return { width: this.f32(), height: this.f32() }; }
  rect() { return { x: this.f32(), y: this.f32(), width: this.f32(), height: this.f32() }; }
  numbers(count) { return Array.from({ length: count }, () => this.f32()); }
  color() { return { r: this.u8(), g: this.u8(), b: this.u8(), a: this.u8() }; }
  bytes(count) {
    const bytes = new Uint8Array(this.buffer, this.at, count);
    this.at += count;
    return bytes;
  }
  ids() { return Array.from({ length: this.varint() }, () => this.varint()); }
  path() {
    const lengths = [2, 2, 4, 6, 0];
    return Array.from({ length: this.varint() }, () => {
      const kind = this.u8();
      return { kind, points: this.numbers(lengths[kind]) };
    });
  }
}

// A frame as a list of parts, in the order in which they are to be done.
export function readMessage(buffer) {
  const reader = new Reader(buffer);
  if (reader.u8() !== 1) throw new Error('unknown message');
  const message = { frame: reader.u32(), time: reader.f64(), rate: reader.f32(), parts: [] };
  while (!reader.isAtEnd) message.parts.push(readPart(reader));
  return message;
}

function readPart(reader) {
  const code = reader.u8();
  switch (code) {
    case 1:
      return { kind: 'screen', ...reader.size(), scale: reader.f32(), root: reader.varint() };
    case 2: return readLayer(reader);
    case 3: return { kind: 'remove', ids: reader.ids() };
    case 4: {
      const part = {
        kind: 'bitmap', id: reader.varint(), width: reader.varint(), height: reader.varint(),
      };
      part.bytes = reader.bytes(reader.varint());
      return part;
    }
    case 5: return { kind: 'forget', ids: reader.ids() };
    case 6:
      return {
        kind: 'chrome', statusBar: reader.varint(), island: reader.rect(),
        indicator: reader.rect(), look: reader.u8(), statusBarShare: reader.u8() / 255,
      };
    case 7: return readAnimations(reader);
    default: throw new Error(`unknown part ${code}`);
  }
}

const fieldReaders = [
  (r, f) => { f.position = r.point(); },
  (r, f) => { f.size = r.size(); },
  (r, f) => { f.origin = r.point(); },
  (r, f) => { f.anchor = r.point(); },
  (r, f) => { f.transform = r.numbers(6); },
  (r, f) => { f.opacity = r.u8(); },
  (r, f) => { f.flags = r.u8(); },
  (r, f) => { f.background = r.color(); },
  (r, f) => { f.radii = r.numbers(4); },
  (r, f) => { f.borderWidth = r.f32(); f.borderColor = r.color(); },
  (r, f) => { f.shadow = readShadow(r); },
  (r, f) => { f.contents = readContents(r); },
  (r, f) => {
    const id = r.varint();
    f.drawing = id === 0 ? null : { id, x: r.f32(), y: r.f32() };
  },
  (r, f) => { f.gradient = readGradient(r); },
  (r, f) => { f.backdrop = readBackdrop(r); },
  (r, f) => { f.children = r.ids(); },
  (r, f) => { f.mask = readMask(r); },
  (r, f) => { f.sublayerTransform = r.numbers(6); },
  (r, f) => { f.filter = readFilter(r); },
  (r, f) => { f.blending = { mode: blendModes[r.u8()] ?? 'normal', isolates: r.u8() === 1 }; },
  (r, f) => { f.projection = r.u8() === 1 ? r.numbers(9) : null; },
];

function readLayer(reader) {
  const part = { kind: 'layer', id: reader.varint(), fields: {} };
  const bits = reader.varint();
  fieldReaders.forEach((read, index) => {
    if (bits & (1 << index)) read(reader, part.fields);
  });
  return part;
}

const animatedKeys = [
  ['position', 2], ['bounds', 4], ['opacity', 1], ['transform', 6], ['background', 4],
];

function readAnimations(r) {
  const part = { kind: 'animations', id: r.varint() };
  part.animations = Array.from({ length: r.varint() }, () => {
    const [key, components] = animatedKeys[r.u8()];
    const flags = r.u8();
    const animation = {
      key, isAdditive: (flags & 1) !== 0, autoreverses: (flags & 2) !== 0,
      fillsBackwards: (flags & 4) !== 0, fillsForwards: (flags & 8) !== 0,
      begin: r.f64(), duration: r.f32(), active: r.f32(),
    };
    animation.samples = Array.from({ length: r.varint() }, () => r.numbers(components));
    return animation;
  });
  return part;
}

function readShadow(r) {
  const opacity = r.u8();
  if (opacity === 0) return null;
  const shadow = { opacity, color: r.color(), radius: r.f32(), offset: r.size(), path: null };
  if (r.u8() === 1) shadow.path = r.path();
  return shadow;
}

function readContents(r) {
  const id = r.varint();
  return id === 0 ? null : { id, rect: r.rect(), scale: r.f32(), gravity: gravities[r.u8()] };
}

function readGradient(r) {
  const count = r.varint();
  if (count === 0) return null;
  const stops = Array.from({ length: count }, () => ({ color: r.color(), at: r.f32() }));
  return { stops, start: r.point(), end: r.point(), isRadial: r.u8() === 1 };
}

function readBackdrop(r) {
  if (r.u8() === 0) return null;
  return {
    amount: r.f32(), radius: r.f32(), saturation: r.f32(), gain: r.f32(), offset: r.numbers(3),
    ring: r.f32(),
  };
}

function readFilter(r) {
  return r.u8() === 0 ? null : { radius: r.f32(), colors: r.numbers(12) };
}

function readMask(r) {
  switch (r.u8()) {
    case 0: return null;
    case 1: return { path: r.path() };
    default: return { id: r.varint(), frame: r.rect() };
  }
}
