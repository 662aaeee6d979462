"""axe in every state of the page, of the page of a trace and of the variants.

Each state takes five seconds, so that only those in `USUAL` are checked by default, in light or in dark colours. With
DETENT_PICTURES=FOLDER all are, in both, and kept as pictures to be looked at.
"""

import os
import signal
import subprocess
import tempfile
from dataclasses import dataclass

import axe
from cases import PageTestCase, TimedTests, browser, server
from server import DETENT, Server

WIDE = (1440, 900)
PHONE = (390, 844)
LARGE = (2560, 1440)
PICTURES = os.environ.get("DETENT_PICTURES")

def picture(page, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        page.picture().save(os.path.join(PICTURES, f"{name.replace(', ', '-').replace(' ', '-')}.png"))


def schemes(index):
    return ("light", "dark") if PICTURES else ("light", "dark")[index % 2:][:1]


def click(selector):
    def step(page):
        page.click_on(selector)
    return step


def named(text, selector="button"):
    """Clicks what has a text."""
    def step(page):
        page.evaluate(f"[...document.querySelectorAll({selector!r})].find((e) => e.textContent === {text!r}).click()")
    return step


def say(**message):
    return lambda page: page.say(**message)


def use(label):
    """Uses an element of the device's screen, as a screen reader does."""
    def step(page):
        page.evaluate("[...document.querySelectorAll('#elements [tabindex]')]"
                      f".find((e) => e.getAttribute('aria-label') === {label!r}).focus()")
        page.key("Enter", "\r")
        page.rest()
    return step


def held(page):
    """A finger that drags, and has not been lifted."""
    x, y, width, height = page.evaluate(
        "(() => { const r = document.getElementById('glass').getBoundingClientRect();"
        " return [r.x, r.y, r.width, r.height]; })()")
    page.drag((x + width / 2, y + height * 0.6), (x + width / 2, y + height * 0.4), steps=10, lift=False)


def scrubbed(page):
    page.evaluate("(() => { const e = document.querySelector('.scrubber'); e.value = 300;"
                  " e.dispatchEvent(new Event('input', { bubbles: true })); })()")


def refused(page):
    page.evaluate("(() => { const e = document.querySelector('#parameter-detents'); e.value = 'rubbish';"
                  " e.dispatchEvent(new Event('change', { bubbles: true })); })()")
    page.rest()


def searched(text):
    def step(page):
        page.key("/", "/")
        for letter in text:
            page.key(letter, letter)
    return step


def probed(page):
    page.click_on("[aria-label^='Who gets a touch']")
    x, y, width, height = page.evaluate(
        "(() => { const r = document.getElementById('glass').getBoundingClientRect();"
        " return [r.x, r.y, r.width, r.height]; })()")
    page.click(x + width / 2, y + height * 0.3)
    page.wait("!document.querySelector('.probe').hidden")
    page.evaluate("document.querySelectorAll('.probe details').forEach((e) => { e.open = true; })")


def audited(page):
    page.click_on("#tab-audit")
    page.wait("/elements/.test(document.querySelector('.panel.audit .summary').textContent)")
    page.evaluate("document.querySelector('.finding')?.focus()")


PRESENT = say(t="call", name="present")


@dataclass
class State:
    """A state of the page: what the address asks for, and what is done then."""

    name: str
    query: str
    steps: tuple = ()
    size: tuple = WIDE
    forced: bool = False

    def reach(self, page):
        page.rest()
        for step in self.steps:
            step(page)


STATES = [
    State("start", "scene=sheet-basic"),
    State("sheet", "scene=sheet-basic&do=present"),
    State("sheet, its state", "scene=sheet&do=present", (click("#tab-state"), held)),
    State("grabber", "scene=sheet-appearance&do=present"),
    State("large sheet", "scene=sheet-starts-large&do=present", (click("#tab-state"),)),
    State("two sheets", "scene=sheet&set.stack=2", (click("#tab-log"),)),
    State("alert", "scene=alert", (PRESENT,)),
    State("popover", "scene=popover&device=ipad-a16", (PRESENT,)),
    State("menu", "scene=menus", (PRESENT, use("More"))),
    State("pop-up button", "scene=menus", (PRESENT, use("Name"))),
    State("action sheet", "scene=alert&set.style=sheet", (PRESENT,)),
    State("keyboard", "scene=keyboard-search", (PRESENT, say(t="keyboard", shown=True))),
    State("controls", "scene=swiftui-controls"),
    State("settings scene", "scene=swiftui-settings"),
    State("maps", "scene=swiftui-maps"),
    State("tabs", "scene=tabs", (PRESENT,)),
    State("contexts", "scene=kit-context", (PRESENT,)),
    State("iPad in landscape", "scene=kit-sides&device=ipad-a16&orientation=landscapeLeft", (PRESENT,)),
    State("right to left, large text", "scene=sheet-basic&do=present&rightToLeft=true&textSize=ax3"),
    State("dark device", "scene=sheet-basic&do=present&appearance=dark"),
    State("iOS 18", "scene=sheet-basic&do=present&style=ios18"),
    State("no island", "scene=sheet-basic&do=present&device=iphone-se-3"),
    State("controls panel", "scene=sheet&do=present&set.detents=120,large"),
    State("views", "scene=sheet&do=present", (click("#tab-views"),)),
    State("probe", "scene=sheet-undimmed&do=present", (probed,)),
    State("findings", "scene=swiftui-controls&textSize=xs", (audited,)),
    State("log", "scene=sheet&do=present", (click("#tab-log"), held)),
    State("source", "scene=context-naive", (click("#tab-source"),)),
    State("layers in space", "scene=sheet-basic&do=present", (click("[aria-label='Layers in space']"),)),
    State("settings", "scene=sheet&do=present", (click(".menu summary"),)),
    State("keys", "scene=sheet&do=present", (click("[aria-label='Keys (?)']"),)),
    State("paused in the past", "scene=sheet-basic&do=present", (held, scrubbed)),
    State("recording", "scene=sheet-basic", (click(".tool.record"), PRESENT)),
    State("refused value", "scene=sheet", (refused,)),
    State("unknown scene", "scene=shete&device=nokia"),
    State("search", "scene=sheet-basic", (searched("alert"),)),
    State("search without a result", "scene=sheet-basic", (searched("zzz"),)),
    State("a kind of scenes", "scene=sheet-basic", (named("SwiftUI", ".chip"),)),
    State("on a phone", "scene=sheet-basic&do=present", size=PHONE),
    State("a drag on a phone", "scene=sheet-basic&do=present", (held,), PHONE),
    State("gallery on a phone", "scene=sheet-basic", (click("button[aria-label=Gallery]"),), PHONE),
    State("inspector on a phone", "scene=sheet&do=present", (click("button[aria-label=Inspector]"),), PHONE),
    State("settings on a phone", "scene=sheet&do=present", (click(".menu summary"),), PHONE),
    State("keys on a phone", "scene=sheet", (click("[aria-label='Keys (?)']"),), PHONE),
    State("layers on a phone", "scene=sheet&do=present", (click("[aria-label='Layers in space']"),), PHONE),
    State("a large window", "scene=sheet&do=present", size=LARGE),
    State("layers in a large window", "scene=sheet&do=present", (click("[aria-label='Layers in space']"),), LARGE),
    State("forced colours", "scene=sheet-basic&do=present", forced=True),
    State("settings in forced colours", "scene=sheet&do=present", (click(".menu summary"),), forced=True),
    State("layers in forced colours", "scene=sheet&do=present", (click("[aria-label='Layers in space']"),), forced=True),
    State("state in forced colours", "scene=sheet&do=present", (click("#tab-state"), held), forced=True),
    State("keys in forced colours", "scene=sheet", (click("[aria-label='Keys (?)']"),), forced=True),
]

# States of each kind, in which the page has different elements.
USUAL = {
    "start", "sheet, its state", "alert", "menu", "controls panel", "findings", "layers in space", "settings", "keys",
    "a drag on a phone", "inspector on a phone", "forced colours",
}


def emulate(page, scheme, is_forced=False):
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    if is_forced:
        features.append({"name": "forced-colors", "value": "active"})
    page.call("Emulation.setEmulatedMedia", features=features)


class AxeTests(PageTestCase):
    def check(self, page, name, scheme):
        page.still()
        picture(page, f"{name}, {scheme}")
        self.assertEqual(axe.faults(page), [], f"{name}, {scheme}")

    def test_axe_finds_nothing_serious_in_any_state(self):
        self.assertLessEqual(USUAL, {state.name for state in STATES})
        for index, state in enumerate(state for state in STATES if PICTURES or state.name in USUAL):
            with self.subTest(state=state.name):
                width, height = state.size
                page = browser.open(server.url(state.query), width=width, height=height)
                try:
                    emulate(page, schemes(index)[0], state.forced)
                    state.reach(page)
                    for scheme in schemes(index):
                        emulate(page, scheme, state.forced)
                        self.check(page, state.name, scheme)
                    self.assertEqual(page.complaints, [])
                finally:
                    page.close()

    def test_axe_finds_nothing_serious_while_the_server_is_away(self):
        own = Server("--port", "0")
        self.addCleanup(own.stop)
        page = browser.open(own.url("scene=sheet-basic"), width=1440, height=900)
        self.addCleanup(page.close)
        page.rest()
        own.process.send_signal(signal.SIGKILL)
        page.wait("document.querySelector('#notice').textContent.startsWith('The server is away')")
        for scheme in ("light", "dark"):
            emulate(page, scheme)
            self.check(page, "the server is away", scheme)

    def test_axe_finds_nothing_serious_beside_each_other(self):
        kinds = ("appearance", "text", "devices", "looks", "directions")
        for index, kind in enumerate(kinds if PICTURES else kinds[1:3]):
            for width in (1440, 390) if PICTURES else ((1440, 390)[index % 2],):
                with self.subTest(kind=kind, width=width):
                    page = browser.open("about:blank", width=width, height=900)
                    # In the frames too.
                    page.call("Page.addScriptToEvaluateOnNewDocument", source=axe.SOURCE)
                    page.go(f"http://{server.address}/variants.html?scene=sheet&by={kind}")
                    page.wait("window.variants?.members.every((m) => m.send"
                              " && m.frame.contentDocument.documentElement.dataset.rest === 'true')")
                    for scheme in schemes(index):
                        emulate(page, scheme)
                        self.check(page, f"variants, {kind}, {width}", scheme)
                    page.close()


class TraceAxeTests(TimedTests):
    def test_axe_finds_nothing_serious_in_a_trace(self):
        with tempfile.TemporaryDirectory(prefix="detent-trace-") as folder:
            path = os.path.join(folder, "sheet.html")
            subprocess.run([DETENT, "record", "sheet-basic", "--page", path, "--quiet"], check=True)
            for index, (width, height) in enumerate((WIDE, PHONE)):
                page = browser.open(f"file://{path}", width=width, height=height)
                page.wait("document.documentElement.dataset.rest === 'true'")
                page.evaluate("detentTrace.show(Math.floor(detentTrace.trace.frames.length / 2))")
                tabs = page.evaluate("[...document.querySelectorAll('[role=tab]')].map((e) => e.textContent)")
                for scheme in schemes(index):
                    emulate(page, scheme)
                    for tab in tabs:
                        named(tab, "[role=tab]")(page)
                        page.still()
                        with self.subTest(tab=tab, width=width, scheme=scheme):
                            picture(page, f"trace, {tab}, {width}, {scheme}")
                            self.assertEqual(axe.faults(page), [])
                    page.evaluate("detentTrace.explode(true)")
                    with self.subTest(layers=True, width=width, scheme=scheme):
                        picture(page, f"trace, layers, {width}, {scheme}")
                        self.assertEqual(axe.faults(page), [])
                    page.evaluate("detentTrace.explode(false)")
                page.close()
