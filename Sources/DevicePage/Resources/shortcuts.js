// Keys that work wherever nothing else takes them.

const takers = 'input, select, textarea, dialog, .elements, .exploded, .tree, .code';

// Calls one of `actions`, which go by the names of keys. Keys of one letter work while `isOn` says so.
export function listenForKeys(actions, isOn) {
  window.addEventListener('keydown', (event) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key !== 'Escape' && (!isOn() || event.target.closest(takers))) return;
    if (event.key === ' ' && event.target.closest('button, summary, [role=tab]')) return;
    event.preventDefault();
    action();
  });
}
