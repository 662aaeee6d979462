import { Input } from './input.js';
import { LayerTree } from './layers.js';
import { Session } from './session.js';

const query = new URLSearchParams(window.location.search);
const glass = document.getElementById('glass');
const screen = document.getElementById('screen');
const tree = new LayerTree(screen);
const session = new Session(tree);

let zoom = 1;

function fit() {
  const { width, height } = tree.screen;
  if (width === 0) return;
  zoom = query.has('bare') ? 1 : Math.min(1, (window.innerHeight - 80) / height);
  glass.style.width = `${width * zoom}px`;
  glass.style.height = `${height * zoom}px`;
  screen.style.transform = `scale(${zoom / tree.scale})`;
}

tree.onScreenChange = fit;
window.addEventListener('resize', fit);

const toPoints = (x, y) => {
  const rect = glass.getBoundingClientRect();
  return { x: (x - rect.left) / zoom, y: (y - rect.top) / zoom };
};

const input = new Input(glass, session, toPoints);
session.makeHello = () => {
  const hello = {};
  for (const name of ['scene', 'device', 'orientation', 'appearance', 'style']) {
    if (query.has(name)) hello[name] = query.get(name);
  }
  return hello;
};
session.on('problem', ({ sentence }) => console.error(sentence));
session.connect();

window.detent = { tree, session, input, toPoints };
