// The page: the phone in the middle, the gallery on its left, what is known about it on its right.

import { addressOf, readAddress, requestOf } from './address.js';
import { AuditPanel } from './audit.js';
import { Controls } from './controls.js';
import { DeviceBar } from './device-bar.js';
import { button, h, icon } from './dom.js';
import { Elements } from './elements.js';
import { Exploded } from './explode.js';
import { Gallery } from './gallery.js';
import { Help } from './help.js';
import { History } from './history.js';
import { Input } from './input.js';
import { Inspector } from './inspector.js';
import { LayerTree } from './layers.js';
import { Liveness } from './liveness.js';
import { LogPanel } from './log.js';
import { Recording } from './recording.js';
import { Session } from './session.js';
import { listenForKeys } from './shortcuts.js';
import { SourcePanel } from './source.js';
import { StatePanel } from './state.js';
import { Trails } from './trails.js';
import { Transport } from './transport.js';
import { Typing } from './typing.js';
import { ViewTree } from './views.js';
import { Zooming } from './zooming.js';

const find = (id) => document.getElementById(id);
const page = document.documentElement;
const query = new URLSearchParams(window.location.search);
const isBare = query.has('bare');
page.classList.toggle('bare', isBare);

const glass = find('glass');
const phone = find('phone');
const floor = find('floor');
const tree = new LayerTree(find('screen'));
const session = new Session(tree);
const history = new History(tree);
const elements = new Elements(find('elements'), session);
const trails = new Trails(glass);
const inspector = new Inspector(find('inspector'));
const controls = new Controls(inspector.panel('controls'), session);
const state = new StatePanel(inspector.panel('state'));
const views = new ViewTree(inspector.panel('views'), session, glass);
const audit = new AuditPanel(inspector.panel('audit'), session, glass);
const log = new LogPanel(inspector.panel('log'));
const source = new SourcePanel(inspector.panel('source'));
const transport = new Transport(session, history);
const recording = new Recording(session, notify);
const zooming = new Zooming(() => fit());
const help = new Help();
const typing = new Typing(glass, elements.root, (text) => session.send({ t: 'text', text }));
elements.onField = (field) => typing.into(field);

const preview = document.querySelector('.preview');

let [zoom, corner] = [1, 0];
let [catalog, welcome, deviceBar, gallery] = [null, null, null, null];
let [variants, about] = [null, null];

const sceneNamed = (name) => catalog.scenes.find((scene) => scene.name === name);

function writeAddress(isNewScene) {
  if (!welcome || !catalog || isBare) return;
  const address = addressOf(welcome, catalog.device, controls.chosen);
  variants.href = `/variants.html${address}`;
  if (address === window.location.search) return;
  window.history[isNewScene ? 'pushState' : 'replaceState'](null, '', address);
}

// The phone's place.

function fit() {
  const { width, height } = tree.screen;
  if (width === 0) return;
  // A device with a square screen has more above and below it.
  const [side, end] = isBare ? [0, 0] : [26, corner === 0 ? 72 : 26];
  const space = { width: floor.clientWidth - 32 - side, height: floor.clientHeight - 20 - end };
  zoom = isBare ? 1 : zooming.factor({ width, height }, tree.scale, space);
  floor.classList.toggle('overflows', width * zoom > space.width + 32 || height * zoom > space.height + 20);
  glass.style.width = `${width * zoom}px`;
  glass.style.height = `${height * zoom}px`;
  // What moves is drawn anew in all its own pixels where it is scaled, in those seen where it is zoomed.
  const { style } = find('screen');
  if (isBare) style.transform = `scale(${1 / tree.scale})`; else style.zoom = zoom / tree.scale;
  style.setProperty('--hairline', isBare ? '0px' : `${tree.scale / zoom / devicePixelRatio}px`);
  phone.style.setProperty('--corner', `${corner * zoom}px`);
  trails.zoom = zoom;
  views.zoom = zoom;
  audit.zoom = zoom;
  elements.place(zoom);
}

function toPoints(x, y) {
  const { left, top } = glass.getBoundingClientRect();
  return { x: (x - left) / zoom, y: (y - top) / zoom };
}

// The inspector.

inspector.onOpen = (name) => {
  if (name !== 'views') views.hide();
  if (name === 'source' && welcome) source.show(sceneNamed(welcome.scene));
  audit.open(name === 'audit');
  watch();
};

function watch() {
  const what = [];
  if (inspector.open === 'state') what.push('state');
  if (inspector.open === 'log') what.push('log', 'work');
  if (inspector.open === 'views' || exploded?.isShown) what.push('views');
  session.send({ t: 'watch', what });
}

// The address follows once the server has taken the value: a refused one is followed by those that hold.
let isAddressDue = false;

