"""The documentation's site: its generator, its links, and its pages beside the live scenes."""

import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.error
from html.parser import HTMLParser
from pathlib import Path

import axe
from cases import TimedTests, browser
from server import Server

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts" / "site"))

import hosted  # noqa: E402
import markdown  # noqa: E402
from links import Links, Places, slug  # noqa: E402
from render import Renderer  # noqa: E402


def rendered(text):
    return Renderer(Links(Places([]), "page.html")).blocks(markdown.parse(text))


class MarkdownTests(TimedTests):
    def test_blocks_and_text_become_elements(self):
        self.assertIn('<h2 id="two-words">', rendered("## Two words"))
        self.assertEqual(rendered("one\ntwo"), "<p>one\ntwo</p>")
        self.assertEqual(rendered("**a** and *b* and `c<d`"),
                         "<p><strong>a</strong> and <em>b</em> and <code>c&lt;d</code></p>")
        self.assertEqual(rendered("- a\n  b\n- c"), "<ul><li>a\nb</li><li>c</li></ul>")
        self.assertEqual(rendered("1. a\n2. b"), "<ol><li>a</li><li>b</li></ol>")
        self.assertIn("<ul><li>inner</li></ul>", rendered("- outer\n  - inner"))
        self.assertEqual(rendered("snake_case_name and 2 * 3 * 4"), "<p>snake_case_name and 2 * 3 * 4</p>")

    def test_code_keeps_its_letters(self):
        self.assertEqual(rendered("```\na < *b*\n\n- c\n```"),
                         '<pre tabindex="0"><code>a &lt; *b*\n\n- c</code></pre>')
        self.assertIn("<span class=\"keyword\">let</span> x", rendered("```swift\nlet x = 1\n```"))

    def test_a_bar_in_code_or_after_a_backslash_divides_no_cell(self):
        table = rendered("| a | b |\n|---|--:|\n| `x|y` | 1 \\| 2 |")
        self.assertIn("<td><code>x|y</code></td><td>1 | 2</td>", table)

    def test_nothing_of_a_page_becomes_an_element_by_itself(self):
        self.assertIn("&lt;script&gt;", rendered("<script>alert(1)</script>"))
        self.assertNotIn("javascript:", rendered("[a](javascript:alert(1))"))


class HostedTests(TimedTests):
    def test_links_and_pictures_of_the_catalogue_are_those_of_a_code_host(self):
        text = "# T\n\n<doc:Other>, ``SheetProperties/detents``,\n``SwiftUICore/View/a(_:)-(_,B)``\n\n![P](pic-a)\n\n```swift\n<doc:Other>\n```\n"
        page = hosted.page(text, "x.md", {"Other": "The other"})
        self.assertIn("[The other](Other.md), `SheetProperties.detents`,\n`a(_:)`", page)
        self.assertIn("![P](../../Sources/DetentKit/DetentKit.docc/Resources/pic-a.png)", page)
        self.assertIn("```swift\n<doc:Other>\n```", page)

    def test_the_pages_for_code_hosts_are_as_the_catalogue(self):
        self.assertEqual(hosted.write(ROOT, check=True), 0, "run scripts/docs --pages")

    def test_each_of_their_links_and_pictures_is_there(self):
        for path, text in hosted.pages(ROOT).items():
            code = re.sub(r"```.*?```", "", text, flags=re.S)
            for target in re.findall(r"\]\(([^)#:]+)\)", code):
                self.assertTrue((path.parent / target).resolve().is_file(), f"{path.name}: {target}")


class RecipeTests(TimedTests):
    def test_the_recipes_for_ci_install_what_setup_installs(self):
        wanted = re.search(r"^packages=\((.*)\)$", (ROOT / "scripts" / "setup").read_text(), re.M)[1].split()
        page = (ROOT / "Documentation" / "CI.md").read_text()
        lists = re.findall(r"lib[\w.-]+-dev(?: [\w.-]+)+", page)
        self.assertEqual(len(lists), 4)
        for found in lists:
            self.assertEqual(found.split(), [*wanted, "pkg-config"])

    def test_the_image_has_the_swift_that_the_package_wants(self):
        page = (ROOT / "Documentation" / "CI.md").read_text()
        image = re.search(r"^FROM (swift:\S+)$", (ROOT / "Dockerfile").read_text(), re.M)[1]
        self.assertEqual(set(re.findall(r"swift:[\w.-]+", page)), {image})


