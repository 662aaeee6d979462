"""Type-checks DetentKit, and what uses it, against the modules of a platform."""

from pathlib import Path

import compiler

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"
SNIPPETS = ROOT / "Tests" / "DetentKitTests" / "Documentation"
CONTROLS = Path(__file__).resolve().parent / "controls"


def snippets():
    """The documentation's examples, in the file in which they are compiled."""
    return [SNIPPETS / "Snippets.swift"]


def swift_files(*folders):
    return sorted(path for folder in folders for path in folder.rglob("*.swift"))


class Check:
    """The checks of one version of a platform in one language mode."""

    def __init__(self, library, version, mode, products):
        self.library, self.mode = library, mode
        self.platform = library.platform
        self.name = f"{self.platform.name} {version}, Swift {mode}"
        self.triple = self.platform.for_version(version)
        # The package's own modules are built in here, for those who import them.
        self.products = products / self.platform.module_file

    def flags(self, module, files):
        return ["-target", self.triple, "-swift-version", self.mode, "-module-name", module,
                "-O", "-parse-as-library", "-disable-objc-attr-requires-foundation-module",
                "-I", self.products, *self.library.flags, *files]

    def module(self, name, is_made):
        """Type-checks a module of the package, and makes it importable if asked."""
        files = swift_files(SOURCES / name)
        if not is_made:
            return self.users(name, files)
        made = self.products / f"{name}.swiftmodule"
        made.mkdir(parents=True, exist_ok=True)
        # Bodies are checked, but nothing is generated from them.
        return self.judge(
            ["-emit-module", "-o", made / f"{self.platform.module_file}.swiftmodule",
             *self.flags(name, files)])

    def users(self, name, files):
        """Type-checks files that import the package's modules."""
        return self.judge(["-typecheck", *self.flags(name, files)])

    def judge(self, arguments):
        code, text = compiler.run(self.library.tools, arguments)
        found = compiler.diagnostics(text)
        if code != 0 and not found:
            raise compiler.Failure(f"{self.name}: {text.strip()[-2000:]}")
        return found
