import SwiftUI

/// Which part of the town is seen, and how large.
///
/// Points of the map begin in the town's middle; at a scale of one they are points of the screen.
struct MapCamera: Equatable {
  /// Points of the screen for a point of the map.
  var scale: CGFloat = 1
  /// The point of the map in the middle of the view.
  var center = CGPoint.zero

  /// The town seen whole, and a single house; tunable.
  static let scales: ClosedRange<CGFloat> = 1...4

  /// Where a point of the map lies in a view.
  func location(of point: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (point.x - center.x) * scale,
      y: size.height / 2 + (point.y - center.y) * scale)
  }

  /// The point of the map at a place of a view.
  func point(at location: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(
      x: center.x + (location.x - size.width / 2) / scale,
      y: center.y + (location.y - size.height / 2) / scale)
  }

  /// The camera after a pinch: what lay at the place still does.
  func zoomed(by factor: CGFloat, at location: CGPoint, in size: CGSize) -> MapCamera {
    let fixed = point(at: location, in: size)
    var next = self
    next.scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    next.center = CGPoint(
      x: fixed.x - (location.x - size.width / 2) / next.scale,
      y: fixed.y - (location.y - size.height / 2) / next.scale)
    return next.kept(in: size)
  }

  /// The camera after a finger has pulled the map along.
  func moved(by way: CGSize, in size: CGSize) -> MapCamera {
    var next = self
    next.center.x -= way.width / scale
    next.center.y -= way.height / scale
    return next.kept(in: size)
  }

  /// The camera put back to where only the town is seen.
  func kept(in size: CGSize) -> MapCamera {
    let margin = Self.margin(around: size)
    let across = size.width / 2 * (1 - 1 / scale) + margin
    let down = size.height / 2 * (1 - 1 / scale) + margin
    var next = self
    next.center.x = min(max(center.x, -across), across)
    next.center.y = min(max(center.y, -down), down)
    return next
  }

  /// How far the map goes on beyond a view that shows it at a scale of one: no corner of a large
  /// screen may leave the plan.
  static func margin(around size: CGSize) -> CGFloat {
    let room = TownPlan.reach - hypot(size.width, size.height) / 2
    return max(0, min(140, room / 2.squareRoot()))
  }

  /// The point of the map for one of the town's plan, whose streets are turned a little.
  static func mapPoint(_ point: CGPoint) -> CGPoint {
    point.applying(CGAffineTransform(rotationAngle: TownPlan.turn))
  }
}
