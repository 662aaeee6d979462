"""Where the stubs' declarations were read.

`// page: uikit/uiview` above a declaration names a page of Apple's documentation that shows it; the
page of a type holds for its members, until a member names another. A declaration without any is
written from knowledge, and counted as that.
"""

import re

import modules

PAGE = re.compile(r"^\s*// page: (\S+)$")
DECLARATION = re.compile(
    r"\b(class|struct|enum|protocol|typealias|func|init[?!]?|var|let|case|subscript"
    r"|associatedtype)\b")


def read(text):
    """The declarations of a stub, each with its page or without."""
    found, stack, page = [], [], None
    for line in text.splitlines():
        if match := PAGE.match(line):
            page = match.group(1)
            continue
        code = line.split("//")[0]
        own = page or (stack[-1] if stack else None)
        if DECLARATION.search(code):
            found.append((code.strip(), own))
        for mark in code:
            if mark == "{":
                stack.append(own)
            elif mark == "}":
                stack.pop()
        if not re.match(r"^\s*@available\([^)]*\)\s*$", code) and code.strip():
            page = None
    return found


def declarations():
    """All declarations of the frameworks' stubs, each with its page or without."""
    return [entry for module in modules.IMPORTS for path in modules.stub_files(module)
            for entry in read(path.read_text())]


def counts():
    entries = declarations()
    with_page = sum(page is not None for _, page in entries)
    return (f"{len(entries)} declarations, {with_page} with their page, "
            f"{len(entries) - with_page} without")
