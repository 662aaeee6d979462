import SheetEngine

/// Presents a controller as a sheet: a card that rests at detents and follows the finger.
///
/// Every property may be set before and during the presentation. Changes during it jump, and move
/// with an animation inside of ``animateChanges(_:)``.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Creates a controller for a sheet; transitioning delegates return one for custom presentations.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// Hears of the user's selections and dismissals. Not retained; the default is `nil`.
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { _adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { _adaptiveDelegate = newValue }
  }

  /// The view over whose middle a sheet narrower than its container tries to stand. The default is
  /// `nil`: the middle of the container.
  open var sourceView: UIView? {
    didSet { if oldValue !== sourceView { configurationDidChange() } }
  }

  /// Whether the sheet stays attached to the bottom in a compact height instead of filling the
  /// screen. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { configurationDidChange() }
  }

  /// Whether an edge-attached sheet in a compact height is as wide as the presented controller's
  /// `preferredContentSize`. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { configurationDidChange() }
  }

  /// Whether a grabber shows at the top where it is of use. The default is `false`.
  open var prefersGrabberVisible = false {
    didSet { configurationDidChange() }
  }

  /// The radius of the corners in points, at least 0; `nil`, the default, is the system's. It counts
  /// while no sheet stands in front.
  open var preferredCornerRadius: CGFloat? {
    didSet { configurationDidChange() }
  }

  /// Whether a page sheet is as wide as a page; `false` makes it follow `preferredContentSize` as a
  /// form sheet does, in a regular width. The default is `true`.
  open var prefersPageSizing = true {
    didSet { configurationDidChange() }
  }

  /// Where the sheet may rest, smallest first. The default is `[.large()]`. An empty list counts as
  /// that, and a list in another order is sorted; both are reported.
  open var detents: [Detent] = [.large()] {
    didSet { configurationDidChange() }
  }

  /// The selected detent. `nil`, the default, and names that no detent has mean the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selectionStorage }
    set {
      selectionStorage = newValue
      shell?.select(newValue)
    }
  }

  /// The largest detent at which what is behind the sheet is not dimmed and takes touches. `nil`, the
  /// default, and names that no detent has mean none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { configurationDidChange() }
  }

  /// Whether scrolling up from the top of the content makes the sheet larger first. The default is
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet { configurationDidChange() }
  }

  /// Asks custom detents for their heights again, at the next layout or at the end of
  /// ``animateChanges(_:)``.
  open func invalidateDetents() {
    guard let shell else { return }
    if isAnimatingChanges { shell.configurationDidChange() } else { shell.setNeedsConfiguration() }
  }

  /// Runs changes of the sheet's properties, at once, and moves the sheet to what follows from them.
  open func animateChanges(_ changes: () -> Void) {
    guard shell != nil else { return changes() }
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = true
    SheetAnimator.animateAlongside(changes)
    isAnimatingChanges = wasAnimating
  }

  open override var presentedView: UIView? { shell?.wrapper ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect { shell?.restingFrame ?? .zero }

  open override var shouldPresentInFullscreen: Bool { true }

  open override var shouldRemovePresentersView: Bool { false }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    configurationDidChange()
  }

  /// The sheet while it is presented.
  package private(set) var shell: SheetShell?
  private(set) var isAnimatingChanges = false
  private var selectionStorage: Detent.Identifier?

  /// Stores what the user selected; code that reads the property must see it.
  func userSelected(_ identifier: Detent.Identifier) {
    selectionStorage = identifier
  }

  private func configurationDidChange() {
    shell?.configurationDidChange()
  }

  override func backgroundEffectDidChange() {
    shell?.fillDidChange()
  }

  override var promisedSize: CGSize {
    let size = shell?.restingGeometry.layoutSize
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  override func willUse(_ container: UITransitionView) {
    shell = SheetShell(self, container: container)
  }

  override func makeAnimator(
    isDismissal: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    shell.map { SheetAnimator($0, isDismissal: isDismissal) }
      ?? super.makeAnimator(isDismissal: isDismissal)
  }

  override func showAtOnce() {
    shell?.presentAtOnce()
  }

  override func prepareForClientAnimator() {
    shell?.presentAtOnce()
  }

  override func containerDidChange() {
    shell?.containerDidChange()
  }

  override func containerWasResized() {
    shell?.containerDidChange()
  }

  override var dimsTint: Bool { shell?.machine.isPresenterTintDimmed ?? false }

  override func keyboardDidChange(_ spring: SheetSpring) {
    shell?.keyboardDidChange(spring)
  }

  override func releasePresentedView() {
    shell?.releasePresentedView()
  }

  override func presentedViewDidReturn() {
    guard let shell else { return }
    shell.apply(shell.machine.geometry)
  }

  override func inherit(_ bottom: UIPresentationController, over presenter: UIViewController) {
    guard let shell, let other = (bottom as? UISheetPresentationController)?.shell else { return }
    shell.inherit(other, over: presenter)
  }

  override func modalityDidChange() {
    configurationDidChange()
  }

  override func performAccessibilityEscape() -> Bool {
    shell?.escape() ?? false
  }

  override func interruptPresentation() -> Bool {
    shell?.interruptPresentation() ?? false
  }

  override func takeOverDismissal() -> Bool {
    shell?.takeOverDismissal() ?? false
  }

  override func tearDown() {
    shell?.tearDown()
    shell = nil
  }
}
