import SheetEngine

/// Presents a controller in a popover: a small card that points at what it belongs to.
///
/// In a compact environment a popover becomes a sheet unless its delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Creates a controller for a popover.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// Hears of the popover's preparation, moves, adaptation and dismissal. Not retained; the default
  /// is `nil`.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { _adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { _adaptiveDelegate = newValue }
  }

  /// Where the arrow may point. The default is `.any`. With no direction at all the popover has no
  /// arrow and stands over the middle of its source.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { sourceDidChange() }
  }

  /// Where the arrow points; `.unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { shell?.placement.direction ?? .unknown }

  /// The view that ``sourceRect`` lies in. The default is `nil`.
  open var sourceView: UIView? {
    didSet { sourceDidChange() }
  }

  /// What the popover points at, in points of ``sourceView``; the null rectangle, the default, is
  /// all of it.
  open var sourceRect = CGRect.null {
    didSet { sourceDidChange() }
  }

  /// What the popover points at: a view or a bar item. The default is `nil`. A ``sourceView`` wins.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { sourceDidChange() }
  }

  /// The bar item that the popover points at; newer code uses ``sourceItem``, which is the same.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Whether the popover may cover its source where it finds no room beside it. The default is
  /// `false`: it shrinks.
  open var canOverlapSourceViewRect = false {
    didSet { sourceDidChange() }
  }

  /// Views that take touches while the popover shows; touches elsewhere dismiss it. The default is
  /// `nil`. The other items of a bar whose item is the source take touches as well.
  open var passthroughViews: [UIView]?

  /// The colour of body and arrow; `nil`, the default, is the system's.
  open var backgroundColor: UIColor? {
    didSet { shell?.updateFill() }
  }

  /// What the popover keeps from the edges of its container, in points. The default is zero: the
  /// system's 10 on each side. Where it would leave no room it is ignored.
  open var popoverLayoutMargins = UIEdgeInsets.zero {
    didSet { sourceDidChange() }
  }

  /// The class of the chrome, a subclass of ``UIPopoverBackgroundView``; `nil`, the default, is the
  /// system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// The sheet that the popover becomes in a compact environment. Its delegate, where it has none,
  /// is the popover's.
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

  /// Tells the content of traits that will be others in the popover, where it is compact.
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

  /// The popover while it is presented.
  private(set) var shell: PopoverShell?
  private var adaptiveSheet: UISheetPresentationController?

  /// Whether the popover stands over the middle of its source on iOS 26, as action sheets do.
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

  override func willUse(_ container: UITransitionView) {
    delegate?.prepareForPopoverPresentation(self)
    shell = PopoverShell(self, container: container)
  }

  override func makeAnimator(
    isDismissal: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
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
