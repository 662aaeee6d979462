// What is known of a layer before anything is told of it.

const clear = Object.freeze({ r: 0, g: 0, b: 0, a: 0 });
const identity = Object.freeze([1, 0, 0, 1, 0, 0]);

export const blank = Object.freeze({
  position: { x: 0, y: 0 }, size: { width: 0, height: 0 }, origin: { x: 0, y: 0 },
  anchor: { x: 0.5, y: 0.5 }, transform: identity, opacity: 255, flags: 0, background: clear,
  radii: [0, 0, 0, 0], borderWidth: 0, borderColor: clear, shadow: null, contents: null,
  drawing: null, gradient: null, backdrop: null, children: [], mask: null,
  sublayerTransform: identity, filter: null,
  blending: { mode: 'normal', isolates: false }, projection: null, hidden: false, clips: false, isContinuous: false,
  onlyTransforms: false, isNearest: false, animations: [],
});

export const fieldNames = Object.keys(blank);

// Fields with the flags as fields of their own.
export function adopt(old, news) {
  const fields = { ...old, ...news };
  if (news.flags === undefined) return fields;
  const { flags } = news;
  fields.hidden = (flags & 1) !== 0;
  fields.clips = (flags & 2) !== 0;
  fields.isContinuous = (flags & 4) !== 0;
  fields.onlyTransforms = (flags & 8) !== 0;
  fields.isNearest = (flags & 16) !== 0;
  return fields;
}

// Whether a layer shows something before its sublayers.
export function showsItself(fields) {
  return fields.background.a > 0 || fields.contents || fields.drawing || fields.gradient
    || fields.backdrop || fields.borderWidth > 0;
}
