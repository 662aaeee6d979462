// Fingers, the wheel and keys on the glass.

import { Pinch } from './pinch.js';

const phases = { down: 0, move: 1, up: 2, cancel: 3 };

const names = Object.keys(phases);

const keys = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'home',
  End: 'end', PageUp: 'pageUp', PageDown: 'pageDown', Backspace: 'delete', Delete: 'forwardDelete',
  Enter: 'return', Escape: 'escape',
};

export class Input {
  // `toPoints` gives the point of the screen under a point of the page.
  constructor(glass, session, toPoints) {
    this.glass = glass;
    this.session = session;
    this.toPoints = toPoints;
    this.fingers = new Map();
    this.free = [];
    this.next = 0;
    this.samples = [];
    this.onTouch = () => {};
    this.onProbe = null;
    // Whether the device has a pointer: then a mouse without a button is one.
    this.hasPointer = false;
    this.pointer = null;
    // The keys that the page takes while nobody types, and the field into which the browser types.
    this.isShortcut = () => false;
    this.typing = null;
    this.pinch = new Pinch({
      take: () => [this.takeNumber(), this.takeNumber()],
      release: (ids) => this.release(ids),
    }, (samples) => samples.forEach(([id, phase, point]) => this.sample(id, names[phase], point)));
    glass.addEventListener('pointerdown', (event) => this.down(event));
    glass.addEventListener('pointermove', (event) => this.move(event));
    glass.addEventListener('pointerup', (event) => this.up(event, 'up'));
    glass.addEventListener('pointercancel', (event) => this.up(event, 'cancel'));
    glass.addEventListener('pointerleave', (event) => this.hover(event, false));
    glass.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    glass.addEventListener('contextmenu', (event) => event.preventDefault());
    glass.addEventListener('dragstart', (event) => event.preventDefault());
    glass.addEventListener('keydown', (event) => this.key(event));
    glass.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text');
      event.preventDefault();
      if (text) this.session.send({ t: 'text', text: text.slice(0, 10000) });
    });
  }

  down(event) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.preventDefault();
    if (!this.typing?.isActive) this.glass.focus({ preventScroll: true });
    const point = this.toPoints(event.clientX, event.clientY);
    if (this.onProbe) {
      this.onProbe(point);
      return;
    }
    this.glass.setPointerCapture(event.pointerId);
    const ids = [this.takeNumber()];
    let offset = null;
    if (event.altKey && event.pointerType === 'mouse') {
      ids.push(this.takeNumber());
      // The second finger mirrors the first about the middle of the screen; with Shift both go
      // side by side.
      const middle = this.middle();
      offset = event.shiftKey
        ? { x: 2 * (middle.x - point.x), y: 2 * (middle.y - point.y) } : null;
    }
    this.fingers.set(event.pointerId, { ids, offset });
    this.tell('down', event, point);
  }

  move(event) {
    if (!this.fingers.has(event.pointerId)) {
      this.hover(event, true);
      return;
    }
    this.tell('move', event, this.toPoints(event.clientX, event.clientY));
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.tell(phase, event, this.toPoints(event.clientX, event.clientY));
    this.fingers.delete(event.pointerId);
    this.release(finger.ids);
  }

  release(ids) {
    this.free.push(...ids);
    this.free.sort((a, b) => a - b);
  }

  // A device feels its pointer once in each frame.
  hover(event, isOver) {
    if (!this.hasPointer || event.pointerType !== 'mouse' || this.fingers.has(event.pointerId)) return;
    const isWaiting = this.pointer !== null;
    const { x, y } = this.toPoints(event.clientX, event.clientY);
    this.pointer = isOver
      ? { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 } : {};
    if (isWaiting) return;
    requestAnimationFrame(() => {
      this.session.send({ t: 'pointer', ...this.pointer });
      this.pointer = null;
    });
  }

  takeNumber() {
    if (this.free.length > 0) return this.free.shift();
    this.next += 1;
    return this.next - 1;
  }

  middle() {
    const { width, height } = this.session.tree.screen;
    return { x: width / 2, y: height / 2 };
  }

  tell(phase, { pointerId, timeStamp }, point) {
    const { ids, offset } = this.fingers.get(pointerId);
    const middle = this.middle();
    ids.forEach((id, index) => {
      let at = point;
      if (index === 1) {
        at = offset ? { x: point.x + offset.x, y: point.y + offset.y }
          : { x: 2 * middle.x - point.x, y: 2 * middle.y - point.y };
      }
      this.sample(id, phase, at, timeStamp);
    });
  }

  // The server is told when it happened, in milliseconds since the page began: the message may arrive late.
  sample(id, phase, at, time = performance.now()) {
    const rounded = { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 };
    this.samples.push([id, phases[phase], rounded.x, rounded.y, Math.round(Math.max(0, time) * 10) / 10]);
    this.onTouch(id, phase, rounded);
    // What happens within one turn of the page goes in one message.
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      this.session.send({ t: 'touches', touches: this.samples.splice(0, 64) });
    });
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 400 : 1;
    const at = this.toPoints(event.clientX, event.clientY);
    if (event.ctrlKey) {
      this.pinch.turn(at, event.deltaY * unit);
      return;
    }
    this.session.send({
      t: 'wheel', x: at.x, y: at.y, dx: event.deltaX * unit, dy: event.deltaY * unit,
    });
  }

  key(event) {
    const isTyping = this.typing?.isActive ?? false;
    if (event.isComposing || (event.target !== this.glass && !isTyping)) return;
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const named = keys[key];
    const isText = !named && [...key].length === 1;
    if (!named && !isText) return;
    // Escape ends probing; a field receives texts by itself, and the page has its shortcuts.
    if (key === 'Escape' && this.onProbe) return;
    if (isText && !ctrlKey && !metaKey && (isTyping || this.isShortcut(key))) return;
    // The browser pastes by itself, so that the text comes with the event.
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'v') return;
    if ((ctrlKey || metaKey) && isText && !'acxz'.includes(key.toLowerCase())) return;
    event.preventDefault();
    event.stopPropagation();
    if (isText && !ctrlKey && !metaKey) {
      this.session.send({ t: 'text', text: key });
      return;
    }
    const held = [
      shiftKey && 'shift', altKey && 'alt', (ctrlKey || metaKey) && 'cmd', named ?? key.toLowerCase(),
    ].filter(Boolean);
    this.session.send({ t: 'key', key: held.join('+') });
  }
}
