"""Builds the standard library and the stubs of Apple's frameworks for a platform.

The toolchain for Linux ships the standard library as a textual interface beside its binary. The
interface says almost everything for Apple's systems as well, so the compiler makes a module for
them from it, with the few changes below. Type checking needs no more; nothing is linked or run.
"""

import json
import re
import shutil
from pathlib import Path

import compiler

STANDARD = ("Swift", "_Concurrency", "_StringProcessing", "Observation")
STUBS = Path(__file__).resolve().parent / "stubs"

# A type that the standard library has with Objective-C only, which the interface for Linux lacks.
AUTORELEASING_POINTER = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  @inlinable public var pointee: Pointee {
    @_transparent get { fatalError() }
    @_transparent nonmutating set { fatalError() }
  }
}
"""


def standard_interface(text, module, platform):
    """The interface of a module of the standard library, for another platform."""
    text = text.replace("-target x86_64-unknown-linux-gnu", f"-target {platform.triple}")
    text = text.replace("-target aarch64-unknown-linux-gnu", f"-target {platform.triple}")
    text = text.replace("-target-min-inlining-version min", "")
    text = text.replace("-disable-objc-interop", "")
    if module == "Swift":
        # The largest by far takes a third less time when nothing is optimised.
        text = re.sub(r"(?m)^(// swift-module-flags:.*) -O ", r"\1 -Onone ", text)
    text = text.replace("import Glibc\n", "")
    # Functions of the C shims that Float80 has, which no ARM has.
    text = text.replace("self = _stdlib_remainderl(self, other)", "fatalError()")
    text = text.replace("self = _stdlib_squareRootl(self)", "fatalError()")
    # Back deployment is about the code that is emitted.
    text = re.sub(r"@backDeployed\(before: [^)]*\)", "", text)
    return text + AUTORELEASING_POINTER if module == "Swift" else text


def stub_files(module):
    return sorted((STUBS / module).glob("*.swiftinterface"))


def stub_interface(module, platform):
    """The textual interface of a stub module: a header, and its declarations without bodies."""
    flags = (f"-target {platform.triple} -enable-objc-interop -swift-version 6 -O "
             "-enable-library-evolution -disable-objc-attr-requires-foundation-module "
             f"-module-name {module}")
    lines = ["// swift-interface-format-version: 1.0",
             "// swift-compiler-version: Swift",
             f"// swift-module-flags: {flags}",
             "import Swift", "import _Concurrency"]
    if platform.has_sheets:
        lines += [f"@_exported import {name}" for name in IMPORTS[module]]
        lines += [path.read_text() for path in stub_files(module)]
    return "\n".join(lines) + "\n"


# What a framework's module exports of others.
IMPORTS = {
    "CoreFoundation": (),
    "Foundation": ("ObjectiveC", "CoreFoundation"),
    "CoreGraphics": ("CoreFoundation",),
    "QuartzCore": ("CoreGraphics", "Foundation"),
    "UIKit": ("Foundation", "CoreGraphics", "QuartzCore"),
    "SwiftUI": ("UIKit", "Observation"),
}


class Library:
    """The modules of one platform, in a folder named by what they are made from."""

    def __init__(self, tools, platform, cache):
        self.tools, self.platform, self.cache = tools, platform, cache
        self.clang_cache = cache / "clang"
        parts = [tools.version, platform, AUTORELEASING_POINTER]
        parts += [standard_interface(self.source(m)[:2000], m, platform) for m in STANDARD]
        self.standard = cache / f"standard-{platform.module_file}-{compiler.digest(*parts)}"
        stubs = [stub_interface(m, platform) for m in platform.modules]
        stubs += sorted((STUBS / "ObjectiveC").iterdir())
        self.stubs = cache / f"stubs-{platform.module_file}-{compiler.digest(*parts, *stubs)}"

    def source(self, module):
        folder = self.tools.libraries / "linux" / f"{module}.swiftmodule"
        files = [p for p in sorted(folder.glob("*.swiftinterface"))
                 if not p.name.endswith((".private.swiftinterface", ".package.swiftinterface"))]
        if not files:
            raise compiler.Failure(f"the toolchain has no textual interface of {module} in {folder}")
        return files[0].read_text()

    @property
    def flags(self):
        """What a compilation against these modules needs."""
        return ["-I", self.stubs, "-I", self.standard, "-I", STUBS / "ObjectiveC",
                "-module-cache-path", self.clang_cache, "-enable-objc-interop",
                *self.version_flags]

    @property
    def version_flags(self):
        if not self.platform.from_ios:
            return []
        return ["-platform-availability-inheritance-map-path", self.stubs]

    def build(self):
        """Builds what is missing, and says whether there was anything."""
        made = self.fill(self.standard, self.build_standard)
        return self.fill(self.stubs, self.build_stubs) or made

    def fill(self, folder, build):
        """A folder counts when it is complete; its predecessors go. A module names the interface it
        was made from, so both stay where they were made."""
        complete = folder / "complete"
        if complete.exists():
            return False
        prefix = folder.name.rpartition("-")[0]
        for old in self.cache.iterdir():
            # The whole name but its digest: "…-ios" is the beginning of "…-ios-macabi" too.
            if old.name.rpartition("-")[0] == prefix:
                shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(parents=True)
        build(folder)
        complete.touch()
        return True

    def place(self, folder, module):
        made = folder / f"{module}.swiftmodule"
        made.mkdir(exist_ok=True)
        return made / f"{self.platform.module_file}.swiftmodule"

    def compile(self, folder, module, text, *flags):
        interface = folder / f"{module}.swiftinterface"
        interface.write_text(text)
        compiler.must(
            self.tools,
            ["-compile-module-from-interface", interface, "-o", self.place(folder, module),
             "-module-name", module, "-target", self.platform.triple,
             "-module-cache-path", self.clang_cache, "-I", folder, *flags],
            f"{module} for {self.platform.name}")

    def build_standard(self, folder):
        for module in STANDARD:
            text = standard_interface(self.source(module), module, self.platform)
            flags = ["-parse-stdlib"] if module == "Swift" else []
            self.compile(folder, module, text, "-disable-availability-checking", *flags)

    def write_versions(self, folder):
        """Writes the table in which the compiler looks up this system's versions by those of iOS."""
        system = self.platform.target.rpartition("-")[2]
        (folder / "SDKSettings.json").write_text(json.dumps({
            "Version": self.platform.versions[-1],
            "MaximumDeploymentTarget": self.platform.versions[-1] + ".99",
            "VersionMap": {f"iOS_{system}": dict(self.platform.from_ios)}}))

    def build_stubs(self, folder):
        if self.platform.from_ios:
            self.write_versions(folder)
        objective_c = ["-I", self.standard, "-I", STUBS / "ObjectiveC", *self.version_flags]
        compiler.must(
            self.tools,
            ["-emit-module", "-O", "-module-name", "ObjectiveC", "-target", self.platform.triple,
             STUBS / "ObjectiveC" / "ObjectiveC.swift", "-parse-as-library",
             "-o", self.place(folder, "ObjectiveC"), "-enable-objc-interop",
             "-module-cache-path", self.clang_cache,
             "-disable-objc-attr-requires-foundation-module", *objective_c],
            f"ObjectiveC for {self.platform.name}")
        for module in self.platform.modules:
            self.compile(folder, module, stub_interface(module, self.platform), *objective_c)
