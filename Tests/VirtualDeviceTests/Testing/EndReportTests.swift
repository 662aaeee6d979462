import DetentTesting
import Testing
import UIKit

/// The views, observers and timers that an app leaves behind.
@MainActor
@Suite("The report at the end of an app")
struct EndReportTests {
  private static let name = Notification.Name("EndReportTests")

  /// A target of a display link.
  private final class Ticker: NSObject {
    func tick() {}

    /// Starts a display link that is paused, so that the app comes to rest.
    @discardableResult
    static func start() -> CADisplayLink {
      let link = CADisplayLink(target: Ticker(), selector: Selector("tick", Ticker.tick))
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  /// A view that a test keeps.
  private final class MapView: UIView {
    var marker: Marker?
  }

  private final class Marker {
    var map: MapView?
  }

  /// Runs an action as code of an app, and returns the report at the app's end.
  private func report(_ action: @escaping @MainActor (UIViewController) -> Void) throws -> EndReport
  {
    let app = TestApp(device: .iPhoneSE3) {
      let root = UIViewController()
      action(root)
      return root
    }
    try app.settle()
    return app.end()
  }

  @Test("A view that is left behind is reported once, without those in it")
  func view() throws {
    var kept: [UIView] = []
    let report = try report { root in
      let map = MapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      map.addSubview(UIView())
      root.view.addSubview(map)
      kept = [map]
    }
    #expect(report.leakedViews == ["MapView"])
    #expect(report.description == "still alive: MapView")
    withExtendedLifetime(kept) {}
  }

  @Test("A view in a cycle is reported with the path that holds it")
  func cycle() throws {
    var marker: Marker?
    let report = try report { root in
      let map = MapView()
      map.marker = Marker()
      map.marker?.map = map
      marker = map.marker
      root.view.addSubview(map)
    }
    #expect(report.leakedViews == ["MapView (held by MapView.marker.map)"])
    marker?.map = nil
  }

  @Test("The views of a view controller that is left behind are not reported beside it")
  func viewOfController() throws {
    var kept: [UIViewController] = []
    let report = try report { root in
      root.view.addSubview(MapView())
      kept = [root]
    }
    #expect(report.leakedControllers == ["UIViewController"])
    #expect(report.leakedViews.isEmpty)
    withExtendedLifetime(kept) {}
  }

  @Test("An observer of notifications is reported unless it is removed", arguments: [true, false])
  func notification(isRemoved: Bool) throws {
    var token: (any NSObjectProtocol)?
    let report = try report { _ in
      token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) {
        _ in
      }
      guard isRemoved, let added = token else { return }
      NotificationCenter.default.removeObserver(added)
      token = nil
    }
    #expect(report.observers == (isRemoved ? [] : ["notification EndReportTests"]))
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @Test("An observation of a property is reported unless it ends", arguments: [true, false])
  func property(isEnded: Bool) throws {
    var observation: NSKeyValueObservation?
    var view: UIView?
    let report = try report { _ in
      let observed = UIView()
      view = observed
      observation = observed.observe(\.frame) { _, _ in }
      if isEnded { observation = nil }
    }
    #expect(report.observers == (isEnded ? [] : ["property UIView.frame"]))
    withExtendedLifetime((view, observation)) {}
  }

  @Test("A display link is reported unless it is invalidated", arguments: [true, false])
  func displayLink(isInvalidated: Bool) throws {
    let report = try report { _ in
      let link = Ticker.start()
      if isInvalidated { link.invalidate() }
    }
    #expect(report.timers == (isInvalidated ? [] : ["display link that calls Ticker"]))
  }

  @Test(
    "A timer on the device's clock is reported unless it is cancelled", arguments: [true, false])
  func timer(isCancelled: Bool) throws {
    let report = try report { _ in
      // What `Timer.publish` of Combine calls.
      let cancel = MediaClock.alarms?.schedule(at: MediaClock.now + 60, isAwaited: false) {}
      if isCancelled { cancel?() }
    }
    #expect(report.timers.count == (isCancelled ? 0 : 1))
    #expect(report.timers.allSatisfy { $0.hasPrefix("timer due in 59.") })
  }

  @Test(
    "A timer of Foundation is reported, with what to use instead, unless it is invalidated",
    arguments: [true, false])
  func wallClock(isInvalidated: Bool) throws {
    var timer: Timer?
    let report = try report { _ in
      timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { _ in }
      if isInvalidated { timer?.invalidate() }
    }
    #expect(report.timers.count == (isInvalidated ? 0 : 1))
    #expect(report.timers.allSatisfy { $0.contains("use Timer.publish") })
    timer?.invalidate()
  }

  @Test("What is named may stay")
  func allowed() throws {
    let app = TestApp(device: .iPhoneSE3) {
      Ticker.start()
      return UIViewController()
    }
    let report = app.expectCleanEnd(allowing: "Ticker")
    #expect(!report.isClean)
  }
}
