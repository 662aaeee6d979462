"""Markdown as the nodes of DocC's render JSON, so that one renderer serves both.

It reads what the repository's pages use: headings, paragraphs, lists, tables, code, quotes, pictures,
links, code spans, emphasis, and the element `img`.
"""

import re

HEADING = re.compile(r"(#{1,6}) +(.*?) *#*$")
ITEM = re.compile(r"( *)([-*]|\d+\.) +(.*)$")
RULE = re.compile(r"-{3,}$|\*{3,}$")
DIVIDER = re.compile(r"\|?[ :|-]*-[ :|-]*\|?$")
ELEMENT = re.compile(r"<img\s([^>]*)>", re.S)
ATTRIBUTE = re.compile(r"([a-z]+)=\"([^\"]*)\"", re.S)
INLINE = re.compile(
    r"(?P<fence>`+)(?P<code>.+?)(?P=fence)(?!`)"
    r"|!\[(?P<alt>[^\]]*)\]\((?P<source>[^)\s]+)\)"
    r"|\[(?P<words>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)"
    r"|<(?P<address>(?:https?|mailto|doc):[^>\s]+)>"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|(?<![\w*])\*(?P<emphasis>[^*\s](?:[^*]*[^*\s])?)\*(?![\w*])"
    r"|(?<!\w)_(?P<underlined>[^_\s](?:[^_]*[^_\s])?)_(?!\w)"
    r"|\\(?P<escaped>[!-/:-@\[-`{-~])",
    re.S)


def anchor(text):
    """The anchor of a heading, as code hosts make it."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", text.lower()).strip())


def inline(text):
    """The nodes of a paragraph's text."""
    nodes, at = [], 0
    for match in INLINE.finditer(text):
        if match.start() > at:
            nodes.append({"type": "text", "text": text[at:match.start()]})
        at = match.end()
        part = {name: value for name, value in match.groupdict().items() if value is not None}
        if "code" in part:
            code = part["code"]
            if code.strip() and code[0] == code[-1] == " ":
                code = code[1:-1]
            nodes.append({"type": "codeVoice", "code": code.replace("\n", " ")})
        elif "source" in part:
            nodes.append({"type": "picture", "source": part["source"], "alt": part["alt"]})
        elif "target" in part:
            nodes.append(
                {"type": "link", "target": part["target"], "inlineContent": inline(part["words"])})
        elif "address" in part:
            nodes.append({"type": "link", "target": part["address"], "inlineContent": []})
        elif "escaped" in part:
            nodes.append({"type": "text", "text": part["escaped"]})
        elif "strong" in part:
            nodes.append({"type": "strong", "inlineContent": inline(part["strong"])})
        else:
            words = part.get("emphasis") or part["underlined"]
            nodes.append({"type": "emphasis", "inlineContent": inline(words)})
    if at < len(text):
        nodes.append({"type": "text", "text": text[at:]})
    return nodes


def cells(line):
    """The cells of a table's row. A bar in a code span or after a backslash divides nothing."""
    parts, cell, in_code = [], "", False
    for character in line.strip().removeprefix("|"):
        if character == "`":
            in_code = not in_code
        if character == "|" and not in_code and not cell.endswith("\\"):
            parts.append(cell.strip())
            cell = ""
        else:
            cell = cell.removesuffix("\\") + "|" if character == "|" else cell + character
    if cell.strip():
        parts.append(cell.strip())
    return [[{"type": "paragraph", "inlineContent": inline(part)}] for part in parts]


