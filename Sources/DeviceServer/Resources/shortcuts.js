// Keys that work wherever nothing else takes them.

const takers = 'input, select, textarea, .glass, .elements, .exploded, .tree, .code';

// Calls one of `actions`, which go by the names of keys.
export function listenForKeys(actions) {
  window.addEventListener('keydown', (event) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'Escape' && event.target.closest(takers)) return;
    if (event.key === ' ' && event.target.closest('button, summary, [role=tab]')) return;
    event.preventDefault();
    action();
  });
}
