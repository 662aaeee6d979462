import DetentTesting
import SheetEngine
import SwiftUI
import Testing

@testable import DetentKit

/// The presenter of a sheet follows from its properties.
@MainActor
@Suite("Presenters of sheets")
struct SheetPresenterTests {
  /// A property that only one presenter supports.
  struct Row: CustomTestStringConvertible, Sendable {
    var feature: SheetFeature
    var change: @MainActor @Sendable (inout SheetProperties) -> Void
    var testDescription: String { feature.rawValue }

    init(
      _ feature: SheetFeature,
      _ change: @escaping @MainActor @Sendable (inout SheetProperties) -> Void
    ) {
      self.feature = feature
      self.change = change
    }

    static let own = [
      Row(.keyboard) { $0.keyboard = .follows },
      Row(.look) { $0.look = .iOS18 },
      Row(.appearance) { $0.appearance.grabberColor = .red },
      Row(.maximumWidth) { $0.maximumWidth = 300 },
      Row(.alignmentOffset) { $0.alignmentOffset = 8 },
      Row(.edge) { $0.edge = .top },
      Row(.dragArea) { $0.dragArea = .grabber },
      Row(.limitsDragsToNextDetent) { $0.limitsDragsToNextDetent = true },
      Row(.willEndDragging) { $0.willEndDragging = { $0.target } },
      Row(.snapping) { $0.snapping = .stepless },
      Row(.contentMode) { $0.contentMode = .static },
      Row(.scrollingDetents) { $0.scrollingDetents = [.large] },
      Row(.shouldDragSimultaneously) { $0.shouldDragSimultaneously = { _ in true } },
      Row(.fullScreenDetent) { $0.detents = [.medium, .fullScreen] },
    ]

    static let systems = [
      Row(.nativeDetents) { $0.nativeDetents = [] },
      Row(.backgroundEffect) { $0.backgroundEffect = UIBlurEffect(style: .regular) },
      Row(.shouldAdjustToSourceView) { $0.shouldAdjustToSourceView = true },
    ]
  }

  @Test("A property that the system's sheet does not have selects DetentKit's", arguments: Row.own)
  func own(_ row: Row) throws {
    var properties = SheetProperties(detents: [.medium, .large])
    #expect(properties.chosenPresenter == .system)
    row.change(&properties)
    #expect(properties.chosenPresenter == .detentKit)
    properties.presenter = .system
    #expect(properties.chosenPresenter == .system)
    #expect(properties.unsupported(by: .system) == [row.feature])
    #expect(properties.unsupported(by: .detentKit) == [])
    let stage = try SheetFeatureTests.Stage()
    properties.presenter = .automatic
    try stage.present(properties)
    #expect(stage.content.contextPresentationController != nil)
  }

  @Test("A property that only the system's sheet has keeps it", arguments: Row.systems)
  func system(_ row: Row) throws {
    var properties = SheetProperties(detents: [.medium, .large])
    row.change(&properties)
    #expect(properties.chosenPresenter == .system)
    #expect(properties.unsupported(by: .detentKit) == [row.feature])
    properties.keyboard = .follows
    #expect(properties.chosenPresenter == .system)
    #expect(properties.unsupported(by: .system) == [.keyboard])
  }

  @Test("The tables of the tests name every property that needs a presenter")
  func whole() {
    let rows = Set((Row.own + Row.systems).map(\.feature))
    let byCustomDetents: Set<SheetFeature> = [.detents, .minimumHeight, .maximumHeight]
    #expect(rows.union(byCustomDetents) == Set(SheetFeature.allCases))
  }

  @Test("Before iOS 16 a sheet with detents of other heights is DetentKit's, at the same place")
  func before16() throws {
    var tops: [CGFloat] = []
    for hasCustomDetents in [true, false] {
      SystemSupport.current.hasCustomDetents = hasCustomDetents
      defer { SystemSupport.current = SystemSupport() }
      let stage = try SheetFeatureTests.Stage()
      let lines = try reports {
        try stage.present(SheetProperties(detents: [.height(200), .large]))
      }
      #expect(lines.isEmpty)
      #expect((stage.content.contextPresentationController == nil) == hasCustomDetents)
      let view: UIView = stage.content.view
      tops.append(view.convert(view.bounds, to: nil).minY)
      #expect(SheetProperties(detents: [.medium]).chosenPresenter == .system)
    }
    #expect(abs(tops[0] - tops[1]) < 0.5)
  }

