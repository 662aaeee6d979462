"""What check-api asks of every public symbol."""

from graph import UNIVERSAL

GROUPS = ("name", "final", "closed", "nonisolated")


class Allowances:
    """Reviewed exceptions, in four groups: `[name]`, `[final]`, `[closed]`, `[nonisolated]`.

    A line is `Type.member — reason`; `Type.*` stands for every member of the type.
    """

    def __init__(self, path):
        self.path = path
        self.reasons = {group: {} for group in GROUPS}
        self.used = set()
        group = None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                group = line.strip("[]")
                if group not in GROUPS:
                    raise SystemExit(f"check-api: {path}:{number}: no group {group}")
                continue
            symbols, dash, reason = line.partition(" — ")
            if group is None or not dash or not reason:
                raise SystemExit(f"check-api: {path}:{number}: a reason must follow an em dash")
            for symbol in symbols.split():
                self.reasons[group][symbol] = reason

    def permit(self, group, symbol):
        for key in (symbol.full, f"{symbol.type}.*"):
            if key in self.reasons[group]:
                self.used.add((group, key))
                return True
        return False

    def unused(self):
        return [
            f"{self.path.name}: {key} in [{group}] excuses nothing: remove the line"
            for group in GROUPS for key in sorted(self.reasons[group])
            if (group, key) not in self.used]


def check(graph, names, allowed):
    classes = {s.full: s for s in graph.symbols if s.kind == "class"}
    violations = set()

    def report(symbol, what):
        violations.add(f"{symbol.place}: {symbol.full} {what}")

    for symbol in graph.symbols:
        if any(part.startswith("_") for part in symbol.path):
            continue
        if not is_apples(symbol, graph, names) and not allowed.permit("name", symbol):
            report(symbol, "is not in Apple's API: make it package or underscore it, or add it to "
                   "Documentation/api/apple-names.txt with its source")
        if not symbol.has_doc and needs_doc(symbol):
            report(symbol, "has no doc comment")
        if symbol.kind == "class" and symbol.access != "open":
            if not allowed.permit("final", symbol):
                report(symbol, "can not be subclassed: declare it open")
        if is_closed(symbol, classes) and not allowed.permit("closed", symbol):
            report(symbol, "can not be overridden: declare it open in the class body")
        if needs_main_actor(symbol) and not allowed.permit("nonisolated", symbol):
            report(symbol, "is not isolated: declare it @preconcurrency @MainActor")
    return sorted(violations) + allowed.unused()


def is_apples(symbol, graph, names):
    if symbol.name in UNIVERSAL:
        return True
    if symbol.is_type:
        return names.has_type(symbol.full)
    lineage = names.lineage(symbol.type or "Global", graph.parents)
    return any(names.has(name, symbol.name, symbol.kind, symbol.parameters) for name in lineage)


def needs_doc(symbol):
    inherited = symbol.overrides or symbol.default_implementation
    return not inherited and symbol.name not in UNIVERSAL


def is_closed(symbol, classes):
    # A constant has no getter that could be overridden.
    if " let " in f" {symbol.declaration}":
        return False
    owner = classes.get(symbol.type)
    return (
        owner is not None and owner.access == "open" and symbol.access != "open"
        and symbol.kind in ("method", "property", "subscript") and not symbol.overrides)


def needs_main_actor(symbol):
    isolated = "@MainActor" in symbol.declaration and "@preconcurrency" in symbol.declaration
    return symbol.module == "UIKit" and symbol.kind in ("class", "protocol") and not isolated
