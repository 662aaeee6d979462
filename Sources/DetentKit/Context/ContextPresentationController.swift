#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// Presents inside of a context, a part of the screen that a controller owns, with all that sheets
  /// have: detents, dimming, a grabber, content that shares the drag, refused dismissal, the keyboard.
  ///
  /// ```swift
  /// pane.definesPresentationContext = true
  /// pane.present(child, style: .context(ContextStyle(detents: [.medium, .large])))
  /// ```
  ///
  /// Several contexts of a window may present at the same time. A controller made by hand and returned
  /// from a transitioning delegate works too, but then only one of them can, as with every custom
  /// presentation; it takes its animations from ``animator``.
  open class ContextPresentationController: UIPresentationController {
    /// How it is presented. Changes take effect at once, and move inside of ``animateChanges(_:)``.
    public var style: ContextStyle {
      didSet {
        mover = .code
        if (oldValue.onPositionChange == nil) != (style.onPositionChange == nil) {
          listener?.monitor.stopListening(self)
          listener = nil
        }
        if oldValue.bars != style.bars, isBegun { helper?.takeStage() }
        adopt()
        show()
      }
    }

    /// From which controller up the context is looked for, where a transitioning delegate of your own
    /// returns this controller: UIKit says there who presents, as `source`. `nil`, the default, means
    /// the presenting controller, which for UIKit is the window's root. Without effect on presentations
    /// in the style of a context, which know theirs.
    public weak var context: UIViewController?

    /// Where it rests, by the user's choice or by code. An unknown detent means the smallest.
    public var selectedDetent: PresentationDetentReference? {
      get { machine.selection.flatMap { names.reference(named: $0) } }
      set { select(newValue) }
    }

    /// Creates a controller; the presenting controller is found when the presentation begins.
    public required init(
      presentedViewController: UIViewController, presenting: UIViewController?, style: ContextStyle
    ) {
      self.style = style
      machine = SheetMachine(
        configuration: SheetConfiguration(),
        container: SheetContainer(size: SheetSize(width: 0, height: 0)), style: style.look)
      super.init(presentedViewController: presentedViewController, presenting: presenting)
      if let selected = style.selection?.wrappedValue ?? style.selectedDetent { select(selected) }
      bound = style.selection?.wrappedValue
    }

    /// Runs changes, at once, and moves to what follows from them.
    public func animateChanges(_ changes: () -> Void) {
      let wasAnimating = isAnimatingChanges
      isAnimatingChanges = true
      changes()
      isAnimatingChanges = wasAnimating
    }

    /// The user chose a detent by a drag or a tap. The default does nothing.
    open func userDidSelectDetent(_ detent: PresentationDetentReference) {}

    /// Animates the presentation and the dismissal.
    public private(set) lazy var animator: any UIViewControllerAnimatedTransitioning =
      ContextAnimator(self)

    /// Lets fingers catch the presentation on its way in and take it out. A transitioning delegate of
    /// your own returns it for presentation and for dismissal, with ``animator``.
    public private(set) lazy var interactor: any UIViewControllerInteractiveTransitioning =
      ContextInteractor(self)

    open override var shouldPresentInFullscreen: Bool { false }

    open override var presentedView: UIView? { card }

    open override var frameOfPresentedViewInContainerView: CGRect {
      guard containerView != nil else { return .zero }
      let frame = axis.rect(shownGeometry.visibleFrame, in: region.size)
      return frame.offsetBy(dx: region.minX, dy: region.minY)
    }

    open override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      begin()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      guard completed else { return end() }
      // Without animation nobody has run the engine.
      if machine.phase == .dismissed {
        hasRun = true
        perform(machine.handle(.present(.none)))
        show()
      }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      guard completed else { return }
      end()
      if let helper, !helper.isBeingDismissed { helper.dismiss(animated: false) }
    }

    open override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      adopt()
      show()
    }

    // What the extensions work with.

    let card = ContextCardView(frame: .zero)
    let dimmingView = UIView()
    let shadowView = ContextShadowView(frame: .zero)
    var machine: SheetMachine
    var isAnimatingChanges = false
    var isBegun = false
    var names = ContextDetentNames()
    /// What the selection's binding said last.
    var bound: PresentationDetentReference?
    /// Where it rests or goes.
    var target: PresentationDetentReference?
    /// The change that is on its way.
    var arrival: DetentChange?
    /// Who moves it.
    var mover = PresentationPosition.Mover.code
    weak var link: PresentationLink?
    /// The link whose positions the style hears.
    weak var listener: PresentationLink?
    var transition: (any UIViewControllerContextTransitioning)?
    var userDismissal = ContextUserDismissal.none
    /// What waits for the end of a user's dismissal that code has taken over; `nil` while none has.
    var takenOver: [() -> Void]?
    var drag: ContextDrag?
    /// How opaque the dimming of what is in front is.
    var frontDim: CGFloat = 0
    var outside: OutsideTouchView?
    var observer: BoundsObserverView?
    var frames: CADisplayLink?
    var targets: [ActionTarget] = []
    var keyboardTokens: [any NSObjectProtocol] = []
    var keyboardFrame = CGRect.null
    var dimsTint = false
    var hidesBehind = false
    var hiddenViews: [UIView] = []
    /// What was added to the safe area of the presented controller.
    var clearance: CGFloat = 0
    var pushBack = ContextPushBack()
    /// Whether the engine has brought the presented view in.
    var hasRun = false
    var reportedProblems: Set<String> = []
  }
#endif
