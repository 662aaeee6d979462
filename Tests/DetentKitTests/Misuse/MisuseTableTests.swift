import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// All sentences about mistakes, each with the mistake that brings it about.
@MainActor
@Suite("Misuse")
struct MisuseTableTests {
  /// A mistake, made in a fresh app, and what is said about it: exactly that, and once.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var sentence: String
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

  nonisolated static let noDetents =
    "Detail has no detents to rest at, so it rests at large; name at least one."
  nonisolated static let unknownSelection =
    "Detail is to rest at height(77.0), which is not among its detents, so it rests at the smallest; "
    + "add it or select another."
  nonisolated static let unknownUndimmed =
    "Detail is to be undimmed up to height(78.0), which is not among its detents, so all of them dim; "
    + "add it or name another."
  nonisolated static func impossible(_ detent: String) -> String {
    "Detail is to rest at \(detent), which is no height, so that counts as nothing or is left out; "
      + "give a height of at least 0 or a part between 0 and 1."
  }

  nonisolated static let rows = [
    Row(name: "empty detents, sheet", sentence: noDetents, mistake: sheet { $0.detents = [] }),
    Row(name: "empty detents, context", sentence: noDetents, mistake: context { $0.detents = [] }),
    Row(
      name: "unknown selection, sheet", sentence: unknownSelection,
      mistake: sheet { $0.selectedDetent = .height(77) }),
    Row(
      name: "unknown selection, context", sentence: unknownSelection,
      mistake: context { $0.selectedDetent = .height(77) }),
    Row(
      name: "unknown undimmed detent, sheet", sentence: unknownUndimmed,
      mistake: sheet { $0.largestUndimmedDetent = .height(78) }),
    Row(
      name: "unknown undimmed detent, context", sentence: unknownUndimmed,
      mistake: context { $0.largestUndimmedDetent = .height(78) }),
    Row(
      name: "negative height, sheet", sentence: impossible("height(-5.0)"),
      mistake: sheet { $0.detents = [.height(-5), .large] }),
    Row(
      name: "no number, sheet", sentence: impossible("height(nan)"),
      mistake: sheet { $0.detents = [.height(.nan), .large] }),
    Row(
      name: "too large a part, context", sentence: impossible("fraction(1.5)"),
      mistake: context { $0.detents = [.fraction(1.5)] }),
    Row(
      name: "no number, context", sentence: impossible("contentFraction(nan)"),
      mistake: context { $0.detents = [.contentFraction(.nan), .large] }),
    Row(
      name: "a context that nobody defines",
      sentence:
        "Detail stands in no presentation context, so the whole window is taken for one; set "
        + "definesPresentationContext on the controller that is meant, or use presentationContext() in "
        + "SwiftUI.",
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
      sentence:
        "Detail is in no window, so nothing can be presented from it yet; it is presented as soon as "
        + "the view is in one.",
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
      sentence: "Detail is presented already, so it was not presented again; dismiss it first.",
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
      sentence:
        "Text got another kind of presentation while it is shown, which counts from its next "
        + "presentation on; give the item another identity to present it anew.",
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
      sentence:
        "Place is another value with the identity of the one that is shown, so the content is updated "
        + "in place; give it another id to present it anew.",
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
      sentence:
        "The height that Detail wants depends on the height that it gets, so its detent is held at the "
        + "last one; make the content's height independent of its proposal.",
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
      sentence:
        "Detail has detents of its own, which UIKit has since iOS 16, so it rests at medium and large; "
        + "use a context, which takes any detent.",
      mistake: {
        SystemSupport.current.hasCustomDetents = false
        defer { SystemSupport.current = SystemSupport() }
        try sheet { $0.detents = [.height(200), .large] }()
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

  @Test("Each mistake is said once, with the remedy, and the program carries on", arguments: rows)
  func sentence(of row: Row) throws {
    let lines = try reports { try row.mistake() }
    #expect(lines == [row.sentence])
  }

  @Test("Every sentence says the problem and what to do, and ends")
  func form() {
    for row in Self.rows {
      #expect(row.sentence.hasSuffix("."))
      #expect(row.sentence.contains(";"))
    }
  }

  @Test("Without a handler of one's own sentences are printed, and presentations need none")
  func nothing() throws {
    let lines = try reports {
      try Self.sheet { _ in }()
      try Self.context { _ in }()
    }
    #expect(lines.isEmpty)
  }
}