controls.onReset = (set) => {
  isAddressDue = true;
  session.send({ t: 'set', set });
};
controls.onSet = (name, value) => controls.onReset({ [name]: value });

function openDrawer(name) {
  for (const drawer of ['side', 'inspector']) page.classList.toggle(`${drawer}-open`, drawer === name);
}

const toggleDrawer = (name) => openDrawer(page.classList.contains(`${name}-open`) ? null : name);

find('desk').addEventListener('pointerdown', (event) => {
  if (page.classList.contains('side-open') && !event.target.closest('.bar')) openDrawer(null);
});

// Probing and pulling apart.

const input = new Input(glass, session, toPoints);
input.typing = typing;
input.onTouch = (id, phase, point) => {
  transport.goOn();
  trails.touch(id, phase, point);
};

const exploded = new Exploded(floor, tree, (layer) => {
  inspector.show('views');
  views.select(layer);
});
views.onSelect = (layer) => exploded.mark(layer);
transport.onRate = (rate) => { if (exploded.isShown && rate === 0) exploded.build(); };

const trail = button('trail', 'Touch trails', () => {
  trails.isOn = !trails.isOn;
  trail.setAttribute('aria-pressed', trails.isOn);
}, { 'aria-pressed': 'true' });
const probe = button('target', 'Who gets a touch? Point at the screen', () => setProbing(!input.onProbe), { 'aria-pressed': 'false' });
const cube = button('cube', 'Layers in space', () => explode(!exploded.isShown), { 'aria-pressed': 'false' });

function setProbing(isOn) {
  probe.setAttribute('aria-pressed', isOn);
  glass.classList.toggle('probing', isOn);
  input.onProbe = isOn
    ? ({ x, y }) => {
      inspector.show('views');
      openDrawer('inspector');
      session.send({ t: 'probe', x, y });
    } : null;
  if (!isOn) views.hide();
}

function explode(isOn) {
  if (!isOn && exploded.root.contains(document.activeElement)) cube.focus();
  exploded.show(isOn);
  floor.classList.toggle('is-exploded', isOn);
  cube.setAttribute('aria-pressed', isOn);
  if (isOn) {
    exploded.root.focus({ preventScroll: true });
    inspector.show('views');
  }
  watch();
}

// The bars.

function buildBars() {
  deviceBar = new DeviceBar(catalog, (name, value, restarts) => {
    if (name === 'keyboard') {
      welcome.keyboard = value;
      deviceBar.show(welcome);
      session.send({ t: 'keyboard', shown: value });
    } else {
      session.send({ t: restarts ? 'scene' : 'settings', [name]: value });
    }
  });
  const link = button('link', 'Copy a link to this scene', async () => {
    await navigator.clipboard?.writeText(window.location.href);
    notify('The link is copied.');
  });
  variants = h('a', { class: 'tool', title: 'Variants side by side', 'aria-label': 'Variants side by side' }, icon('columns'));
  about = h('a', { class: 'tool', title: 'About this scene', 'aria-label': 'About this scene', hidden: true }, icon('book'));
  const keys = button('help', 'Keys (?)', () => help.toggle());
  const side = button('list', 'Gallery', () => toggleDrawer('side'), { class: 'tool narrow-only' });
  const panel = button('panel', 'Inspector', () => toggleDrawer('inspector'), { class: 'tool middle-only' });
  const { device, style, rotate, appearance, keyboard, more } = deviceBar;
  find('bar').append(
    side, device, style, h('span', { class: 'gap' }), h('div', { class: 'group' }, trail, probe, cube),
    h('div', { class: 'group' }, rotate, appearance, keyboard, more, variants, about, link, keys, panel));
  const restart = button('restart', 'Begin again', () => session.send({ t: 'scene' }));
  const { back, play, forward, speed, scrubber, clock } = transport;
  const { record, format, camera, script } = recording;
  find('transport').append(
    h('div', { class: 'group' }, restart, back, play, forward), speed,
    h('div', { class: 'group wide' }, scrubber, clock), zooming.select,
    h('div', { class: 'group' }, record, format, camera, script));
}

// Words to the person.

let noticeTimer = null;

function notify(text, time = 3500) {
  const notice = find('notice');
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  if (time < Infinity) noticeTimer = setTimeout(() => { notice.hidden = true; }, time);
}

const liveness = new Liveness(session, (text) => notify(text, Infinity), () => {
  if (phone.classList.contains('ready')) find('notice').hidden = true;
  else notify('Loading the device…', Infinity);
});

// What the server says.

session.onState = (name, reason) => {
  page.classList.toggle('offline', name !== 'open');
  recording.connected(name === 'open');
  liveness.state(name, reason);
  if (name === 'open') {
    if (transport.rate !== 1) session.send({ t: 'clock', rate: transport.rate });
    watch();
  }
};

