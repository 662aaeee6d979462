import DetentKit
import SheetEngine
import SwiftUI

// What the pages of the documentation show. ``DocumentationTests`` finds each of their examples here.

struct Place: Identifiable {
  var name = ""
  var isLarge = false
  var id: String { name }
}

private struct MapScreen: View {
  var body: some View { Color.clear }
}

private struct PlaceList: View {
  var body: some View { Color.clear }
}

private struct PlaceSummary: View {
  var body: some View { Color.clear }
}

private struct Pane: View {
  var body: some View { Color.clear }
}

private struct NoteEditor: View {
  @Binding var text: String
  var body: some View { TextField("Note", text: $text) }
}

struct PlaceView: View {
  let place: Place
  @Environment(\.sheetDismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }
  }
}

@MainActor
private struct ViewSnippets {
  @Binding var isPresented: Bool
  @Binding var place: Place?
  @Binding var text: String
  @Binding var volume: Double
  @Binding var asksToDiscard: Bool
  @Binding var height: CGFloat
  let properties: SheetProperties
  let isSearching: Bool
  let log: Log
  let store: Store

  @MainActor
  final class Store {
    func save(_ text: String) async -> Bool { !text.isEmpty }
  }

  final class Log {
    var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
  }

  @available(iOS 16, *)
  @ViewBuilder var undimmed: some View {
    MapScreen()
      .sheet(isPresented: $isPresented) {
        PlaceList()
          .presentationDetents([.height(140), .medium, .large], largestUndimmed: .medium)
      }
  }

  @ViewBuilder var items: some View {
    PlaceList()
      .sheet(
        item: $place,
        style: { $0.isLarge ? .fullScreen : .pageSheet(properties: properties) },
        onDismiss: { place, reason in log.append("\(place.name) went: \(reason)") },
        content: { place in PlaceView(place: place) })
  }

  @available(iOS 16, *)
  @ViewBuilder var readme: some View {
    MapScreen()
      .sheet(isPresented: $isPresented) {
        PlaceList()
          .presentationDetents([.height(140), .medium, .large], largestUndimmed: .medium)
      }
      .sheet(
        item: $place,
        style: { $0.isLarge ? .fullScreen : .pageSheet(properties: properties) },
        onDismiss: { place, reason in log.append("\(place.name) went: \(reason)") },
        content: { place in PlaceView(place: place) })
  }

  @available(iOS 16.4, *)
  @ViewBuilder var floating: some View {
    MapScreen().detentSheet(isPresented: $isPresented) { PlaceList() }
  }

  @ViewBuilder var context: some View {
    Pane()
      .sheet(isPresented: $isPresented, style: .context(ContextStyle(detents: [.medium, .large]))) {
        PlaceList()
      }
      .presentationContext()
  }

  @ViewBuilder var positions: some View {
    PlaceList().onPresentationPosition { height = $0.height }
    PlaceList().onPresentationDetentChange { change in
      if change.stage == .did { log.append("at \(change.new)") }
    }
  }

  @ViewBuilder var attempts: some View {
    NoteEditor(text: $text)
      .interactiveDismissDisabled(!text.isEmpty) { cause in
        asksToDiscard = cause != .outsideTap
      }
    NoteEditor(text: $text)
      .interactiveDismissConfirmation(!text.isEmpty) { _ in
        await store.save(text)
      }
  }

  @ViewBuilder var content: some View {
    PlaceSummary()
      .presentationMarker("summary")
    Slider(value: $volume)
      .padding()
      .sheetDragDisabled()
    NoteEditor(text: $text)
      .interactiveDismissDisabled(!text.isEmpty) { asksToDiscard = true }
    PlaceList()
      .presentationHeight(isSearching ? .height(260) : nil)
  }

  @ViewBuilder var reasons: some View {
    PlaceList()
      .sheet(
        isPresented: $isPresented, style: .pageSheet(properties: properties),
        onDismissAttempt: { log.append("refused") },
        onDismiss: { reason in log.append("went: \(reason)") },
        content: { NoteEditor(text: $text) })
  }

  // On visionOS UIKit's sheets have no detents, which SheeKit's initializer requires.
  #if !os(visionOS)
    @ViewBuilder var sheeKit: some View {
      PlaceList()
        .shee(
          isPresented: $isPresented,
          presentationStyle: .formSheet(
            properties: SheetProperties(
              prefersGrabberVisible: true, detents: [.medium(), .large()]))
        ) {
          PlaceList()
        }
    }
  #endif
}

