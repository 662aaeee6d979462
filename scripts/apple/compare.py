"""Compares the stubs with the Runtime: where they differ, one of them is wrong about Apple's API.

Both are read from the compiler's symbol graphs. Compared are names, labels, types with their
optionality, isolation, `open`, `required`, `convenience` and failable initialisers, `throws` and
`async`, whether a property can be set, and whether a requirement must be met.
"""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import compiler
import graph as graphs
import modules

DIFFERENCES = Path(__file__).resolve().parent / "differences.txt"

# Words of a declaration that do not matter to whoever uses it, or that are compared by themselves.
SILENT = re.compile(
    r"@(objc|MainActor|preconcurrency|frozen|discardableResult|inlinable|NSCopying|IBAction"
    r"|propertyWrapper|dynamicMemberLookup|resultBuilder|available\([^)]*\)"
    r"|unchecked|ViewBuilder|Sendable|isolated\(any\))|\b(override|dynamic|final|any|nonisolated"
    r"|mutating|nonmutating|optional|weak|__owned|borrowing|consuming)\b")

# What a conformance needs and may be spelled in several ways.
WITNESSES = {"Body", "body", "Element", "Index", "Indices", "Iterator", "SubSequence"}

# The toolchain's own Foundation has what the Runtime does not add to it.
FOUNDATION = ("CoreFoundation", "Foundation")


@dataclass(frozen=True)
class Shape:
    """What of a symbol is compared."""
    text: str
    access: str
    isolation: str


def shape(symbol, isolated_types):
    return Shape(text(symbol), symbol.access, isolation(symbol, isolated_types))


def text(symbol):
    """A declaration in one spelling."""
    declaration = symbol.declaration
    # The names of generic parameters are anyone's.
    generic = re.search(r"(?:func [^(<]+|init[?!]?|subscript)<([^>]*)>", declaration)
    if generic:
        for index, name in enumerate(re.findall(r"(\w+)(?:\s*:[^,]*)?", generic.group(1))):
            declaration = re.sub(rf"\b{name}\b", f"T{index}", declaration)
    declaration = SILENT.sub("", declaration)
    if symbol.kind in ("property", "type.property", "subscript", "type.subscript"):
        if " let " in f" {declaration}":
            declaration = re.sub(r"\blet\b", "var", declaration) + " { get }"
        declaration = re.sub(r"\{ get set \}$", "", declaration.strip())
    if symbol.is_type:
        # What a type conforms to is not part of its own declaration.
        declaration = f"{symbol.kind} {symbol.full}"
    # Names of the arguments inside a function are anyone's too.
    declaration = re.sub(r"([(,]\s*)(\w+) \w+(?=\s*:)", r"\1\2", declaration)
    declaration = re.sub(r"\bclass (func|var)\b", r"static \1", declaration)
    declaration = declaration.replace("NSNotification.Name", "Notification.Name")
    return re.sub(r"\s*([(){}\[\],:?!=<>]|->)\s*", r"\1", " ".join(declaration.split()))


def isolation(symbol, types):
    """Where a symbol is isolated. A conformance isolates a type's members only where the type itself
    declares it, which symbols do not say: "either"."""
    if re.search(r"\bnonisolated\b", symbol.declaration):
        return "nonisolated"
    named = symbol.full if symbol.is_type else symbol.type
    if "@MainActor" in symbol.declaration or named in types.said:
        return "main actor"
    return "either" if named in types.inferred else "nonisolated"


@dataclass(frozen=True)
class IsolatedTypes:
    """The types on the main actor: those that say so, and those that inherit or conform."""
    said: frozenset
    inferred: frozenset


def isolated(graph):
    said = {s.full for s in graph.symbols if s.is_type and "@MainActor" in s.declaration}
    classes = {s.full for s in graph.symbols if s.kind == "class"}
    found, grows = set(said), True
    while grows:
        more = {name for name, parents in graph.parents.items()
                if name not in found and found.intersection(parents)}
        said |= {name for name in more if classes & said.intersection(graph.parents[name])}
        found |= more
        grows = bool(more)
    return IsolatedTypes(frozenset(said), frozenset(found - said))


def matches(stub, other):
    """Indicates whether a shape of the Runtime's is that of the stub. A member may be closed here that
    is open at Apple's: check-api knows which."""
    return (stub.text == other.text
            and (stub.access == other.access or other.access == "public")
            and (stub.isolation == other.isolation or "either" in (stub.isolation, other.isolation)))


