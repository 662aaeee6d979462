// Whether the server answers, in words for the person.

// The number of looks, one a second, that find the same question without an answer before that is said. Looks are
// counted and not time: while the browser or the computer sleeps, the page looks at nothing, and an answer may lie there.
const patience = 3;
const away = 'The server is away: it was ended, or a scene ended it. Start detent serve again; the page connects by itself.';

export class Liveness {
  // `say` shows a sentence until `clear` is called.
  constructor(session, say, clear) {
    this.session = session;
    this.say = say;
    this.clear = clear;
    this.isHanging = false;
    this.wasOpen = false;
    this.looks = 0;
    this.asked = null;
    setInterval(() => this.check(), 1000);
  }

  check() {
    const { session } = this;
    if (!session.isOpen) return;
    const { asked } = session;
    this.looks = asked !== null && asked === this.asked ? this.looks + 1 : 0;
    this.asked = asked;
    const isHanging = this.looks >= patience;
    if (isHanging === this.isHanging) return;
    this.isHanging = isHanging;
    document.documentElement.classList.toggle('offline', isHanging);
    if (isHanging) this.say('The server does not answer: it works on something long, or hangs. Look at its terminal; Ctrl-C there ends it.');
    else this.clear();
  }

  async state(name, reason) {
    if (name === 'open') {
      this.wasOpen = true;
      this.clear();
      return;
    }
    this.isHanging = false;
    this.say(reason ? `The server ended the connection: ${reason}.` : away);
    if (this.wasOpen || reason) return;
    // The page is there and its socket is not: something between the two lets no sockets pass.
    const isThere = await fetch('/catalog.json', { method: 'GET', cache: 'no-store' }).then((it) => it.ok, () => false);
    if (isThere && !this.session.isOpen) this.say('The server is there, but the browser cannot open a WebSocket to it: a proxy or an extension blocks it. Allow it for this address.');
  }
}
