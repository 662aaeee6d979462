import DetentTesting
import Foundation
import SwiftUI
import Testing

@testable import DetentKit

/// SwiftUI's own presentation modifiers in what DetentKit presents, and what takes their place. The table is
/// in CommonQuestions.md.
@MainActor
@Suite("SwiftUI's modifiers in presented content")
struct SwiftUIModifierTests {
  /// What the modifiers change of a sheet.
  struct Look: Equatable {
    var detents: Int
    var hasGrabber: Bool
    var radius: Double?
    var isInteractive: Bool
    var expands: Bool
    var isModal: Bool

    @MainActor
    init(of controller: UIViewController) throws {
      isModal = controller.isModalInPresentation
      if let context = controller.contextPresentationController {
        let configuration = context.session.machine.layout.configuration
        detents = configuration.detents.count
        hasGrabber = configuration.prefersGrabberVisible
        radius = configuration.preferredCornerRadius
        isInteractive = context.isBackgroundInteractive
        expands = configuration.prefersScrollingExpands
      } else {
        let sheet = try #require(controller.sheetPresentationController)
        // One of DetentKit's is never active.
        detents = sheet.detents.filter { $0.identifier.rawValue != "DetentKit.gauge" }.count
        hasGrabber = sheet.prefersGrabberVisible
        radius = sheet.preferredCornerRadius.map { Double($0) }
        isInteractive = sheet.largestUndimmedDetentIdentifier != nil
        expands = sheet.prefersScrollingExpandsWhenScrolledToEdge
      }
    }
  }

  /// A modifier of SwiftUI's, and what has its effect in a presentation of DetentKit's.
  struct Row: Sendable, CustomTestStringConvertible {
    var modifier: String
    var presenter: String
    var testDescription: String { "\(modifier), \(presenter)" }

    static let modifiers = [
      "presentationDetents", "presentationDragIndicator", "presentationCornerRadius",
      "presentationBackgroundInteraction", "presentationContentInteraction",
      "interactiveDismissDisabled",
    ]
    static let all = modifiers.flatMap { modifier in
      ["system", "DetentKit's", "pinned", "context"].map {
        Row(modifier: modifier, presenter: $0)
      }
    }

    @MainActor
    func style(replacing: Bool) -> ModalPresentationStyle {
      var properties = SheetProperties(detents: [.medium])
      if replacing {
        switch modifier {
        case "presentationDetents": properties.detents = [.medium, .large]
        case "presentationDragIndicator": properties.prefersGrabberVisible = true
        case "presentationCornerRadius": properties.preferredCornerRadius = 7
        case "presentationBackgroundInteraction": properties.backgroundInteraction = .enabled
        case "presentationContentInteraction":
          properties.prefersScrollingExpandsWhenScrolledToEdge = false
        default: break
        }
      }
      switch presenter {
      case "system": properties.presenter = .system
      case "DetentKit's": properties.presenter = .detentKit
      case "pinned": return .pinned(properties)
      default: return .context(ContextStyle(properties))
      }
      return .pageSheet(properties: properties)
    }

    @MainActor @ViewBuilder
    func content(isModified: Bool, replacing: Bool) -> some View {
      let text = Text("Content")
      if replacing {
        if modifier == "interactiveDismissDisabled" {
          text.interactiveDismissDisabled(onAttempt: {})
        } else {
          text
        }
      } else if isModified {
        switch modifier {
        case "presentationDetents": text.presentationDetents([.medium, .large])
        case "presentationDragIndicator": text.presentationDragIndicator(.visible)
        case "presentationCornerRadius": text.presentationCornerRadius(7)
        case "presentationBackgroundInteraction":
          text.presentationBackgroundInteraction(.enabled)
        case "presentationContentInteraction": text.presentationContentInteraction(.scrolls)
        default: text.interactiveDismissDisabled()
        }
      } else {
        text
      }
    }
  }

  struct Presenting: View {
    @Bindable var model: Model
    let row: Row
    let isModified: Bool
    let replacing: Bool

    var body: some View {
      Color.clear
        .sheet(isPresented: $model.isPresented, style: row.style(replacing: replacing)) {
          row.content(isModified: isModified, replacing: replacing)
        }
        .presentationContext()
    }
  }

