import SheetEngine

/// A presentation controller that presents a sheet, which rests at detents and follows the finger.
///
/// Set the properties before or during the presentation. Changes during the presentation take effect
/// immediately, with an animation inside ``animateChanges(_:)``.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Creates a presentation controller for a sheet. Transitioning delegates return one for custom
  /// presentations.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The delegate, which is notified of the user's selections and dismissals. It is not retained; the
  /// default is `nil`.
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { _adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { _adaptiveDelegate = newValue }
  }

  /// The view over which a sheet narrower than its container is centred. The default is
  /// `nil`: the middle of the container.
  open var sourceView: UIView? {
    didSet { if oldValue !== sourceView { configurationDidChange() } }
  }

  /// Indicates whether the sheet stays attached to the bottom in a compact height instead of filling
  /// the screen. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { configurationDidChange() }
  }

  /// Indicates whether an edge-attached sheet in a compact height is as wide as the presented controller's
  /// `preferredContentSize`. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { configurationDidChange() }
  }

  /// Indicates whether the sheet shows a grabber where it can be used. The default is `false`.
  open var prefersGrabberVisible = false {
    didSet { configurationDidChange() }
  }

  /// The radius of the corners in points, at least 0; `nil`, the default, is the system's. It has no
  /// effect while another sheet is in front.
  open var preferredCornerRadius: CGFloat? {
    didSet { configurationDidChange() }
  }

  /// Indicates whether a page sheet is as wide as a page; `false` makes it follow `preferredContentSize` as a
  /// form sheet does, in a regular width. The default is `true`.
  open var prefersPageSizing = true {
    didSet { configurationDidChange() }
  }

  /// The heights at which the sheet rests, smallest first. The default is `[.large()]`. An empty list counts as
  /// that, and a list in another order is sorted; both are reported.
  open var detents: [Detent] = [.large()] {
    didSet {
      if oldValue != detents { shell?.detentsWillChange() }
      configurationDidChange()
    }
  }

  /// The identifier of the selected detent. `nil`, the default, and unknown identifiers mean the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selectionStorage }
    set {
      selectionStorage = newValue
      shell?.select(newValue)
      if shell != nil { checkSelection() }
    }
  }

  /// The identifier of the largest detent at which the background is not dimmed and takes touches. `nil`,
  /// the default, and unknown identifiers mean none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { configurationDidChange() }
  }

  /// Indicates whether scrolling up from the top of the content expands the sheet first. The default is
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet { configurationDidChange() }
  }

  /// Resolves custom detents again, at the next layout or immediately inside ``animateChanges(_:)``.
  open func invalidateDetents() {
    guard let shell else { return }
    shell.detentsWillChange()
    if isAnimatingChanges { shell.configurationDidChange() } else { shell.setNeedsConfiguration() }
  }

  /// Animates the changes that a closure makes to the sheet's properties. The closure is called once,
  /// before the method returns.
  open func animateChanges(_ changes: () -> Void) {
    guard let shell else { return changes() }
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = true
    shell.animateAlongside(changes)
    isAnimatingChanges = wasAnimating
  }

  open override var presentedView: UIView? { shell?.wrapper ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    shell.map { CGRect($0.session.restingGeometry.visibleFrame) } ?? .zero
  }

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
  /// Indicates whether the detents come from a set, so that their order in the list is no mistake where
  /// another container gives them other heights.
  package var detentsAreUnordered = false
  private(set) var isAnimatingChanges = false
  private var selectionStorage: Detent.Identifier?

  /// Stores the detent that the user selected in the property.
  func userSelected(_ identifier: Detent.Identifier) {
    selectionStorage = identifier
  }

  /// Reports a selected detent that is not among the detents at the end of the turn either.
  private func checkSelection() {
    guard let selectionStorage, detent(selectionStorage) == nil else { return }
    DisplayHost.afterThisTurn { [weak self] in
      guard let self, self.selectionStorage == selectionStorage,
        detent(selectionStorage) == nil, let presentedStorage
      else { return }
      Misuse.report(
        SheetMisuse.unknownSelection(selectionStorage.rawValue, presented: presentedStorage))
    }
  }

  private func detent(_ identifier: Detent.Identifier) -> Detent? {
    detents.first { $0.identifier == identifier }
  }

  private func configurationDidChange() {
    shell?.configurationDidChange()
  }

  override func backgroundEffectDidChange() {
    shell?.fillDidChange()
  }

  override var promisedSize: CGSize {
    let size = shell?.session.restingGeometry.layoutSize
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  override func willUse(_ container: UITransitionView) {
    shell = SheetShell(self, container: container)
    checkSelection()
  }

  override func makeAnimator(
    isDismissal: Bool
  ) -> any AlongsideAnimating {
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

  override var dimsTint: Bool { shell?.session.machine.isPresenterTintDimmed ?? false }

  override func keyboardDidChange(_ spring: SheetSpring) {
    shell?.keyboardDidChange(spring)
  }

  override func releasePresentedView() {
    shell?.releasePresentedView()
  }

  override func presentedViewDidReturn() {
    guard let shell else { return }
    shell.apply(shell.session.machine.geometry)
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
