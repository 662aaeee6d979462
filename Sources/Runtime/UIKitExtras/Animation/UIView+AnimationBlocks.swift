/// The open blocks of ``UIView/beginAnimations(_:context:)``.
@MainActor
private final class OpenAnimations {
  static let shared = OpenAnimations()
  var blocks: [Block] = []

  /// A block: its settings, and the animation of the changes that follow them.
  @MainActor
  final class Block {
    let animation = ViewAnimation(
      timing: .curve(UIView.AnimationCurve.easeInOut.timingFunction), duration: 0.2, delay: 0,
      options: [], completion: nil)
  }
}

// The animation blocks from before there were closures, superseded by `animate(withDuration:)`.
extension UIView {
  /// Begins a block of animated changes, which ends with ``commitAnimations()``. The settings come
  /// before the changes. The duration is 0.2 seconds unless it is set.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = OpenAnimations.Block()
    OpenAnimations.shared.blocks.append(block)
    block.animation.open()
  }

  /// Ends the innermost block of ``beginAnimations(_:context:)``. Without one nothing happens.
  public class func commitAnimations() {
    OpenAnimations.shared.blocks.popLast()?.animation.close()
  }

  private class var block: OpenAnimations.Block? { OpenAnimations.shared.blocks.last }

  /// Sets the duration of the block in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    block?.animation.duration = max(0, duration)
  }

  /// Sets the delay of the block in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    block?.animation.delay = max(0, delay)
  }

  /// Sets the curve of the block.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    block?.animation.timing = .curve(curve.timingFunction)
  }

  /// Sets whether changes continue from what is visible.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let animation = block?.animation else { return }
    if fromCurrentState {
      animation.options.insert(.beginFromCurrentState)
    } else {
      animation.options.remove(.beginFromCurrentState)
    }
  }
}
