extension UIViewController.Transition {
  /// The controllers of a zoom transition.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the source view of the zoom.
    public let sourceViewController: UIViewController
    /// The controller that is zoomed in or out.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// Options of a zoom transition.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    /// The source view and the controller of a zoom transition.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      /// The source view of the zoom.
      public let sourceView: UIView
      /// The controller that is zoomed in or out.
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// Creates the default options.
    public override init() {
      super.init()
    }

    /// The colour of the dimming view. The default is `nil`: a weak shade.
    open var dimmingColor: UIColor?

    /// A closure that returns the rectangle of the zoomed view, in its coordinates, that is aligned
    /// with the source view. The default is `nil`; without a rectangle the width of the view is
    /// aligned, from its top.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
  }

  /// A transition that zooms out of a source view and back into one. The provider is called for
  /// both; without a view the transition slides.
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition {
    let made = UIViewController.Transition(.coverVertical)
    made.zoom = Zoom(options: options ?? ZoomOptions(), source: sourceViewProvider)
    return made
  }

  /// The parameters of a zoom transition.
  struct Zoom {
    let options: ZoomOptions
    let source: (ZoomSourceViewProviderContext) -> UIView?
  }
}

extension UIViewController {
  /// Returns the animator that zooms the controller in or out, if it prefers a zoom and there is a
  /// source view.
  func makeZoomAnimator(from source: UIViewController, isDismissal: Bool) -> ZoomAnimator? {
    guard let zoom = preferredTransition?.zoom else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(source: source, zoomed: self)
    guard let view = zoom.source(context) else { return nil }
    return ZoomAnimator(zoom, of: self, from: view, isDismissal: isDismissal)
  }
}
