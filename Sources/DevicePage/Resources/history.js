// The last seconds of the picture, to look at again.

export class History {
  constructor(tree, seconds = 10) {
    this.tree = tree;
    this.seconds = seconds;
    this.entries = [];
    this.pending = [];
    // The number of entries that are shown: all, unless the past is looked at.
    this.shown = 0;
    this.held = null;
    tree.onChange = (id, before, after) => this.pending.push({ id, before, after });
    const reset = tree.reset.bind(tree);
    tree.reset = (part) => {
      this.clear();
      reset(part);
    };
  }

  clear() {
    this.entries = [];
    this.pending = [];
    this.shown = 0;
  }

  get isLive() { return this.shown === this.entries.length; }
  get start() { return this.entries[0]?.time ?? 0; }
  get end() { return this.entries[this.entries.length - 1]?.time ?? 0; }

  // Makes ready for a frame's changes: one that was on its way when the past was called up belongs
  // to the present all the same.
  present() {
    this.held = this.isLive ? null : this.tree.heldTime;
    if (this.held !== null) this.release();
  }

  // Notes that a frame was shown.
  frame(time) {
    if (this.pending.length > 0 || this.tree.animated.size > 0) {
      this.entries.push({ time, changes: this.pending });
      this.pending = [];
      while (this.entries.length > 1 && this.entries[0].time < time - this.seconds) this.entries.shift();
    }
    this.shown = this.entries.length;
    if (this.held !== null) this.show(this.held);
    this.held = null;
  }

  // Shows the picture of a moment.
  show(time) {
    const { tree } = this;
    const note = tree.onChange;
    tree.onChange = null;
    while (this.shown > 1 && this.entries[this.shown - 1].time > time) {
      this.shown -= 1;
      const { changes } = this.entries[this.shown];
      for (let i = changes.length - 1; i >= 0; i -= 1) tree.restore(changes[i].id, changes[i].before);
    }
    while (this.shown < this.entries.length && this.entries[this.shown].time <= time) {
      for (const { id, after } of this.entries[this.shown].changes) tree.restore(id, after);
      this.shown += 1;
    }
    tree.onChange = note;
    tree.heldTime = this.isLive ? null : time;
    tree.sample();
  }

  // Goes back to the present.
  release() {
    this.show(Infinity);
    this.tree.heldTime = null;
  }
}
