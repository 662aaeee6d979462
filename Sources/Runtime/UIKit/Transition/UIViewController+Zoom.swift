extension UIViewController.Transition {
  /// Tells which controllers a zoom goes between.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the view that the zoom begins or ends at.
    public let sourceViewController: UIViewController
    /// The controller that zooms in or out.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// How a zoom goes.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    /// Tells what a zoom goes between.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      /// The view that the zoom begins or ends at.
      public let sourceView: UIView
      /// The controller that zooms in or out.
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// Options as they are by default.
    public override init() {
      super.init()
    }

    /// The colour over what is behind. The default is `nil`: a weak shade.
    open var dimmingColor: UIColor?

    /// Which rectangle of the zoomed view, in its coordinates, lies on the source view. The default
    /// is `nil`; it and an answer of `nil` stand for the width of the view, from its top.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
  }

  /// Grows out of a view and shrinks back into one. The view is asked for both times; without one,
  /// the transition slides.
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition {
    let made = UIViewController.Transition(.coverVertical)
    made.zoom = Zoom(options: options ?? ZoomOptions(), source: sourceViewProvider)
    return made
  }

  /// What a zoom was made with.
  struct Zoom {
    let options: ZoomOptions
    let source: (ZoomSourceViewProviderContext) -> UIView?
  }
}

extension UIViewController {
  /// What zooms the controller in or out, if it prefers that and there is a view to zoom from.
  func makeZoomAnimator(from source: UIViewController, isDismissal: Bool) -> ZoomAnimator? {
    guard let zoom = preferredTransition?.zoom else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(source: source, zoomed: self)
    guard let view = zoom.source(context) else { return nil }
    return ZoomAnimator(zoom, of: self, from: view, isDismissal: isDismissal)
  }
}
