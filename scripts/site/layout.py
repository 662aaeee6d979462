"""The frame around the content of each page: head, navigation, links to what belongs to it."""

from links import PROJECT, scene_path
from render import escape

MARK = (
    '<svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">'
    '<rect x="6" y="1.5" width="20" height="29" rx="6" fill="none" stroke="currentColor" stroke-width="2"/>'
    '<rect x="9" y="15" width="14" height="12.5" rx="3.4" fill="var(--accent)"/></svg>')
ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect x='7' y='2' "
    "width='18' height='28' rx='5' fill='%23222'/%3E%3Crect x='9' y='15' width='14' height='13' rx='3' "
    "fill='%2330a0ff'/%3E%3C/svg%3E")


class Layout:
    """Writes pages; `groups` are the sections of DetentKit's own pages: titles with (title, place)."""

    def __init__(self, places, groups, titles):
        self.places = places
        self.groups = groups
        self.titles = titles

    def navigation(self, links):
        def item(place, title):
            mark = ' aria-current="page"' if place == links.place else ""
            return f'<li><a href="{escape(links.to(place))}"{mark}>{escape(title)}</a></li>'

        def section(title, items):
            is_open = " open" if any("aria-current" in text for text in items) else ""
            return f"<details{is_open}><summary>{escape(title)}</summary><ul>{''.join(items)}</ul></details>"

        text = f"<ul>{item('index.html', 'Overview')}{item('scenes/index.html', 'Scenes')}</ul>"
        text += "<h2>DetentKit</h2>"
        for title, pages in self.groups:
            text += section(title, [item(place, name) for name, place in pages])
        text += "<h2>The project</h2>"
        for title, sources in PROJECT.items():
            pages = [(self.places.project[source], self.titles[source])
                     for source in sources if source in self.titles]
            text += section(title, [item(place, name) for place, name in pages])
        return text

    def page(self, links, title, content, lead="", above="", scenes=()):
        """The HTML of a page."""
        live = "".join(
            f'<a class="live" href="{escape(links.to("index.html").removesuffix("index.html"))}../?scene={escape(name)}">'
            f"<span>Live</span> {escape(self.places.scenes[name]['title'])}</a>"
            f'<a class="about" href="{escape(links.to(scene_path(name)))}">about the scene</a>'
            for name in scenes)
        live = f'<nav class="scenes" aria-label="Scenes of this page">{live}</nav>' if live else ""
        root = links.to("index.html").removesuffix("index.html")
        return f"""<!doctype html>
<html lang="en" data-root="{escape(root)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)} · DetentKit</title>
<link rel="icon" href="{ICON}">
<link rel="stylesheet" href="{root}site.css">
<script src="{root}site.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="{root}index.html" aria-label="DetentKit">{MARK}<span>DetentKit</span></a>
<search><input type="search" id="search" placeholder="Search the documentation" aria-label="Search the documentation" autocomplete="off" spellcheck="false" hidden><ul id="found" aria-label="Found pages" hidden></ul></search>
<a class="gallery" href="{root}../">Live gallery</a>
</header>
<div class="frame">
<nav class="side" aria-label="Pages"><details class="pages"><summary>Pages</summary>{self.navigation(links)}</details></nav>
<main id="content">
{above}<h1>{escape(title)}</h1>
{f'<p class="lead">{lead}</p>' if lead else ''}
{live}
{content}
</main>
</div>
</body>
</html>
"""
