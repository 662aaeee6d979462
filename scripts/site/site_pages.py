"""The pages of the site: DetentKit's, those of its symbols, the repository's own, and the scenes'."""

import json
import re
import shutil

import markdown
from layout import Layout
from links import PROJECT, Links, Places, scene_path
from render import Renderer, escape, listing

CATALOGUE = "Sources/DetentKit/DetentKit.docc"


def plain(nodes):
    """The text of a paragraph, for the search."""
    return "".join(
        node.get("text") or node.get("code") or plain(node.get("inlineContent", []))
        or node.get("identifier", "").rsplit("/", 1)[-1] for node in nodes)


class Writer:
    """Writes pages into a folder, with the pictures that they show."""

    def __init__(self, root, output, places, layout):
        self.root, self.output, self.places, self.layout = root, output, places, layout
        self.index = []
        self.count = 0
        # The pages that show a scene, or name it: title and place.
        self.showing = {}

    def write(self, links, title, content, about="", is_symbol=False, is_indexed=True, **more):
        path = self.output / links.place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.layout.page(links, title, content, **more))
        self.count += 1
        if is_indexed:
            self.index.append([title, links.place, about, is_symbol])
        for name in sorted(links.pictures):
            source = self.root / name
            if not source.is_file():
                source = self.root / CATALOGUE / "Resources" / name
            (self.output / "pictures").mkdir(exist_ok=True)
            shutil.copyfile(source, self.output / "pictures" / source.name)

    # DocC's pages

    def topic(self, data, url):
        links = Links(self.places, self.places.topic(url), data.get("references"))
        render = Renderer(links)
        metadata = data["metadata"]
        title = metadata["title"]
        lead = render.inline(data.get("abstract", []))
        sections = data.get("primaryContentSections", [])
        sections = sorted(sections, key=lambda section: section["kind"] == "mentions")
        content = "".join(self.section(render, section) for section in sections)
        for section in data.get("topicSections", []):
            content += self.topics(render, section, data["references"])
        is_symbol = metadata.get("role") not in ("article", "collection", "collectionGroup")
        above = self.above(render, data, metadata) if is_symbol or metadata.get("role") == "collectionGroup" else ""
        scenes = [] if is_symbol else [name for name in links.scenes][:4]
        if not is_symbol:
            for name in links.scenes:
                self.showing.setdefault(name, []).append((title, links.place))
        self.write(
            links, title, content, about=plain(data.get("abstract", [])), is_symbol=is_symbol,
            lead=lead, above=above, scenes=scenes)

    def above(self, render, data, metadata):
        paths = data.get("hierarchy", {}).get("paths", [[]])
        parents = " › ".join(render.reference(identifier) for identifier in (paths or [[]])[0])
        kind = metadata.get("roleHeading", "")
        return f'<p class="above">{parents} · {escape(kind)}</p>' if parents else ""

    def section(self, render, section):
        kind = section["kind"]
        if kind == "declarations":
            return "".join(render.declaration(item["tokens"]) for item in section["declarations"])
        if kind == "parameters":
            rows = "".join(
                f"<dt><code>{escape(item['name'])}</code></dt><dd>{render.blocks(item['content'])}</dd>"
                for item in section["parameters"])
            return f"<h2>Parameters</h2><dl>{rows}</dl>"
        if kind == "mentions":
            items = "".join(f"<li>{render.reference(identifier)}</li>" for identifier in section["mentions"])
            return f"<h2>Mentioned in</h2><ul>{items}</ul>"
        if kind == "content":
            content = section["content"]
            # The heading above all of an article says nothing; those below it take its place.
            if content and content[0]["type"] == "heading" and content[0]["text"] == "Overview":
                content = [
                    {**node, "level": max(2, node["level"] - 1)} if node["type"] == "heading" else node
                    for node in content[1:]]
            return render.blocks(content)
        raise ValueError(f"no section is called {kind}")

    def topics(self, render, section, references):
        rows = ""
        for identifier in section["identifiers"]:
            known = references.get(identifier)
            if known:
                about = render.inline(known.get("abstract", []))
                rows += f"<li>{render.reference(identifier)}{f'<p>{about}</p>' if about else ''}</li>"
        return f'<h2>{escape(section["title"])}</h2><ul class="topics">{rows}</ul>'

    # The repository's own pages

    def project(self, source, place, text):
        links = Links(self.places, place, source=source)
        render = Renderer(links)
        nodes = markdown.parse(re.sub(r"<!--.*?-->", "", text, flags=re.S))
        title = nodes[0]["text"]
        content = render.blocks(nodes[1:])
        for name in links.scenes:
            self.showing.setdefault(name, []).append((title, place))
        self.write(links, title, content, about=source)

    # Scenes

    def scene(self, scene):
        name = scene["name"]
        links = Links(self.places, scene_path(name))
        picture = f"{CATALOGUE}/Resources/{name}.png"
        if (self.root / picture).is_file():
            image = f'<img src="{escape(links.picture(picture))}" alt="{escape(scene["title"])}, in moments of its script">'
        else:
            live = "data-live=\"../../thumbnail/" + escape(name) + ".light.png\""
            image = f'<img {live} alt="{escape(scene["title"])}" width="196">'
        content = f"<figure>{image}</figure>"
        if self.showing.get(name):
            rows = "".join(
                f'<li><a href="{escape(links.to(place))}">{escape(title)}</a></li>'
                for title, place in self.showing[name])
            content += f"<h2>Pages about it</h2><ul>{rows}</ul>"
        content += self.table("Parameters", scene["parameters"], lambda item: (
            item["name"], item["documentation"], item.get("defaultValue", item.get("default", ""))))
        content += self.table("Actions", scene["calls"], lambda item: (
            item["name"], item["documentation"], None))
        content += f"<h2>In a terminal</h2>{listing(f'detent record {name} -o {name}.webp --strip {name}.png', 'shell')}"
        source = self.root / scene["sourceFile"]
        if source.is_file():
            content += f"<h2>Source</h2><p><code>{escape(scene['sourceFile'])}</code></p>"
            content += listing(source.read_text().rstrip(), "swift")
        self.write(
            links, scene["title"], content, about=f"Scene {name}", lead=escape(scene["summary"]),
            above=f'<p class="above"><a href="index.html">Scenes</a> · <code>{escape(name)}</code></p>', scenes=[name])

    def table(self, title, items, columns):
        if not items:
            return ""
        rows = ""
        for item in items:
            name, about, value = columns(item)
            rows += f"<tr><td><code>{escape(name)}</code></td><td>{escape(about)}</td>"
            rows += f"<td><code>{escape(str(value))}</code></td></tr>" if value is not None else "</tr>"
        return f'<h2>{title}</h2><div class="wide" tabindex="0"><table><tbody>{rows}</tbody></table></div>'

    def scenes(self, scenes):
        for scene in scenes:
            self.scene(scene)
        cards = "".join(
            f'<li><a href="{escape(scene["name"])}.html"><strong>{escape(scene["title"])}</strong>'
            f"<span>{escape(scene['summary'])}</span></a></li>" for scene in scenes)
        self.write(
            Links(self.places, "scenes/index.html"), "Scenes", f'<ul class="cards">{cards}</ul>',
            about="All scenes of the gallery",
            lead="Small apps that show one thing each. Every one runs live in the browser, and under tests.")


