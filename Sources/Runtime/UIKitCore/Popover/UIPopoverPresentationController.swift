import SheetEngine

/// A presentation controller that presents a view controller in a popover, a small card with an
/// arrow that points at its source.
///
/// In a compact environment a popover becomes a sheet unless its delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Creates a presentation controller for a popover.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The object that is notified of the popover's preparation, repositioning, adaptation and
  /// dismissal. Not retained; the default is `nil`.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { _adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { _adaptiveDelegate = newValue }
  }

  /// The permitted directions of the arrow. The default is `.any`. Without any direction the
  /// popover has no arrow and is centred over its source.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { sourceDidChange() }
  }

  /// The direction of the arrow; `.unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { shell?.placement.direction ?? .unknown }

  /// The view that contains ``sourceRect``. The default is `nil`.
  open var sourceView: UIView? {
    didSet { sourceDidChange() }
  }

  /// The source rectangle, in the coordinates of ``sourceView``; the null rectangle, the default,
  /// is the whole view.
  open var sourceRect = CGRect.null {
    didSet { sourceDidChange() }
  }

  /// The source of the popover: a view or a bar item. The default is `nil`. A ``sourceView`` has
  /// precedence.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { sourceDidChange() }
  }

  /// The bar item that is the source of the popover; newer code uses ``sourceItem``, which is the
  /// same.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// A Boolean value that indicates whether the popover may overlap its source if there is not
  /// enough space beside it. The default is `false`: it shrinks.
  open var canOverlapSourceViewRect = false {
    didSet { sourceDidChange() }
  }

  /// The views that receive touches while the popover is visible; touches elsewhere dismiss it. The
  /// default is `nil`. The other items of a bar whose item is the source receive touches as well.
  open var passthroughViews: [UIView]?

  /// The colour of body and arrow; `nil`, the default, is the system's.
  open var backgroundColor: UIColor? {
    didSet { shell?.updateFill() }
  }

  /// The margins between the popover and the edges of its container, in points. The default is
  /// zero: the system's 10 on each side. Margins that leave no space are ignored.
  open var popoverLayoutMargins = UIEdgeInsets.zero {
    didSet { sourceDidChange() }
  }

  /// The class of the custom chrome, a subclass of ``UIPopoverBackgroundView``; `nil`, the default,
  /// is the system's chrome.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// The sheet that the popover becomes in a compact environment. Its delegate, if it has none, is
  /// the popover's.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingStorage)
    sheet.styleStorage = .formSheet
    sheet.adaptedFrom = self
    adaptiveSheet = sheet
    return sheet
  }

  open override var presentedView: UIView? { shell?.view ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect { shell?.placement.frame ?? .zero }

  open override var shouldPresentInFullscreen: Bool { true }

  open override var shouldRemovePresentersView: Bool { false }

  /// Forwards a change of traits to the content with the compact width of a popover.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let inner = innerTraits(for: newCollection)
    guard let presentedStorage, inner != presentedStorage.traitCollection else { return }
    super.willTransition(to: inner, with: coordinator)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    shell?.contentSizeDidChange()
  }

  /// The presented popover.
  private(set) var shell: PopoverShell?
  private var adaptiveSheet: UISheetPresentationController?

  /// Indicates whether the popover is centred over its source on iOS 26, as action sheets are.
  var coversSource: Bool { presentedStorage is UIAlertController }

  private func sourceDidChange() {
    shell?.setNeedsPlacement()
  }

  override func innerTraits(for traits: UITraitCollection) -> UITraitCollection {
    traits.modifyingTraits {
      $0.horizontalSizeClass = .compact
      $0.userInterfaceLevel = .elevated
    }
  }

  override var promisedSize: CGSize { shell?.promisedSize ?? .zero }

  override var systemAdaptiveStyle: UIModalPresentationStyle { .formSheet }

  override func refusal() -> (any MisuseCase)? {
    guard sourceView == nil, sourceItem == nil else { return nil }
    if let alert = presentedStorage as? UIAlertController {
      return AlertMisuse.noSource(alert.title ?? alert.message)
    }
    return PopoverMisuse.noSource(presentedStorage.map { "\(type(of: $0))" } ?? "its controller")
  }

  override func willUse(_ container: UITransitionView) {
    delegate?.prepareForPopoverPresentation(self)
    shell = PopoverShell(self, container: container)
  }

  override func makeAnimator(
    isDismissal: Bool
  ) -> any AlongsideAnimating {
    shell.map { PopoverAnimator($0, isDismissal: isDismissal) }
      ?? super.makeAnimator(isDismissal: isDismissal)
  }

  override func showAtOnce() {
    shell?.place()
  }

  override func prepareForClientAnimator() {
    shell?.place()
  }

  override func containerDidChange() {
    shell?.containerDidChange()
  }

  override func containerWasResized() {}

  override func keyboardDidChange(_ spring: SheetSpring) {
    shell?.keyboardDidChange()
  }

  override func performAccessibilityEscape() -> Bool { shell?.leaveForUser() ?? false }

  override func releasePresentedView() {
    shell?.releasePresentedView()
  }

  override func tearDown() {
    shell?.tearDown()
    shell = nil
  }
}
