// The page: the phone in the middle, the gallery on its left, what is known about it on its right.

import { Controls } from './controls.js';
import { button, h, icon, save, segments } from './dom.js';
import { Elements } from './elements.js';
import { Exploded } from './explode.js';
import { Gallery } from './gallery.js';
import { History } from './history.js';
import { Input } from './input.js';
import { LayerTree } from './layers.js';
import { Session } from './session.js';
import { SourcePanel } from './source.js';
import { StatePanel } from './state.js';
import { Trails } from './trails.js';
import { ViewTree } from './views.js';

const find = (id) => document.getElementById(id);
const query = new URLSearchParams(window.location.search);
const isBare = query.has('bare');
document.documentElement.classList.toggle('bare', isBare);

const glass = find('glass');
const phone = find('phone');
const floor = find('floor');
const tree = new LayerTree(find('screen'));
const session = new Session(tree);
const history = new History(tree);
const elements = new Elements(find('elements'), session);
const trails = new Trails(glass);
const settingNames = ['device', 'orientation', 'appearance', 'textSize', 'style'];
const flagNames = ['reduceMotion', 'rightToLeft'];

let zoom = 1;
let catalog = null;
let welcome = null;
let corner = 0;

// The scene and the device as the address has them.

function readAddress() {
  const params = new URLSearchParams(window.location.search);
  const request = {};
  for (const name of ['scene', ...settingNames]) if (params.has(name)) request[name] = params.get(name);
  for (const name of flagNames) if (params.has(name)) request[name] = params.get(name) === 'true';
  const set = {};
  for (const [name, value] of params) if (name.startsWith('set.')) set[name.slice(4)] = value;
  if (Object.keys(set).length > 0) request.set = set;
  return request;
}

function writeAddress(isNewScene) {
  if (!welcome || isBare) return;
  const params = new URLSearchParams();
  params.set('scene', welcome.scene);
  const usual = { device: catalog.device, orientation: 'portrait', appearance: 'light', textSize: 'l', style: 'ios26' };
  for (const name of settingNames) if (welcome[name] !== usual[name]) params.set(name, welcome[name]);
  for (const name of flagNames) if (welcome[name]) params.set(name, 'true');
  for (const [name, value] of Object.entries(controls.chosen)) params.set(`set.${name}`, value);
  const address = `?${params}`;
  if (address === window.location.search) return;
  window.history[isNewScene ? 'pushState' : 'replaceState'](null, '', address);
}

// The phone's place.

function fit() {
  const { width, height } = tree.screen;
  if (width === 0) return;
  const rim = isBare ? 0 : 26;
  const space = { width: floor.clientWidth - 32 - rim, height: floor.clientHeight - 20 - rim };
  zoom = isBare ? 1 : Math.max(0.2, Math.min(1, space.width / width, space.height / height));
  glass.style.width = `${width * zoom}px`;
  glass.style.height = `${height * zoom}px`;
  find('screen').style.transform = `scale(${zoom / tree.scale})`;
  phone.style.setProperty('--corner', `${corner * zoom}px`);
  trails.zoom = zoom;
  views.zoom = zoom;
  elements.place(zoom);
}

const toPoints = (x, y) => {
  const rect = glass.getBoundingClientRect();
  return { x: (x - rect.left) / zoom, y: (y - rect.top) / zoom };
};

// The inspector.

