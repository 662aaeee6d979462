// Pictures to take away: of a frame, of several side by side, and the film.

import { button, h } from './dom.js';

const stripCount = 8;
const filmRate = 30;
// A film is no larger than a page needs it.
const mostHeight = 900;

export class Take {
  // `around` calls a function and shows the moment of before again.
  constructor(trace, film, around) {
    this.trace = trace;
    this.film = film;
    this.around = around;
    this.urls = new Map();
    this.status = h('output', { class: 'taking', 'aria-label': 'Saving' });
    const films = filmType();
    this.tools = [
      button('camera', 'Save a picture of this frame', () => this.run(() => this.picture())),
      button('strip', 'Save a film strip', () => this.run(() => this.strip())),
      button('save', films ? 'Save the film as WebM'
        : 'This browser saves no films; the command detent film makes one of this file', () => this.run(() => this.movie(films)), { disabled: !films }),
      this.status,
    ];
  }

  async run(work) {
    if (this.isBusy) return;
    this.isBusy = true;
    for (const tool of this.tools) tool.disabled = true;
    try {
      await this.around(work);
      this.say('');
    } catch (error) {
      this.say('It cannot be saved here; the command detent film makes it of this file.');
      console.warn(error);
    }
    this.isBusy = false;
    this.tools.forEach((tool, at) => { tool.disabled = at === 2 && !filmType(); });
  }

  say(text) { this.status.textContent = text; }

  get name() { return this.trace.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'trace'; }

  async picture(index = this.index()) {
    const { width, height } = this.pixels();
    const canvas = sheet(width, height);
    await this.draw(canvas.getContext('2d'), index, 0, 0, 1);
    await saveCanvas(canvas, `${this.name}-${this.trace.frames[index].t.toFixed(2)}s.png`);
  }

  async strip() {
    const { frames } = this.trace;
    const { width, height } = this.pixels();
    const factor = Math.min(1, 500 / height);
    const [wide, high, gap] = [Math.round(width * factor), Math.round(height * factor), 16];
    const canvas = sheet(stripCount * (wide + gap) + gap, high + gap + 36);
    const context = canvas.getContext('2d');
    context.fillStyle = '#f2f2f7';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.textAlign = 'center';
    context.font = '500 14px system-ui, sans-serif';
    const [start, end] = [frames[0].t, frames[frames.length - 1].t];
    for (let place = 0; place < stripCount; place += 1) {
      const time = start + ((end - start) * place) / (stripCount - 1);
      const left = gap + place * (wide + gap);
      this.say(`Frame ${place + 1} of ${stripCount}`);
      await this.draw(context, this.film.indexAt(time - start), left, gap, factor);
      context.fillStyle = '#000';
      context.fillText(`${time.toFixed(2)} s`, left + wide / 2, high + gap + 23);
    }
    await saveCanvas(canvas, `${this.name}-strip.png`);
  }

  // A recorder follows the clock, so the pictures are made first and then shown to it one by one.
  async movie(type) {
    const { frames } = this.trace;
    const { width, height } = this.pixels();
    const factor = Math.min(1, mostHeight / height);
    const canvas = sheet(even(width * factor), even(height * factor));
    const context = canvas.getContext('2d');
    const [start, end] = [frames[0].t, frames[frames.length - 1].t];
    const count = Math.max(2, Math.ceil((end - start) * filmRate) + 1);
    const pictures = [];
    let last = -1;
    for (let number = 0; number < count; number += 1) {
      const index = this.film.indexAt(number / filmRate);
      if (index !== last) {
        this.say(`Frame ${number + 1} of ${count}`);
        // The page is not held up meanwhile.
        await new Promise((done) => { setTimeout(done); });
        await this.draw(context, index, 0, 0, factor);
        pictures.push(await new Promise((done) => { canvas.toBlob(done, 'image/webp', 0.95); }));
      } else {
        pictures.push(pictures[pictures.length - 1]);
      }
      last = index;
    }
    const parts = [];
    const stream = canvas.captureStream(0);
    const [track] = stream.getVideoTracks();
    const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 8e6 });
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => { recorder.onstop = done; });
    recorder.start();
    const begin = performance.now();
    for (let number = 0; number < count; number += 1) {
      this.say(`Film ${Math.round((100 * number) / count)} %`);
      const image = await createImageBitmap(pictures[number]);
      context.drawImage(image, 0, 0);
      image.close();
      track.requestFrame?.();
      await waitUntil(begin + ((number + 1) * 1000) / filmRate);
    }
    recorder.stop();
    await ended;
    saveBlob(new Blob(parts, { type: 'video/webm' }), `${this.name}.webm`);
  }

  index() { return this.film.indexAt(this.film.time - this.trace.frames[0].t); }

  pixels() {
    const { screen, scale } = this.film.tree;
    return { width: Math.round(screen.width * scale), height: Math.round(screen.height * scale) };
  }

  // Draws a frame: its elements stand in a picture in SVG, which may name no other file.
  async draw(context, index, left, top, factor) {
    const { film } = this;
    film.show(index);
    const { width, height } = this.pixels();
    const [wide, high] = [Math.round(width * factor), Math.round(height * factor)];
    const copy = film.tree.element.cloneNode(true);
    copy.style.zoom = 1;
    copy.style.setProperty('--hairline', '1px');
    const holder = h('div', {}, document.querySelector('style').cloneNode(true), copy,
      film.tree.definitions.cloneNode(true));
    holder.style.cssText = `position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#000`;
    let text = new XMLSerializer().serializeToString(holder);
    for (const url of new Set(text.match(/blob:[^"')&\s]+/g) ?? [])) text = text.replaceAll(url, await this.data(url));
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}"><foreignObject width="${width}" height="${height}">${text}</foreignObject></svg>`)}`;
    await image.decode();
    context.drawImage(image, left, top, wide, high);
  }

  async data(url) {
    if (!this.urls.has(url)) {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = sheet(image.naturalWidth, image.naturalHeight);
      canvas.getContext('2d').drawImage(image, 0, 0);
      this.urls.set(url, canvas.toDataURL('image/png'));
    }
    return this.urls.get(url);
  }
}

// The type of films that the browser records; `null` if it records none.
function filmType() {
  if (!window.MediaRecorder || !HTMLCanvasElement.prototype.captureStream) return null;
  return ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']
    .find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

function even(length) { return Math.max(2, 2 * Math.round(length / 2)); }

function sheet(width, height) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas;
}

async function saveCanvas(canvas, name) {
  saveBlob(await new Promise((done) => { canvas.toBlob(done, 'image/png'); }), name);
}

function saveBlob(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = h('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

function waitUntil(time) {
  return new Promise((done) => { setTimeout(done, Math.max(0, time - performance.now())); });
}
