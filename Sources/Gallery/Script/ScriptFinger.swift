import UIKit
import VirtualDevice

extension SceneStage {
  /// Returns the x coordinate in a layout that begins at the leading side, given for one that
  /// begins at the left.
  func mirrored(_ x: Double) -> Double { isRightToLeft ? size.width - x : x }

  /// Returns a rectangle in such a layout.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// The fingers' movements of built-in scripts, for a stage of any size.
struct ScriptFinger {
  private let stage: SceneStage

  init(_ stage: SceneStage) {
    self.stage = stage
  }

  /// Indicates whether there is room above a sheet at half height: a phone in landscape shows
  /// sheets over the whole screen.
  var isTall: Bool { stage.size.height > 500 }

  /// The position of a low form sheet as a fraction of the screen's height: on a tablet in portrait
  /// it is well above the edge.
  var lowForm: Double {
    stage.idiom == .pad && stage.size.height > stage.size.width ? 0.74 : 0.86
  }

  /// The position of a low sheet at the bottom edge as a fraction of the screen's height: the same height is
  /// a smaller part of a tablet's.
  var lowSheet: Double { stage.idiom == .pad ? 0.9 : 0.86 }

  /// Returns actions that move a finger in the screen's centre between two fractions of its height,
  /// and lift it as it moved, or after a rest.
  func swipe(
    from start: Double, to end: Double, over seconds: Double, resting: Bool = false
  ) -> [TouchScript.Action] {
    let middle = stage.size.width / 2
    let height = stage.size.height
    let rest: [TouchScript.Action] = resting ? [.hold(0.25)] : []
    return [.down(middle, height * start), .move(middle, height * end, over: seconds)]
      + rest + [.up]
  }

  /// Returns actions that drag a navigation bar, at a y coordinate of the screen, by a distance in
  /// points.
  func drag(fromY y: Double, by distance: Double, over seconds: Double) -> [TouchScript.Action] {
    let middle = stage.size.width / 2
    return [.down(middle, y), .move(middle, y + distance, over: seconds), .up]
  }

  /// The y coordinate of the centre of a bar at the top of a sheet at half height, in iOS 26,
  /// points.
  ///
  /// S1.144, S1.145: a detent's height is 0.56 of what the safe area leaves; the whole sheet is
  /// scaled to leave eight points to each side.
  var barAtMedium: Double {
    let safe = stage.safeArea
    let scale = (stage.size.width - 16) / stage.size.width
    let height = (0.56 * (stage.size.height - safe.top - safe.bottom) + safe.bottom) * scale
    return stage.size.height - 8 - height + 30
  }
}

extension ScriptFinger {
  /// Returns actions that spread two fingers beside each other, or pinch them, at a fraction of the
  /// height: from one distance in points to another.
  func pinch(
    at share: Double, from start: Double, to end: Double, over seconds: Double
  ) -> [TouchScript.Action] {
    let (x, y) = (stage.size.width / 2, stage.size.height * share)
    let ways = [(1, -0.5), (2, 0.5)] as [(Int, Double)]
    return [
      .together(ways.map { .down(CGPoint(x: x + $1 * start, y: y), finger: $0) }),
      .together(ways.map { .move(CGPoint(x: x + $1 * end, y: y), over: seconds, finger: $0) }),
      .together(ways.map { .up(velocity: nil, finger: $0.0) }),
    ]
  }
}
