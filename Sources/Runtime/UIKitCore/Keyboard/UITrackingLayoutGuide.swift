/// A layout guide that follows an object on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
