// Where fingers went.

const svg = 'http://www.w3.org/2000/svg';
const fading = 1600;
// The points of a trail; what is older is gone, so that a long drag costs no more than a short one.
const longest = 90;

export class Trails {
  constructor(glass) {
    this.root = document.createElementNS(svg, 'svg');
    this.root.setAttribute('class', 'trails');
    this.root.setAttribute('aria-hidden', 'true');
    glass.append(this.root);
    this.fingers = new Map();
    this.isOn = true;
    this.zoom = 1;
  }

  touch(id, phase, { x, y }) {
    const at = `${x * this.zoom} ${y * this.zoom}`;
    if (phase === 'down') {
      const path = this.isOn ? this.add('path') : null;
      path?.setAttribute('d', `M${at}`);
      const dot = this.add('circle');
      dot.setAttribute('r', 16);
      this.fingers.set(id, { path, dot, points: [at] });
    }
    const finger = this.fingers.get(id);
    if (!finger) return;
    finger.dot.setAttribute('cx', x * this.zoom);
    finger.dot.setAttribute('cy', y * this.zoom);
    if (phase === 'move' && finger.path) {
      finger.points.push(at);
      if (finger.points.length > longest) finger.points.shift();
      finger.path.setAttribute('d', `M${finger.points.join('L')}`);
    }
    if (phase === 'up' || phase === 'cancel') {
      this.fingers.delete(id);
      for (const element of [finger.path, finger.dot]) {
        if (!element) continue;
        element.classList.add('gone');
        setTimeout(() => element.remove(), fading);
      }
    }
  }

  add(tag) {
    const element = document.createElementNS(svg, tag);
    this.root.append(element);
    return element;
  }
}