session.makeHello = () =>
  (welcome ? requestOf(welcome, controls.chosen) : readAddress(window.location.search));

let problems = [];

session.on('problem', ({ sentence }) => {
  if (find('notice').hidden) problems = [];
  problems.push(`${sentence[0].toUpperCase()}${sentence.slice(1)}${sentence.endsWith('?') ? '' : '.'}`);
  notify(problems.slice(-3).join(' '), 8000);
  // A link that cannot be followed leads to the first scene.
  if (!welcome) session.send({ t: 'scene' });
});

session.on('welcome', (message) => {
  const [isNewScene, isFirst] = [welcome?.scene !== message.scene, !welcome];
  welcome = message;
  corner = message.cornerRadius;
  page.classList.toggle('square', corner === 0);
  fit();
  if (catalog) showScene(isNewScene, isFirst);
  controls.update(message.values);
  writeAddress(false);
});

function showScene(isNewScene, isFirst) {
  const scene = sceneNamed(welcome.scene);
  document.title = `${scene.title} · DetentKit`;
  deviceBar.show(welcome);
  input.hasPointer = catalog.devices.some(({ name, isPad }) => isPad && name === welcome.device);
  if (isNewScene || isFirst) {
    gallery.show(scene.name);
    controls.show(scene, welcome.values);
    state.clear();
    log.clear();
    about.hidden = !scene.page;
    if (scene.page) about.href = scene.page;
    views.selected = null;
    if (inspector.open === 'source') source.show(scene);
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
let isResting = true;
// Whether the elements are others than those that were checked.
let isCheckDue = false;

session.on('elements', (message) => {
  elements.receive(message, !isResting, zoom);
  isCheckDue = true;
  if (isResting) checkAccess();
});

function checkAccess() {
  if (!isCheckDue) return;
  isCheckDue = false;
  audit.elements = elements.list;
  audit.check();
}
session.on('audit', (message) => audit.show(message));
session.on('log', (message) => log.show(message));
session.on('work', (message) => log.work(message));
// What was said may move it; it rests again when the server has received that.
session.onSaid = () => {
  if (page.dataset.rest !== 'false') page.dataset.rest = false;
};

session.on('rest', (rest) => {
  const { keyboard, heard } = rest;
  isResting = rest.isResting;
  if (isResting) {
    elements.rest(zoom);
    checkAccess();
  }
  page.dataset.rest = isResting && heard === session.said;
  if (isAddressDue && heard === session.said) {
    isAddressDue = false;
    writeAddress(false);
  }
  if (!welcome || !deviceBar) return;
  if (welcome.keyboard !== keyboard) typing.keyboard(keyboard);
  welcome.keyboard = keyboard;
  deviceBar.show(welcome);
});

session.onCommit = () => history.present();
session.onFrame = (message) => {
  if (!phone.classList.contains('ready')) {
    phone.classList.add('ready');
    preview?.remove();
    if (/^(Connecting|Loading)/.test(find('notice').textContent)) find('notice').hidden = true;
    gallery?.begin();
  }
  history.frame(message.time);
  transport.drawSoon();
};
tree.now = () => transport.now;
tree.onScreenChange = fit;
new ResizeObserver(fit).observe(floor);

window.addEventListener('popstate', () =>
  session.send({ t: 'scene', set: {}, ...readAddress(window.location.search) }));

const shortcuts = {
  Escape: () => {
    if (exploded.isShown) explode(false);
    else if (input.onProbe) setProbing(false);
    else openDrawer(null);
  },
  ' ': () => transport.toggle(),
  '.': () => transport.stepBy(1),
  ',': () => transport.stepBy(-1),
  '/': () => {
    openDrawer('side');
    gallery.search.focus();
  },
  r: () => recording.toggle(),
  '?': () => help.toggle(),
};
const mayShortcut = () => help.isOn && !(welcome?.keyboard && document.activeElement === glass);
listenForKeys(shortcuts, mayShortcut);
input.isShortcut = (key) => mayShortcut() && key.toLowerCase() in shortcuts;

document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  glass.focus();
});

session.connect();
inspector.show('controls');
while (!catalog) {
  catalog = await fetch('/catalog.json').then((answer) => answer.json(), () => null);
  if (!catalog) await new Promise((resume) => { setTimeout(resume, 1000); });
}
buildBars();
gallery = new Gallery(find('gallery'), catalog, (name) => {
  page.classList.remove('side-open');
  session.send({ t: 'scene', scene: name });
});
if (welcome) showScene(true, true);
if (phone.classList.contains('ready')) gallery.begin();

window.detent = { tree, session, input, history, toPoints, explode, views };
