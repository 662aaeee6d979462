"""The pages of DetentKit's catalogue as a code host shows them: with its links and pictures."""

import re
import sys

CATALOGUE = "Sources/DetentKit/DetentKit.docc"
HOSTED = "Documentation/DetentKit"
NOTE = "<!-- Written by scripts/docs --pages from {source}. -->\n\n"


def symbol(path):
    """A symbol's link as the code that a reader writes: `SheetProperties/detents` is one of a type."""
    path = re.sub(r"-\([^()]*(?:\([^()]*\)[^()]*)*\)(?:->\S+)?$|-[a-z0-9.]+$", "", path)
    parts = path.split("/")
    if parts[0] in ("SheetEngine", "SwiftUICore", "UIKit") and len(parts) > 1:
        parts = parts[1:]
    if parts[0] in ("View", "EnvironmentValues", "UIViewController") and len(parts) > 1:
        parts = parts[1:]
    return f"`{'.'.join(parts)}`"


def page(text, source, titles):
    """A page of the catalogue, rewritten."""
    lines, in_code = [], False
    for line in text.splitlines():
        if line.startswith("```") and not re.match(r"``[^`]", line):
            in_code = not in_code
        elif not in_code:
            line = re.sub(r"<doc:(\w+)>", lambda link: f"[{titles[link[1]]}]({link[1]}.md)", line)
            line = re.sub(r"(?<!`)``([^`]+)``(?!`)", lambda link: symbol(link[1]), line)
            line = re.sub(
                r"!\[([^\]]*)\]\(([\w-]+)\)", rf"![\1](../../{CATALOGUE}/Resources/\2.png)", line)
        lines.append(line)
    return NOTE.format(source=source) + "\n".join(lines) + "\n"


def pages(root):
    """The pages by their paths."""
    sources = sorted((root / CATALOGUE).glob("*.md"))
    texts = {path.stem: path.read_text() for path in sources}
    titles = {name: re.sub(r"`", "", re.match(r"# (.*)", text)[1]) for name, text in texts.items()}
    return {
        root / HOSTED / ("README.md" if name == "DetentKit" else f"{name}.md"):
            page(text, f"{CATALOGUE}/{name}.md", titles)
        for name, text in texts.items()}


def write(root, check=False):
    """Writes the pages and removes others, or lists what would change. Returns the exit status."""
    wanted = pages(root)
    present = {path: path.read_text() for path in (root / HOSTED).glob("*.md")}
    changed = [path for path in wanted.keys() | present.keys() if wanted.get(path) != present.get(path)]
    if check:
        for path in sorted(changed):
            print(f"docs: {path.relative_to(root)} is not as the catalogue's; run scripts/docs --pages",
                  file=sys.stderr)
        return 1 if changed else 0
    (root / HOSTED).mkdir(parents=True, exist_ok=True)
    for path in changed:
        if path in wanted:
            path.write_text(wanted[path])
        else:
            path.unlink()
    return 0
