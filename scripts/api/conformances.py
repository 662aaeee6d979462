"""The conformances of types to protocols, which are part of an API as its members are.

`apple-conformances.txt` lists, protocol by protocol, the types that conform to it. A listed protocol
is complete there: a type that conforms here and is not listed is a violation, and one that does not
conform here is absent.
"""


def load(path):
    """Returns the conforming types of each listed protocol."""
    protocols, current = {}, None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        text = line.rstrip()
        if not text or text.startswith(("#", "[")):
            continue
        if not text.startswith(" "):
            current = protocols.setdefault(text, set())
        elif current is None:
            raise SystemExit(f"check-api: {path}:{number}: a protocol must come first")
        else:
            current.update(text.split())
    return protocols


def here(graph, protocol):
    """Returns the public types of the Runtime that conform to a protocol, also through others."""
    def conforms(name, seen):
        parents = graph.parents.get(name, [])
        return protocol in parents or any(
            conforms(parent, seen | {parent}) for parent in parents if parent not in seen)

    protocols = {s.full for s in graph.symbols if s.kind == "protocol"}
    return {
        name for name in graph.parents
        if name not in protocols and not any(part.startswith("_") for part in name.split("."))
        and conforms(name, {name})}


def check(graph, listed):
    """Returns the conformances that are not Apple's, as lines."""
    return [
        f"{name}: {protocol} is not among its conformances in Apple's API: remove it, or add the "
        "type to Documentation/api/apple-conformances.txt with its source"
        for protocol, types in sorted(listed.items())
        for name in sorted(here(graph, protocol) - types)]


def status(graph, listed):
    """Returns the section of Documentation/api-status.md."""
    lines = [
        "## Conformances", "",
        "The types that conform to a protocol, compared with `api/apple-conformances.txt`.", "",
        "| protocol | here | listed | absent |", "|---|--:|--:|---|"]
    for protocol, types in sorted(listed.items()):
        found = here(graph, protocol) & types
        lines.append(
            f"| `{protocol}` | {len(found)} | {len(types)} | {' '.join(sorted(types - found))} |")
    return "\n".join(lines) + "\n"


def selftest():
    class Symbol:
        def __init__(self, full, kind):
            self.full, self.kind = full, kind

    class Graph:
        symbols = [Symbol("Gesture", "protocol"), Symbol("Primitive", "protocol")]
        parents = {"Tap": ["Gesture"], "Primitive": ["Gesture"], "Drag": ["Primitive"],
                   "_Map": ["Gesture"], "Text": ["View"]}

    if here(Graph, "Gesture") != {"Tap", "Drag"}:
        raise SystemExit("check-api: self-test: conformances are found through protocols")
    if len(check(Graph, {"Gesture": {"Tap", "Other"}})) != 1:
        raise SystemExit("check-api: self-test: a conformance that is not listed is a violation")
