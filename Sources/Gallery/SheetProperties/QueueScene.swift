import DetentKit
import SwiftUI
import VirtualDevice

/// A page of the tour that a new user sees.
private struct TourPage: Identifiable {
  let id: Int
  let symbol: String
  let color: Color
  let title: String
  let text: String
  let style: ModalPresentationStyle

  @MainActor
  static let all: [TourPage] = {
    let half = SheetProperties(detents: [.medium], prefersGrabberVisible: true)
    let low = SheetProperties(detents: [.content], prefersGrabberVisible: true)
    return [
      TourPage(
        id: 0, symbol: "map.fill", color: .teal, title: "Welcome to Lindenstadt",
        text: "Thirteen places within a walk, and the way to each of them.",
        style: .pageSheet(properties: half)),
      TourPage(
        id: 1, symbol: "music.note", color: .indigo, title: "Walks by Ear",
        text: "Eight walks with the voices of those who live there.", style: .fullScreen),
      TourPage(
        id: 2, symbol: "bell.fill", color: .red, title: "Shall We Tell You?",
        text: "Once a day at most, when you pass a place you have saved.",
        style: .pageSheet(properties: low)),
    ]
  }()
}

private struct TourCard: View {
  let page: TourPage
  let left: Int
  @Environment(\.sheetDismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.system(size: 32, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 76, height: 76)
        .background(page.color.gradient, in: RoundedRectangle(cornerRadius: 20))
      Text(page.title).font(.title2).bold().multilineTextAlignment(.center)
      Text(page.text)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: 320)
      KitButton(title: left == 0 ? "Done" : "Continue", color: page.color) { dismiss() }
        .padding(.top, 12)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 36)
    .frame(maxWidth: .infinity)
  }
}

/// Three presentations requested at the same time, each by a modifier of its own.
private struct QueueScreen: View {
  @Bindable var model: KitModel

  private var badge: String {
    switch model.pages.count {
    case 0: "Nothing waits"
    case 1: "One page is left"
    default: "\(model.pages.count) pages are left"
    }
  }

  var body: some View {
    KitMap(model, title: "Start the Tour") { KitBadge(text: badge) }
      // Views are updated from the outside in, so the outermost modifier requests first.
      .modifier(QueuePage(model: model, page: TourPage.all[2]))
      .modifier(QueuePage(model: model, page: TourPage.all[1]))
      .modifier(QueuePage(model: model, page: TourPage.all[0]))
      .onChange(of: model.isPresented) { _, isPresented in
        if isPresented { model.pages = [0, 1, 2] }
      }
  }
}

extension KitModel {
  /// Indicates whether a page is to be presented.
  fileprivate subscript(isWaiting page: Int) -> Bool {
    get { pages.contains(page) }
    set {
      if newValue { pages.insert(page) } else { pages.remove(page) }
      isPresented = !pages.isEmpty
    }
  }
}

private struct QueuePage: ViewModifier {
  @Bindable var model: KitModel
  let page: TourPage

  func body(content: Content) -> some View {
    content.sheet(
      isPresented: $model[isWaiting: page.id], style: page.style, onDismiss: model.didDismiss
    ) {
      TourCard(page: page, left: model.pages.count - 1)
    }
  }
}

extension DeviceScene {
  static let kitQueue = DeviceScene(
    name: "kit-queue", title: "One after the other",
    summary: "Three presentations are wanted at once; none is lost, each waits for its turn.",
    calls: SceneCall.sheet,
    script: [
      .tap("Start the Tour"), .settle, .hold(0.4), .tap("Continue"), .settle, .hold(0.4),
      .tap("Continue"), .settle, .hold(0.4), .tap("Done"), .settle, .hold(0.3),
    ],
    root: { values in KitSceneController(values) { QueueScreen(model: $0) } })
}
