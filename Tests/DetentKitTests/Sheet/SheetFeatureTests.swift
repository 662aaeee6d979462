import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What DetentKit adds to the system's sheets.
@MainActor
@Suite("System sheets with DetentKit")
struct SheetFeatureTests {
  /// A root and a presented controller of UIKit's.
  @MainActor
  struct Stage {
    let app: TestApp
    let root = UIViewController()
    let content = UIViewController()
    let button = UIButton(type: .system)

    init(on model: DeviceModel = .iPhone16, style: DeviceStyle = .ios26) throws {
      let root = root
      app = TestApp(device: model, style: style) { root }
      button.setTitle("Behind", for: .normal)
      button.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
      root.view.addSubview(button)
      content.view.backgroundColor = .systemBackground
      try app.settle()
    }

    func present(_ properties: SheetProperties) throws {
      root.present(content, style: .pageSheet(properties: properties))
      try app.settle()
    }

    var sheet: UISheetPresentationController {
      get throws { try #require(content.sheetPresentationController) }
    }

    func drag(from start: Double, to end: Double, rests: Bool = true) throws {
      let finger = app.touch(at: CGPoint(x: 196, y: start))
      try finger.move(to: CGPoint(x: 196, y: end), over: 0.3)
      if rests { app.advance(by: 0.2) }
      try finger.lift()
      try app.settle()
    }
  }

