import DetentTesting
import SheetEngine
import SwiftUI
import Testing

@testable import DetentKit

/// Sheets over a whole window with the look of one system.
@MainActor
@Suite("Pinned sheets")
struct PinnedSheetTests {
  /// A device, what it is held like, and what is asked.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var model: DeviceModel
    var isOnItsSide = false
    var isAttached = false
    var isForm = false
    var detent = PresentationDetentReference.medium
    var testDescription: String { name }

    static let all = [
      Case(name: "phone, medium", model: .iPhone16),
      Case(name: "phone, large", model: .iPhone16, detent: .large),
      Case(name: "phone, low", model: .iPhone16, detent: .height(120)),
      Case(name: "square phone", model: .iPhoneSE3),
      Case(name: "phone on its side", model: .iPhone16, isOnItsSide: true, detent: .large),
      Case(
        name: "phone on its side, attached", model: .iPhone16, isOnItsSide: true,
        isAttached: true, detent: .large),
      Case(name: "tablet, page", model: .iPadPro11, detent: .large),
      Case(name: "tablet, form", model: .iPadPro11, isForm: true, detent: .large),
    ]

    @MainActor var properties: SheetProperties {
      var properties = SheetProperties(detents: [detent])
      properties.prefersEdgeAttachedInCompactHeight = isAttached
      properties.prefersPageSizing = !isForm
      return properties
    }
  }

  private func frame(_ stage: SheetFeatureTests.Stage) -> CGRect {
    stage.content.view.convert(stage.content.view.bounds, to: nil)
  }

  @Test("On every device it lies where the system's sheet does", arguments: Case.all)
  func place(of row: Case) throws {
    var frames: [CGRect] = []
    for style in [
      ModalPresentationStyle.pageSheet(properties: row.properties), .pinned(row.properties),
    ] {
      let stage = try SheetFeatureTests.Stage(on: row.model)
      if row.isOnItsSide { stage.app.rotate(to: .landscapeLeft) }
      let lines = try reports {
        stage.root.present(stage.content, style: style)
        try stage.app.settle()
      }
      #expect(lines.isEmpty)
      frames.append(frame(stage))
    }
    #expect(frames[0].isNear(frames[1]), "\(frames)")
  }

  @Test(
    "A finger moves it one to one, selects, and takes it out; positions and delegate hear of it")
  func finger() throws {
    let stage = try SheetFeatureTests.Stage()
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.medium, .large])
    properties.onPositionChange = { positions.append($0) }
    stage.root.present(stage.content, style: .pinned(properties))
    try stage.app.settle()
    let top = frame(stage).minY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: top + 30))
    try finger.move(to: CGPoint(x: 196, y: top + 10), over: 0.1)
    let begun = frame(stage).minY
    try finger.move(to: CGPoint(x: 196, y: top - 90), over: 0.2)
    #expect(abs(begun - frame(stage).minY - 100) < 1)
    try finger.move(to: CGPoint(x: 196, y: 90), over: 0.2)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(stage.content.contextPresentationController?.selectedDetent == .large)
    try stage.drag(from: frame(stage).minY + 20, to: 840, rests: false)
    #expect(stage.root.presentedViewController == nil)
    #expect(positions.last?.phase == .dismissed)
    #expect(positions.last?.mover == .user)
  }

  @Test("It dims as the system does, in the picture too", arguments: [false, true])
  func dimming(isDark: Bool) throws {
    var pictures: [UInt32] = []
    for isPinned in [false, true] {
      let stage = try SheetFeatureTests.Stage()
      stage.root.view.backgroundColor = .white
      if isDark { stage.app.device.window.overrideUserInterfaceStyle = .dark }
      let properties = SheetProperties(detents: [.medium])
      stage.root.present(
        stage.content,
        style: isPinned ? .pinned(properties) : .pageSheet(properties: properties))
      try stage.app.settle()
      let picture = try stage.app.device.capture(scale: 1)
      pictures.append(picture.pixels[200 * picture.stride + 40])
    }
    #expect(pictures[0] == pictures[1], "\(pictures.map { String($0, radix: 16) })")
    #expect(pictures[0] != 0xFFFF_FFFF)
  }

  @Test("iOS 18's look: attached, and what is behind steps back with the finger and comes again")
  func older() throws {
    let stage = try SheetFeatureTests.Stage()
    let properties = SheetProperties(detents: [.medium, .large])
    stage.root.present(stage.content, style: .pinned(properties, look: .iOS18))
    try stage.app.settle()
    let medium = frame(stage)
    #expect(medium.width == 393 && medium.maxY == 852)
    #expect(stage.root.view.transform == .identity)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: medium.minY + 20))
    var scales: [CGFloat] = []
    for step in 1...20 {
      try finger.move(to: CGPoint(x: 196, y: medium.minY + 20 - 20 * Double(step)), over: 1 / 60)
      scales.append(stage.root.view.transform.a)
    }
    #expect(scales == scales.sorted(by: >))
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(abs(stage.root.view.transform.a - 0.9165) < 0.001)
    #expect(frame(stage).minY == 69)
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    #expect(stage.root.view.transform == .identity)
    #expect(stage.root.view.layer.cornerRadius == 0)
    #expect(!stage.root.view.clipsToBounds)
  }

  @Test("A second one over the first stacks, and both go")
  func stack() throws {
    let stage = try SheetFeatureTests.Stage()
    stage.root.present(stage.content, style: .pinned(look: .iOS18))
    try stage.app.settle()
    let before = frame(stage)
    let second = UIViewController()
    second.view.backgroundColor = .systemTeal
    stage.content.present(second, style: .pinned(look: .iOS18))
    try stage.app.settle()
    #expect(frame(stage).width < before.width)
    #expect(second.view.convert(second.view.bounds, to: nil).isNear(before))
    second.dismiss(animated: true)
    try stage.app.settle()
    #expect(frame(stage).isNear(before))
    stage.root.dismiss(animated: true)
    try stage.app.settle()
    #expect(stage.content.view.window == nil)
    #expect(stage.root.view.transform == .identity)
  }

  @Test("Over one of UIKit's sheets it takes the window, not the sheet")
  func overSheet() throws {
    let stage = try SheetFeatureTests.Stage()
    try stage.present(SheetProperties(detents: [.medium]))
    let second = UIViewController()
    second.view.backgroundColor = .systemTeal
    stage.content.present(second, style: .pinned(SheetProperties(detents: [.large])))
    try stage.app.settle()
    let place = second.view.convert(second.view.bounds, to: nil)
    #expect(place.minY < 70 && place.width == 393)
    try stage.drag(from: place.minY + 20, to: 840, rests: false)
    #expect(second.view.window == nil)
    #expect(stage.content.view.window != nil)
  }

  @Test("Physics are values: another spring, another threshold")
  func physics() throws {
    var heights: [CGFloat] = []
    for response in [0.3, 1.5] {
      let stage = try SheetFeatureTests.Stage()
      var look = SheetStyle.iOS26
      look.settle.spring = SheetSpring(response: response, dampingRatio: 1)
      stage.root.present(
        stage.content, style: .pinned(SheetProperties(detents: [.medium, .large]), look: look))
      try stage.app.settle()
      stage.content.contextPresentationController?.animateChanges {
        stage.content.contextPresentationController?.selectedDetent = .large
      }
      stage.app.advance(by: 0.2)
      heights.append(frame(stage).minY)
    }
    #expect(heights[1] - heights[0] > 50)
  }

  @Test("In SwiftUI it follows its binding, and a turn of the device")
  func swiftUI() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Color.clear.sheet(
          isPresented: $model.isPresented,
          style: .pinned(SheetProperties(detents: [.height(200), .large])),
          onDismiss: { model.lines.append("\($0)") }, content: { Color.teal })
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    let lines = try reports {
      model.isPresented = true
      try stage.app.settle()
    }
    #expect(lines.isEmpty)
    let view = try #require(stage.device.findAll { $0.next is PresentedHost }.first)
    #expect(abs(view.convert(view.bounds, to: nil).maxY - 844) < 1)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    try stage.drag(from: 660, to: 840, rests: false)
    #expect(model.lines == ["user"])
    #expect(!model.isPresented)
  }
}
