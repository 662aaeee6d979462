import Testing
import UIKit

/// A tablet with a root controller, made for popovers.
@MainActor
final class PopoverStage {
  let stage: SheetStage
  /// What the popovers point at, in the root's view.
  let source = UIView()

  init(_ configure: (inout DisplayConfiguration) -> Void = { _ in }) {
    stage = SheetStage { configuration in
      configuration.becomePad()
      configure(&configuration)
    }
    source.frame = CGRect(x: 400, y: 500, width: 20, height: 20)
    root.view.addSubview(source)
  }

  var root: CallLogController { stage.root }
  var host: DisplayHost { stage.host }

  /// Presents a controller as a popover of 240 by 180 points and waits until it rests.
  @discardableResult
  func present(
    _ content: UIViewController? = nil, from presenter: UIViewController? = nil,
    _ configure: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> UIPopoverPresentationController {
    let content = content ?? CallLogController("popover", log: root.log)
    content.modalPresentationStyle = .popover
    if content.preferredContentSize == .zero {
      content.preferredContentSize = CGSize(width: 240, height: 180)
    }
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    configure(popover)
    (presenter ?? root).present(content, animated: true)
    stage.settle()
    return popover
  }

  /// A short tap through the recognisers.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.stage.tap(x, y)
    stage.settle()
  }

  /// Gives the window another width, compact below 600 points.
  func resize(to size: CGSize) {
    host.reconfigure {
      $0.size = size
      $0.horizontalSizeClass = size.width < 600 ? .compact : .regular
    }
    stage.settle()
  }
}

extension DisplayConfiguration {
  /// The tablet of the records: 820 by 1180 points (the machine PAD).
  mutating func becomePad() {
    name = "iPad (A16)"
    size = CGSize(width: 820, height: 1180)
    scale = 2
    safeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    idiom = .pad
    horizontalSizeClass = .regular
    verticalSizeClass = .regular
  }
}

/// A delegate that notes what it hears and answers what it is told.
@MainActor
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var lines: [String] = []
  var mayDismiss = true
  /// The adaptive answer; `nil` for the system's.
  var style: UIModalPresentationStyle?
  var wraps = false
  var newSource: CGRect?
  private(set) var wrappers: [UINavigationController] = []

  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    lines.append("prepareForPopover")
  }

  func popoverPresentationController(
    _ controller: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    lines.append("willReposition")
    if let newSource { rect.pointee = newSource }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    lines.append("style:\(isCompact ? "compact" : "regular")")
    guard isCompact else { return .none }
    return style ?? .formSheet
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
  ) {
    lines.append("prepare:\(type(of: adaptive))")
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    lines.append("viewController:\(style)")
    guard wraps else { return nil }
    let wrapper = UINavigationController(rootViewController: controller.presentedViewController)
    wrappers.append(wrapper)
    return wrapper
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    lines.append("willPresent:\(style):\(transitionCoordinator == nil ? "still" : "moving")")
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    lines.append("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    lines.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    lines.append("didDismiss:\(type(of: controller))")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    lines.append("didAttempt")
  }
}
