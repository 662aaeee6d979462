import Testing

@testable import DetentTesting

/// The view controllers that an app leaves behind, and what holds them.
@MainActor
@Suite("Leaked view controllers")
struct LeakTests {
  private final class Owner {
    var detail: UIViewController?
  }

  private final class Detail: UIViewController {
    var owner: Owner?
    weak var observer: Owner?
    var onClose: (() -> Void)?
  }

  /// Presents a controller, dismisses it, and ends the app.
  private func report(_ make: @escaping @MainActor () -> Detail) throws -> EndReport {
    let app = TestApp(device: .iPhoneSE3) { UIViewController() }
    app.root?.present(make(), animated: true)
    try app.settle()
    app.root?.dismiss(animated: true)
    try app.settle()
    return app.end()
  }

  @Test("A presented view controller that is dismissed and goes away is not reported")
  func clean() throws {
    #expect(try report { Detail() }.isClean)
  }

  @Test("A presented view controller in a cycle is reported with the path that holds it")
  func cycle() throws {
    var owner: Owner?
    let report = try report {
      let detail = Detail()
      detail.owner = Owner()
      detail.owner?.detail = detail
      owner = detail.owner
      return detail
    }
    #expect(report.leakedControllers == ["Detail"])
    #expect(report.leakPaths == ["Detail.owner.detail"])
    #expect(report.description == "still alive: Detail (held by Detail.owner.detail)")
    owner?.detail = nil
  }

  @Test("A weak property is no part of a path")
  func weakProperty() throws {
    let owner = Owner()
    let report = try report {
      let detail = Detail()
      detail.observer = owner
      owner.detail = detail
      return detail
    }
    // The owner holds it, but nothing that has leaked holds the owner.
    #expect(report.leakedControllers == ["Detail"])
    #expect(report.leakPaths == [""])
    #expect(report.description == "still alive: Detail")
    owner.detail = nil
  }

  @Test("A view controller that a closure of its own holds is reported without a path")
  func closure() throws {
    weak var held: Detail?
    let report = try report {
      let detail = Detail()
      detail.onClose = { _ = detail.title }
      held = detail
      return detail
    }
    #expect(report.leakedControllers == ["Detail"])
    #expect(report.leakPaths == [""])
    held?.onClose = nil
  }

  @Test("What is presented by a presented view controller, or by a child, is watched too")
  func nested() throws {
    let app = TestApp(device: .iPhoneSE3) {
      UINavigationController(rootViewController: UIViewController())
    }
    let (first, second) = (Detail(), Detail())
    app.root?.children.first?.present(first, animated: false)
    try app.settle()
    first.present(second, animated: false)
    try app.settle()
    app.root?.dismiss(animated: false)
    try app.settle()
    withExtendedLifetime(second) {
      #expect(app.end().leakedControllers.contains("Detail"))
    }
  }

  private final class Badge {
    var layer: CALayer?
  }

  /// A layer that knows its badge, as a layer with an app's own properties does.
  private final class BadgeLayer: CALayer {
    var badge: Badge?
  }

  @Test("A layer that is alive after its view went is reported with the path that holds it")
  func layer() throws {
    let badge = Badge()
    let report = try report {
      let detail = Detail()
      let layer = BadgeLayer()
      layer.badge = badge
      badge.layer = layer
      layer.addSublayer(CALayer())
      detail.view.layer.addSublayer(layer)
      return detail
    }
    #expect(report.leakedLayers == ["BadgeLayer (held by BadgeLayer.badge.layer)"])
    #expect(report.leakedViews == [])
    #expect(report.description == "still alive: BadgeLayer (held by BadgeLayer.badge.layer)")
    #expect(report.removing(["BadgeLayer"]).report.isClean)
    badge.layer = nil
  }

  @Test("The layer of a view that is gone is reported")
  func layerOfView() throws {
    let badge = Badge()
    let report = try report {
      let detail = Detail()
      let part = UIView()
      detail.view.addSubview(part)
      badge.layer = part.layer
      return detail
    }
    #expect(report.leakedLayers == ["CALayer"])
    badge.layer = nil
  }

  @Test("An app that leaves nothing behind ends clean")
  func cleanEnd() {
    let app = TestApp(device: .iPhoneSE3) { UIViewController() }
    #expect(app.expectCleanEnd().isClean)
  }

  /// Ends an app that leaves a detail controller behind, which is permitted by names.
  private func endWithLeak(allowing name: String?) throws {
    let owner = Owner()
    let app = TestApp(device: .iPhoneSE3) { UIViewController() }
    let detail = Detail()
    owner.detail = detail
    app.root?.present(detail, animated: false)
    try app.settle()
    app.root?.dismiss(animated: false)
    try app.settle()
    withExtendedLifetime(owner) {
      _ = name.map { app.expectCleanEnd(allowing: $0) } ?? app.expectCleanEnd()
    }
  }

  @Test("A view controller that is left behind fails the test, unless it is named")
  func leftBehind() throws {
    try withKnownIssue {
      try endWithLeak(allowing: nil)
    } matching: {
      $0.comments.contains { $0.rawValue == "the app left something behind: still alive: Detail" }
    }
    try endWithLeak(allowing: "Detail")
  }

  @Test("A name of which nothing is left behind fails the test")
  func unusedName() throws {
    withKnownIssue {
      let app = TestApp(device: .iPhoneSE3) { UIViewController() }
      app.expectCleanEnd(allowing: "Detail")
    } matching: {
      $0.comments.contains { $0.rawValue == "the app did not leave \"Detail\" behind" }
    }
  }

  @Test("Work that still runs fails the test, unless it is named")
  func pendingWork() throws {
    let report = EndReport(pendingWork: ["an animation of a layer"], leakedControllers: [])
    #expect(!report.isClean)
    #expect(report.removing(["animation"]).report.isClean)
    #expect(report.removing(["animation", "Detail"]).unused == ["Detail"])
    #expect(report.removing([]).report == report)
  }
}
