"""Where the pages of the site lie, and what their links lead to."""

import os
import posixpath
import re

# The repository's own pages, in the order of the navigation: folder, then titles of groups.
PROJECT = {
    "Use": ["README.md", "Documentation/Features.md", "CHANGELOG.md", "SECURITY.md"],
    "Test": [
        "Documentation/Testing.md", "Documentation/CI.md", "Documentation/traces.md",
        "Documentation/command.md", "Documentation/live-page.md", "Documentation/Adoption.md"],
    "Develop": [
        "CONTRIBUTING.md", "Documentation/Architecture.md", "Documentation/protocol.md",
        "Documentation/browser-numbers.md", "Documentation/robustness.md", "AGENTS.md"],
    "Evidence": [
        "Documentation/Facts.md", "Documentation/Assumptions.md", "Documentation/Refusals.md",
        "Documentation/Listings.md", "Documentation/api-status.md"],
}


# The most letters in the name of a file or a folder.
LONGEST = 100


def slug(path):
    """A path of DocC's as the name of a file that every server and file system has."""
    parts = re.sub(r"-{2,}", "-", re.sub(r"[^a-z0-9/_.]+", "-", path.lower())).split("/")
    return "/".join(part.strip("-")[:LONGEST].strip("-") for part in parts)


def project_path(source):
    """The place of one of the repository's own pages."""
    return "project/" + os.path.basename(source).removesuffix(".md").lower() + ".html"


def scene_path(name):
    return f"scenes/{name}.html"


class Places:
    """The places of all pages, and the titles of the scenes."""

    def __init__(self, scenes):
        self.topics = {}
        self.taken = set()
        self.scenes = {scene["name"]: scene for scene in scenes}
        self.project = {
            source: project_path(source) for group in PROJECT.values() for source in group}

    def topic(self, url):
        """The place of a page of DocC's, by its URL. Two that would be one get numbers."""
        if url not in self.topics:
            base = slug(url.removeprefix("/documentation/"))
            place, number = f"{base}.html", 2
            while place in self.taken:
                place, number = f"{base}-{number}.html", number + 1
            self.taken.add(place)
            self.topics[url] = place
        return self.topics[url]


class Links:
    """The links of one page, relative to it."""

    def __init__(self, places, place, references=None, source=None):
        self.places = places
        self.place = place
        self.references = references or {}
        self.source = source
        self.pictures = set()
        self.scenes = []

    def to(self, place):
        return posixpath.relpath(place, posixpath.dirname(self.place) or ".")

    def shows(self, scene):
        if scene in self.places.scenes and scene not in self.scenes:
            self.scenes.append(scene)

    def reference(self, identifier):
        """The title of what a node refers to, its link, and whether it is a symbol."""
        known = self.references.get(identifier)
        if not known or "url" not in known:
            return (known or {}).get("title", identifier.rsplit("/", 1)[-1]), None, True
        is_symbol = known.get("role") in ("symbol", "dictionarySymbol")
        href = self.to(self.places.topics[known["url"]]) if known["url"] in self.places.topics else None
        return known["title"], href, is_symbol

    def image(self, identifier):
        """The source and the description of a picture of the catalogue's. Those of scenes have their names."""
        known = self.references[identifier]
        name = known["variants"][0]["url"].rsplit("/", 1)[-1]
        self.shows(name.removesuffix(".png"))
        self.pictures.add(name)
        return self.to("pictures/" + name), known.get("alt", "")

    def picture(self, source):
        """A picture of the repository's, by its path from the page that shows it."""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.source or ""), source))
        self.pictures.add(path)
        return self.to("pictures/" + posixpath.basename(path))

    def code(self, text):
        """A page or a scene that stands in a page as code is a link."""
        if text in self.places.scenes:
            self.shows(text)
            return self.to(scene_path(text))
        place = self.places.project.get(text)
        return self.to(place) if place and place != self.place else None

    def target(self, target):
        if re.match(r"(https?|mailto):|#", target):
            return target
        path, _, anchor = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.source or ""), path))
        # The pages of DetentKit lie once more beside the repository's own, for code hosts.
        if path.startswith("Documentation/DetentKit/"):
            name = posixpath.basename(path).removesuffix(".md")
            tail = "" if name == "README" else f"/{name.lower()}"
            return self.to(self.places.topic(f"/documentation/detentkit{tail}"))
        place = self.places.project.get(path)
        return (self.to(place) + (f"#{anchor}" if anchor else "")) if place else None
