// The groups of the gallery and the tags by which it is filtered.

// Titles of the folders in which the scenes' sources lie; others have the folder's name.
const titles = {
  SheetBasics: "UIKit's sheets", Sheet: "UIKit's sheets", Undimmed: 'Undimmed detents', DetentSheet: 'The sheet of a map app',
  SheetProperties: 'What DetentKit adds', Context: 'In a part of the screen', Sandwich: 'Presenting from SwiftUI',
  SwiftUI: 'SwiftUI', Previews: 'Previews',
};
const others = 'Other parts of UIKit';
// A folder with fewer scenes is one of the others.
const fewest = 2;

const tags = {
  DetentKit: ({ name }) => /(^|-)kit(-|$)|^detent-sheet|^context-(edges|stack|split|nested|keyboard|scroll)$|^undimmed/.test(name),
  SwiftUI: ({ name, file }) => /swiftui|^sandwich|^preview|^detent-sheet|^undimmed/.test(name) || /\/SwiftUI\//.test(file),
  Articles: ({ seed }) => Boolean(seed),
};

export const tagNames = Object.keys(tags);

export function tagsOf(scene) {
  return tagNames.filter((name) => tags[name](scene));
}

// The scenes in their groups: a list of titles with scenes, in the order of the first scene of each.
export function groupsOf(scenes) {
  const folder = ({ name, file }) => (name.startsWith('preview-') ? 'Previews' : /^Sources\/Gallery\/(\w+)\//.exec(file)?.[1] ?? '');
  const counts = new Map();
  for (const scene of scenes) counts.set(folder(scene), (counts.get(folder(scene)) ?? 0) + 1);
  const groups = new Map();
  for (const scene of scenes) {
    const name = folder(scene);
    const title = titles[name] ?? (counts.get(name) < fewest || name === '' ? others : name);
    if (!groups.has(title)) groups.set(title, []);
    groups.get(title).push(scene);
  }
  const last = groups.get(others);
  if (last && groups.delete(others)) groups.set(others, last);
  return [...groups];
}
