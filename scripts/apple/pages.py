"""Where the stubs' declarations were read.

A mark above a declaration names the page of Apple's documentation, by its address after
`developer.apple.com/documentation/`:

    // page: uikit/uiview/alpha                    the page shows the declaration
    // page (inherited): swift/equatable/==(_:_:)  there is none of its own: the page of the requirement
                                                   that it meets, or of the declaration that it overrides
    // page (derived): corefoundation/cgpoint/x    made from the confirmed page of the type by the scheme
                                                   of the documentation's addresses; nothing was found
                                                   that names it
    // page: none                                  looked for, and not found

The first two were found in what others quote or link. The cases of an enumeration are on its page.
"""

import collections
import re

import modules

MARK = re.compile(r"^\s*// page(?: \((inherited|derived)\))?: (\S+)$")
DECLARATION = re.compile(
    r"\b(class|struct|enum|protocol|typealias|func|init[?!]?|var|let|case|subscript"
    r"|associatedtype)\b")
AVAILABILITY = re.compile(r"^\s*@available\([^)]*\)\s*$")
CASE = re.compile(r"^\s*(indirect )?case ")


def read(text):
    """The declarations of a stub, each with the kind of its mark: confirmed, inherited, derived, none,
    or unmarked."""
    found, stack, kind = [], [], None
    for line in text.splitlines():
        if match := MARK.match(line):
            kind = "none" if match.group(2) == "none" else match.group(1) or "confirmed"
            continue
        code = line.split("//")[0]
        if AVAILABILITY.match(code) or not code.strip():
            continue
        own = kind
        if CASE.match(code) and own is None and stack:
            own = stack[-1]
        if DECLARATION.search(code):
            found.append((code.strip(), own or "unmarked"))
        for letter in code:
            if letter == "{":
                stack.append(own)
            elif letter == "}":
                stack.pop()
        kind = None
    return found


def declarations():
    """All declarations of the frameworks' stubs, each with the kind of its mark."""
    return [entry for module in modules.IMPORTS for path in modules.stub_files(module)
            for entry in read(path.read_text())]


def counts():
    kinds = collections.Counter(kind for _, kind in declarations())
    unmarked = f" ({kinds['unmarked']} not looked for yet)" if kinds["unmarked"] else ""
    return (f"{kinds.total()} declarations, {kinds['confirmed'] + kinds['inherited']} with their page "
            f"({kinds['inherited']} of them inherited), {kinds['derived']} with a derived one, "
            f"{kinds['none'] + kinds['unmarked']} without{unmarked}")
