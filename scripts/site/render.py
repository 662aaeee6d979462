"""Nodes of DocC's render JSON as HTML."""

import html
import re

SWIFT = [
    ("comment", r"//[^\n]*|/\*[\s\S]*?\*/"),
    ("string", r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"'),
    ("attribute", r"[@#][A-Za-z_]\w*"),
    ("number", r"\b\d[\d_]*(?:\.\d+)?\b"),
    ("keyword",
     r"\b(?:actor|any|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension"
     r"|fallthrough|false|final|for|func|guard|if|import|in|init|inout|internal|is|lazy|let|mutating|nil"
     r"|open|override|package|private|protocol|public|return|self|Self|some|static|struct|subscript|super"
     r"|switch|throw|throws|true|try|typealias|var|weak|where|while)\b"),
    ("type", r"\b[A-Z]\w*"),
    ("plain", r"[a-z_]\w*"),
]
TOKEN = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in SWIFT))
SHELL = re.compile(r"(?P<comment>(?:^|(?<=\s))#[^\n]*)", re.M)
JSON = re.compile(
    r'(?P<string>"(?:\\.|[^"\\\n])*")|(?P<number>-?\b\d[\d.]*\b)|(?P<keyword>\b(?:true|false|null)\b)')
LONG = 84


def escape(text):
    return html.escape(text, quote=True)


def highlighted(text, pattern):
    parts, at = [], 0
    for match in pattern.finditer(text):
        parts.append(escape(text[at:match.start()]))
        at = match.end()
        word = escape(match.group())
        parts.append(
            word if match.lastgroup == "plain" else f'<span class="{match.lastgroup}">{word}</span>')
    return "".join(parts) + escape(text[at:])


def listing(code, syntax):
    pattern = {"swift": TOKEN, "json": JSON}.get(syntax, SHELL)
    return f'<pre tabindex="0"><code>{highlighted(code, pattern)}</code></pre>'


class Renderer:
    """Renders nodes. `links` resolves what they refer to, for the page on which they stand."""

    def __init__(self, links):
        self.links = links

    # Blocks

    def blocks(self, nodes):
        return "\n".join(self.block(node) for node in nodes)

    def block(self, node):
        kind = node["type"]
        if kind == "paragraph":
            inline = node["inlineContent"]
            text = self.inline(inline)
            if len(inline) == 1 and inline[0]["type"] in ("image", "picture"):
                return f"<figure>{text}</figure>"
            return f"<p>{text}</p>"
        if kind == "heading":
            text = self.inline(node["inlineContent"]) if "inlineContent" in node else escape(node["text"])
            level, anchor = min(max(node["level"], 2), 6), escape(node["anchor"])
            return f'<h{level} id="{anchor}"><a class="anchor" href="#{anchor}">{text}</a></h{level}>'
        if kind == "codeListing":
            return listing("\n".join(node["code"]), node.get("syntax"))
        if kind == "table":
            return self.table(node)
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "".join(f"<li>{self.item(item['content'])}</li>" for item in node["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "termList":
            return "<dl>" + "".join(
                f"<dt>{self.inline(item['term']['inlineContent'])}</dt>"
                f"<dd>{self.blocks(item['definition']['content'])}</dd>" for item in node["items"]) + "</dl>"
        if kind == "aside":
            return f'<aside class="note">{self.blocks(node["content"])}</aside>'
        if kind == "thematicBreak":
            return "<hr>"
        raise ValueError(f"no block is called {kind}")

    def item(self, content):
        """The content of a list's item: a single paragraph stands without its element."""
        if len(content) == 1 and content[0]["type"] == "paragraph":
            return self.inline(content[0]["inlineContent"])
        return self.blocks(content)

    def table(self, node):
        rows = [[self.item(cell) for cell in row] for row in node["rows"]]
        has_header = node.get("header") in ("row", "both")
        head = rows[:1] if has_header and any(rows[0]) else []
        body = rows[1:] if has_header else rows
        # A column without a heading, or a row whose cells answer it, begins with the row's name.
        text = '<div class="wide" tabindex="0"><table>'
        for row in head:
            cells = (f'<th scope="col">{cell}</th>' if cell else "<td></td>" for cell in row)
            text += f"<thead><tr>{''.join(cells)}</tr></thead>"
        text += "<tbody>"
        for row in body:
            text += "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>"
        return text + "</tbody></table></div>"

    # Text

    def inline(self, nodes):
        return "".join(self.span(node) for node in nodes)

    def span(self, node):
        kind = node["type"]
        if kind == "text":
            return escape(node["text"])
        if kind == "codeVoice":
            code = f"<code>{escape(node['code'])}</code>"
            href = self.links.code(node["code"])
            return f'<a href="{escape(href)}">{code}</a>' if href else code
        if kind == "emphasis":
            return f"<em>{self.inline(node['inlineContent'])}</em>"
        if kind in ("strong", "newTerm", "inlineHead"):
            return f"<strong>{self.inline(node['inlineContent'])}</strong>"
        if kind == "reference":
            return self.reference(node["identifier"], node.get("overridingTitleInlineContent"))
        if kind == "image":
            return self.picture(*self.links.image(node["identifier"]))
        if kind == "picture":
            return self.picture(self.links.picture(node["source"]), node["alt"], node.get("width"))
        if kind == "link":
            words = self.inline(node["inlineContent"]) or escape(node["target"])
            href = self.links.target(node["target"])
            return f'<a href="{escape(href)}">{words}</a>' if href else words
        raise ValueError(f"no text is called {kind}")

    def picture(self, source, alt, width=None):
        size = f' width="{escape(width)}"' if width else ""
        return f'<img src="{escape(source)}" alt="{escape(alt)}"{size} loading="lazy">'

    def reference(self, identifier, words=None):
        title, href, is_code = self.links.reference(identifier)
        text = self.inline(words) if words else escape(title)
        text = f"<code>{text}</code>" if is_code else text
        return f'<a href="{escape(href)}">{text}</a>' if href else text

    # Declarations

    def declaration(self, tokens):
        """A declaration; a long one has a line for each parameter."""
        breaks = len("".join(token["text"] for token in tokens)) > LONG
        depth, parts = 0, []
        for token in tokens:
            if token["kind"] != "text":
                kind = {"typeIdentifier": "type", "attribute": "attribute", "keyword": "keyword",
                        "number": "number", "string": "string"}.get(token["kind"], "name")
                text = f'<span class="{kind}">{escape(token["text"])}</span>'
                href = self.links.reference(token["identifier"])[1] if "identifier" in token else None
                parts.append(f'<a href="{escape(href)}">{text}</a>' if href else text)
                continue
            text = token["text"]
            for index, character in enumerate(text):
                if character in "([":
                    depth += 1
                    parts.append(character)
                    if breaks and depth == 1 and character == "(" and text[index + 1:index + 2] != ")":
                        parts.append("\n    ")
                elif character in ")]":
                    before = "".join(parts)
                    if breaks and depth == 1 and character == ")" and not before.endswith("("):
                        parts.append("\n")
                    depth -= 1
                    parts.append(character)
                elif breaks and depth == 1 and character == " " and parts and parts[-1] == ",":
                    parts.append("\n    ")
                else:
                    parts.append(escape(character))
        return f'<pre class="declaration" tabindex="0"><code>{"".join(parts)}</code></pre>'