@MainActor
private func controllerSnippets(
  controller: UIViewController, places: UIViewController, pane: UIViewController, button: UIButton,
  log: ViewSnippets.Log
) {
  var properties = SheetProperties(detents: [.height(140), .medium, .large])
  properties.largestUndimmedDetent = .medium
  controller.present(places, style: .pageSheet(properties: properties))

  pane.definesPresentationContext = true
  var style = ContextStyle(detents: [.fraction(0.5), .large])
  style.outsideTouches = .dismiss
  pane.present(places, style: .context(style))

  properties.onPositionChange = { position in
    button.alpha = 1 - min(max(position.total, 0), 1)
  }
  properties.onDetentChange = { change in
    if change.stage == .did { log.append("at \(change.new)") }
  }

  properties.largestUndimmedDetent = .height(160)
  properties.dimming = SheetDimming(color: .systemIndigo.withAlphaComponent(0.45), curve: .early)
  properties.backgroundInteraction = .enabledThrough(.medium)

  properties.dimming = SheetDimming(curve: SheetDimming.Curve { ($0 * 4).rounded() / 4 })

  properties.detents = [.marker("summary"), .content]

  DetentMisuse.handler = { log.append($0.sentence) }
}

// visionOS has no status bar.
#if !os(visionOS)
  @MainActor
  private func statusBarSnippets() {
    var proxy = UIViewControllerProxy()
    proxy.preferredStatusBarStyle = .lightContent
    proxy.modalPresentationCapturesStatusBarAppearance = true
  }
#endif

private final class EditorController: UIViewController {
  func asksToDiscard() async -> Bool { true }
}

@MainActor
private func attemptSnippets(editor: EditorController) {
  editor.setDismissalConfirmation { _ in await editor.asksToDiscard() }
}

@MainActor
private func queueSnippets(
  controller: UIViewController, welcome: UIViewController, places: UIViewController
) {
  controller.present(welcome, style: .pageSheet)
  controller.present(places, style: .formSheet)
}

@MainActor
private func contextSnippets(map: UIViewController, places: UIViewController) {
  var style = ContextStyle()
  style.bars = .inset
  map.present(places, style: .context(style))

  style.maximumWidth = 400
  style.alignment = .leading

  style.look = .panel
  style.cornerRadius = 28

  style.edge = .leading
  style.detents = [.height(340)]

  style.keyboard = .follows

  style.policy.haptics = .light
  style.policy.reducedMotion = .jumps
  style.policy.announcement = { $0 == .large ? "Map covered" : "Map in sight" }

  style.look.settle.spring = SheetSpring(angularFrequency: 14, dampingRatio: 0.55)
  style.look.landing.dismissalFraction = 0.35
}

@MainActor
private func appearanceSnippets(properties: inout SheetProperties) {
  properties.policy.startsLargestWithVoiceOver = true

  properties.appearance.grabberColor = .systemTeal
  properties.appearance.detentsWithoutGrabber = [.large]
  properties.appearance.cornerRadii = [.medium: 28, .large: 0]
  properties.appearance.shadow = SheetShadow(opacity: 0.25, radius: 24)
}

@MainActor
private func pinnedSnippets(
  controller: UIViewController, pane: UIViewController, places: UIViewController,
  properties: SheetProperties
) {
  controller.present(places, style: .pinned(properties, look: .iOS18))

  var look = SheetStyle.iOS26
  look.card.floats = false
  look.settle.spring = SheetSpring(response: 0.5, dampingRatio: 0.8)
  controller.present(places, style: .pinned(properties, look: look))

  var style = ContextStyle()
  style.scope = .window
  pane.present(places, style: .context(style))
}

@MainActor
private func presenterSnippets(controller: UIViewController, places: UIViewController) {
  var properties = SheetProperties(detents: [.height(150), .medium, .large])
  // The system's sheet has no such property, so DetentKit presents.
  properties.keyboard = .keepsDetent
  controller.present(places, style: .pageSheet(properties: properties))

  properties.presenter = .system

  let third = PresentationDetentReference.custom(identifier: "third") { context in
    context.containerTraitCollection.verticalSizeClass == .compact
      ? nil : context.maximumDetentValue / 3
  }
  properties.detents = [third, .topMargin(120), .fullScreen]
  properties.maximumHeight = 420
  properties.snapping = .stepless(in: [200...500])
  places.moveSheet(to: .height(260))
  properties.shouldBeginDragging = { touch in
    // The lower half of the sheet is a drawing.
    touch.location.y < 200 && !(touch.view is UIControl)
  }
  properties.scrollingDetents = [.large]
  properties.contentMode = .static

  properties.willEndDragging = { release in
    // A fling from the smallest detent does not skip the middle.
    release.start == .height(150) && release.target == .detent(.large)
      ? .detent(.medium) : release.target
  }
}

@MainActor
private func stackSnippets(
  scene: UIWindowScene, controller: UIViewController, places: UIViewController,
  welcome: UIViewController, properties: SheetProperties
) {
  scene.presentInFront(places, style: .pageSheet(properties: properties))

  controller.dismissAll()
  controller.dismissPresented(count: 2)
  controller.dismissPresented(downTo: welcome)
}

@MainActor
private func delegateSnippet(
  presented: UIViewController, presenting: UIViewController?, source: UIViewController,
  style: ContextStyle
) -> UIPresentationController {
  let presentation = ContextPresentationController(
    presentedViewController: presented, presenting: presenting, style: style)
  presentation.context = source
  return presentation
}
