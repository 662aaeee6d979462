"""The systems that DetentKit is type-checked for."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Platform:
    name: str
    # The target without its version, and what may stand behind the version.
    target: str
    environment: str
    # The oldest first: the modules are built for it, and serve every later version.
    versions: tuple
    # The frameworks that can be imported. DetentKit must be empty where UIKit has no sheets.
    modules: tuple
    has_sheets: bool
    # This system's versions by those of iOS that they came with. What is said of iOS counts here.
    from_ios: tuple = ()

    @property
    def triple(self):
        return self.for_version(self.versions[0])

    @property
    def module_file(self):
        """The name under which the compiler looks for a module's file."""
        return self.target.replace("macosx", "macos") + self.environment

    def for_version(self, version):
        return f"{self.target}{version}{self.environment}"


BASIC = ("CoreFoundation", "Foundation", "CoreGraphics", "QuartzCore")
FRAMEWORKS = BASIC + ("UIKit", "SwiftUI")

IOS = Platform(
    "iOS", "arm64-apple-ios", "", ("15.0", "16.0", "17.0", "18.0", "26.0"), FRAMEWORKS, True)
CATALYST = replace(IOS, name="Mac Catalyst", environment="-macabi", versions=("15.0",))
# The Swift project names the systems that a version of its library came with, side by side: its
# utils/availability-macros.def.
VISION = replace(
    IOS, name="visionOS", target="arm64-apple-xros", versions=("1.0", "26.0"),
    from_ios=tuple((f"{major}.0", "1.0") for major in range(12, 18)) + (
        ("17.4", "1.1"), ("18.0", "2.0"), ("18.4", "2.4"), ("26.0", "26.0"), ("26.1", "26.1")))
# UIKit is there and has no sheets. Its stub is empty, so whatever DetentKit uses is reported.
TV = replace(
    IOS, name="tvOS", target="arm64-apple-tvos", versions=("15.0",), modules=("UIKit", "SwiftUI"),
    has_sheets=False)
WATCH = replace(TV, name="watchOS", target="arm64-apple-watchos", versions=("8.0",))
MAC = replace(TV, name="macOS", target="arm64-apple-macosx", versions=("13.0",), modules=("SwiftUI",))

ALL = (IOS, CATALYST, VISION, MAC, TV, WATCH)
