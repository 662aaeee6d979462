import UIKit

/// The progress of the differences of a device that last for several frames.
struct DifferenceProgress {
  /// The safe area that comes later, and the number of frames until then.
  var safeArea: (insets: UIEdgeInsets, frames: Int)?
  /// The number of frames for which the current transition has run.
  var transitionFrames = 0
  /// Indicates whether the window differs from the screen in size.
  var isResized = false
}

extension PermittedDifferences {
  /// The rate of the screen; `nil` for the usual one.
  var framesPerSecond: Int? {
    if contains(.frames120) { return 120 }
    if contains(.frames80) { return 80 }
    return contains(.frames30) ? 30 : nil
  }
}

extension VirtualDevice {
  /// The device whose code runs in the scope of this one.
  package var runningDevice: RunningDevice { host.layerHost.device }

  /// The differences that are switched on.
  package var differences: PermittedDifferences { runningDevice.differences }

  /// The frames of a transition in which the appearance is another one; tunable.
  private static let otherAppearance = 4..<8
  /// The largest difference between the window's width and the screen's, in points; tunable.
  private static let mostResizing = 40

  /// Changes what differs in a frame, before it runs.
  func differ() {
    if let safeArea = differing.safeArea {
      differing.safeArea = safeArea.frames > 0 ? (safeArea.insets, safeArea.frames - 1) : nil
      if safeArea.frames == 0 { host.reconfigure { $0.safeAreaInsets = safeArea.insets } }
    }
    let isInTransition = appWindow.rootViewController.map(Self.isInTransition) ?? false
    changeTraits(isInTransition)
    resize(isInTransition || host.touchDispatcher.hasActiveTouches)
    differing.transitionFrames = isInTransition ? differing.transitionFrames + 1 : 0
  }

  private func changeTraits(_ isInTransition: Bool) {
    guard differences.contains(.traitsChangeInTransitions) else { return }
    let isOther = isInTransition && Self.otherAppearance.contains(differing.transitionFrames)
    let usual = appearance.userInterfaceStyle
    let style: UIUserInterfaceStyle = isOther ? (usual == .dark ? .light : .dark) : usual
    guard host.configuration.userInterfaceStyle != style else { return }
    host.reconfigure { $0.userInterfaceStyle = style }
  }

  private func resize(_ isMoving: Bool) {
    guard differences.contains(.windowSizeChanges), model.idiom == .pad,
      isMoving || differing.isResized
    else { return }
    differing.isResized = isMoving
    var size = model.size(in: orientation)
    if isMoving { size.width -= Double(clock.frame * 8 % Self.mostResizing) }
    guard host.configuration.size != size else { return }
    host.reconfigure {
      $0.size = size
      $0.horizontalSizeClass = model.horizontalSizeClass(of: size)
      $0.verticalSizeClass = model.verticalSizeClass(of: size)
    }
  }

  private static func isInTransition(_ controller: UIViewController) -> Bool {
    if controller.transitionCoordinator != nil { return true }
    if let presented = controller.presentedViewController, isInTransition(presented) { return true }
    return controller.children.contains(where: isInTransition)
  }
}
