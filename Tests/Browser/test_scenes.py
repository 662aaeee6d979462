"""Every scene in a real browser."""

from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue

from cases import PageTestCase, server

# While one page waits for its sheet to come up, another is drawn.
PAGES = 3


class SceneTests(PageTestCase):
    def test_every_scene_looks_as_the_raster_compositor_draws_it(self):
        scenes = SimpleQueue()
        for scene in server.catalog()["scenes"]:
            scenes.put(scene)
        pages = [self.bare("scene=sheet") for _ in range(PAGES)]

        def compare(page):
            failures = []
            page.rest()
            while True:
                try:
                    scene = scenes.get_nowait()
                except Empty:
                    return failures
                try:
                    self.compare(page, scene)
                except Exception as error:
                    failures.append(f"{scene['name']}: {error}")

        with ThreadPoolExecutor(PAGES) as pool:
            failures = sum(pool.map(compare, pages), [])
        self.assertEqual(failures, [])
        for page in pages:
            self.assertEqual(page.complaints, [])

    def compare(self, page, scene):
        page.say(t="scene", scene=scene["name"])
        if any(call["name"] == "present" and not call.get("argument") for call in scene["calls"]):
            page.say(t="call", name="present")
        self.assertAlike(page, self.raster(page), scene["name"])
