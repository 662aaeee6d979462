// Fingers, the wheel and keys on the glass.

const phases = { down: 0, move: 1, up: 2, cancel: 3 };

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
    this.isProbing = false;
    glass.addEventListener('pointerdown', (event) => this.down(event));
    glass.addEventListener('pointermove', (event) => this.move(event));
    glass.addEventListener('pointerup', (event) => this.up(event, 'up'));
    glass.addEventListener('pointercancel', (event) => this.up(event, 'cancel'));
    glass.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    glass.addEventListener('contextmenu', (event) => event.preventDefault());
    glass.addEventListener('dragstart', (event) => event.preventDefault());
  }

  down(event) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.isProbing) return;
    event.preventDefault();
    this.glass.focus({ preventScroll: true });
    this.glass.setPointerCapture(event.pointerId);
    const point = this.toPoints(event.clientX, event.clientY);
    const ids = [this.takeNumber()];
    let pivot = null;
    if (event.altKey && event.pointerType === 'mouse') {
      // The second finger mirrors the first about the middle of the screen.
      pivot = this.middle();
      ids.push(this.takeNumber());
    }
    this.fingers.set(event.pointerId, { ids, pivot });
    this.tell('down', event.pointerId, point);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.tell('move', event.pointerId, this.toPoints(event.clientX, event.clientY));
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const point = this.toPoints(event.clientX, event.clientY);
    this.tell(phase, event.pointerId, point);
    this.fingers.delete(event.pointerId);
    this.free.push(...finger.ids);
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

  tell(phase, pointer, point) {
    const { ids, pivot } = this.fingers.get(pointer);
    ids.forEach((id, index) => {
      const at = index === 0 ? point : { x: 2 * pivot.x - point.x, y: 2 * pivot.y - point.y };
      const rounded = { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 };
      this.samples.push([id, phases[phase], rounded.x, rounded.y]);
      this.onTouch(id, phase, rounded);
    });
    // What moves within one turn of the page goes in one message.
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      this.session.send({ t: 'touches', touches: this.samples.splice(0, 64) });
    });
  }

  wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 400 : 1;
    const at = this.toPoints(event.clientX, event.clientY);
    this.session.send({
      t: 'wheel', x: at.x, y: at.y, dx: event.deltaX * unit, dy: event.deltaY * unit,
    });
  }
}
