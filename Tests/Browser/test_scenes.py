"""Every scene in a real browser."""

from cases import PageTestCase, server


class SceneTests(PageTestCase):
    def test_every_scene_looks_as_the_raster_compositor_draws_it(self):
        scenes = server.catalog()["scenes"]
        page = self.bare("scene=" + scenes[0]["name"])
        page.rest()
        for scene in scenes:
            name = scene["name"]
            with self.subTest(scene=name):
                page.say(t="scene", scene=name)
                if any(call["name"] == "present" and not call.get("argument")
                       for call in scene["calls"]):
                    page.say(t="call", name="present")
                self.assertAlike(page, self.raster(page), name)
        self.assertEqual(page.complaints, [])