  @Test(
    "DetentKit's own sheet stands where the system's does", arguments: [DeviceStyle.ios18, .ios26],
    [PresentationDetentReference.height(120), .medium, .large])
  func sameFrame(style: DeviceStyle, detent: PresentationDetentReference) throws {
    var frames: [CGRect] = []
    for presenter in [SheetPresenter.system, .detentKit] {
      let stage = try SheetFeatureTests.Stage(style: style)
      var properties = SheetProperties(detents: [detent])
      properties.presenter = presenter
      try stage.present(properties)
      #expect((stage.content.contextPresentationController != nil) == (presenter == .detentKit))
      let view: UIView = stage.content.view
      frames.append(view.convert(view.bounds, to: nil))
    }
    let (first, second) = (frames[0], frames[1])
    #expect(abs(first.minY - second.minY) < 0.5 && abs(first.minX - second.minX) < 0.5)
    #expect(abs(first.width - second.width) < 0.5)
  }

  @Test(
    "A form sheet on a tablet, and a page sheet of its size, are as large from both presenters",
    arguments: [true, false])
  func form(isPage: Bool) throws {
    var sizes: [CGSize] = []
    for presenter in [SheetPresenter.system, .detentKit] {
      let stage = try SheetFeatureTests.Stage(on: .iPadPro11)
      var properties = SheetProperties()
      properties.presenter = presenter
      properties.prefersPageSizing = !isPage
      stage.root.present(
        stage.content,
        style: isPage ? .pageSheet(properties: properties) : .formSheet(properties: properties))
      try stage.app.settle()
      sizes.append(stage.content.view.bounds.size)
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test("DetentKit's sheet has every property of the system's")
  func carried() {
    var properties = SheetProperties(detents: [.medium, .large])
    properties.keyboard = .follows
    properties.look = .iOS18
    properties.maximumWidth = 300
    properties.alignment = .trailing
    properties.edge = .leading
    properties.dragArea = .none
    properties.limitsDragsToNextDetent = true
    properties.willEndDragging = { _ in .dismissal }
    let style = ContextStyle(properties)
    #expect(style.keyboard == .follows && style.look == .iOS18 && style.maximumWidth == 300)
    #expect(style.alignment == .trailing && style.edge == .leading && style.dragArea == .none)
    #expect(style.limitsDragsToNextDetent && style.willEndDragging != nil)
  }

  @Test("The keyboard does what its policy says, whoever presents")
  func keyboard() throws {
    final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
    }
    for (policy, isRaised) in [(KeyboardPolicy.fill, true), (.none, false)] {
      let (root, form) = (UIViewController(), Form())
      let app = TestApp(device: .iPhone16) { root }
      try app.settle()
      var properties = SheetProperties(detents: [.medium, .large])
      properties.keyboard = policy
      root.present(form, style: .pageSheet(properties: properties))
      try app.settle()
      let view: UIView = form.view
      let before = view.convert(view.bounds, to: nil).minY
      #expect((form.contextPresentationController == nil) == (policy == .fill))
      form.field.becomeFirstResponder()
      try app.settle()
      let after = view.convert(view.bounds, to: nil).minY
      #expect((after < before - 100) == isRaised)
    }
  }

  @MainActor @Observable
  final class Model {
    var isShown = true
    var dragArea = SheetDragArea.surface
  }

  struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      Color.clear.sheet(isPresented: $model.isShown, style: style) { Text("Content") }
    }
    var style: ModalPresentationStyle {
      var properties = SheetProperties(detents: [.medium, .large])
      properties.dragArea = model.dragArea
      return .pageSheet(properties: properties)
    }
  }

  private func frame(in stage: SwiftUIStage) throws -> CGRect {
    let view = try stage.app.find("Content")
    return view.convert(view.bounds, to: nil)
  }

  @Test("A change that needs the other presenter is reported, and the sheet stays where it is")
  func changed() throws {
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    let before = try frame(in: stage)
    let lines = try reports {
      model.dragArea = .grabber
      try stage.app.settle()
    }
    #expect(lines.map(\.id) == ["DetentKit.changedStyle"])
    #expect(try frame(in: stage) == before)
    model.isShown = false
    try stage.app.settle()
    model.isShown = true
    try stage.app.settle()
    #expect(stage.app.exists("Content"))
  }
}
