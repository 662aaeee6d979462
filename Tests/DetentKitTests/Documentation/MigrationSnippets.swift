import DetentKit
import SwiftUI

// What the pages for those who come from other libraries show, and the page for coding agents.

private struct PlaceList: View {
  var body: some View { Color.clear }
}

private struct NoteEditor: View {
  @Binding var text: String
  var body: some View { TextField("Note", text: $text) }
}

private final class Log {
  var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}

@MainActor
private struct MigrationSnippets {
  @Binding var isPresented: Bool
  @Binding var detent: PresentationDetentReference
  @Binding var text: String
  @Binding var asksToDiscard: Bool
  let log: Log

  @ViewBuilder var bottomSheet: some View {
    PlaceList()
      .sheet(
        isPresented: $isPresented,
        style: .pageSheet(
          properties: SheetProperties(
            detents: [.fraction(0.125), .fraction(0.4), .large],
            largestUndimmedDetent: .fraction(0.4), selection: $detent, prefersGrabberVisible: true))
      ) {
        PlaceList()
      }
  }

  @ViewBuilder var agents: some View {
    PlaceList()
      .sheet(
        isPresented: $isPresented, style: .pageSheet(properties: everything),
        onDismiss: { reason in log.append("went: \(reason)") },
        content: {
          NoteEditor(text: $text)
            .interactiveDismissDisabled(!text.isEmpty) { asksToDiscard = true }
        })
  }

  var everything: SheetProperties {
    var properties = SheetProperties(
      detents: [.height(140), .medium, .large], largestUndimmedDetent: .medium,
      selection: $detent, prefersGrabberVisible: true)
    properties.keyboard = .keepsDetent
    properties.onDetentChange = { change in log.append("at \(change.new)") }
    return properties
  }
}

@MainActor
private func floatingPanel(map: UIViewController, places: UIViewController, log: Log) {
  var panel = ContextStyle(
    detents: [.height(69), .fraction(0.5), .large], prefersGrabberVisible: true)
  panel.selectedDetent = .fraction(0.5)
  panel.largestUndimmedDetent = .fraction(0.5)
  panel.onDetentChange = { change in log.append("at \(change.new)") }
  places.isModalInPresentation = true
  map.definesPresentationContext = true
  map.present(places, style: .context(panel))
}

@MainActor
private func panModal(controller: UIViewController, places: UIViewController) {
  var sheet = SheetProperties(detents: [.height(300), .large], prefersGrabberVisible: true)
  sheet.preferredCornerRadius = 8
  sheet.dimming = SheetDimming(color: .black.withAlphaComponent(0.7))
  sheet.policy.haptics = .light
  controller.present(places, style: .pageSheet(properties: sheet))
}

@MainActor
private func fittedSheets(controller: UIViewController, places: UIViewController) {
  var fitted = SheetProperties(
    detents: [.content, .fraction(0.5), .large], prefersGrabberVisible: true)
  fitted.keyboard = .keepsDetent
  fitted.maximumWidth = 600
  controller.present(places, style: .pageSheet(properties: fitted))
}