  @Test("Positions stream from the first frame to the removal, each once")
  func positions() throws {
    let stage = try Stage()
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.onPositionChange = { positions.append($0) }
    try stage.present(properties)
    try stage.drag(from: 700, to: 460)
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    #expect(positions.first?.phase == .presenting)
    #expect(positions.last?.phase == .dismissed)
    #expect(positions.last?.height == 0)
    for (one, next) in zip(positions, positions.dropFirst()) { #expect(one != next) }
    let phases = positions.map(\.phase).reduce(into: [PresentationPosition.Phase]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(
      phases == [.presenting, .resting, .dragging, .settling, .resting, .dismissing, .dismissed])
    let rests = positions.filter { $0.phase == .resting }.map(\.total)
    #expect(Set(rests) == [0, 1])
    #expect(positions.filter { $0.phase == .dragging }.allSatisfy { $0.mover == .user })
    #expect(positions.first?.mover == .code)
    // It comes in from below, not from the end of a way that it has not gone.
    #expect(positions.first.map { $0.height < 20 } == true)
    // In the drag it grows without a step back.
    let dragged = positions.filter { $0.phase == .dragging }.map(\.height)
    #expect(dragged == dragged.sorted())
  }

  @Test(
    "A list that moves the sheet drags it; one that scrolls leaves it at rest",
    arguments: [true, false])
  func positionsByList(isRoot: Bool) throws {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    let list = UIScrollView()
    list.contentSize = CGSize(width: 300, height: 3000)
    let content = UIViewController()
    if isRoot {
      content.view = list
    } else {
      list.frame = content.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.view.addSubview(list)
    }
    try app.settle()
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.onPositionChange = { positions.append($0) }
    root.present(content, style: .pageSheet(properties: properties))
    try app.settle()
    positions = []
    let finger = app.touch(at: CGPoint(x: 196, y: 760))
    try finger.move(to: CGPoint(x: 196, y: 560), over: 0.3)
    app.advance(by: 0.2)
    #expect(positions.count > 10)
    #expect(positions.allSatisfy { $0.phase == .dragging && $0.mover == .user })
    #expect(positions.map(\.height) == positions.map(\.height).sorted())
    try finger.lift()
    try app.settle()
    let phases = positions.map(\.phase).reduce(into: [PresentationPosition.Phase]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(phases == [.dragging, .settling, .resting])
    #expect(positions.last?.total == 1)
    #expect(positions.allSatisfy { $0.mover == .user })
    // At its largest stop the list scrolls, which moves nothing of the sheet's.
    properties.selectedDetent = .large
    try #require(content.sheetPresentationController).configure(properties)
    try app.settle()
    positions = []
    let scroller = app.touch(at: CGPoint(x: 196, y: 700))
    try scroller.move(to: CGPoint(x: 196, y: 300), over: 0.3)
    try scroller.lift()
    try app.settle()
    #expect(list.contentOffset.y > 300)
    #expect(positions.allSatisfy { $0.phase == .resting })
    // What code moves while a finger scrolls across is not the finger's doing.
    list.contentSize.width = 1200
    positions = []
    let resting = app.touch(at: CGPoint(x: 196, y: 700))
    try resting.move(to: CGPoint(x: 96, y: 700), over: 0.2)
    #expect(list.contentOffset.x > 80)
    properties.selectedDetent = .medium
    try #require(content.sheetPresentationController).configure(properties)
    app.advance(by: 0.2)
    #expect(!positions.isEmpty)
    #expect(positions.allSatisfy { $0.phase != .dragging && $0.mover == .code })
    try resting.lift()
    try app.settle()
  }

  @Test("A change is told when it is decided and when it is there, also by code")
  func changes() throws {
    let stage = try Stage()
    var lines: [String] = []
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.onDetentChange = { lines.append("\($0.stage) \($0.new) \($0.mover)") }
    try stage.present(properties)
    #expect(lines.isEmpty)
    try stage.drag(from: 700, to: 460)
    #expect(lines == ["will medium user", "did medium user"])
    lines = []
    properties.selectedDetent = .large
    try stage.sheet.configure(properties)
    #expect(lines == ["will large code"])
    try stage.app.settle()
    #expect(lines == ["will large code", "did large code"])
  }

  @Test("Dimmed and in use at once, and undimmed and blocked")
  func interaction() throws {
    let stage = try Stage()
    var properties = SheetProperties(detents: [.height(200), .medium])
    properties.dimming = SheetDimming(color: .systemIndigo.withAlphaComponent(0.5))
    properties.backgroundInteraction = .enabledAt([.height(200)])
    try stage.present(properties)
    #expect(try stage.sheet.containerView?.subviews.contains { $0 is SheetDimmingView } == true)
    let dimming = try stage.app.find(SheetDimmingView.self)
    #expect(dimming.opacity == 1)
    #expect(dimming.color == UIColor.systemIndigo.withAlphaComponent(0.5))
    // Views are coloured anew when their tint changes; this one itself has no colour.
    dimming.window?.tintColor = .systemRed
    #expect(dimming.layer.backgroundColor == nil)
    #expect(stage.button.tintAdjustmentMode == .dimmed)
    try stage.app.tap("Behind")
    properties.selectedDetent = .medium
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(throws: (any Error).self) { try stage.app.tap("Behind") }
    properties.largestUndimmedDetent = .medium
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(dimming.opacity == 0)
    #expect(throws: (any Error).self) { try stage.app.tap("Behind") }
    stage.app.tap(at: CGPoint(x: 200, y: 60))
    try stage.app.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.button.tintAdjustmentMode == .normal)
  }

  @Test("The dimming grows along its curve between the undimmed stop and the next")
  func strength() {
    func strength(_ index: Int, _ progress: CGFloat, undimmed: Int) -> CGFloat {
      SheetDimmingDriver.strength(
        at: PresentationPosition(
          height: 0, index: index, progress: progress, phase: .dragging, mover: .user),
        undimmedThrough: undimmed)
    }
    #expect(strength(-1, 0, undimmed: -1) == 0)
    #expect(strength(-1, 0.25, undimmed: -1) == 0.25)
    #expect(strength(0, 0, undimmed: -1) == 1)
    #expect(strength(0, 0.5, undimmed: 0) == 0.5)
    #expect(strength(1, 0, undimmed: 0) == 1)
    #expect(strength(-1, 0.5, undimmed: 0) == 0)
  }

  @Test("When its stop goes it moves, with an animation, to the nearest that is left")
  func vanished() throws {
    let stage = try Stage()
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.selectedDetent = .medium
    try stage.present(properties)
    let before = try stage.app.sheet().frame.minY
    properties.detents = [.height(200), .height(500), .large]
    properties.selectedDetent = nil
    try stage.sheet.configure(properties)
    stage.app.device.step()
    stage.app.device.step()
    let moving = try stage.app.sheet().frame.minY
    try stage.app.settle()
    let after = try stage.app.sheet().frame.minY
    #expect(try stage.sheet.selectedDetentIdentifier?.rawValue == "Height:500.0")
    #expect(after < before)
    #expect(moving > after && moving <= before)
  }

  @Test("Content-sized stops follow the content, parts of it too")
  func contentSized() throws {
    let stage = try Stage()
    stage.content.preferredContentSize = CGSize(width: 0, height: 300)
    try stage.present(SheetProperties(detents: [.contentFraction(0.5), .content]))
    let half = try stage.app.sheet().frame.height
    try stage.sheet.configure(SheetProperties(detents: [.content]))
    try stage.app.settle()
    let whole = try stage.app.sheet().frame.height
    #expect(whole - half > 130)
    stage.content.preferredContentSize = CGSize(width: 0, height: 420)
    stage.content.setNeedsPresentationMeasurement()
    try stage.app.settle()
    #expect(try stage.app.sheet().frame.height - whole > 100)
  }

  @Test("Content whose height depends on its height is found out and held")
  func unstable() throws {
    let stage = try Stage()
    let measurer = PresentationLink.attached(to: stage.content).measurer
    var height: CGFloat = 200
    measurer.contentHeight = { _ in
      height += 10
      return height
    }
    let lines = try reports {
      try stage.present(SheetProperties(detents: [.content]))
      for _ in 0..<20 {
        measurer.measure()
        stage.app.device.step()
      }
      try stage.app.settle()
    }
    #expect(lines.map(\.id) == ["DetentKit.unstableContent"])
  }

  @Test("Fingers on a no-drag region leave the sheet where it is to the point")
  func noDrag() throws {
    let stage = try Stage()
    let region = UIView(frame: CGRect(x: 0, y: 80, width: 393, height: 150))
    stage.content.view.addSubview(region)
    stage.content.setSheetDragDisabled(true, for: region)
    try stage.present(SheetProperties(detents: [.medium, .large]))
    let top = try stage.app.sheet().frame.minY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: top + 120))
    for step in 1...20 {
      try finger.move(to: CGPoint(x: 196, y: top + 120 - Double(step) * 10), over: 1 / 60)
      #expect(try stage.app.sheet().frame.minY == top)
    }
    try finger.lift()
    try stage.app.settle()
    #expect(try stage.app.sheet().frame.minY == top)
    try stage.drag(from: top + 300, to: top + 60)
    #expect(try stage.app.sheet().frame.minY < top - 100)
  }

