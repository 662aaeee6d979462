"""Type-checks DetentKit, and what uses it, against the modules of a platform."""

import re
from pathlib import Path

import compiler

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"
SNIPPETS = ROOT / "Tests" / "DetentKitTests" / "Documentation"
# The example app, and the frameworks' sources that are a part of it.
APP = ROOT / "Examples" / "DetentGallery.swiftpm"
APP_LISTS = {"VirtualDevice": "deviceSources", "Gallery": "gallerySources"}
CONTROLS = Path(__file__).resolve().parent / "controls"


def snippets():
    """The documentation's examples, in the file in which they are compiled."""
    return sorted(SNIPPETS.glob("*Snippets.swift"))


def swift_files(*folders):
    return sorted(path for folder in folders for path in folder.rglob("*.swift"))


def app_files(module):
    """The files of a module of the example app, as its manifest lists them."""
    if module == "DetentGallery":
        return swift_files(APP / "App")
    manifest = (APP / "Package.swift").read_text()
    listed = re.search(rf"let {APP_LISTS[module]} = \[(.*?)\n\]", manifest, re.S).group(1)
    paths = [SOURCES / module / name for name in re.findall(r'"([^"]+)"', listed)]
    return sorted({f for p in paths for f in (swift_files(p) if p.is_dir() else [p])})


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
        # DetentKit must not see what only its package sees; the app's modules are one package.
        package = ["-package-name", "DetentGallery"] if module in (*APP_LISTS, "DetentGallery") else []
        return ["-target", self.triple, "-swift-version", self.mode, "-module-name", module,
                "-O", "-parse-as-library", "-disable-objc-attr-requires-foundation-module",
                "-I", self.products, *self.library.flags, *self.library.tools.plugins,
                *package, *files]

    def module(self, name, is_made):
        """Type-checks a module of the package, and makes it importable if asked."""
        files = swift_files(SOURCES / name)
        return self.make(name, files, self.products) if is_made else self.users(name, files)

    def app(self):
        """Type-checks the example app and the modules that it is made of."""
        # Two versions may be checked at once.
        folder = self.products / self.triple
        found = []
        for name in (*APP_LISTS, "DetentGallery"):
            found = found or self.make(name, app_files(name), folder)
        return found

    def make(self, name, files, folder):
        made = folder / f"{name}.swiftmodule"
        made.mkdir(parents=True, exist_ok=True)
        # Bodies are checked, but nothing is generated from them.
        return self.judge(
            ["-emit-module", "-o", made / f"{self.platform.module_file}.swiftmodule",
             "-I", folder, *self.flags(name, files)])

    def users(self, name, files):
        """Type-checks files that import the package's modules."""
        return self.judge(["-typecheck", *self.flags(name, files)])

    def judge(self, arguments):
        code, text = compiler.run(self.library.tools, arguments)
        found = compiler.diagnostics(text)
        if code != 0 and not found:
            raise compiler.Failure(f"{self.name}: {text.strip()[-2000:]}")
        return found
