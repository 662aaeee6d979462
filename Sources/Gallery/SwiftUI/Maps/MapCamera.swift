import SwiftUI

/// The visible part of the town, and its scale.
///
/// Points of the map begin at the town's centre; at a scale of one they are points of the screen.
struct MapCamera: Equatable {
  /// The number of points of the screen for a point of the map.
  var scale: CGFloat = 1
  /// The point of the map in the centre of the view.
  var center = CGPoint.zero

  /// The scales: from the whole town to a single house; tunable.
  static let scales: ClosedRange<CGFloat> = 1...4

  /// Returns the location of a point of the map in a view.
  func location(of point: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (point.x - center.x) * scale,
      y: size.height / 2 + (point.y - center.y) * scale)
  }

  /// Returns the point of the map at a location in a view.
  func point(at location: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(
      x: center.x + (location.x - size.width / 2) / scale,
      y: center.y + (location.y - size.height / 2) / scale)
  }

  /// Returns the camera after a pinch, which keeps the point of the map at its location.
  func zoomed(by factor: CGFloat, at location: CGPoint, in size: CGSize) -> MapCamera {
    let fixed = point(at: location, in: size)
    var next = self
    next.scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    next.center = CGPoint(
      x: fixed.x - (location.x - size.width / 2) / next.scale,
      y: fixed.y - (location.y - size.height / 2) / next.scale)
    return next.kept(in: size)
  }

  /// Returns the camera after a finger has moved the map.
  func moved(by translation: CGSize, in size: CGSize) -> MapCamera {
    var next = self
    next.center.x -= translation.width / scale
    next.center.y -= translation.height / scale
    return next.kept(in: size)
  }

  /// Returns the camera within the limits of the town.
  func kept(in size: CGSize) -> MapCamera {
    let margin = Self.margin(around: size)
    let across = size.width / 2 * (1 - 1 / scale) + margin
    let down = size.height / 2 * (1 - 1 / scale) + margin
    var next = self
    next.center.x = min(max(center.x, -across), across)
    next.center.y = min(max(center.y, -down), down)
    return next
  }

  /// Returns the extent of the map beyond a view that shows it at a scale of one: no corner of a
  /// large screen may be outside of the plan.
  static func margin(around size: CGSize) -> CGFloat {
    let room = TownPlan.reach - hypot(size.width, size.height) / 2
    return max(0, min(140, room / 2.squareRoot()))
  }

  /// Returns the point of the map for one of the town's plan, whose streets are turned a little.
  static func mapPoint(_ point: CGPoint) -> CGPoint {
    point.applying(CGAffineTransform(rotationAngle: TownPlan.turn))
  }
}
