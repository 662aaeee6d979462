// Time: its pace, single frames, and the last ten seconds.

import { button, h, icon, segments } from './dom.js';

export class Transport {
  constructor(session, history) {
    this.session = session;
    this.history = history;
    this.rate = 1;
    this.lastRate = 1;
    // Whether the past is looked at.
    this.isHeld = false;
    this.onRate = () => {};
    this.play = button('pause', 'Pause (Space)', () => this.toggle());
    this.back = button('step', 'Frame before (,)', () => this.stepBy(-1), { class: 'tool mirrored' });
    this.forward = button('step', 'Next frame (.)', () => this.stepBy(1));
    this.speed = segments('Speed', [['1', '1×'], ['0.5', '½'], ['0.25', '¼'], ['0.1', '⅒']], '1',
      (value) => this.setRate(Number(value)));
    this.scrubber = h('input', {
      type: 'range', class: 'scrubber', min: 0, max: 1000, value: 1000, disabled: true,
      'aria-label': 'The last ten seconds',
      oninput: (event) => this.look(history.start
        + (history.end - history.start) * (event.target.value / 1000)),
    });
    this.clock = h('output', { class: 'clock', 'aria-label': 'Time in seconds' }, '0.00');
  }

  // The time of the device that is shown.
  get now() {
    const { tree, clock } = this.session;
    if (tree.heldTime !== null && tree.heldTime !== undefined) return tree.heldTime;
    return clock.time + ((performance.now() - clock.at) / 1000) * clock.rate;
  }

  toggle() {
    this.setRate(this.rate === 0 ? this.lastRate : 0);
  }

  setRate(rate) {
    if (rate > 0) this.lastRate = rate;
    this.rate = rate;
    if (rate > 0) this.leavePast();
    this.session.send({ t: 'clock', rate });
    this.play.replaceChildren(icon(rate === 0 ? 'play' : 'pause'));
    this.play.title = rate === 0 ? 'Go on (Space)' : 'Pause (Space)';
    this.play.setAttribute('aria-label', this.play.title);
    this.speed.set(String(this.lastRate));
    document.documentElement.classList.toggle('paused', rate === 0);
    this.onRate(rate);
  }

  // Comes back to the present to go on from there.
  goOn() {
    if (this.isHeld) this.setRate(this.lastRate);
  }

  leavePast() {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.history.release();
    this.draw();
  }

  look(time) {
    if (this.rate > 0) this.setRate(0);
    this.isHeld = true;
    this.history.show(time);
    this.draw();
  }

  stepBy(way) {
    const { history } = this;
    if (this.rate > 0) this.setRate(0);
    const at = Math.max(0, history.shown - 1);
    if (way < 0) {
      if (at > 0) this.look(history.entries[at - 1].time);
    } else if (this.isHeld && !history.isLive) {
      this.look(history.entries[Math.min(history.shown, history.entries.length - 1)].time);
    } else {
      this.leavePast();
      this.session.send({ t: 'step' });
    }
  }

  // Shows a frame's time, soon: the thumb need not move with every frame.
  drawSoon() {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.draw();
    }, 100);
  }

  draw() {
    const { history, scrubber, clock } = this;
    const span = history.end - history.start;
    const time = this.isHeld ? history.entries[Math.max(0, history.shown - 1)]?.time ?? 0 : history.end;
    scrubber.disabled = span <= 0;
    if (document.activeElement !== scrubber || !this.isHeld) {
      scrubber.value = span > 0 ? ((time - history.start) / span) * 1000 : 1000;
    }
    const text = this.isHeld ? `−${(history.end - time).toFixed(2)}` : history.end.toFixed(2);
    clock.textContent = text;
    scrubber.setAttribute('aria-valuetext', `${text} seconds`);
    clock.classList.toggle('past', this.isHeld && !history.isLive);
  }
}