  private func look(
    _ row: Row, isModified: Bool = false, replacing: Bool = false
  ) throws -> Look {
    var look: Look?
    let reports = try reports {
      let model = Model()
      let stage = try SwiftUIStage {
        Presenting(model: model, row: row, isModified: isModified, replacing: replacing)
      }
      model.isPresented = true
      try stage.app.settle()
      look = try Look(of: try #require(stage.top))
    }
    #expect(reports.map(\.id) == (isModified ? ["DetentKit.unreadModifier"] : []))
    return try #require(look)
  }

  @Test(
    """
    SwiftUI's modifier changes nothing, which is reported, and what stands in the table in its \
    place does
    """, arguments: Row.all)
  func effects(_ row: Row) throws {
    let plain = try look(row)
    #expect(try look(row, isModified: true) == plain)
    let other = try look(row, replacing: true)
    switch row.modifier {
    case "presentationDetents": #expect(other.detents == plain.detents + 1)
    case "presentationDragIndicator": #expect(!plain.hasGrabber && other.hasGrabber)
    case "presentationCornerRadius": #expect(plain.radius != 7 && other.radius == 7)
    case "presentationBackgroundInteraction":
      #expect(!plain.isInteractive && other.isInteractive)
    case "presentationContentInteraction": #expect(plain.expands && !other.expands)
    default: #expect(!plain.isModal && other.isModal)
    }
  }

  private struct Place: View {
    var body: some View { VStack { Text("Place") }.padding().presentationDetents([.medium]) }
  }

  private struct Plain: View {
    var body: some View { Text("Plain") }
  }

  private struct Choice: View {
    let isModified: Bool
    var body: some View {
      if isModified { Place() } else { Plain() }
    }
  }

  private struct Modal: ViewModifier {
    func body(content: Content) -> some View { content.interactiveDismissDisabled() }
  }

  @Test("A modifier in a body, below other modifiers or in a navigation stack is reported too")
  func found() {
    func isFound<Content: View>(_ content: Content) -> Bool {
      UnreadModifiers.exist(in: content)
    }
    #expect(isFound(Place()))
    #expect(isFound(Place().padding().background(Color.red)))
    #expect(isFound(NavigationStack { Place().navigationTitle("Place") }))
    #expect(isFound(NavigationView { Group { Place() } }))
    #expect(isFound(Plain().modifier(Modal()).opacity(0.5)))
    #expect(isFound(Choice(isModified: true).body))
    #expect(isFound(Text("Place").presentationBackground(Color.red)))
    #expect(isFound(Text("Place").presentationCompactAdaptation(.none)))
    #expect(isFound(Text("Place").presentationDetents([.large], selection: .constant(.large))))
  }

  @Test("Content without one, with DetentKit's, or with a sheet of SwiftUI's is not reported")
  func notFound() {
    func isFound<Content: View>(_ content: Content) -> Bool {
      UnreadModifiers.exist(in: content)
    }
    #expect(
      !isFound(Plain().padding().preference(key: PreferenceFlowTests.TitleKey.self, value: "")))
    #expect(!isFound(Plain().interactiveDismissDisabled(onAttempt: {})))
    #expect(!isFound(Plain().interactiveDismissConfirmation { _ in true }))
    #expect(!isFound(Plain().presentationDetents([.medium], largestUndimmed: .medium)))
    #expect(!isFound(Plain().sheet(isPresented: .constant(false)) { Place() }))
    #expect(!isFound(Choice(isModified: false).body))
    #expect(!isFound(AnyView(Place())), "what is erased cannot be seen")
  }

  @Test("A hosting controller of the app's that is presented with UIKit is reported")
  func hostingController() throws {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let reports = try reports {
      root.present(UIHostingController(rootView: Place()), style: .pageSheet)
      try app.settle()
    }
    #expect(reports.map(\.id) == ["DetentKit.unreadModifier"])
    let sentence = try #require(reports.first).sentence
    #expect(sentence.contains("SheetProperties") && sentence.contains("Place"))
  }

  @Test("The table names each modifier")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/DetentKit/DetentKit.docc/CommonQuestions.md"), encoding: .utf8)
    for modifier in Row.modifiers { #expect(page.contains("| `\(modifier)(")) }
  }
}
