/// The gestures that hide and show the bars of a navigation controller.
@MainActor
private final class BarHiding {
  /// The movement in points after which a swipe hides or shows the bars. tunable
  private static let threshold: CGFloat = 30

  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var controller: UINavigationController?
  private let watcher = SharedTouches()

  init(_ controller: UINavigationController) {
    self.controller = controller
    for recognizer in [swipe, tap] {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = watcher
      controller.view.addGestureRecognizer(recognizer)
    }
    swipe.addAction { [weak self] _ in self?.swiped() }
    tap.addAction { [weak self] _ in self?.toggle() }
  }

  private func swiped() {
    guard let controller, swipe.state == .changed else { return }
    let moved = swipe.translation(in: controller.view).y
    guard abs(moved) > Self.threshold else { return }
    swipe.setTranslation(.zero, in: controller.view)
    set(isHidden: moved < 0)
  }

  private func toggle() {
    guard let controller, tap.state == .ended else { return }
    let point = tap.location(in: controller.navigationBar)
    let isInBar =
      !controller.isNavigationBarHidden && controller.navigationBar.bounds.contains(point)
    if !isInBar { set(isHidden: !controller.isNavigationBarHidden) }
  }

  private func set(isHidden: Bool) {
    guard let controller, controller.isNavigationBarHidden != isHidden else { return }
    controller.setNavigationBarHidden(isHidden, animated: true)
  }

  /// Lets the content's own gestures go on beside those of the bars.
  private final class SharedTouches: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}

extension UINavigationController {
  private enum HidingKey: AttachedValueKey {
    static var defaultValue: BarHiding? { nil }
  }

  private var hiding: BarHiding {
    if let hiding = attachedValues[HidingKey.self] { return hiding }
    let hiding = BarHiding(self)
    attachedValues[HidingKey.self] = hiding
    return hiding
  }

  /// A Boolean value that indicates whether a swipe up hides the navigation bar and a swipe down
  /// shows it. The default is `false`.
  public var hidesBarsOnSwipe: Bool {
    get { attachedValues[HidingKey.self]?.swipe.isEnabled ?? false }
    set { hiding.swipe.isEnabled = newValue }
  }

  /// A Boolean value that indicates whether a tap outside of the navigation bar hides or shows it.
  /// The default is `false`.
  public var hidesBarsOnTap: Bool {
    get { attachedValues[HidingKey.self]?.tap.isEnabled ?? false }
    set { hiding.tap.isEnabled = newValue }
  }

  /// The gesture of ``hidesBarsOnSwipe``.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }

  /// The gesture of ``hidesBarsOnTap``.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
}
