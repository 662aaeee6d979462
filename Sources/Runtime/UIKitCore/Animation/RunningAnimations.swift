/// The animation blocks of a device that run, and its switch for animations.
@MainActor
final class RunningAnimations {
  /// The running blocks, the innermost last.
  @exclusivity(unchecked) var blocks: [ViewAnimation] = []
  @exclusivity(unchecked) var areEnabled = true
  /// The keyframe animations whose blocks run, the innermost last.
  var keyframes: [KeyframeChanges] = []
  /// The recording of an animator's setup that runs.
  var capture: AnimationCapture?

  /// The animations of the current device. A device begins with the switch that was set before
  /// there was a device.
  static var current: RunningAnimations {
    let device = RunningDevice.current
    if let known = device.viewAnimations as? RunningAnimations { return known }
    let made = RunningAnimations()
    let before = RunningDevice.standIn.viewAnimations as? RunningAnimations
    made.areEnabled = before?.areEnabled ?? true
    device.viewAnimations = made
    return made
  }
}
