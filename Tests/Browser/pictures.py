"""How far apart two pictures are."""

import os

from PIL import ImageChops, ImageStat

# A channel that is off by more than this is seen at a glance.
SEEN = 48
# The side of the squares that are looked at one by one, in pixels.
SQUARE = 72


class Difference:
    def __init__(self, first, second):
        if first.size != second.size:
            raise AssertionError(f"sizes differ: {first.size} and {second.size}")
        self.image = ImageChops.difference(first, second)
        self.mean = max(ImageStat.Stat(self.image).mean)
        red, green, blue = self.image.split()
        worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        counts = worst.histogram()
        # The share of pixels that are seen to differ, in percent.
        self.seen = 100 * sum(counts[SEEN + 1:]) / sum(counts)
        # The mean of the square that differs most: something small that is missing shows here.
        self.worst = worst.reduce(SQUARE).getextrema()[1]

    def __str__(self):
        return (f"mean {self.mean:.3f} of 255, {self.seen:.3f} % seen, "
                f"worst square {self.worst} of 255")


def keep(name, **images):
    """Keeps pictures of a failure for a person."""
    folder = os.path.join(".build", "browser-failures")
    os.makedirs(folder, exist_ok=True)
    for part, image in images.items():
        image.save(os.path.join(folder, f"{name}.{part}.png"))
    return folder
