// A scene's Swift source.

import { h } from './dom.js';

const rules = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/y],
  ['attribute', /[@#][A-Za-z_]\w*/y],
  ['number', /\b\d[\d_]*(?:\.\d+)?\b/y],
  ['keyword', /\b(?:actor|any|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|fallthrough|false|final|for|func|guard|if|import|in|init|is|inout|internal|lazy|let|mutating|nil|open|override|package|private|protocol|public|repeat|rethrows|return|self|Self|some|static|struct|subscript|super|switch|throw|throws|true|try|typealias|unowned|var|weak|where|while)\b/y],
  ['type', /\b[A-Z]\w*/y],
  ['plain', /[a-z_]\w*|\s+|[^\w\s]/y],
];

const articles = {
  '000': 'Undimmed presentation detents',
  '001': 'Presentations confined to a context',
  '002': 'The sandwich: a representable that presents',
  '003': 'UISheetPresentationController in use',
  '004': 'The floating detent sheet',
};

export class SourcePanel {
  constructor(root) {
    this.root = root;
  }

  async show(scene) {
    if (this.name === scene.name) return;
    this.name = scene.name;
    this.root.replaceChildren(h('p', { class: 'empty' }, 'Loading…'));
    const answer = await fetch(`/source/${scene.name}`).catch(() => null);
    if (this.name !== scene.name) return;
    const head = h('div', { class: 'source-head' },
      h('code', {}, scene.file),
      scene.seed ? h('p', {}, `From article ${scene.seed}: ${articles[scene.seed] ?? ''}`) : null);
    if (!answer?.ok) {
      this.name = null;
      this.root.replaceChildren(head, h('p', { class: 'empty' }, 'The source does not lie beside this build.'));
      return;
    }
    const text = await answer.text();
    this.root.replaceChildren(head, h('pre', { class: 'code', tabindex: 0 }, h('code', {}, ...highlight(text))));
  }
}

function highlight(text) {
  const nodes = [];
  let at = 0;
  let plain = '';
  while (at < text.length) {
    let kind = 'plain';
    let word = text[at];
    for (const [name, pattern] of rules) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      [kind, word] = [name, match[0]];
      break;
    }
    at += word.length;
    if (kind === 'plain') {
      plain += word;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = '';
    nodes.push(h('span', { class: kind }, word));
  }
  if (plain) nodes.push(plain);
  return nodes;
}
