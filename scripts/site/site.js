// Search, and the list of pages, which is open where there is room. Pages are read without it.
'use strict';

const root = document.documentElement.dataset.root;
const pages = document.querySelector('.pages');
const wide = matchMedia('(min-width: 861px)');
const arrange = () => { pages.open = wide.matches; };
wide.addEventListener('change', arrange);
arrange();
pages.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

// Pictures that only the server of the gallery makes.
for (const picture of document.querySelectorAll('img[data-live]')) {
  picture.addEventListener('error', () => picture.parentElement.remove());
  picture.src = picture.dataset.live;
}

const field = document.getElementById('search');
const found = document.getElementById('found');
field.hidden = false;

let index = null;
function load() {
  if (index) return;
  index = [];
  const script = document.createElement('script');
  script.src = `${root}index.js`;
  script.onload = () => {
    index = window.siteIndex;
    search();
  };
  document.head.append(script);
}

// Pages before symbols, words at the beginning of a title before those within.
function rank([title, , , isSymbol], words) {
  const text = title.toLowerCase();
  if (!words.every((word) => text.includes(word))) return null;
  return (text === words.join(' ') ? 0 : text.startsWith(words[0]) ? 1 : 2) * 2 + (isSymbol ? 1 : 0);
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  if (found.hidden) return;
  const rows = index.map((row) => [rank(row, words), row]).filter(([value]) => value !== null)
    .sort(([a, left], [b, right]) => a - b || left[0].length - right[0].length).slice(0, 30);
  found.replaceChildren(...rows.map(([, [title, place, about]]) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = root + place;
    link.append(title);
    if (about) {
      const line = document.createElement('small');
      line.textContent = about;
      link.append(line);
    }
    item.append(link);
    return item;
  }));
  if (rows.length === 0) {
    const none = document.createElement('li');
    none.textContent = index.length ? 'No page has this title.' : 'Loading…';
    found.append(none);
  }
}

field.addEventListener('focus', load);
field.addEventListener('input', search);
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...found.querySelectorAll('a')];
  if (event.key === 'Escape') {
    field.value = '';
    found.hidden = true;
    field.focus();
  } else if (event.key === 'Enter' && event.target === field) {
    links[0]?.click();
  } else if (step) {
    event.preventDefault();
    const at = links.indexOf(document.activeElement) + step;
    (at < 0 ? field : links[Math.min(at, links.length - 1)])?.focus();
  }
}
field.parentElement.addEventListener('keydown', walk);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input')) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('click', (event) => {
  if (!event.target.closest('search')) found.hidden = true;
});
