"""Apple's names: two checked-in lists, and the rules that turn a selector into Swift's spelling.

`apple-selectors.txt` holds Objective-C selectors. A Swift symbol stands for one of them when Swift's
importer could have made it from that selector: the same number of arguments, and each label made of
the selector's own words in their order, without words that repeat the argument's type.
`apple-names.txt` holds Swift spellings, compared exactly.
"""

import re
from dataclasses import dataclass, field


@dataclass
class AppleType:
    name: str
    swift: set = field(default_factory=set)
    selectors: list = field(default_factory=list)
    parents: list = field(default_factory=list)
    # Whether the name itself is Swift's spelling; Objective-C's has no dots.
    is_swift: bool = False


def flat(name):
    return name.replace(".", "").lower()


def words(name):
    """`backgroundColorForURL2` → background, color, for, url, 2."""
    return [w.lower() for w in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|_", name)]


def subsequence(part, whole):
    rest = iter(whole)
    return all(word in rest for word in part)


class AppleNames:
    def __init__(self):
        self.types = {}
        self.by_flat = {}
        self.aliases = {}
        self.sources = []

    def type(self, name):
        if name not in self.types:
            self.types[name] = AppleType(name)
            self.by_flat.setdefault(flat(name), []).append(self.types[name])
        return self.types[name]

    def load(self, path, objective_c):
        current = None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            text = line.split("  #")[0].rstrip()
            if not text or text.startswith("#"):
                continue
            if text.startswith("["):
                self.sources.append(text.strip("[]"))
            elif text.startswith("alias "):
                swift, objc = text[6:].split(" = ")
                self.aliases[swift] = objc
            elif not text.startswith(" "):
                head, _, parents = text.partition(" : ")
                current = self.type(head)
                current.is_swift |= not objective_c
                current.parents += [p for p in parents.split(", ") if p]
            elif current is None:
                raise SystemExit(f"check-api: {path}:{number}: a name before any type")
            elif objective_c:
                current.selectors += text.split()
            else:
                current.swift.update(text.split())

    def find(self, name):
        """Apple's types of this Swift name: the one in Swift and the one in Objective-C."""
        found = []
        for key in (flat(name), flat(self.aliases.get(name, ""))):
            found += [t for t in self.by_flat.get(key, []) if t not in found]
        return found

    def has_type(self, name):
        found = self.find(name)
        spelled = [t.name for t in found if t.is_swift]
        return bool(found) and (not spelled or name in spelled)

    def lineage(self, name, parents):
        """The type, what it inherits from and conforms to, nearest first."""
        seen, queue = [], [name]
        while queue:
            next_name = queue.pop(0)
            if next_name in seen:
                continue
            seen.append(next_name)
            queue += parents.get(next_name, [])
            for apple in self.find(next_name):
                queue += apple.parents
        return seen

    def has(self, type_name, member, kind, types=()):
        """The listed name this member stands for, or nothing."""
        for apple in self.find(type_name):
            if member in apple.swift:
                return member
            for selector in apple.selectors:
                if matches(type_name, member, kind, selector, types):
                    return selector
        return None


def matches(type_name, member, kind, selector, types=()):
    if selector.startswith("@"):
        if not kind.startswith("type.") or "(" in member:
            return False
        return flat(selector).endswith(flat(member)) and len(member) > 2
    base, _, rest = member.partition("(")
    pieces = selector.split(":")
    arguments = selector.count(":")
    if kind in ("property", "type.property", "enum.case", "subscript"):
        if arguments:
            return False
        ours, theirs = flat(base.strip("`")), flat(selector)
        if ours in (theirs, "is" + theirs) or theirs == "is" + ours:
            return True
        if kind == "type.property":
            return static_name(type_name, base) == static_name(type_name, selector)
        return False
    labels = rest.rstrip(")").split(":")[:-1]
    if len(labels) != arguments:
        return False
    if not arguments:
        return kind != "init" and (
            words(base) == words(selector)
            or static_name(type_name, base) == static_name(type_name, selector))
    types = list(types) + [None] * (arguments - len(types))
    own = [] if kind == "init" else words(base)
    own += words(labels[0]) if labels[0] != "_" else []
    theirs = words(pieces[0])
    if kind == "init":
        theirs = after_creation(type_name, theirs)
        if theirs is None:
            return False
    elif not own or own[0] != theirs[0]:
        return False
    if not made_from(own, theirs, types[0]):
        return False
    for label, piece, written in zip(labels[1:], pieces[1:], types[1:]):
        if label == "_":
            if piece:
                return False
        elif not made_from(words(label), words(piece), written):
            return False
    return True


def after_creation(type_name, piece):
    """What follows `init` or, in a factory, the type's last words; None if it creates nothing."""
    if piece[:1] == ["init"]:
        return piece[1:]
    own = words(type_name)
    for start in range(len(own)):
        tail = own[start:]
        if piece[:len(tail)] == tail:
            return piece[len(tail):]
    return None


# Words the importer drops for types that Objective-C names otherwise.
TYPE_WORDS = {
    "Int": ["index", "integer", "identifier"], "String": ["string", "name", "named", "identifier"],
    "Bool": ["flag"], "Any": ["object", "value"], "AnyObject": ["object", "target"],
    "Selector": ["selector", "action"], "Double": ["duration", "interval", "time"],
}


def made_from(own, theirs, written):
    """Whether the label is the selector's piece without words that repeat the argument's type."""
    if not subsequence(own, theirs):
        return False
    rest, dropped = list(own), []
    for word in theirs:
        if rest and rest[0] == word:
            rest.pop(0)
        else:
            dropped.append(word)
    if written is None:
        return True
    said = {singular(w) for w in words(written)}
    for name, more in TYPE_WORDS.items():
        if re.search(rf"\b{name}\b", written):
            said |= set(more)
    if "->" in written:
        said |= {"handler", "block", "closure", "animation"}
    said.add("with")
    return all(singular(word) in said for word in dropped)


def singular(word):
    return {"touches": "touch", "presses": "press"}.get(word, word.removesuffix("s"))


def static_name(type_name, name):
    """`systemRedColor` of UIColor → `systemred`: the importer drops the type's own last words."""
    own = words(type_name)
    parts = words(name)
    while own and parts and len(parts) > 1 and own[-1] == parts[-1]:
        own.pop()
        parts.pop()
    return "".join(parts)
