extension UIViewController {
  /// How a controller comes and goes.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    let style: UIModalTransitionStyle
    /// What a zoom was made with.
    var zoom: Zoom?

    init(_ style: UIModalTransitionStyle) {
      self.style = style
      super.init()
    }

    /// Slides up from below.
    public static var coverVertical: UIViewController.Transition { Transition(.coverVertical) }
    /// Turns over about the vertical axis.
    public static var flipHorizontal: UIViewController.Transition { Transition(.flipHorizontal) }
    /// Fades in over what was there.
    public static var crossDissolve: UIViewController.Transition { Transition(.crossDissolve) }
  }
}
