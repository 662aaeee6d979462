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
    let model = Model()
    let stage = try SwiftUIStage {
      Presenting(model: model, row: row, isModified: isModified, replacing: replacing)
    }
    model.isPresented = true
    try stage.app.settle()
    return try Look(of: try #require(stage.top))
  }

  @Test(
    "SwiftUI's modifier changes nothing, and what stands in the table in its place does",
    arguments: Row.all)
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
