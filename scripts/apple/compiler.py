"""Runs the toolchain's compiler for one of Apple's targets."""

import hashlib
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

# How the compiler writes a diagnostic: file, line, column, severity, message.
DIAGNOSTIC = re.compile(r"^(.+?):(\d+):(\d+): (error|warning): (.*)$", re.MULTILINE)


class Failure(Exception):
    """The compiler refused what this script gave it, which is not what is checked."""


@dataclass(frozen=True)
class Toolchain:
    compiler: str
    libraries: Path
    version: str

    @property
    def plugins(self):
        """What finds the macros of the standard library, such as @Observable."""
        return ["-plugin-path", str(self.libraries / "host" / "plugins")]


def toolchain():
    found = shutil.which("swift-frontend") or shutil.which("swiftc")
    if not found:
        raise Failure("no Swift toolchain is on the path")
    compiler = Path(shutil.which("swiftc")).resolve()
    frontend = compiler.with_name("swift-frontend")
    version = subprocess.run(
        [str(frontend), "-version"], capture_output=True, text=True, check=True).stdout
    return Toolchain(str(frontend), compiler.parent.parent / "lib" / "swift", version)


def digest(*parts):
    """A short name of the contents of texts and files."""
    sum = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else str(part).encode()
        sum.update(str(len(data)).encode() + b":" + data)
    return sum.hexdigest()[:16]


def run(tools, arguments):
    """What the compiler printed, and its exit code."""
    done = subprocess.run([tools.compiler, "-frontend", *map(str, arguments)],
                          capture_output=True, text=True)
    return done.returncode, done.stderr + done.stdout


def must(tools, arguments, what):
    code, text = run(tools, arguments)
    if code != 0:
        lines = [line for line in text.splitlines() if line.strip()]
        errors = [line for line in lines if "error:" in line]
        raise Failure(f"{what}: " + "\n".join((errors or lines)[:20]))


def diagnostics(text):
    """The errors and warnings of a run, each once."""
    return list(dict.fromkeys(DIAGNOSTIC.findall(text)))
