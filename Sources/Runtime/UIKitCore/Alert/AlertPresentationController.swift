import SheetEngine

/// The presentation controller of alerts, which shows an alert on a card over a dimmed screen.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIDimmingView()
  private(set) var card: PopoverView?

  init(_ alert: UIAlertController) {
    super.init(presentedViewController: alert, presenting: nil)
    styleStorage = .overFullScreen
  }

  /// The opacity of the black dimming view, in light and dark (L5).
  private static let dim: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)

  private var alert: UIAlertController? { presentedStorage as? UIAlertController }
  private var alertView: AlertView? { alert?.viewIfLoaded as? AlertView }

  override var presentedView: UIView? { card ?? super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = presentation?.container, let alertView else { return .zero }
    let style = alertView.style
    let area = container.safeAreaInsets
    let keyboard = container.window?.host?.keyboardOverlap ?? 0
    if style.shape == .bottomRows { return bottomFrame(in: container, alertView) }
    let width = min(style.width, container.bounds.width)
    let free = UIEdgeInsets(
      top: area.top, left: area.left, bottom: max(area.bottom, keyboard), right: area.right)
    let room = container.bounds.inset(by: free)
    let most = min(room.height, container.bounds.height - 2 * Self.margin(style))
    let height = min(alertView.fittingHeight(width: width), max(0, most))
    let scale = max(1, container.traitCollection.displayScale)
    return CGRect(
      x: ((room.midX - width / 2) * scale).rounded() / scale,
      y: ((room.midY - height / 2) * scale).rounded() / scale, width: width, height: height)
  }

  /// Returns the margin above and below an alert of maximum height: its text's top, a line of the
  /// title and 8 (fit to AL8).
  private static func margin(_ style: AlertStyle) -> CGFloat {
    style.textTop + style.titleSize * 1.2 + 8
  }

  private func bottomFrame(in container: UIView, _ view: AlertView) -> CGRect {
    let margin = AlertStyle.bottomMargin
    let area = container.safeAreaInsets
    // As wide as the narrow side of the screen allows.
    let side = min(container.bounds.width, container.bounds.height)
    let width = side - 2 * margin
    let bottom = container.bounds.maxY - max(area.bottom, margin)
    let most = bottom - max(area.top, margin)
    let height = min(view.fittingHeight(width: width), most)
    return CGRect(
      x: container.bounds.midX - width / 2, y: bottom - height, width: width, height: height)
  }

  override var dimsTint: Bool { presentation?.container?.window != nil }

  override func willUse(_ container: UITransitionView) {
    guard let alert else { return }
    alert.presentationWillUse(self)
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(dimming)
    guard let alertView else { return }
    let card = PopoverView(
      style: alertView.style.chrome, chrome: nil, contentInsets: .zero)
    var traits = TraitValues()
    traits.level = .elevated
    card.traitOverrideValues = traits
    container.addSubview(card)
    self.card = card
    card.hold(alertView)
    place()
    card.removeFromSuperview()
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("tappedOutside(_:)", AlertPresentationController.tappedOutside(_:)))
    dimming.addGestureRecognizer(tap)
    dimming.isDismissing = { [weak self] in self?.isDismissedOutside ?? false }
    dimming.dismissal = { [weak self] in self?.cancelOutside() ?? false }
  }

  private var isDismissedOutside: Bool {
    alert?.preferredStyle == .actionSheet && alert?.cancelAction != nil
  }

  /// Performs the cancel action of an action sheet after a touch outside; alerts ignore such
  /// touches.
  private func cancelOutside() -> Bool {
    guard isDismissedOutside, let alert, let cancel = alert.cancelAction else { return false }
    alert.choose(cancel)
    return true
  }

  /// Performs the cancel action for the escape gesture, of alerts as well.
  override func performAccessibilityEscape() -> Bool {
    guard let alert, let cancel = alert.cancelAction else { return false }
    alert.choose(cancel)
    return true
  }

  func tappedOutside(_ tap: UITapGestureRecognizer) {
    _ = cancelOutside()
  }

  private func place() {
    guard let card else { return }
    UIView.performWithoutAnimation {
      card.move(to: PopoverPlacement(frame: frameOfPresentedViewInContainerView, direction: []))
    }
  }

  private func glide() {
    guard let card else { return }
    let placement = PopoverPlacement(
      frame: frameOfPresentedViewInContainerView, direction: [])
    guard placement != card.placement else { return }
    guard card.window != nil, presentation?.phase == .presented else { return place() }
    PopoverAnimator.animate {
      card.move(to: placement)
      card.layoutIfNeeded()
    }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    glide()
  }

  override func keyboardDidChange(_ spring: SheetSpring) { glide() }
  override func containerDidChange() { place() }
  override func containerWasResized() {}

  override func showAtOnce() {
    place()
    dim(true)
  }

  override func prepareForClientAnimator() {
    place()
    dim(true)
  }

  /// Shows or hides the dimming view.
  func dim(_ isDimmed: Bool) {
    let isDark = dimming.traitCollection.userInterfaceStyle == .dark
    dimming.alpha = isDimmed ? (isDark ? Self.dim.dark : Self.dim.light) : 0
  }

  func updateTint(isGone: Bool) {
    presentation?.container?.window?.updatePresentationTint(
      without: isGone ? presentation?.container : nil)
  }

  override func makeAnimator(
    isDismissal: Bool
  ) -> any AlongsideAnimating {
    AlertAnimator(self, isDismissal: isDismissal)
  }

  override func presentationTransitionWillBegin() { updateTint(isGone: false) }
  override func dismissalTransitionWillBegin() { updateTint(isGone: true) }

  override func releasePresentedView() {
    presentedStorage?.viewIfLoaded?.safeAreaOverride = nil
  }

  override func tearDown() {
    updateTint(isGone: true)
    presentedStorage?.viewIfLoaded?.safeAreaOverride = nil
    card = nil
  }
}
