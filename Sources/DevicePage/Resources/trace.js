// A trace: the film of a device with all that is known of each of its frames.

import { button, h, icon, segments } from './dom.js';
import { Exploded } from './explode.js';
import { Before } from './trace-before.js';
import { Film } from './trace-film.js';
import { Moments } from './trace-moments.js';
import { Take } from './trace-take.js';
import { Thumbnails } from './trace-thumbs.js';
import { Track } from './trace-track.js';

const find = (id) => document.getElementById(id);
const trace = JSON.parse(find('trace').textContent);
const film = new Film(trace, find('screen'), find('glass'));
const { frames } = trace;
let zoom = 1;
let at = 0;
let speed = 1;
let playing = null;

// The phone's place.

function fit() {
  const { width, height } = film.tree.screen;
  if (width === 0) return;
  const floor = find('floor');
  const other = before.other?.tree.screen;
  const isBeside = other && before.mode === 'beside';
  const wide = isBeside ? width + other.width : Math.max(width, other?.width ?? 0);
  const high = Math.max(height, other?.height ?? 0);
  zoom = Math.max(0.2, Math.min(
    1, (floor.clientWidth - (isBeside ? 116 : 58)) / wide, (floor.clientHeight - (other ? 96 : 46)) / high));
  place(film, find('phone'), trace.cornerRadius);
  film.fingers.show(frames, at);
  if (other) {
    place(before.other, before.phone, before.trace.cornerRadius);
    before.show(at);
  }
}

function place({ tree, fingers }, phone, corner) {
  const [glass, screen] = [phone.querySelector('.glass'), phone.querySelector('.screen')];
  glass.style.width = `${tree.screen.width * zoom}px`;
  glass.style.height = `${tree.screen.height * zoom}px`;
  screen.style.zoom = zoom / tree.scale;
  screen.style.setProperty('--hairline', `${tree.scale / zoom / devicePixelRatio}px`);
  phone.style.setProperty('--corner', `${corner * zoom}px`);
  fingers.zoom = zoom;
}

// Time.

const before = new Before(find('floor'), film, () => fit());
const take = new Take(trace, film, async (work) => {
  play(false);
  const index = at;
  try { await work(); } finally { show(index); }
});
before.onSeek = (index) => { play(false); show(index); };

function show(index) {
  at = Math.max(0, Math.min(frames.length - 1, index));
  film.show(at);
  before.show(at);
  scrubber.value = at;
  scrubber.setAttribute('aria-valuetext', `${frames[at].t.toFixed(2)} seconds`);
  clock.textContent = `${frames[at].t.toFixed(2)} s`;
  track.show(at);
  moments.show(at);
  if (exploded.isShown) exploded.build();
}

function showTime(time) {
  let index = frames.findIndex((frame) => frame.t >= time - 1e-6);
  if (index < 0) index = frames.length - 1;
  show(index);
}

function play(isOn) {
  playing = isOn ? { start: performance.now(), from: at >= frames.length - 1 ? 0 : at } : null;
  playButton.replaceChildren(icon(isOn ? 'pause' : 'play'));
  playButton.title = isOn ? 'Pause (Space)' : 'Play (Space)';
  playButton.setAttribute('aria-label', playButton.title);
  if (isOn) requestAnimationFrame(run);
}

function run(now) {
  if (!playing) return;
  const time = frames[playing.from].t + ((now - playing.start) / 1000) * speed;
  if (time >= frames[frames.length - 1].t) {
    show(frames.length - 1);
    play(false);
    return;
  }
  showTime(time);
  requestAnimationFrame(run);
}

function step(by) {
  play(false);
  show(at + by);
}

const playButton = button('play', 'Play (Space)', () => play(!playing));
const scrubber = h('input', {
  type: 'range', class: 'scrubber', min: 0, max: frames.length - 1, value: 0, 'aria-label': 'Frame',
  oninput: (event) => { play(false); show(Number(event.target.value)); },
});
const clock = h('output', { class: 'clock', 'aria-label': 'Time in seconds' }, '0.00 s');
const cube = button('cube', 'Layers in space', () => explode(!exploded.isShown), { 'aria-pressed': 'false' });
find('transport').append(
  h('div', { class: 'group' }, button('step', 'Frame before (,)', () => step(-1), { class: 'tool mirrored' }),
    playButton, button('step', 'Next frame (.)', () => step(1))),
  segments('Speed', [['1', '1×'], ['0.5', '½'], ['0.25', '¼'], ['0.1', '⅒']], '1', (value) => {
    speed = Number(value);
    if (playing) play(true);
  }),
  h('div', { class: 'group wide' }, scrubber, clock), h('div', { class: 'group' }, cube, before.tools), before.modes,
  h('div', { class: 'group' }, take.tools));

// The other parts.

const exploded = new Exploded(find('floor'), film.tree, () => {});
const track = new Track(find('track'), trace, (index) => { play(false); show(index); });
const moments = new Moments(find('inspector'), trace, (time) => { play(false); showTime(time); }, mark);

function explode(isOn) {
  exploded.show(isOn);
  find('floor').classList.toggle('is-exploded', isOn);
  cube.setAttribute('aria-pressed', isOn);
  if (isOn) exploded.root.focus({ preventScroll: true });
}

// Outlines a rectangle of the screen, or with null none.
function mark(rect, name) {
  find('glass').querySelector('.outline')?.remove();
  if (!rect) return;
  const outline = h('div', { class: 'outline', 'data-name': name });
  const [x, y, width, height] = rect.map((value) => value * zoom);
  outline.classList.toggle('low', y < 20);
  Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  find('glass').append(outline);
}

function fillHead() {
  const end = frames[frames.length - 1].t;
  const size = `${frames.length} frames, ${end.toFixed(2)} s`;
  find('head').append(h('h1', {}, trace.title), h('p', {}, `${trace.device} · ${size}${trace.isCut ? ', the rest is left out' : ''}`));
  const first = trace.marks[0];
  if (!first) return;
  const text = trace.marks.length === 1 ? `1 ${first.kind}` : `${trace.marks.length} failures and misuses`;
  find('head').append(h('button', { type: 'button', class: 'failed', onclick: () => { play(false); showTime(first.time); moments.open('steps'); } }, text));
}

window.addEventListener('keydown', (event) => {
  if (event.target.closest?.('input[type="text"], .exploded')) return;
  const acts = {
    ' ': () => play(!playing), '.': () => step(1), ',': () => step(-1), ArrowRight: () => step(1), ArrowLeft: () => step(-1),
    Home: () => step(-frames.length), End: () => step(frames.length),
  };
  if (!acts[event.key] || event.target.closest?.('button') && event.key === ' ') return;
  event.preventDefault();
  acts[event.key]();
});

await film.load();
find('phone').classList.add('ready');
find('notice').hidden = true;
film.tree.onScreenChange = fit;
new ResizeObserver(fit).observe(find('floor'));
fit();
fillHead();
find('head').append(before.sentence);
const first = trace.marks[0];
if (first) showTime(first.time); else show(0);
const thumbs = new Thumbnails(find('track'), film, frames);
function drawThumbs() {
  if (thumbs.draw(thumbs.root.clientWidth)) show(at);
}
drawThumbs();
new ResizeObserver(drawThumbs).observe(find('track'));
window.detentTrace = { show, film, trace, explode, before, take, get at() { return at; } };
document.documentElement.dataset.rest = true;
