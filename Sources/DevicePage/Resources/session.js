// The connection with the server.

import { readMessage, version } from './protocol.js';

export class Session {
  constructor(tree) {
    this.tree = tree;
    this.handlers = {};
    this.queue = Promise.resolve();
    this.pendingShown = 0;
    this.said = 0;
    this.clock = { time: 0, rate: 1, at: 0 };
    this.isOpen = false;
    // The time of the first message that nothing has answered yet.
    this.asked = null;
    this.retry = 250;
    this.stats = { frames: 0, bytes: 0, messages: 0 };
    this.onState = () => {};
    this.onSaid = () => {};
    this.onCommit = () => {};
    this.onFrame = () => {};
    this.makeHello = () => ({});
  }

  connect() {
    const address = new URL('/live', window.location.href);
    address.protocol = 'ws:';
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    socket.onopen = () => {
      this.isOpen = true;
      this.retry = 250;
      this.queue = Promise.resolve();
      this.said = 0;
      this.send({ t: 'hello', version, ...this.makeHello() });
      this.onState('open');
    };
    socket.onmessage = (event) => {
      this.asked = null;
      if (typeof event.data === 'string') {
        const text = JSON.parse(event.data);
        this.inOrder(() => this.handlers[text.t]?.(text));
      } else {
        this.receive(event.data);
      }
    };
    socket.onclose = (event) => {
      this.isOpen = false;
      this.asked = null;
      if (this.socket !== socket) return;
      this.onState('closed', event.reason);
      setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, 4000);
    };
  }

  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.said += 1;
    this.asked ??= performance.now();
    this.onSaid();
    this.socket.send(JSON.stringify(message));
  }

  on(type, handler) {
    this.handlers[type] = handler;
  }

  // Frames are shown in their order; one with new pictures waits until they are ready.
  receive(buffer) {
    this.stats.bytes += buffer.byteLength;
    this.stats.messages += 1;
    this.lastBytes = buffer.byteLength;
    const message = readMessage(buffer);
    if (this.waiting || this.tree.hasPictures(message)) {
      this.inOrder(async () => {
        await this.tree.prepare(message);
        this.show(message);
      });
    } else {
      this.show(message);
    }
  }

  inOrder(work) {
    this.waiting = (this.waiting ?? 0) + 1;
    this.queue = this.queue.then(work).catch((error) => console.error(error)).finally(() => {
      this.waiting -= 1;
    });
  }

  show(message) {
    this.onCommit();
    this.tree.apply(message);
    this.clock = { time: message.time, rate: message.rate, at: performance.now() };
    this.stats.frames += 1;
    this.firstFrame ??= performance.now();
    this.onFrame(message);
    this.pendingShown = message.frame;
    if (this.isAcknowledging) return;
    this.isAcknowledging = true;
    const socket = this.socket;
    requestAnimationFrame(() => {
      this.isAcknowledging = false;
      if (this.socket === socket) this.send({ t: 'shown', frame: this.pendingShown });
    });
  }
}