def stub_graph(library):
    """The symbols of the stubs."""
    documents = []
    owners = []
    with tempfile.TemporaryDirectory() as out:
        for module in library.platform.modules:
            flags = ["-I", library.stubs, "-I", library.standard, "-I", modules.STUBS / "ObjectiveC",
                     "-module-cache-path", library.clang_cache]
            run = subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module,
                 "-target", library.platform.for_version(library.platform.versions[-1]),
                 "-minimum-access-level", "public", "-skip-synthesized-members",
                 "-emit-extension-block-symbols", "-output-dir", out, *map(str, flags)],
                capture_output=True, text=True)
            if run.returncode != 0:
                raise compiler.Failure(f"the symbols of the stub of {module}: {run.stderr.strip()}")
        for file in sorted(Path(out).glob("*.symbols.json")):
            documents.append(json.loads(file.read_text()))
            owners.append(file.name.split(".")[0].split("@")[0])
    graph = graphs.Graph()
    graphs.read(graph, documents, owners, Path("/"))
    return graph


def runtime_modules(root):
    """The modules that stand for Apple's frameworks here."""
    folders = sorted((root / "Sources" / "Runtime").iterdir())
    return [f.name for f in folders if any(f.rglob("*.swift"))
            and f.name not in ("Combine", "SwiftUIMacros") and not f.name.startswith("_")]


def key(symbol):
    return symbol.full, symbol.is_static


def allowed():
    """The reviewed differences: lines `symbol — reason`."""
    lines = [line.split(" — ") for line in DIFFERENCES.read_text().splitlines()
             if line and not line.startswith("#")]
    return {name.strip(): reason for names, reason in lines for name in names.split()}


def compare(stubs, runtime, reviewed):
    """The differences that are not reviewed, as lines, and how many declarations were compared."""
    theirs = {}
    for symbol in runtime.symbols:
        theirs.setdefault(key(symbol), []).append(symbol)
    stub_isolated, runtime_isolated = isolated(stubs), isolated(runtime)
    met, lines, compared = set(), [], 0
    for symbol in stubs.symbols:
        if is_compilers(symbol):
            continue
        found = theirs.get(key(symbol), [])
        if not found and is_inherited(symbol):
            continue
        compared += 1
        own = shape(symbol, stub_isolated)
        shapes = [shape(other, runtime_isolated) for other in found]
        if any(matches(own, other) for other in shapes):
            continue
        if symbol.full in reviewed:
            met.add(symbol.full)
            continue
        if not found:
            lines.append(f"{symbol.full}: the Runtime does not have it: {symbol.declaration}")
            continue
        nearest = max(shapes, key=lambda other: sum(
            (other.text == own.text, other.access == own.access,
             other.isolation == own.isolation)))
        parts = [f"{getattr(own, part)} in the stub, {getattr(nearest, part)} in the Runtime"
                 for part in ("text", "access", "isolation")
                 if getattr(own, part) != getattr(nearest, part)]
        lines.append(f"{symbol.full}: {'; '.join(parts)}")
    lines += [f"{name}: reviewed in differences.txt, but there is no difference any more"
              for name in reviewed if name not in met]
    return lines, compared


# Changes of one declaration that must be reported: the symbol, what is replaced, and by what.
FAULTS = (
    ("UIViewController.presentationController", "UIPresentationController?", "UIPresentationController"),
    ("UIView.init(coder:)", "required ", ""),
    ("UIView.init(frame:)", "init(", "init?("),
    ("UIPresentationController.shouldPresentInFullscreen", "{ get }", "{ get set }"),
    ("UIViewController.present(_:animated:completion:)", " completion:", " after:"),
    ("UIView.frame", "CGRect", "CGSize"),
)


def self_test(stubs, runtime):
    """What is wrong with the comparison: faults in the stubs that it would not report."""
    wrong = []
    for name, old, new in FAULTS:
        symbols = [s for s in stubs.symbols if s.full == name and old in s.declaration]
        faulty = [replace(s, declaration=s.declaration.replace(old, new)) for s in symbols]
        lines, _ = compare(graphs.Graph(faulty, stubs.parents), runtime, reviewed={})
        if not symbols or len(lines) != len(symbols):
            wrong.append(f"{name}: “{new}” in the place of “{old}” is not reported")
    return wrong


def is_compilers(symbol):
    """Indicates whether a symbol is underscored, or comes with a conformance."""
    own = {"init()", "init(coder:)"}
    return symbol.name.startswith("_") or symbol.name in (graphs.UNIVERSAL | WITNESSES) - own


def is_inherited(symbol):
    """Indicates whether a symbol that the Runtime lacks may come from elsewhere: a superclass, or
    the toolchain's Foundation."""
    return (" override " in f" {symbol.declaration} " or symbol.name == "init()"
            or symbol.module in FOUNDATION)