  @Test("Haptics and announcements come with the policy, for the user's moves")
  func policy() throws {
    let stage = try Stage()
    var played: [PresentationPolicy.Haptics] = []
    PresentationPolicy.Haptics.observer = { played.append($0) }
    defer { PresentationPolicy.Haptics.observer = nil }
    var properties = SheetProperties(detents: [.height(200), .medium])
    properties.policy.haptics = .light
    try stage.present(properties)
    properties.selectedDetent = .medium
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(played.isEmpty)
    try stage.drag(from: 430, to: 690)
    #expect(played == [.light])
  }

  @Test("Before iOS 16 the system's detents are medium and large, and custom ones are reported")
  func before16() throws {
    SystemSupport.current.hasCustomDetents = false
    defer { SystemSupport.current = SystemSupport() }
    let stage = try Stage()
    let lines = try reports {
      var properties = SheetProperties(detents: [.height(200), .fraction(0.9)])
      properties.presenter = .system
      try stage.present(properties)
    }
    #expect(lines.map(\.id) == ["DetentKit.noDetentsBefore16"])
    #expect(try stage.sheet.detents.map(\.identifier) == [.medium, .large])
  }

  @Test("Mistakes are reported once")
  func misuse() throws {
    let stage = try Stage()
    let lines = try reports {
      var properties = SheetProperties(detents: [])
      properties.selectedDetent = .height(77)
      properties.largestUndimmedDetent = .height(78)
      // The sheet keeps the name, and reports it as well.
      try expectMisuse("Sheet.unknownSelection") {
        try stage.present(properties)
        try stage.sheet.configure(properties)
      }
    }
    #expect(
      lines.map(\.id) == [
        "DetentKit.noDetents", "DetentKit.unknownSelection", "DetentKit.unknownUndimmed",
      ])
    let already = reports { stage.root.present(stage.content, style: .pageSheet) }
    #expect(already.map(\.id) == ["DetentKit.isPresented"])
    let detached = UIViewController()
    let nowhere = reports { detached.present(UIViewController(), style: .pageSheet) }
    #expect(nowhere.map(\.id) == ["DetentKit.isDetached"])
  }
}
