#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// A presentation controller for sheets inside a context, a part of the screen that a view controller
  /// owns. They have detents, dimming, a grabber, scroll views that share the drag, dismissal that can be
  /// refused, and keyboard avoidance.
  ///
  /// ```swift
  /// pane.definesPresentationContext = true
  /// pane.present(child, style: .context(ContextStyle(detents: [.medium, .large])))
  /// ```
  ///
  /// Several contexts of a window can present at the same time. A transitioning delegate of your own can
  /// return an instance too, together with its ``animator``; then only one context can present, as with
  /// every custom presentation.
  open class ContextPresentationController: UIPresentationController {
    /// The style of the presentation. Changes take effect immediately, with an animation inside
    /// ``animateChanges(_:)``.
    public var style: ContextStyle {
      didSet {
        mover = .code
        if (oldValue.onPositionChange == nil) != (style.onPositionChange == nil) {
          observedLink?.monitor.stopListening(self)
          observedLink = nil
        }
        if (oldValue.onFrontmostChange == nil) != (style.onFrontmostChange == nil) {
          observedLink?.frontmost.set(nil, by: self)
          observedLink = nil
        }
        if oldValue.bars != style.bars, isBegun { helper?.placeContainer() }
        updateInputs()
        show()
      }
    }

    /// The view controller from which the search for the context begins, upwards. Set it to `source`
    /// where a transitioning delegate of your own returns this controller. `nil`, the default, means the
    /// presenting view controller, which for UIKit is the window's root. It has no effect on
    /// presentations in the style of a context, which know theirs.
    public weak var context: UIViewController?

    /// The selected detent. An unknown detent means the smallest.
    public var selectedDetent: PresentationDetentReference? {
      get { session.machine.selection.flatMap { names.name(of: $0) } }
      set { select(newValue) }
    }

    /// Creates a presentation controller. The presenting view controller is found when the presentation
    /// begins.
    public required init(
      presentedViewController: UIViewController, presenting: UIViewController?, style: ContextStyle
    ) {
      self.style = style
      session = SheetSession(style: style.look)
      super.init(presentedViewController: presentedViewController, presenting: presenting)
      if let selected = style.selection?.wrappedValue ?? style.selectedDetent { select(selected) }
      knownSelection = style.selection?.wrappedValue
      knownFirst = style.selectedDetent
    }

    /// Animates the changes that a closure makes to the style and the selected detent.
    ///
    /// - Parameter changes: A closure that is called once, before the method returns.
    public func animateChanges(_ changes: () -> Void) {
      let wasAnimating = isAnimatingChanges
      isAnimatingChanges = true
      changes()
      isAnimatingChanges = wasAnimating
    }

    /// Notifies the controller that the user selected a detent by a drag or a tap. The default
    /// implementation does nothing.
    open func userDidSelectDetent(_ detent: PresentationDetentReference) {}

    /// The recogniser of drags that move the presented view; `nil` before the presentation begins.
    ///
    /// Other recognisers can require it to fail. Its delegate and its view must not be changed; see
    /// ``ContextStyle/shouldBeginDragging`` and ``ContextStyle/shouldDragSimultaneously``.
    public var panGestureRecognizer: UIPanGestureRecognizer? { drag?.recognizer }

    /// The animator of the presentation and the dismissal.
    public private(set) lazy var animator: any UIViewControllerAnimatedTransitioning =
      ContextAnimator(self)

    /// The interaction controller that lets touches interrupt the presentation and drive the dismissal. A
    /// transitioning delegate of your own returns it for both, together with ``animator``.
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
      // Without an animation no animator has presented the sheet in the engine.
      if session.machine.phase == .dismissed {
        hasRun = true
        perform(session.handle(.present(.none)))
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
      updateInputs()
      show()
    }

    // State of the extensions.

    let card = ContextCardView(frame: .zero)
    let dimmingView = SheetBackdropView()
    let shadowView = ContextShadowView(frame: .zero)
    var session: SheetSession
    var isAnimatingChanges = false
    var isBegun = false
    var names = SheetDetentNames<PresentationDetentReference>()
    /// The value of the selection's binding when it was last read or written.
    var knownSelection: PresentationDetentReference?
    /// The detent at which the presentation begins, as the style had it last.
    var knownFirst: PresentationDetentReference?
    /// The detent at which the presented view rests or to which it moves.
    var targetDetent: PresentationDetentReference?
    /// The change to the target detent until the presented view rests there.
    var pendingChange: DetentChange?
    /// The cause of the present movement.
    var mover = PresentationPosition.Mover.code
    weak var link: PresentationLink?
    /// The link whose positions the style observes.
    weak var observedLink: PresentationLink?
    var transition: (any UIViewControllerContextTransitioning)?
    var userDismissal = ContextUserDismissal.none
    /// The completions of a programmatic dismissal that took over the user's; `nil` without one.
    var dismissalCompletions: [() -> Void]?
    var drag: ContextDrag?
    var outsideTouchView: OutsideTouchView?
    var boundsObserver: BoundsObserverView?
    var displayLink: CADisplayLink?
    var recognizerTargets: [ActionTarget] = []
    var keyboardObservation: NotificationObservation?
    var keyboardFrame = CGRect.null
    /// Indicates whether the keyboard's inset was removed from hosted content.
    var removesKeyboardInset = false
    var dimsTint = false
    /// The policy from which the grabber was named; `nil` before it was.
    var namedPolicy: PresentationPolicy?
    /// The views behind that are hidden from assistive technologies; `nil` while none are.
    var hiddenViews: [UIView]?
    /// The inset in points that was added to the safe area of the presented controller for bars.
    var barInset: CGFloat = 0
    /// The insets in points that were added to the safe area of the presented controller because it has the
    /// size of the largest detent.
    var keptInsets = UIEdgeInsets.zero
    var pushBack = ContextPushBack()
    /// Indicates whether the engine has presented the view.
    var hasRun = false
    var reportedProblems: Set<String> = []
  }
#endif