class References(HTMLParser):
    """The targets and the anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.targets, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.targets.append(value)
            elif name == "id":
                self.anchors.add(value)


@unittest.skipUnless(shutil.which("docc"), "the toolchain has no docc")
class SiteTests(TimedTests):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.site = Path(cls.folder.name) / "docs"
        subprocess.run([ROOT / "scripts" / "docs", "--output", cls.site], check=True, stdout=subprocess.DEVNULL)
        cls.server = Server("--port", "0", "--docs", str(cls.site))
        cls.addClassCleanup(cls.server.stop)

    def open(self, path, **size):
        page = browser.open(f"http://{self.server.address}{path}", **size)
        self.addCleanup(page.close)
        return page

    def test_every_link_leads_to_a_page_and_an_anchor(self):
        scenes = {scene["name"] for scene in self.server.catalog()["scenes"]}
        pages = {path.relative_to(self.site).as_posix(): References(path.read_text())
                 for path in self.site.rglob("*.html")}
        self.assertGreater(len(pages), 900)
        broken = []
        for name, page in pages.items():
            for target in page.targets:
                if re.match(r"(https?|mailto|data):", target):
                    continue
                path, _, anchor = target.partition("#")
                place = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
                if path.endswith("../") and place == "..":
                    continue
                scene = re.fullmatch(r"\.\./\?scene=([\w-]+)", place)
                if scene and scene[1] in scenes:
                    continue
                if place not in pages and not (self.site / place).is_file():
                    broken.append(f"{name}: {target}")
                elif anchor and anchor not in pages[place].anchors:
                    broken.append(f"{name}: {target} (no such anchor)")
        self.assertEqual(broken[:20], [])
        self.assertEqual({f"scenes/{scene}.html" for scene in scenes} - pages.keys(), set())

    def test_a_page_leads_to_its_live_scene_and_the_scene_back(self):
        page = self.open("/docs")
        self.assertEqual(page.evaluate("location.pathname"), "/docs/")
        page.go(f"http://{self.server.address}/docs/detentkit/dimmingandtouches.html")
        page.evaluate("for (const image of document.images) image.loading = 'eager'")
        page.wait("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        self.assertEqual(page.complaints, [])
        page.evaluate("document.querySelector('.live[href$=kit-dim-curve]').click()")
        page.wait("window.detent && detent.session.isOpen")
        self.assertEqual(page.evaluate("new URLSearchParams(location.search).get('scene')"), "kit-dim-curve")
        page.wait("!document.querySelector('[aria-label=\"About this scene\"]').hidden")
        page.evaluate("document.querySelector('[aria-label=\"About this scene\"]').click()")
        page.wait("location.pathname === '/docs/scenes/kit-dim-curve.html' && document.readyState === 'complete'")
        self.assertIn("Dimming by a curve", page.evaluate("document.querySelector('h1').textContent"))
        self.assertEqual(page.complaints, [])

    def test_pages_fit_narrow_and_wide_windows_in_light_and_dark(self):
        paths = ["index.html", "scenes/index.html", "detentkit/sheetproperties.html",
                 "detentkit/choosingapresenter.html", "project/facts.html", "project/testing.html"]
        for path in paths:
            for width in (320, 390, 1280, 2560):
                page = browser.open(
                    f"http://{self.server.address}/docs/{path}", width=width, height=900)
                for scheme in ("light", "dark"):
                    page.call("Emulation.setEmulatedMedia",
                              features=[{"name": "prefers-color-scheme", "value": scheme}])
                    self.assertLessEqual(
                        page.evaluate("document.documentElement.scrollWidth"), width, f"{path} at {width}")
                self.assertEqual(page.evaluate("document.querySelectorAll('h1').length"), 1)
                self.assertEqual(page.complaints, [])
                page.close()

    def test_axe_finds_nothing_serious_in_any_kind_of_page(self):
        for path in ("index.html", "scenes/index.html", "scenes/kit-pinned.html", "detentkit/undimmedsheets.html",
                     "detentkit/sheetproperties.html", "project/testing.html", "project/live-page.html"):
            for scheme, width in (("light", 1280), ("dark", 1280), ("dark", 390)):
                page = browser.open(f"http://{self.server.address}/docs/{path}", width=width, height=900)
                page.call("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-color-scheme", "value": scheme}])
                page.still()
                self.assertEqual(axe.faults(page), [], f"{path}, {scheme}, {width}")
                page.close()

    def test_search_finds_symbols_and_pages_by_the_keyboard(self):
        page = self.open("/docs/detentkit/undimmedsheets.html")
        page.key("/", "/")
        page.wait("document.activeElement.id === 'search'")
        for letter in "springs as":
            page.key(letter, letter)
        self.assertEqual(page.become("document.querySelector('#found a').firstChild.textContent", "Springs as values"),
                         "Springs as values")
        page.key("Enter", "\r")
        page.wait("location.pathname === '/docs/detentkit/springsasvalues.html'")

    def test_no_path_leads_out_of_the_folder(self):
        for path in ("/docs/../catalog.json", "/docs/%2e%2e/%2e%2e/etc/passwd", "/docs/..%2fsite.css",
                     "/docs//etc/passwd", "/docs/scenes/", "/docs/absent.html"):
            with self.assertRaises(urllib.error.HTTPError) as refused:
                self.server.get(path)
            self.assertEqual(refused.exception.code, 404, path)

    def test_names_of_files_have_no_letters_that_servers_read_otherwise(self):
        self.assertEqual(slug("SheetSnapping/init(_:)"), "sheetsnapping/init-_")
        self.assertEqual(len(slug("a" * 300)), 100)
        for path in self.site.rglob("*"):
            self.assertRegex(path.name, r"^[A-Za-z0-9._-]+$")
            self.assertLess(len(os.fsencode(path.name)), 200)


if __name__ == "__main__":
    unittest.main()
