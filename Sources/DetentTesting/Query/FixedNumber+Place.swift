import UIKit
import VirtualDevice

extension FixedNumber {
  /// Returns a point of the screen in whole points, for the description of a step.
  static func place(_ point: CGPoint) -> String {
    "\(text(point.x, places: 0)), \(text(point.y, places: 0))"
  }
}
