// Another trace beside this one: the same scene in the version before.

import { button, h, segments } from './dom.js';
import { Film } from './trace-film.js';

export class Before {
  constructor(floor, film, changed) {
    this.floor = floor;
    this.film = film;
    this.changed = changed;
    this.other = null;
    this.mode = 'beside';
    const file = h('input', {
      type: 'file', accept: '.html,text/html', hidden: true, 'aria-label': 'The trace before',
      onchange: async () => { if (file.files[0]) await this.open(file.files[0]); file.value = ''; },
    });
    this.choose = button('columns', 'Compare with the trace of another version', () => file.click());
    this.modes = segments('Comparison', [['beside', 'Side by side'], ['difference', 'Difference']], 'beside',
      (mode) => this.setMode(mode));
    this.modes.hidden = true;
    this.tools = [this.choose, file];
    this.sentence = h('button', { type: 'button', class: 'differs', hidden: true });
    floor.addEventListener('dragover', (event) => event.preventDefault());
    floor.addEventListener('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) this.open(event.dataTransfer.files[0]);
    });
  }

  async open(file) {
    const content = new DOMParser().parseFromString(await file.text(), 'text/html').getElementById('trace');
    let trace = null;
    try { trace = JSON.parse(content?.textContent ?? ''); } catch { /* The sentence below says it. */ }
    if (!Array.isArray(trace?.frames) || trace.frames.length === 0) {
      this.say(`${file.name} is no trace: choose a file of detent record --page, of a failed test or of the live page.`);
      return;
    }
    this.phone?.remove();
    this.screen = h('div', { class: 'screen', 'aria-hidden': 'true' });
    this.glass = h('div', { class: 'glass', role: 'img', 'aria-label': `Screen of the device in ${file.name}` }, this.screen);
    this.phone = h('div', { class: 'phone ready', 'data-name': `Before: ${file.name}` }, this.glass);
    this.floor.prepend(this.phone);
    this.trace = trace;
    this.other = new Film(trace, this.screen, this.glass);
    await this.other.load();
    this.floor.classList.add('compares');
    this.modes.hidden = false;
    this.setMode(this.mode);
    this.compareSheets();
  }

  setMode(mode) {
    this.mode = mode;
    this.floor.classList.toggle('overlays', mode === 'difference');
    this.changed();
  }

  show(index) {
    if (!this.other) return;
    const { frames } = this.film;
    this.other.show(this.other.indexAt(frames[index].t - frames[0].t));
  }

  // Says where the sheets are elsewhere than before.
  compareSheets() {
    const { frames } = this.film;
    const { frames: others } = this.trace;
    const first = frames.findIndex(({ t, s }) =>
      !areAlike(s ?? [], others[this.other.indexAt(t - frames[0].t)].s ?? []));
    if (first < 0) {
      const [own, other] = [frames, others].map((list) => list[list.length - 1].t - list[0].t);
      const isAsLong = Math.abs(own - other) < 0.02;
      this.say(isAsLong ? 'The sheets are the same in every frame.'
        : `The sheets are the same, in ${own.toFixed(2)} s; before ${other.toFixed(2)} s.`);
      return;
    }
    this.say(`The sheets differ from ${frames[first].t.toFixed(2)} s on.`, first);
  }

  say(text, index = null) {
    this.sentence.textContent = text;
    this.sentence.hidden = false;
    this.sentence.disabled = index === null;
    this.sentence.onclick = () => this.onSeek(index);
  }
}

// Half a point and a hundredth cannot be seen.
function areAlike(sheets, others) {
  return sheets.length === others.length && sheets.every((sheet, at) => {
    const other = others[at];
    return Math.abs(sheet.top - other.top) <= 0.5 && Math.abs(sheet.height - other.height) <= 0.5
      && Math.abs(sheet.dim - other.dim) <= 0.01 && sheet.detent === other.detent && sheet.phase === other.phase;
  });
}