class Reader:
    """The lines of a page, read block by block."""

    def __init__(self, lines):
        self.lines = lines
        self.at = 0

    def blocks(self):
        nodes = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip():
                self.at += 1
            elif line.startswith("```"):
                nodes.append(self.fenced())
            elif line.startswith("    "):
                nodes.append(self.indented())
            elif HEADING.match(line):
                nodes.append(self.heading())
            elif RULE.match(line):
                self.at += 1
                nodes.append({"type": "thematicBreak"})
            elif line.startswith("|") and self.has_divider():
                nodes.append(self.table())
            elif line.startswith(">"):
                nodes.append(self.quote())
            elif ITEM.match(line):
                nodes.append(self.items())
            else:
                nodes += self.paragraph()
        return nodes

    def has_divider(self):
        return self.at + 1 < len(self.lines) and DIVIDER.match(self.lines[self.at + 1])

    def heading(self):
        marks, text = HEADING.match(self.lines[self.at]).groups()
        self.at += 1
        plain = re.sub(r"[`*]", "", text)
        return {"type": "heading", "level": len(marks), "text": plain, "anchor": anchor(plain),
                "inlineContent": inline(text)}

    def fenced(self):
        syntax = self.lines[self.at][3:].strip()
        self.at += 1
        code = []
        while self.at < len(self.lines) and not self.lines[self.at].startswith("```"):
            code.append(self.lines[self.at])
            self.at += 1
        self.at += 1
        return {"type": "codeListing", "syntax": syntax, "code": code}

    def indented(self):
        code = []
        while self.at < len(self.lines) and (
                self.lines[self.at].startswith("    ") or not self.lines[self.at].strip()):
            code.append(self.lines[self.at][4:])
            self.at += 1
        while not code[-1].strip():
            code.pop()
        return {"type": "codeListing", "syntax": "shell", "code": code}

    def table(self):
        rows = [cells(self.lines[self.at])]
        self.at += 2
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            rows.append(cells(self.lines[self.at]))
            self.at += 1
        return {"type": "table", "header": "row", "rows": rows}

    def quote(self):
        lines = []
        while self.at < len(self.lines) and self.lines[self.at].startswith(">"):
            lines.append(re.sub(r"^> ?", "", self.lines[self.at]))
            self.at += 1
        return {"type": "aside", "style": "note", "content": Reader(lines).blocks()}

    def items(self):
        """A list: the lines of an item are those indented as its text."""
        indent, mark, _ = ITEM.match(self.lines[self.at]).groups()
        kind = "orderedList" if mark[0].isdigit() else "unorderedList"
        items = []
        while self.at < len(self.lines):
            found = ITEM.match(self.lines[self.at])
            if not found or len(found.group(1)) != len(indent):
                break
            width = len(self.lines[self.at]) - len(found.group(3))
            lines = [found.group(3)]
            self.at += 1
            while self.at < len(self.lines):
                line = self.lines[self.at]
                blank = not line.strip()
                if blank:
                    following = self.lines[self.at + 1] if self.at + 1 < len(self.lines) else ""
                    if not following.startswith(" " * width):
                        break
                elif ITEM.match(line) and not line.startswith(" " * width):
                    break
                elif not line.startswith(" ") and (
                        HEADING.match(line) or line.startswith(("```", "|"))):
                    break
                lines.append(line[width:] if line.startswith(" " * width) else line.lstrip())
                self.at += 1
            items.append({"content": Reader(lines).blocks()})
            following = self.at
            while following < len(self.lines) and not self.lines[following].strip():
                following += 1
            if following < len(self.lines) and ITEM.match(self.lines[following]):
                self.at = following
        return {"type": kind, "items": items}

    def paragraph(self):
        lines = []
        while self.at < len(self.lines) and self.lines[self.at].strip():
            line = self.lines[self.at]
            if lines and (HEADING.match(line) or line.startswith("```") or ITEM.match(line)
                          or line.startswith("|") and self.has_divider()):
                break
            lines.append(line.strip())
            self.at += 1
        text = "\n".join(lines)
        element = ELEMENT.match(text)
        if not element:
            return [{"type": "paragraph", "inlineContent": inline(text)}]
        values = dict(ATTRIBUTE.findall(element.group(1)))
        picture = {"type": "picture", "source": values["src"], "width": values.get("width"),
                   "alt": values.get("alt", "").replace("\n", " ")}
        nodes = [{"type": "paragraph", "inlineContent": [picture]}]
        rest = text[element.end():].strip()
        return nodes + ([{"type": "paragraph", "inlineContent": inline(rest)}] if rest else [])


def parse(text):
    """The blocks of a page."""
    return Reader(text.splitlines()).blocks()
