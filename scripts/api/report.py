"""Documentation/api-status.md: how much of Apple's API is here, type by type."""

from graph import UNIVERSAL
from names import flat, matches

# Factories that Swift imports as initialisers, and members that Swift does not import.
NOT_IMPORTED = {
    "animation", "layer", "copyWithZone:", "mutableCopyWithZone:", "initWithCoder:",
    "encodeWithCoder:", "none", "supportsSecureCoding", "defaultValueForKey:",
}
# Animations begun and committed by hand, deprecated before iOS 15.
OBSOLETE = {
    "beginAnimations:context:", "commitAnimations", "setAnimationBeginsFromCurrentState:",
    "setAnimationCurve:", "setAnimationDelay:", "setAnimationDelegate:",
    "setAnimationDidStopSelector:", "setAnimationDuration:", "setAnimationRepeatAutoreverses:",
    "setAnimationRepeatCount:", "setAnimationStartDate:", "setAnimationTransition:forView:cache:",
    "setAnimationWillStartSelector:",
}

HEAD = """\
# API status

Written by `scripts/check-api --write` from the built modules; do not edit.

Every public name here is Apple's. The lists of Apple's names that it is compared with are
`api/apple-names.txt` (Swift) and `api/apple-selectors.txt` (Objective-C); each group says
where it comes from. An absent member stands here as its list has it: as a selector where no Swift
spelling is listed. Code that uses an absent member does not compile. The reviewed exceptions are
in `api/allowed.txt`.
"""


def status(graph, names, modules):
    lines, totals = [HEAD], [0, 0, 0]
    types = {s.full for s in graph.symbols if s.is_type}
    by_type = {}
    for symbol in graph.symbols:
        if not symbol.is_type:
            by_type.setdefault(symbol.type or "Global", []).append(symbol)
    for module in modules:
        own = {s.full for s in graph.symbols if s.is_type and s.module == module}
        extended = {
            name for name, members in by_type.items()
            if name not in types and name != "Global" and names.find(name)
            and any(m.module == module for m in members)}
        rows = [member_row(name, by_type, types, graph, names) for name in sorted(own | extended)]
        here, listed = sum(r[1] for r in rows), sum(r[2] for r in rows)
        totals = [a + b for a, b in zip(totals, [len(rows), here, listed])]
        lines += [
            f"## {module}", "", f"{len(rows)} types, {here} of {listed} listed members.", "",
            "| type | here | listed | absent |", "|---|--:|--:|---|"]
        lines += [f"| `{n}` | {h} | {t} | {code(absent)} |" for n, h, t, absent in rows]
        functions = sorted({
            m.name for m in by_type.get("Global", []) if m.module == module})
        if functions:
            lines += ["", f"Functions, constants and type aliases: {code(functions)}."]
        lines.append("")
    lines.insert(1, f"In all: {totals[0]} types, {totals[1]} of {totals[2]} listed members.\n")
    return "\n".join(lines)


def code(names):
    """Names as code, as their underscores and stars would be marks of a text, and without backticks of their own."""
    text = " ".join(names).replace("`", "")
    return f"`{text}`" if names else ""


def member_row(name, by_type, types, graph, names):
    """The type's name, how many listed members it has, how many are listed, and what is absent."""
    # A member that a superclass or protocol declares here counts for the type as well.
    members = [m for parent in names.lineage(name, graph.parents) for m in by_type.get(parent, [])]
    apple = names.find(name)
    swift = {n for t in apple for n in t.swift if n not in UNIVERSAL}
    present = {m.name for m in members} | {t.removeprefix(name + ".") for t in types}
    here = {n for n in swift if n in present}
    listed = set(swift)
    for selector in sorted({s for t in apple for s in t.selectors}):
        getter = selector[2:3].lower() + selector[3:]
        doubled = selector.startswith("is") and any(getter in t.selectors for t in apple)
        if selector.startswith("@") or doubled or selector in OBSOLETE | NOT_IMPORTED:
            continue
        if any(spells(name, n, selector) for n in swift):
            continue
        listed.add(selector)
        if any(matches(name, m.name, m.kind, selector, m.parameters) for m in members):
            here.add(selector)
    absent = sorted(listed - here, key=lambda n: (n.lower(), n))
    return (name, len(here), len(listed), absent)


def spells(type_name, swift, selector):
    """Whether the listed Swift spelling is that of the selector."""
    if "(" not in swift:
        # Option sets name some of their cases differently in Objective-C's shorter form.
        return flat(swift).endswith(flat(selector)) or matches(
            type_name, swift, "type.property", selector)
    if matches(type_name, swift, "init" if swift.startswith("init(") else "method", selector):
        return True
    # `withSize(_:)` of `fontWithSize:`: a method that gives the type drops its name at the front.
    base, first = flat(swift.partition("(")[0]), flat(selector.partition(":")[0])
    same_count = swift.count(":") == selector.count(":")
    return same_count and len(base) > 6 and not swift.startswith("init(") and base in first
