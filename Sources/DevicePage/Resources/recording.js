// Recordings, still pictures and touch scripts to take away.

import { button, h, icon, save } from './dom.js';

export class Recording {
  constructor(session, notify) {
    this.session = session;
    this.notify = notify;
    this.isOn = false;
    this.record = button('record', 'Record (R)', () => this.toggle(), { class: 'tool record' });
    this.format = h('select', { 'aria-label': 'Format of recordings', class: 'format' },
      h('option', { value: 'webp' }, 'WebP'), h('option', { value: 'gif' }, 'GIF'), h('option', { value: 'trace' }, 'Trace'));
    this.camera = button('camera', 'Download a picture of the screen', () => session.send({ t: 'picture' }));
    this.script = button('save', 'Download what was done as a touch script', () => session.send({ t: 'script' }));
    session.on('recorded', ({ path, name, bytes }) => {
      notify(`${name}, ${(bytes / 1024).toFixed(0)} KB`);
      save(name, '', path);
    });
    session.on('pictured', ({ path, name }) => save(name, '', path));
    session.on('script', ({ name, script, isCut }) => {
      save(`${name}.script.json`, 'application/json', script);
      if (isCut) notify('The script ends early: no more than ten minutes of touches are kept.', 8000);
    });
  }

  toggle() {
    if (!this.session.isOpen) return;
    this.isOn = !this.isOn;
    const { session, format } = this;
    session.send(this.isOn ? { t: 'record', format: format.value } : { t: 'recordEnd' });
    if (!this.isOn) {
      this.notify(format.value === 'trace' ? 'The trace is being written…' : 'The recording is being encoded…', 60000);
    }
    this.show();
  }

  // Notes whether the connection is there; without it a recording is lost, and none begins.
  connected(isOpen) {
    if (!isOpen) this.isOn = false;
    for (const tool of [this.record, this.camera, this.script]) tool.disabled = !isOpen;
    this.show();
  }

  show() {
    const { record, isOn } = this;
    record.classList.toggle('on', isOn);
    record.title = isOn ? 'Stop recording (R)' : 'Record (R)';
    record.setAttribute('aria-label', record.title);
    record.replaceChildren(icon(isOn ? 'stop' : 'record'));
    this.format.disabled = isOn;
  }
}
