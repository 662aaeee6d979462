import UIKit

extension VirtualDevice {
  /// Hands a sample to the app.
  func deliver(_ sample: TouchSample) {
    let phase: UITouch.Phase =
      switch sample.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    host.touchDispatcher.deliver(
      finger: sample.finger, phase: phase, at: sample.point, time: sample.time)
  }
}
