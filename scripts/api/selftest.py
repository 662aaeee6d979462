"""The matcher's own test: what Swift's importer makes of a selector is found, and no more."""

from names import AppleNames, matches

SAME = [
    ("UIViewController", "present(_:animated:completion:)", "method",
     "presentViewController:animated:completion:"),
    ("UIView", "hitTest(_:with:)", "method", "hitTest:withEvent:"),
    ("UIView", "insertSubview(_:at:)", "method", "insertSubview:atIndex:"),
    ("UIView", "init(frame:)", "init", "initWithFrame:"),
    ("UIView", "isHidden", "property", "hidden"),
    ("UIColor", "systemRed", "type.property", "systemRedColor"),
    ("UIColor", "init(white:alpha:)", "init", "colorWithWhite:alpha:"),
    ("CAMediaTimingFunction", "init(controlPoints:_:_:_:)", "init", "initWithControlPoints::::"),
    ("UIView.ContentMode", "scaleAspectFit", "enum.case", "scaleAspectFit"),
]
DIFFERENT = [
    ("UIViewController", "present(_:animated:then:)", "method",
     "presentViewController:animated:completion:"),
    ("UIViewController", "present(_:completion:)", "method",
     "presentViewController:animated:completion:"),
    ("UIViewController", "presentNow(_:animated:completion:)", "method",
     "presentViewController:animated:completion:"),
    ("UIView", "insertSubview(_:_:)", "method", "insertSubview:atIndex:"),
    ("UIView", "bound", "property", "bounds"),
    ("UIView", "init(rect:)", "init", "initWithFrame:"),
    ("UIColor", "systemCrimson", "type.property", "systemRedColor"),
    ("UIView", "layout()", "method", "layoutIfNeeded"),
]


def run():
    for case in SAME:
        if not matches(*case):
            raise SystemExit(f"check-api: self-test: {case} should match")
    for case in DIFFERENT:
        if matches(*case):
            raise SystemExit(f"check-api: self-test: {case} should not match")
    types = ("UIView", "CGPoint")
    if not matches("UIView", "add(_:at:)", "method", "addView:atPoint:", types):
        raise SystemExit("check-api: self-test: words of the argument's type may be left out")
    if matches("UIView", "add(_:at:)", "method", "addGuide:atPoint:", types):
        raise SystemExit("check-api: self-test: other words may not be left out")
    names = AppleNames()
    names.type("UIView").swift.add("mask")
    names.type("UIButtonConfiguration")
    names.type("UIButton.Configuration").is_swift = True
    if names.has_type("UIButtonConfiguration") or not names.has_type("UIButton.Configuration"):
        raise SystemExit("check-api: self-test: a nested type is spelled as Swift nests it")
    if not names.has("UIView", "mask", "property") or names.has("UIView", "masks", "property"):
        raise SystemExit("check-api: self-test: Swift spellings are compared exactly")
