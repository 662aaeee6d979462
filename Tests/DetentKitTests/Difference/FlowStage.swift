import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// An app in which a flow runs, and what has to hold whenever it is at rest.
@MainActor
final class FlowStage {
  /// What differs on a flow's device.
  struct Setting: Hashable, Sendable, CustomTestStringConvertible {
    var differences: PermittedDifferences = []
    /// Indicates whether the system has detents of any height, since iOS 16.
    var hasCustomDetents = true
    /// Indicates whether SwiftUI's sheets have a largest undimmed detent, since iOS 16.4.
    var hasBackgroundInteraction = true

    var testDescription: String {
      var parts = ["\(differences)"]
      if !hasCustomDetents { parts.append("noCustomDetents") }
      if !hasBackgroundInteraction { parts.append("noBackgroundInteraction") }
      return parts.joined(separator: "+")
    }
  }

  private struct Agreement {
    var name: String
    var isWanted: () -> Bool
    var isShown: () -> Bool
  }

  private struct Watched {
    var name: String
    weak var controller: UIViewController?
  }

  let app: TestApp
  let setting: Setting
  private var agreements: [Agreement] = []
  private var watched: [ObjectIdentifier: Watched] = [:]
  private var kept: [Watched] = []

  init(on model: DeviceModel, _ setting: Setting, root: () -> UIViewController) throws {
    self.setting = setting
    let device = VirtualDevice(model: model, differences: setting.differences)
    app = TestApp(on: device, root: root)
    device.addFrameObserver { [weak self] _ in
      self?.app.root.map { self?.watch($0) }
    }
    try settle()
  }

  /// The smallest detent of sheets that have several.
  var low: PresentationDetentReference { setting.hasCustomDetents ? .height(200) : .medium }

  /// Checks at each rest that something is shown exactly if it is wanted.
  func agree(_ name: String, _ isWanted: @escaping () -> Bool, _ isShown: @escaping () -> Bool) {
    agreements.append(Agreement(name: name, isWanted: isWanted, isShown: isShown))
  }

  /// Waits until nothing moves, and checks what holds at rest.
  func settle(_ location: SourceLocation = #_sourceLocation) throws {
    try app.settle()
    for agreement in agreements {
      let (isWanted, isShown) = (agreement.isWanted(), agreement.isShown())
      #expect(
        isWanted == isShown,
        "\(agreement.name): wanted \(isWanted), shown \(isShown)", sourceLocation: location)
    }
    for sheet in app.device.sheets {
      #expect(sheet.phase == "resting", "the sheet does not rest", sourceLocation: location)
    }
    for course in app.device.host.sheetCourses {
      let isAtStop = course.stops.contains { abs($0.extent - course.travel) < 0.5 }
      #expect(isAtStop, "the sheet rests between detents: \(course)", sourceLocation: location)
    }
    app.root.map { checkRest($0, location) }
  }

  private func checkRest(_ controller: UIViewController, _ location: SourceLocation) {
    #expect(
      controller.transitionCoordinator == nil, "\(type(of: controller)) is in a transition",
      sourceLocation: location)
    let presentation = controller.contextPresentationController
    if let presentation, presentation.presentedViewController === controller {
      let machine = presentation.session.machine
      let isResting = if case .resting = machine.phase { true } else { false }
      #expect(isResting, "the context's sheet does not rest", sourceLocation: location)
      let isAtStop = machine.layout.stops.all.contains {
        abs($0.extent - machine.position.travel) < 0.5
      }
      #expect(isAtStop, "the context's sheet rests between detents", sourceLocation: location)
    }
    for child in controller.children { checkRest(child, location) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      checkRest(presented, location)
    }
  }

  private func watch(_ controller: UIViewController) {
    let id = ObjectIdentifier(controller)
    if watched[id]?.controller !== controller {
      if let old = watched[id] { kept.append(old) }
      watched[id] = Watched(name: "\(type(of: controller))", controller: controller)
    }
    for child in controller.children { watch(child) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      watch(presented)
    }
  }

  /// Ends the app and checks that nothing is left of it.
  func end(_ location: SourceLocation = #_sourceLocation) throws {
    app.device.rootViewController = nil
    agreements = []
    try app.settle()
    app.advance(by: 0.1)
    #expect(app.device.pendingWork == [], sourceLocation: location)
    let left = (kept + watched.values).filter { $0.controller != nil }.map(\.name)
    #expect(left == [], "view controllers that still exist", sourceLocation: location)
  }

  // The user

  /// Drags a named element down to the lower edge of the screen and lets go.
  func swipeAway(_ name: String) throws {
    let finger = try app.touch(name)
    try finger.move(
      to: CGPoint(x: finger.location.x, y: app.device.size.height - 4), over: 0.25)
    try finger.lift()
    try settle()
  }

  /// Drags a named element by a distance, rests, and lifts the finger.
  func drag(_ name: String, by distance: Double) throws {
    let finger = try app.touch(name)
    try finger.move(by: CGVector(dx: 0, dy: distance), over: 0.3)
    app.advance(by: 0.2)
    try finger.lift()
    try settle()
  }
}
