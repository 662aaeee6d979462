import Dispatch
import Synchronization

extension CALayer {
  /// Reports a change that is made on another thread while a screen shows the layer: that screen may
  /// be drawn at the same time.
  ///
  /// Swift 6 refuses such code; clients in Swift 5 mode compile with a warning.
  @inline(__always)
  final func checkQueue() {
    if !MainQueue.isCurrent { reportOtherQueue() }
  }

  private func reportOtherQueue() {
    guard let device = host?.device else { return }
    // A change of one property marks the layer in several ways.
    let id = ObjectIdentifier(device)
    guard Self.pendingReports.withLock({ $0.insert(id).inserted }) else { return }
    let report = OtherQueueReport(
      misuse: .changedOffMain(owner.map { "\(type(of: $0))" } ?? "\(type(of: self))"),
      device: device)
    DispatchQueue.main.async {
      Self.pendingReports.withLock { _ = $0.remove(id) }
      report.device.enter { Misuse.report(report.misuse) }
    }
  }

  /// The devices with a report on its way to the main queue.
  private static let pendingReports = Mutex<Set<ObjectIdentifier>>([])
}

/// A report on its way to the main queue.
///
/// `@unchecked Sendable`: its device is used on the main queue only.
private struct OtherQueueReport: @unchecked Sendable {
  var misuse: LayerMisuse
  var device: RunningDevice
}
