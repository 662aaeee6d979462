import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// All problems that DetentKit reports, each with a mistake that causes it.
@MainActor
@Suite("Misuse")
struct MisuseTableTests {
  /// A mistake, made in a new app, and the case that is reported once.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var id: String
    /// The values that the sentence names.
    var values = ["Detail"]
    var mistake: @MainActor @Sendable () throws -> Void
    var testDescription: String { name }
  }

  final class Detail: UIViewController {}

  @MainActor
  final class Place: Identifiable {
    nonisolated let id = 1
  }

  /// Presents a sheet with properties, and once more tells it the same.
  nonisolated static func sheet(_ change: @escaping @Sendable (inout SheetProperties) -> Void)
    -> @MainActor @Sendable () throws -> Void
  {
    {
      let (root, detail) = (UIViewController(), Detail())
      let app = TestApp(device: .iPhone16) { root }
      try app.settle()
      var properties = SheetProperties()
      change(&properties)
      root.present(detail, style: .pageSheet(properties: properties))
      try app.settle()
      detail.sheetPresentationController?.configure(properties)
      try app.settle()
      #expect(detail.view.window != nil)
    }
  }

  /// The same in a context.
  nonisolated static func context(_ change: @escaping @Sendable (inout ContextStyle) -> Void)
    -> @MainActor @Sendable () throws -> Void
  {
    {
      let (root, detail) = (UIViewController(), Detail())
      root.definesPresentationContext = true
      let app = TestApp(device: .iPhone16) { root }
      try app.settle()
      var style = ContextStyle()
      change(&style)
      root.present(detail, style: .context(style))
      try app.settle()
      detail.contextPresentationController?.style = style
      try app.settle()
      #expect(detail.view.window != nil)
    }
  }

  nonisolated static let rows = [
    Row(name: "empty detents, sheet", id: "noDetents", mistake: sheet { $0.detents = [] }),
    Row(name: "empty detents, context", id: "noDetents", mistake: context { $0.detents = [] }),
    Row(
      name: "unknown selection, sheet", id: "unknownSelection",
      values: ["Detail", "height(77.0)"],
      mistake: {
        // The sheet keeps the name, and reports it as well.
        try expectMisuse("Sheet.unknownSelection") {
          try sheet { $0.selectedDetent = .height(77) }()
        }
      }),
    Row(
      name: "unknown selection, context", id: "unknownSelection",
      values: ["Detail", "height(77.0)"],
      mistake: context { $0.selectedDetent = .height(77) }),
    Row(
      name: "unknown undimmed detent, sheet", id: "unknownUndimmed",
      values: ["Detail", "height(78.0)"],
      mistake: sheet { $0.largestUndimmedDetent = .height(78) }),
    Row(
      name: "unknown undimmed detent, context", id: "unknownUndimmed",
      values: ["Detail", "height(78.0)"],
      mistake: context { $0.largestUndimmedDetent = .height(78) }),
    Row(
      name: "negative height, sheet", id: "impossibleHeight", values: ["height(-5.0)"],
      mistake: sheet { $0.detents = [.height(-5), .large] }),
    Row(
      name: "no number, sheet", id: "impossibleHeight", values: ["height(nan)"],
      mistake: sheet { $0.detents = [.height(.nan), .large] }),
    Row(
      name: "too large a part, context", id: "impossibleHeight", values: ["fraction(1.5)"],
      mistake: context { $0.detents = [.fraction(1.5)] }),
    Row(
      name: "no number, context", id: "impossibleHeight", values: ["contentFraction(nan)"],
      mistake: context { $0.detents = [.contentFraction(.nan), .large] }),
    Row(
      name: "a context that nobody defines",
      id: "noContext",
      mistake: {
        let (root, detail) = (Detail(), UIViewController())
        let app = TestApp(device: .iPhone16) { root }
        try app.settle()
        root.present(detail, style: .context())
        try app.settle()
        #expect(detail.view.window != nil)
      }),
    Row(
      name: "presenting from a detached view",
      id: "isDetached",
      mistake: {
        let (root, detail, sheet) = (UIViewController(), Detail(), UIViewController())
        let app = TestApp(device: .iPhone16) { root }
        try app.settle()
        detail.present(sheet, style: .pageSheet)
        try app.settle()
        #expect(sheet.viewIfLoaded?.window == nil)
        root.addChild(detail)
        root.view.addSubview(detail.view)
        detail.didMove(toParent: root)
        try app.settle()
        #expect(sheet.view.window != nil)
      }),
    Row(
      name: "presented already",
      id: "isPresented",
      mistake: {
        let (root, detail) = (UIViewController(), Detail())
        let app = TestApp(device: .iPhone16) { root }
        try app.settle()
        root.present(detail, style: .pageSheet)
        try app.settle()
        root.present(detail, style: .formSheet)
        try app.settle()
        #expect(detail.view.window != nil)
      }),
    Row(
      name: "style change while shown",
      id: "changedStyle", values: ["Text"],
      mistake: {
        let model = Model()
        let stage = try SwiftUIStage {
          SandwichContentTests.Screen(
            model: model, style: { model.taps == 0 ? .pageSheet : .overFullScreen }
          ) { Text("Sheet") }
        }
        model.isPresented = true
        try stage.app.settle()
        model.taps = 1
        try stage.app.settle()
        #expect(stage.app.exists("Sheet"))
      }),
    Row(
      name: "item without identity change",
      id: "sameIdentity", values: ["Place"],
      mistake: {
        let places = Places()
        places.place = Place()
        let stage = try SwiftUIStage { PlaceScreen(places: places) }
        places.place = Place()
        try stage.app.settle()
        #expect(stage.app.exists("Place"))
      }),
    Row(
      name: "content as high as it is given",
      id: "unstableContent",
      mistake: {
        let (root, detail) = (UIViewController(), Detail())
        let app = TestApp(device: .iPhone16) { root }
        try app.settle()
        let measurer = PresentationLink.attached(to: detail).measurer
        var height: CGFloat = 200
        measurer.contentHeight = { _ in
          height += 10
          return height
        }
        root.present(
          detail, style: .pageSheet(properties: SheetProperties(detents: [.content])))
        for _ in 0..<20 {
          measurer.measure()
          app.device.step()
        }
        try app.settle()
      }),
    Row(
      name: "detents of one's own before iOS 16",
      id: "noDetentsBefore16",
      mistake: {
        SystemSupport.current.hasCustomDetents = false
        defer { SystemSupport.current = SystemSupport() }
        try sheet {
          $0.detents = [.height(200), .large]
          $0.presenter = .system
        }()
      }),
    Row(
      name: "a property that the system's sheet does not have",
      id: "needsDetentKit", values: ["keyboard, dragArea"],
      mistake: sheet {
        $0.presenter = .system
        $0.keyboard = .follows
        $0.dragArea = .grabber
      }),
    Row(
      name: "a presentation in front of a scene that shows nothing",
      id: "noFront", values: ["UIViewController"],
      mistake: {
        let stage = try SheetFeatureTests.Stage()
        let window = try #require(stage.root.view.window)
        let scene = try #require(window.windowScene)
        window.isHidden = true
        scene.presentInFront(stage.content, style: .pageSheet)
      }),
    Row(
      name: "the whole screen in a sheet of SwiftUI",
      id: "noFullScreen", values: ["fullScreen"],
      mistake: {
        let stage = try SwiftUIStage {
          Color.clear.sheet(isPresented: .constant(true)) {
            Text("Sheet")
              .presentationDetents([.height(200), .fullScreen], largestUndimmed: .height(200))
          }
        }
        #expect(stage.app.exists("Sheet"))
      }),
    Row(
      name: "a presentation modifier of SwiftUI's",
      id: "unreadModifier", values: ["presentationDetents", "SheetProperties", "ModifiedContent"],
      mistake: {
        let stage = try SwiftUIStage {
          Color.clear.sheet(isPresented: .constant(true), style: .pageSheet) {
            Text("Sheet").presentationDetents([.medium])
          }
        }
        #expect(stage.app.exists("Sheet"))
      }),
    Row(
      name: "a property that DetentKit's sheet does not have",
      id: "needsSystem", values: ["shouldAdjustToSourceView"],
      mistake: sheet {
        $0.presenter = .detentKit
        $0.shouldAdjustToSourceView = true
      }),
  ]

  @MainActor @Observable
  final class Places {
    var place: Place?
  }

  struct PlaceScreen: View {
    @Bindable var places: Places
    var body: some View {
      Color.clear.sheet(item: $places.place, style: .pageSheet) { _ in Text("Place") }
    }
  }

  @Test(
    "Each mistake is reported once, with its remedy, and the program continues", arguments: rows)
  func report(of row: Row) throws {
    let reports = try reports { try row.mistake() }
    #expect(reports.map(\.id) == ["DetentKit.\(row.id)"])
    let sentence = try #require(reports.first).sentence
    #expect(sentence.hasSuffix(".") && sentence.contains("; "))
    #expect(row.values.allSatisfy { sentence.contains($0) }, "\(sentence)")
    #expect(sentence.dropLast().contains(". ") == false, "one sentence")
  }

  @Test("Presentations without a mistake report nothing")
  func nothing() throws {
    let reports = try reports {
      try Self.sheet { _ in }()
      try Self.context { _ in }()
    }
    #expect(reports.isEmpty)
  }
}