def title_of(text):
    return re.sub(r"`", "", re.search(r"^# (.*)", text, re.M)[1])


def write(root, archive, scenes, output):
    """Writes the site. Returns the number of its pages."""
    places = Places(scenes)
    data = {}
    for path in sorted((archive / "data" / "documentation").rglob("*.json")):
        page = json.loads(path.read_text())
        url = "/documentation/" + str(path.relative_to(archive / "data" / "documentation"))[:-len(".json")]
        data[url] = page
        places.topic(url)
    texts = {source: (root / source).read_text() for source in places.project if (root / source).is_file()}
    places.project = {source: place for source, place in places.project.items() if source in texts}
    first = data["/documentation/detentkit"]
    groups = []
    for section in first["topicSections"]:
        pages = [
            (known["title"], places.topic(known["url"])) for known in
            (first["references"].get(identifier, {}) for identifier in section["identifiers"])
            if known.get("role") == "article"]
        if pages:
            groups.append((section["title"], pages))
    groups[0][1].insert(0, ("DetentKit", places.topic("/documentation/detentkit")))
    titles = {source: title_of(text) for source, text in texts.items()}
    titles["README.md"] = "Both parts, and how to add them"
    if output.exists():
        shutil.rmtree(output)
    output.mkdir(parents=True)
    writer = Writer(root, output, places, Layout(places, groups, titles))
    for url, page in data.items():
        writer.topic(page, url)
    for source, text in texts.items():
        writer.project(source, places.project[source], text)
    # The first page is the repository's.
    writer.project("README.md", "index.html", texts["README.md"])
    writer.scenes(scenes)
    for name in ("site.css", "site.js"):
        shutil.copyfile(root / "scripts" / "site" / name, output / name)
    (output / "index.js").write_text(
        "window.siteIndex = " + json.dumps(writer.index, ensure_ascii=False, separators=(",", ":")) + ";\n")
    return writer.count
