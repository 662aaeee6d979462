extension UIViewController {
  /// The transition with which a controller is presented and dismissed.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    let style: UIModalTransitionStyle
    /// The options of a zoom transition.
    var zoom: Zoom?

    init(_ style: UIModalTransitionStyle) {
      self.style = style
      super.init()
    }

    /// Slides up from the bottom.
    public static var coverVertical: UIViewController.Transition { Transition(.coverVertical) }
    /// Flips about the vertical axis.
    public static var flipHorizontal: UIViewController.Transition { Transition(.flipHorizontal) }
    /// Fades in over the previous content.
    public static var crossDissolve: UIViewController.Transition { Transition(.crossDissolve) }
  }
}
