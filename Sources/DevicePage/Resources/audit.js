// An accessibility check of the screen: labels, sizes, contrast, order.

import { h } from './dom.js';

const kinds = { label: 'Label', size: 'Size', contrast: 'Contrast', order: 'Order' };

export class AuditPanel {
  constructor(root, session, glass) {
    this.session = session;
    this.outline = h('div', { class: 'outline', hidden: true });
    glass.append(this.outline);
    this.zoom = 1;
    this.isOpen = false;
    // The elements of the screen, whose numbers the findings have.
    this.elements = [];
    this.sum = h('p', { class: 'summary', role: 'status' }, 'Checking…');
    this.list = h('ol', { class: 'findings', 'aria-label': 'Findings' });
    root.append(
      this.sum, this.list,
      h('section', {}, h('h2', {}, 'What is checked'), h('p', { class: 'soft' },
        'Labels of controls and pictures; controls of at least 44 × 44 points; the contrast of texts, measured in the '
        + 'picture; elements that are read after one below them. VoiceOver itself has to be tried on a device.')));
    this.list.addEventListener('pointerleave', () => this.mark(null));
  }

  // Begins or ends checking: while the panel is open, each new state of rest is checked.
  open(isOpen) {
    this.isOpen = isOpen;
    if (!isOpen) this.mark(null);
    this.check();
  }

  check() {
    if (this.isOpen) this.session.send({ t: 'audit' });
  }

  show({ count, findings }) {
    const barriers = findings.filter(({ isBarrier }) => isBarrier).length;
    const text = findings.length === 0
      ? `${count} elements, no findings.`
      : `${count} elements: ${plural(barriers, 'barrier')}, ${findings.length - barriers} to judge.`;
    if (this.sum.textContent !== text) this.sum.textContent = text;
    const nameOf = ({ element }) => this.elements[element]?.label ?? this.elements[element]?.role ?? '';
    const key = JSON.stringify([findings, findings.map(nameOf)]);
    if (key === this.key) return;
    this.key = key;
    this.mark(null);
    const sorted = [...findings].sort((a, b) => Number(b.isBarrier) - Number(a.isBarrier));
    this.list.replaceChildren(...sorted.map((finding) => h('li', {}, h('button', {
      type: 'button', class: finding.isBarrier ? 'finding barrier' : 'finding',
      onclick: () => this.mark(finding), onpointerenter: () => this.mark(finding),
      onfocus: () => this.mark(finding), onblur: () => this.mark(null),
    }, h('b', {}, kinds[finding.kind]), h('span', { class: 'of' }, nameOf(finding)),
    finding.isBarrier ? h('span', { class: 'tag' }, 'barrier') : null,
    h('span', { class: 'sentence' }, finding.sentence)))));
  }

  // Outlines an element on the screen.
  mark(finding) {
    this.outline.hidden = !finding;
    if (!finding) return;
    const [x, y, width, height] = finding.frame.map((value) => value * this.zoom);
    this.outline.dataset.name = kinds[finding.kind];
    this.outline.classList.toggle('low', y < 24);
    this.outline.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  }
}

function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
