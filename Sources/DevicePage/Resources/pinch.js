// Two fingers on the glass while a wheel turns with Ctrl, as track pads report a pinch.

const reach = 60;
// The time without a turn after which the fingers leave, in milliseconds.
const pause = 160;
const [down, move, up] = [0, 1, 2];

export class Pinch {
  // `touch` is called with samples: a finger's number, its phase and its point.
  constructor(numbers, touch) {
    this.numbers = numbers;
    this.touch = touch;
    this.distance = 0;
  }

  turn(at, delta) {
    if (this.distance === 0) {
      this.at = at;
      this.distance = reach;
      this.ids = this.numbers.take();
      this.say(down);
    }
    this.distance = Math.min(600, Math.max(8, this.distance * Math.exp(-delta * 0.01)));
    this.say(move);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.say(up);
      this.numbers.release(this.ids);
      this.distance = 0;
    }, pause);
  }

  say(phase) {
    const { x, y } = this.at;
    this.touch(this.ids.map((id, index) =>
      [id, phase, { x: x + (index === 0 ? -1 : 1) * this.distance, y }]));
  }
}
