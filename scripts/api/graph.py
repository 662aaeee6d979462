"""The public symbols of built modules, read from the compiler's symbol graphs."""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

# Compiler-made or inherited from the standard protocols; every Swift type may have them.
UNIVERSAL = {
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "init(rawValue:)", "rawValue",
    "RawValue", "init(from:)", "encode(to:)", "description", "debugDescription",
    "customMirror", "init(coder:)", "encode(with:)", "isEqual(_:)", "hash", "copy()", "copy(with:)",
    "mutableCopy()", "mutableCopy(with:)", "init()", "allCases", "AllCases",
    "init(stringLiteral:)", "init(arrayLiteral:)", "init(_colorLiteralRed:green:blue:alpha:)",
}


@dataclass
class Symbol:
    module: str
    path: tuple
    kind: str
    access: str
    declaration: str
    has_doc: bool
    usr: str
    place: str
    overrides: bool = False
    requirement: bool = False
    default_implementation: bool = False
    # The parameters' types as written, in order.
    parameters: tuple = ()

    @property
    def name(self):
        return self.path[-1]

    @property
    def type(self):
        return ".".join(self.path[:-1])

    @property
    def full(self):
        return ".".join(self.path)

    @property
    def is_type(self):
        return self.kind in ("class", "struct", "enum", "protocol")

    @property
    def is_static(self):
        return self.kind.startswith("type.") or self.kind == "enum.case"


@dataclass
class Graph:
    symbols: list = field(default_factory=list)
    # Type name to the names of its superclass and the protocols it conforms to.
    parents: dict = field(default_factory=dict)


def parameter_types(raw):
    types = []
    for parameter in raw.get("functionSignature", {}).get("parameters", []):
        text = "".join(f["spelling"] for f in parameter.get("declarationFragments", []))
        types.append(text.partition(":")[2].strip())
    return tuple(types)


def built_modules(bin_path, wanted):
    return [m for m in wanted if (bin_path / "Modules" / f"{m}.swiftmodule").exists()]


def compiler_flags(root, bin_path):
    """Returns the options with which the compiler finds the built modules."""
    flags = ["-I", str(bin_path / "Modules")]
    maps = list((root / "Sources" / "Runtime").glob("C*/module.modulemap"))
    maps += list((root / "Sources" / "Runtime").glob("C*/include/module.modulemap"))
    named = {m.parent.name if m.parent.name != "include" else m.parent.parent.name for m in maps}
    # SwiftPM writes the map of a C target that brings none.
    for made in bin_path.glob("C*.build/module.modulemap"):
        if made.parent.name.removesuffix(".build") not in named:
            maps.append(made)
    for path in sorted(maps):
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    packages = re.findall(r'pkgConfig: "([^"]+)"', (root / "Package.swift").read_text())
    cflags = subprocess.run(["pkg-config", "--cflags", *packages], capture_output=True, text=True)
    for flag in cflags.stdout.split():
        flags += ["-Xcc", flag]
    return flags


def extract(root, bin_path, frameworks):
    """Runs the compiler's extractor over the built modules and merges what it writes.

    `frameworks` has the modules and the framework that each is a part of.
    """
    flags = compiler_flags(root, bin_path)
    target = json.loads(
        subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True).stdout)
    triple = target["target"]["unversionedTriple"]
    graph = Graph()
    with tempfile.TemporaryDirectory() as out:
        for module in frameworks:
            run = subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-target", triple,
                 "-minimum-access-level", "public", "-skip-inherited-docs",
                 "-skip-synthesized-members", "-emit-extension-block-symbols",
                 "-output-dir", out, *flags],
                capture_output=True, text=True)
            if run.returncode != 0:
                raise SystemExit(f"check-api: cannot read module {module}: {run.stderr.strip()}")
        files = sorted(Path(out).glob("*.symbols.json"))
        documents = [json.loads(f.read_text()) for f in files]
        # A file is named by its module, and behind an @ the module that it extends.
        owners = [frameworks[f.name.removesuffix(".symbols.json").split("@")[0]] for f in files]
        read(graph, documents, owners, root)
    return graph


def read(graph, documents, owners, root):
    """Merges symbol graphs; each belongs to the framework at its place in `owners`."""
    targets, usr_names, relations = {}, {}, {}
    for document in documents:
        for relation in document["relationships"]:
            relations.setdefault(relation["source"], []).append(relation)
    for document, module in zip(documents, owners):
        for raw in document["symbols"]:
            usr = raw["identifier"]["precise"]
            kind = raw["kind"]["identifier"].removeprefix("swift.")
            usr_names[usr] = ".".join(raw["pathComponents"])
            if kind == "extension" or "::SYNTHESIZED::" in usr:
                continue
            location = raw.get("location")
            place = ""
            if location:
                path = location["uri"].removeprefix("file://")
                path = path.removeprefix(str(root) + "/")
                place = f"{path}:{location['position']['line'] + 1}"
            declaration = "".join(f["spelling"] for f in raw["declarationFragments"])
            own = relations.get(usr, [])
            kinds = {r["kind"] for r in own}
            symbol = Symbol(
                module, tuple(raw["pathComponents"]), kind, raw["accessLevel"], declaration,
                bool(raw.get("docComment")), usr, place,
                "overrides" in kinds,
                bool(kinds & {"requirementOf", "optionalRequirementOf"}),
                "defaultImplementationOf" in kinds, parameter_types(raw))
            graph.symbols.append(symbol)
    for source, own in relations.items():
        for relation in own:
            if relation["kind"] in ("inheritsFrom", "conformsTo") and source in usr_names:
                fallback = relation.get("targetFallback", "").split(".", 1)[-1]
                target = usr_names.get(relation["target"], fallback)
                parents = graph.parents.setdefault(usr_names[source], [])
                if target and target not in parents:
                    parents.append(target)
    for parents in graph.parents.values():
        parents.sort()
    graph.symbols.sort(key=lambda s: (s.module, s.path, s.kind, s.usr))
