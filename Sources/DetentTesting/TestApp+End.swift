import Foundation
import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// Returns what the app has left behind after its end.
  func report(pendingWork: [String]) -> EndReport {
    let leaks = watch.leaks()
    let running = device.host.layerHost.device
    var report = EndReport(
      pendingWork: pendingWork, leakedControllers: leaks.controllers.map(\.name),
      leakPaths: leaks.controllers.map(\.path))
    func described(_ leak: ControllerWatch.Leak) -> String {
      leak.path.isEmpty ? leak.name : "\(leak.name) (held by \(leak.path))"
    }
    report.leakedViews = leaks.views.map(described)
    report.leakedLayers = leaks.layers.map(described)
    report.observers =
      running.notificationObservers.names.map { "notification \($0)" }
      + KeyValueObservers.observed(by: running).map { "property \($0)" }
    report.timers =
      device.host.timers.timesOfApp.map { String(format: "timer due in %.2f s", $0 - time) }
      + displayLinkTargets.map { "display link that calls \($0)" }
    if WallClockTimers.now().hasMore(than: wallClockTimers) {
      report.timers.append(
        "Timer of Foundation, which follows the wall's clock and does not fire on a device; use "
          + "Timer.publish or Task.sleep")
    }
    return report
  }

  /// The types of the objects that display links of the app call. Those of DetentKit end by themselves in
  /// the frame after their owner, or when they next run.
  private var displayLinkTargets: [Substring] {
    device.host.layerHost.displayLinkTargets.filter { !$0.hasPrefix("DetentKit.") }
      .compactMap { $0.split(separator: ".").last }
  }

  /// Ends the app, and expects that it leaves nothing behind: no work that still runs, no view controller,
  /// view or layer that still exists, no observer that was not removed, and no timer or display link that was
  /// not invalidated.
  ///
  /// - Parameters:
  ///   - names: the types of view controllers that may stay, and parts of the descriptions of everything
  ///     else that may, as ``EndReport`` names them. A name of which nothing is left is an issue too.
  ///   - sourceLocation: the location of the test's issues.
  /// - Returns: the report.
  @discardableResult
  public func expectCleanEnd(
    allowing names: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> EndReport {
    let report = end()
    let (rest, unused) = report.removing(names)
    if !rest.isClean {
      TestFailure.record("the app left something behind: \(rest)", at: sourceLocation)
    }
    for name in unused {
      TestFailure.record("the app did not leave \"\(name)\" behind", at: sourceLocation)
    }
    return report
  }
}

extension EndReport {
  /// Returns the report without what has one of some names, and the names that nothing has.
  func removing(_ names: [String]) -> (report: EndReport, unused: [String]) {
    var rest = self
    func isNamed(_ item: String) -> Bool { names.contains { item.contains($0) } }
    rest.pendingWork.removeAll(where: isNamed)
    rest.leakedViews.removeAll(where: isNamed)
    rest.leakedLayers.removeAll(where: isNamed)
    rest.observers.removeAll(where: isNamed)
    rest.timers.removeAll(where: isNamed)
    rest.leakedControllers = []
    rest.leakPaths = []
    for (index, controller) in leakedControllers.enumerated() where !names.contains(controller) {
      rest.leakedControllers.append(controller)
      rest.leakPaths.append(index < leakPaths.count ? leakPaths[index] : "")
    }
    let others = pendingWork + leakedViews + leakedLayers + observers + timers
    let unused = names.filter { name in
      !leakedControllers.contains(name) && !others.contains { $0.contains(name) }
    }
    return (rest, unused)
  }
}
