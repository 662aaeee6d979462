import Foundation
import VirtualDevice

extension SceneStage {
  /// The frames of two contexts that share the stage: side by side where it is wide, else one above
  /// the other.
  var halves: (upper: CGRect, lower: CGRect) {
    let bounds = CGRect(origin: .zero, size: size)
    let isWide = bounds.width > bounds.height
    let halves = bounds.divided(
      atDistance: (isWide ? bounds.width : bounds.height) / 2, from: isWide ? .minXEdge : .minYEdge)
    return (mirrored(halves.slice), mirrored(halves.remainder))
  }
}

extension DeviceScene {
  /// Returns actions that move a finger along the slider of the player in the upper half.
  static func dragInWalk(_ stage: SceneStage, to share: Double = 0.75) -> [TouchScript.Action] {
    let upper = stage.halves.upper
    let outer = stage.isRightToLeft ? stage.safeArea.right : stage.safeArea.left
    let area = CGRect(
      x: upper.minX + (stage.isRightToLeft ? 0 : outer), y: upper.minY + stage.safeArea.top,
      width: upper.width - outer,
      height: upper.height - stage.safeArea.top
        - (upper.height == stage.size.height ? stage.safeArea.bottom : 0))
    let width = min(area.width - 40, 420)
    let side = min(120, max(48, area.height - 190))
    let height = side + 18 + 34 + 18 + 44
    let y = area.minY + max(8, (area.height - height) / 2) + side + 35
    // A player's time runs from left to right in every language.
    let x = area.midX - width / 2
    return [.down(x + width * 0.31, y), .move(x + width * share, y, over: 0.5), .hold(0.1), .up]
  }
}
