// One scene on several devices at once. What a person does on one of them is done on all.

import { h, segments } from './dom.js';

const kinds = {
  appearance: { title: 'Light and dark', list: [['Light', { appearance: 'light' }], ['Dark', { appearance: 'dark' }]] },
  text: {
    title: 'Text sizes',
    list: [['Small', { textSize: 's' }], ['Large, the default', { textSize: 'l' }], ['Accessibility 3', { textSize: 'ax3' }]],
  },
  devices: {
    title: 'Devices',
    list: [['iPhone SE', { device: 'iphone-se-3' }], ['iPhone 16', { device: 'iphone-16' }], ['iPad', { device: 'ipad-a16' }]],
  },
  looks: { title: 'Systems', list: [['iOS 26', { style: 'ios26' }], ['iOS 18', { style: 'ios18' }]] },
  directions: {
    title: 'Directions',
    list: [['Left to right', { rightToLeft: 'false' }], ['Right to left', { rightToLeft: 'true' }]],
  },
};
// What a person does; other messages are those of one page.
const shared = ['touches', 'wheel', 'pointer', 'key', 'text', 'activate', 'call', 'set', 'keyboard'];

const query = new URLSearchParams(window.location.search);
const root = document.getElementById('devices');
let members = [];

class Member {
  constructor([title, settings]) {
    this.frame = h('iframe', { title: `${title}: the device`, src: address(settings) });
    this.holder = h('div', { class: 'holder' }, this.frame);
    this.root = h('figure', { class: 'variant' }, this.holder, h('figcaption', {}, title));
    this.frame.addEventListener('load', () => this.follow());
  }

  // Waits for the page of the frame, which is one of this server's.
  follow() {
    const { detent } = this.frame.contentWindow;
    if (!detent || detent.tree.screen.width === 0) {
      setTimeout(() => { if (this.frame.isConnected) this.follow(); }, 50);
      return;
    }
    if (this.session !== detent.session) {
      this.session = detent.session;
      const own = this.session.send.bind(this.session);
      this.send = own;
      this.session.send = (message) => {
        own(message);
        if (!shared.includes(message.t)) return;
        for (const other of members) if (other !== this) other.mirror(message, this.screen);
      };
    }
    fit();
  }

  get screen() { return this.frame.contentWindow.detent.tree.screen; }

  // Does what was done on another screen, at the same share of this one.
  mirror(message, from) {
    if (!this.send) return;
    const [sx, sy] = [this.screen.width / from.width, this.screen.height / from.height];
    const copy = { ...message };
    if (copy.touches) copy.touches = copy.touches.map(([finger, phase, x, y, time]) => [finger, phase, x * sx, y * sy, time]);
    if ('x' in copy) Object.assign(copy, { x: copy.x * sx, y: copy.y * sy });
    this.send(copy);
  }

  // The whole device is seen: a finger on it needs all of its width.
  place(width, height) {
    if (!this.send) return;
    const { screen } = this;
    const zoom = Math.min(1, height / screen.height, width / screen.width);
    const corner = parseFloat(this.frame.contentDocument.getElementById('phone').style.getPropertyValue('--corner')) || 0;
    this.holder.style.cssText = `width:${screen.width * zoom}px;height:${screen.height * zoom}px;--round:${corner * zoom}px`;
    this.frame.style.cssText = `width:${screen.width}px;height:${screen.height}px;transform:scale(${zoom})`;
  }
}

function address(settings) {
  const next = new URLSearchParams(query);
  next.delete('by');
  for (const [name, value] of Object.entries(settings)) next.set(name, value);
  return `/?bare&${next}`;
}

function fit() {
  const height = Math.max(220, root.clientHeight - 100);
  const width = Math.max(160, root.clientWidth - 72);
  for (const member of members) member.place(width, height);
}

function show(kind) {
  query.set('by', kind);
  window.history.replaceState(null, '', `?${query}`);
  members = kinds[kind].list.map((item) => new Member(item));
  root.replaceChildren(...members.map((member) => member.root));
}

const first = query.get('by') in kinds ? query.get('by') : 'appearance';
document.getElementById('choice').append(
  segments('Variants', Object.entries(kinds).map(([name, { title }]) => [name, title]), first, show));
const back = new URLSearchParams(query);
back.delete('by');
document.getElementById('back').href = `/?${back}`;
new ResizeObserver(fit).observe(root);
show(first);

const scene = query.get('scene');
const catalog = await fetch('/catalog.json').then((answer) => answer.json(), () => null);
const title = catalog?.scenes.find(({ name }) => name === (scene ?? catalog.first))?.title;
if (title) document.getElementById('title').textContent = title;

window.variants = { get members() { return members; } };
