import Foundation

extension UITraitCollection {
  /// The traits without a device: those of a light iPhone in portrait.
  private static let standIn = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.layoutDirection = .leftToRight
    $0.legibilityWeight = .regular
    $0.displayScale = 3
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
  }

  /// The current traits, for which dynamic colours and fonts are resolved when no traits are given.
  ///
  /// UIKit sets it around drawing, layout and trait callbacks to the traits of the view or
  /// controller. Before a device exists it describes a light iPhone in portrait.
  public class var current: UITraitCollection {
    // UIKit has one collection per thread; here each device has one.
    get {
      let device = RunningDevice.current
      return (device.traitsInUse ?? device.screenTraits) as? UITraitCollection ?? standIn
    }
    set { RunningDevice.current.traitsInUse = newValue }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// Runs `body` with this collection as the current one and returns its result.
  package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let device = RunningDevice.current
    let previous = device.traitsInUse
    device.traitsInUse = self
    defer { device.traitsInUse = previous }
    return try body()
  }
}
