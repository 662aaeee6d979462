// The time line: heights, dims and velocities of the sheets, and what happened when.

const svg = 'http://www.w3.org/2000/svg';
const rows = {
  height: [8, 70], fingers: [78, 86], dim: [94, 116], velocity: [124, 150], steps: [158, 167], events: [174, 183], marks: [2, 188],
};
// The room for the names of the rows and their values, which thumbnails leave free too.
const gutter = 92;
const orders = ['', 'second', 'third'];

export class Track {
  constructor(element, trace, seek) {
    this.element = element;
    this.trace = trace;
    this.start = trace.frames[0].t;
    this.span = Math.max(1e-3, trace.frames[trace.frames.length - 1].t - this.start);
    this.root = document.createElementNS(svg, 'svg');
    this.root.setAttribute('role', 'img');
    this.root.setAttribute('aria-label', 'Height, dim and velocity of each sheet, steps, callbacks and failures');
    element.append(this.root);
    const look = (event) => {
      const { left, width } = this.root.getBoundingClientRect();
      const share = (event.clientX - left - gutter) / Math.max(1, width - gutter);
      const time = this.start + this.span * Math.max(0, Math.min(1, share));
      const index = trace.frames.findIndex(({ t }) => t >= time - 1e-6);
      seek(index < 0 ? trace.frames.length - 1 : index);
    };
    element.addEventListener('pointerdown', (event) => {
      element.setPointerCapture(event.pointerId);
      look(event);
    });
    element.addEventListener('pointermove', (event) => { if (event.buttons & 1) look(event); });
    new ResizeObserver(() => this.draw()).observe(element);
  }

  x(time) { return gutter + ((time - this.start) / this.span) * Math.max(1, this.width - gutter); }

  draw() {
    this.width = this.root.clientWidth;
    this.root.replaceChildren();
    const { frames, steps, marks, logs } = this.trace;
    for (const [name, [top, bottom]] of Object.entries(rows)) {
      if (name === 'marks') continue;
      this.line('lane', gutter, bottom, this.width, bottom);
    }
    frames.forEach(({ t, f }, index) => {
      if (f) this.line('finger', this.x(t), 82, this.x(frames[index + 1]?.t ?? t), 82);
    });
    const count = Math.max(0, ...frames.map(({ s }) => s?.length ?? 0));
    for (let i = 0; i < count; i += 1) this.drawSheet(i);
    for (const { time, text } of steps) this.tick('step', time, rows.steps, text);
    for (const { t, e } of frames) if (e) this.tick('event', t, rows.events, e.join('\n'));
    for (const { time, text } of logs) this.tick('log', time, rows.events, text);
    this.values = {};
    for (const [name, [top, bottom]] of Object.entries(rows)) {
      if (name === 'marks') continue;
      const label = this.add('text', { x: 0, y: (top + bottom) / 2 + 4 });
      label.textContent = name === 'events' ? 'callbacks, log' : name;
      this.values[name] = this.add('text', { class: 'value', x: gutter - 10, y: (top + bottom) / 2 + 4, 'text-anchor': 'end' });
    }
    this.head = this.line('head', 0, 0, 0, rows.marks[1] + 2);
    // Above the head, which is there as the page opens.
    for (const { time, kind, text } of marks) {
      this.tick(kind, time, rows.marks, text);
      const isLate = this.x(time) > this.width / 2;
      const flag = this.add('text', { class: `flag ${kind}`, x: this.x(time) + (isLate ? -6 : 6), y: 24, 'text-anchor': isLate ? 'end' : 'start' });
      flag.textContent = kind;
    }
    if (this.at !== undefined) this.show(this.at);
  }

  drawSheet(index) {
    const { frames } = this.trace;
    const order = orders[Math.min(index, orders.length - 1)];
    const points = { height: [], dim: [], velocity: [] };
    let last = null;
    for (const { t, s } of frames) {
      const sheet = s?.[index];
      if (sheet) {
        const height = sheet.height;
        const velocity = last && t > last.t ? (height - last.height) / (t - last.t) : 0;
        points.height.push([t, height]);
        points.dim.push([t, sheet.dim]);
        points.velocity.push([t, velocity]);
        last = { t, height };
      } else if (last) {
        last = null;
        for (const list of Object.values(points)) list.push(null);
      }
    }
    const bounds = { height: [0, this.most('height')], dim: [0, 1] };
    const fastest = Math.max(1, ...points.velocity.filter(Boolean).map(([, v]) => Math.abs(v)));
    bounds.velocity = [-fastest, fastest];
    for (const [name, list] of Object.entries(points)) {
      const [low, high] = bounds[name];
      const [top, bottom] = rows[name];
      let path = '';
      let isPen = false;
      for (const point of list) {
        if (!point) { isPen = false; continue; }
        const y = bottom - ((point[1] - low) / (high - low)) * (bottom - top);
        path += `${isPen ? 'L' : 'M'}${this.x(point[0]).toFixed(1)} ${y.toFixed(1)}`;
        isPen = true;
      }
      this.add('path', { class: `${name} ${order}`, d: path });
    }
  }

  most(name) {
    const values = this.trace.frames.flatMap(({ s }) => (s ?? []).map((sheet) => sheet[name]));
    return Math.max(1, ...values);
  }

  tick(kind, time, [top, bottom], text) {
    const line = this.line(kind, this.x(time), top, this.x(time), bottom);
    const title = document.createElementNS(svg, 'title');
    title.textContent = `${time.toFixed(2)} s: ${text}`;
    line.append(title);
  }

  line(name, x1, y1, x2, y2) { return this.add('line', { class: name, x1, y1, x2, y2 }); }

  add(tag, attributes) {
    const element = document.createElementNS(svg, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    this.root.append(element);
    return element;
  }

  show(index) {
    this.at = index;
    const { frames } = this.trace;
    const x = this.x(frames[index].t);
    // The values of the front sheet at this moment.
    const sheet = frames[index].s?.at(-1);
    const before = frames[index - 1]?.s?.at(-1);
    const speed = sheet && before && frames[index].s.length === frames[index - 1].s.length
      ? (sheet.height - before.height) / Math.max(1e-6, frames[index].t - frames[index - 1].t) : 0;
    const texts = {
      height: sheet ? `${Math.round(sheet.height)}` : '–', dim: sheet ? sheet.dim.toFixed(2) : '–',
      velocity: sheet ? `${Math.round(speed)}` : '–', fingers: `${frames[index].f?.length ?? 0}`,
    };
    for (const [name, text] of Object.entries(texts)) if (this.values?.[name]) this.values[name].textContent = text;
    this.head?.setAttribute('x1', x);
    this.head?.setAttribute('x2', x);
  }
}