const panels = new Map();
const inspector = find('inspector');
const tabs = h('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Inspector' });
inspector.append(tabs);
for (const [name, title] of [['controls', 'Controls'], ['state', 'State'], ['views', 'Views'], ['source', 'Source']]) {
  const tab = h('button', {
    type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}`, onclick: () => openTab(name),
  }, title);
  const panel = h('div', { class: `panel ${name}`, role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': tab.id });
  tabs.append(tab);
  inspector.append(panel);
  panels.set(name, { tab, panel });
}
tabs.addEventListener('keydown', (event) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  const names = [...panels.keys()];
  const next = names[(names.indexOf(openName) + way + names.length) % names.length];
  openTab(next);
  panels.get(next).tab.focus();
});

const controls = new Controls(panels.get('controls').panel, session);
const state = new StatePanel(panels.get('state').panel);
const views = new ViewTree(panels.get('views').panel, session, glass);
const source = new SourcePanel(panels.get('source').panel);
let openName = 'controls';

function openTab(name) {
  openName = name;
  for (const [key, { tab, panel }] of panels) {
    tab.setAttribute('aria-selected', key === name);
    tab.tabIndex = key === name ? 0 : -1;
    panel.hidden = key !== name;
  }
  if (name !== 'views') views.hide();
  if (name === 'source' && welcome) source.show(sceneNamed(welcome.scene));
  watch();
}

function watch() {
  const what = [];
  if (openName === 'state') what.push('state');
  if (openName === 'views' || exploded?.isShown) what.push('views');
  session.send({ t: 'watch', what });
}

controls.onSet = (name, value) => {
  session.send({ t: 'set', set: { [name]: value } });
  welcome.values[name] = value;
  writeAddress(false);
};

const sceneNamed = (name) => catalog.scenes.find((scene) => scene.name === name);

// The device's settings.

const bar = find('bar');
const pickers = {};

function change(name, value, restarts) {
  session.send({ t: restarts ? 'scene' : 'settings', [name]: value });
}

function buildBar() {
  const device = h('select', {
    'aria-label': 'Device', onchange: (event) => change('device', event.target.value, true),
  }, ...['iPhone', 'iPad'].map((family, index) => h('optgroup', { label: family },
    ...catalog.devices.filter((item) => item.isPad === (index === 1)).map((item) =>
      h('option', { value: item.name }, item.title)))));
  const style = segments('Style', [['ios26', 'iOS 26'], ['ios18', 'iOS 18']], 'ios26', (value) => change('style', value, true));
  const appearance = button('moon', 'Dark appearance', () =>
    change('appearance', welcome.appearance === 'dark' ? 'light' : 'dark'));
  const rotate = button('rotate', 'Rotate', () =>
    change('orientation', welcome.orientation === 'portrait' ? 'landscapeLeft' : 'portrait'));
  const keyboard = button('keyboard', 'Keyboard', () => {
    welcome.keyboard = !welcome.keyboard;
    keyboard.setAttribute('aria-pressed', welcome.keyboard);
    session.send({ t: 'keyboard', shown: welcome.keyboard });
  });
  const orientation = h('select', { 'aria-label': 'Orientation', onchange: (event) => change('orientation', event.target.value) },
    ...[['portrait', 'Portrait'], ['landscapeLeft', 'Landscape left'], ['landscapeRight', 'Landscape right'], ['portraitUpsideDown', 'Upside down']]
      .map(([value, title]) => h('option', { value }, title)));
  const textSize = h('input', {
    type: 'range', min: 0, max: catalog.textSizes.length - 1, id: 'text-size',
    oninput: (event) => change('textSize', catalog.textSizes[event.target.value]),
  });
  const toggle = (name, title) => {
    const input = h('input', { type: 'checkbox', class: 'switch', role: 'switch', id: `setting-${name}`,
      onchange: (event) => change(name, event.target.checked) });
    return [h('label', { for: input.id }, title), input];
  };
  const [motionLabel, reduceMotion] = toggle('reduceMotion', 'Reduce motion');
  const [directionLabel, rightToLeft] = toggle('rightToLeft', 'Right to left');
  const more = h('details', { class: 'menu' },
    h('summary', { class: 'tool', title: 'More settings', 'aria-label': 'More settings' }, icon('more')),
    h('div', { class: 'sheet' },
      h('label', { for: 'text-size' }, 'Text size'), textSize,
      h('span', {}, 'Orientation'), orientation,
      motionLabel, reduceMotion, directionLabel, rightToLeft));
  document.addEventListener('pointerdown', (event) => { if (!more.contains(event.target)) more.open = false; });
  more.addEventListener('keydown', (event) => { if (event.key === 'Escape') more.open = false; });
  const link = button('link', 'Copy a link to this scene', async () => {
    await navigator.clipboard?.writeText(window.location.href);
    notify('The link is copied.');
  });
  const side = button('list', 'Gallery', () => document.documentElement.classList.toggle('side-open'), { class: 'tool narrow-only' });
  const panel = button('panel', 'Inspector', () => document.documentElement.classList.toggle('inspector-open'), { class: 'tool middle-only' });
  Object.assign(pickers, { device, style, appearance, rotate, keyboard, orientation, textSize, reduceMotion, rightToLeft });
  bar.append(side, device, style, h('span', { class: 'gap' }), rotate, appearance, keyboard, more, link, panel);
}

function showSettings() {
  pickers.device.value = welcome.device;
  pickers.style.set(welcome.style);
  pickers.appearance.setAttribute('aria-pressed', welcome.appearance === 'dark');
  pickers.appearance.replaceChildren(icon(welcome.appearance === 'dark' ? 'sun' : 'moon'));
  pickers.keyboard.setAttribute('aria-pressed', welcome.keyboard);
  pickers.orientation.value = welcome.orientation;
  pickers.textSize.value = catalog.textSizes.indexOf(welcome.textSize);
  pickers.textSize.setAttribute('aria-valuetext', welcome.textSize);
  pickers.reduceMotion.checked = welcome.reduceMotion;
  pickers.rightToLeft.checked = welcome.rightToLeft;
}

// Time.

const transport = find('transport');
let rate = 1;
let lastRate = 1;
let isHeld = false;

tree.now = () => {
  if (tree.heldTime !== null && tree.heldTime !== undefined) return tree.heldTime;
  const { clock } = session;
  return clock.time + ((performance.now() - clock.at) / 1000) * clock.rate;
};

function setRate(next) {
  if (next > 0) lastRate = next;
  rate = next;
  if (next > 0) leavePast();
  session.send({ t: 'clock', rate: next });
  play.replaceChildren(icon(next === 0 ? 'play' : 'pause'));
  play.setAttribute('aria-label', next === 0 ? 'Go on' : 'Pause');
  play.title = next === 0 ? 'Go on (Space)' : 'Pause (Space)';
  speed.set(String(lastRate));
  document.documentElement.classList.toggle('paused', next === 0);
  if (exploded?.isShown && next === 0) exploded.build();
}

function leavePast() {
  if (!isHeld) return;
  isHeld = false;
  history.release();
  drawScrubber();
}

function look(time) {
  if (rate > 0) setRate(0);
  isHeld = true;
  history.show(time);
  drawScrubber();
}

function stepBy(way) {
  if (rate > 0) setRate(0);
  const at = Math.max(0, history.shown - 1);
  if (way < 0) {
    if (at > 0) look(history.entries[at - 1].time);
  } else if (isHeld && !history.isLive) {
    look(history.entries[Math.min(history.shown, history.entries.length - 1)].time);
  } else {
    leavePast();
    session.send({ t: 'step' });
  }
}

const play = button('pause', 'Pause', () => setRate(rate === 0 ? lastRate : 0));
const back = button('step', 'Frame before (,)', () => stepBy(-1), { class: 'tool mirrored' });
const forward = button('step', 'Next frame (.)', () => stepBy(1));
const speed = segments('Speed', [['1', '1×'], ['0.5', '½'], ['0.25', '¼'], ['0.1', '⅒']], '1', (value) => setRate(Number(value)));
const scrubber = h('input', {
  type: 'range', class: 'scrubber', min: 0, max: 1000, value: 1000, 'aria-label': 'The last ten seconds',
  oninput: (event) => look(history.start + (history.end - history.start) * (event.target.value / 1000)),
});
const clock = h('output', { class: 'clock' }, '0.00');
const record = button('record', 'Record', () => toggleRecording(), { class: 'tool record' });
const format = h('select', { 'aria-label': 'Format of recordings', class: 'format' },
  h('option', { value: 'webp' }, 'WebP'), h('option', { value: 'gif' }, 'GIF'));
const script = button('save', 'Download what was done as a touch script', () => session.send({ t: 'script' }));
const camera = button('camera', 'Download a picture of the screen', () => session.send({ t: 'picture' }));
const restart = button('restart', 'Begin again', () => session.send({ t: 'scene' }));
const probe = button('target', 'Who gets a touch? Point at the screen', () => setProbing(!input.onProbe));
const trail = button('trail', 'Touch trails', () => {
  trails.isOn = !trails.isOn;
  trail.setAttribute('aria-pressed', trails.isOn);
}, { class: 'tool', 'aria-pressed': 'true' });
const cube = button('cube', 'Layers in space', () => explode(!exploded.isShown));
transport.append(
  h('div', { class: 'group' }, restart, back, play, forward), speed,
  h('div', { class: 'group wide' }, scrubber, clock),
  h('div', { class: 'group' }, record, format, camera, script),
  h('div', { class: 'group' }, trail, probe, cube));

function drawScrubber() {
  const span = history.end - history.start;
  const time = isHeld ? history.entries[Math.max(0, history.shown - 1)]?.time ?? 0 : history.end;
  scrubber.disabled = span <= 0;
  if (document.activeElement !== scrubber || !isHeld) {
    scrubber.value = span > 0 ? ((time - history.start) / span) * 1000 : 1000;
  }
  clock.textContent = isHeld ? `−${(history.end - time).toFixed(2)}` : history.end.toFixed(2);
  clock.classList.toggle('past', isHeld && !history.isLive);
}

// Recording.

let isRecording = false;

function toggleRecording() {
  isRecording = !isRecording;
  session.send(isRecording ? { t: 'record', format: format.value } : { t: 'recordEnd' });
  if (!isRecording) {
    session.send({ t: 'script' });
    notify('The recording is being encoded…', 60000);
  }
  showRecording();
}

function showRecording() {
  record.classList.toggle('on', isRecording);
  record.setAttribute('aria-label', isRecording ? 'Stop recording' : 'Record');
  record.replaceChildren(icon(isRecording ? 'stop' : 'record'));
  format.disabled = isRecording;
}

session.on('recorded', ({ path, name, bytes }) => {
  notify(`${name}, ${(bytes / 1024).toFixed(0)} KB`);
  save(name, '', path);
});
session.on('pictured', ({ path, name }) => save(name, '', path));
session.on('script', ({ name, script: text }) => save(`${name}.script.json`, 'application/json', text));

// Probing and pulling apart.

function setProbing(isOn) {
  probe.setAttribute('aria-pressed', isOn);
  glass.classList.toggle('probing', isOn);
  input.onProbe = isOn
    ? ({ x, y }) => {
      openTab('views');
      document.documentElement.classList.add('inspector-open');
      session.send({ t: 'probe', x, y });
    } : null;
  if (!isOn) views.hide();
}

const input = new Input(glass, session, toPoints);
input.onTouch = (id, phase, point) => {
  if (isHeld) setRate(lastRate);
  trails.touch(id, phase, point);
};

const exploded = new Exploded(floor, tree, (layer) => {
  openTab('views');
  views.select(layer);
});
views.onSelect = (layer) => exploded.mark(layer);

function explode(isOn) {
  exploded.show(isOn);
  floor.classList.toggle('is-exploded', isOn);
  cube.setAttribute('aria-pressed', isOn);
  if (isOn) {
    exploded.root.focus({ preventScroll: true });
    openTab('views');
  }
  watch();
}

// Words to the person.

const notice = find('notice');
let noticeTimer = null;

function notify(text, time = 3500) {
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { notice.hidden = true; }, time);
}

session.on('problem', ({ sentence }) => {
  notify(`${sentence[0].toUpperCase()}${sentence.slice(1)}.`, 6000);
  // A link that cannot be followed leads to the first scene.
  if (!welcome) session.send({ t: 'scene' });
});

session.onState = (name, reason) => {
  document.documentElement.classList.toggle('offline', name !== 'open');
  if (name === 'open') {
    notice.hidden = true;
    if (rate !== 1) session.send({ t: 'clock', rate });
    watch();
  } else {
    isRecording = false;
    showRecording();
    notify(reason ? `The server ended the connection: ${reason}.` : 'The server is away. Waiting for it…', 1e8);
  }
};

// What the server says.

session.makeHello = () => (welcome
  ? {
    ...Object.fromEntries(['scene', ...settingNames, ...flagNames].map((name) => [name, welcome[name]])),
    set: controls.chosen,
  }
  : readAddress());

session.on('welcome', (message) => {
  const isNewScene = welcome?.scene !== message.scene;
  const isFirst = !welcome;
  welcome = message;
  corner = message.cornerRadius;
  document.documentElement.classList.toggle('square', corner === 0);
  fit();
  if (!catalog) return;
  showScene(isNewScene, isFirst);
});

function showScene(isNewScene, isFirst) {
  const scene = sceneNamed(welcome.scene);
  document.title = `${scene.title} · DetentKit`;
  showSettings();
  if (isNewScene || isFirst) {
    gallery.show(scene.name);
    controls.show(scene, welcome.values);
    state.clear();
    views.selected = null;
    if (openName === 'source') source.show(scene);
  }
  writeAddress(isNewScene && !isFirst);
  if (isFirst && query.has('do')) {
    for (const name of query.getAll('do')) session.send({ t: 'call', name });
  }
}

session.on('state', (message) => state.show(message));
session.on('views', (message) => {
  views.show(message);
  if (exploded.isShown) exploded.build();
});
session.on('properties', (message) => views.showProperties(message));
session.on('probe', (message) => views.showProbe(message));
session.on('elements', (message) => elements.show(message, zoom));
session.on('rest', ({ isResting, keyboard }) => {
  document.documentElement.dataset.rest = isResting;
  if (!welcome || !pickers.keyboard) return;
  welcome.keyboard = keyboard;
  pickers.keyboard.setAttribute('aria-pressed', keyboard);
});

let drawTimer = null;
session.onCommit = () => history.present();
session.onFrame = (message) => {
  phone.classList.add('ready');
  history.frame(message.time);
  drawTimer ??= setTimeout(() => {
    drawTimer = null;
    drawScrubber();
  }, 100);
};

tree.onScreenChange = fit;
new ResizeObserver(fit).observe(floor);

window.addEventListener('popstate', () => session.send({ t: 'scene', set: {}, ...readAddress() }));

window.addEventListener('keydown', (event) => {
  if (event.target.closest('input, select, textarea, .glass, .elements, .exploded, .tree, .code') || event.ctrlKey || event.metaKey || event.altKey) return;
  switch (event.key) {
    case ' ': if (event.target.closest('button, summary')) return; setRate(rate === 0 ? lastRate : 0); break;
    case '.': stepBy(1); break;
    case ',': stepBy(-1); break;
    case '/': gallery.search.focus(); break;
    case 'r': toggleRecording(); break;
    default: return;
  }
  event.preventDefault();
});

let gallery = null;
session.connect();
openTab('controls');
catalog = await (await fetch('/catalog.json')).json();
buildBar();
gallery = new Gallery(find('gallery'), catalog, (name) => {
  document.documentElement.classList.remove('side-open');
  session.send({ t: 'scene', scene: name });
});
if (welcome) showScene(true, true);

window.detent = { tree, session, input, history, toPoints, explode, views };
