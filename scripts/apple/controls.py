"""The self-test: faults put in on purpose are all reported, each with its message, and no more."""

import re

FAULT = re.compile(r"// fault: (.*)$")


def expected(path):
    """The lines of a file that have a fault, and what the compiler's message contains."""
    found = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if match := FAULT.search(line):
            found[number] = match.group(1).strip()
    return found


def judge(path, diagnostics):
    """What is wrong: faults that were not reported, and reports where no fault is."""
    wanted, wrong = expected(path), []
    reported = {}
    for _, line, _, _, message in diagnostics:
        reported.setdefault(int(line), []).append(message)
    for line, text in wanted.items():
        messages = reported.get(line, [])
        if not any(text in message for message in messages):
            said = "; ".join(messages) or "nothing"
            wrong.append(f"{path.name}:{line}: expected “{text}”, the compiler said: {said}")
    for line, messages in reported.items():
        if line not in wanted:
            wrong.append(f"{path.name}:{line}: no fault is here, the compiler said: {messages[0]}")
    return wrong
