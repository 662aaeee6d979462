import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The size of a sheet's content between the detents.
@MainActor
@Suite("Content modes")
struct ContentModeTests {
  /// A presenter, and the edge that its sheet comes from.
  struct Row: CustomTestStringConvertible, Sendable {
    var presenter: String
    var edge: ContextStyle.Edge
    var testDescription: String { "\(presenter), \(edge)" }

    @MainActor
    func style(_ mode: SheetContentMode) -> ModalPresentationStyle {
      var properties = SheetProperties(
        detents: [.height(200), .height(320), .large], prefersGrabberVisible: true)
      properties.contentMode = mode
      properties.edge = edge
      switch presenter {
      case "automatic": return .pageSheet(properties: properties)
      case "pinned": return .pinned(properties, look: .iOS18)
      case "panel":
        var style = ContextStyle(properties)
        style.look = .panel
        return .context(style)
      default:
        // Touches pass through beside the sheet, so the containers are as small as it is.
        properties.backgroundInteraction = .enabled
        return .context(ContextStyle(properties))
      }
    }

    static let all =
      ["automatic", "pinned"].map { Row(presenter: $0, edge: .bottom) }
      + [ContextStyle.Edge.bottom, .top, .leading, .trailing].flatMap { edge in
        ["context", "panel"].map { Row(presenter: $0, edge: edge) }
      }
  }

  /// Content that notes its layouts.
  final class Content: UIViewController {
    var layouts: [CGSize] = []
    var insets: [UIEdgeInsets] = []

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts.append(view.bounds.size)
      insets.append(view.safeAreaInsets)
    }
  }

  @MainActor
  struct Stage {
    let app: TestApp
    let root = UIViewController()
    let content: UIViewController

    init(_ content: UIViewController, style: ModalPresentationStyle) throws {
      self.content = content
      let root = root
      app = TestApp(device: .iPhone16) { root }
      root.definesPresentationContext = true
      try app.settle()
      root.present(content, style: style)
      try app.settle()
    }

    var card: UIView {
      get throws { try #require(content.contextPresentationController?.presentedView) }
    }
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Drags the sheet's free edge into the window.
    func drag(_ edge: ContextStyle.Edge, by distance: Double) throws {
      let frame = frame(of: try card)
      let (start, movement) =
        switch edge {
        case .bottom: (CGPoint(x: 196, y: frame.minY + 60), CGPoint(x: 0, y: -distance))
        case .top: (CGPoint(x: 196, y: frame.maxY - 60), CGPoint(x: 0, y: distance))
        case .leading: (CGPoint(x: frame.maxX - 60, y: 400), CGPoint(x: distance, y: 0))
        case .trailing: (CGPoint(x: frame.minX + 60, y: 400), CGPoint(x: -distance, y: 0))
        }
      let finger = app.touch(at: start)
      try finger.move(to: CGPoint(x: start.x + movement.x, y: start.y + movement.y), over: 0.3)
      app.advance(by: 0.2)
      try finger.lift()
      try app.settle()
    }
  }

  @Test(
    "Static content has one size and one safe area, and moves with the free edge",
    arguments: Row.all)
  func isStatic(_ row: Row) throws {
    let content = Content()
    let stage = try Stage(content, style: row.style(.static))
    #expect(Set(content.layouts.map(\.height)).count == 1, "\(content.layouts)")
    let size = content.view.bounds.size
    let shown = try stage.card.bounds.size
    #expect(size.height > shown.height || size.width > shown.width)
    (content.layouts, content.insets) = ([], [])
    let insets = content.view.safeAreaInsets
    // To the next detent, and to the largest.
    let isVertical = row.edge == .bottom || row.edge == .top
    for distance in [130.0, isVertical ? 300 : 110] {
      let before = stage.frame(of: try stage.card)
      try stage.drag(row.edge, by: distance)
      let frame = stage.frame(of: content.view)
      let card = stage.frame(of: try stage.card)
      #expect(card.width * card.height > before.width * before.height)
      switch row.edge {
      case .bottom: #expect(abs(frame.minY - card.minY) < 0.5)
      case .top: #expect(abs(frame.maxY - card.maxY) < 0.5)
      case .leading: #expect(abs(frame.maxX - card.maxX) < 0.5)
      case .trailing: #expect(abs(frame.minX - card.minX) < 0.5)
      }
      #expect(content.view.bounds.size == size && content.view.safeAreaInsets == insets)
    }
    #expect(content.layouts.isEmpty, "\(content.layouts), \(content.insets)")
    try #require(content.contextPresentationController).selectedDetent = .large
    try stage.app.settle()
    #expect(content.layouts.isEmpty, "\(content.layouts), \(content.insets)")
    #expect(stage.frame(of: content.view).isNear(stage.frame(of: try stage.card)))
  }

  @Test("Content that fits has the size of the sheet in each frame", arguments: Row.all)
  func fits(_ row: Row) throws {
    let content = Content()
    let stage = try Stage(content, style: row.style(.fitToBounds))
    // The system's sheet presents where it supports everything.
    #expect((content.contextPresentationController == nil) == (row.presenter == "automatic"))
    guard row.presenter != "automatic" else { return }
    content.layouts = []
    try stage.drag(row.edge, by: 130)
    #expect(content.layouts.count > 5)
    #expect(content.view.bounds.size == (try stage.card.bounds.size))
  }

  @Test("The mode changes while the sheet is shown")
  func changed() throws {
    let content = Content()
    let stage = try Stage(content, style: Row(presenter: "context", edge: .bottom).style(.static))
    let controller = try #require(content.contextPresentationController)
    let high = content.view.bounds.height
    controller.style.contentMode = .fitToBounds
    try stage.app.settle()
    #expect(content.view.bounds.size == (try stage.card.bounds.size))
    #expect(stage.frame(of: content.view).isNear(stage.frame(of: try stage.card)))
    controller.style.contentMode = .static
    try stage.app.settle()
    #expect(content.view.bounds.height == high)
  }

  @Test("The system's sheet reports that it has no such property")
  func system() throws {
    var properties = SheetProperties(detents: [.medium, .large])
    properties.contentMode = .static
    properties.presenter = .system
    let lines = try reports { _ = try Stage(Content(), style: .pageSheet(properties: properties)) }
    #expect(lines.map(\.id) == ["DetentKit.needsDetentKit"])
  }

  @MainActor @Observable
  final class Screen {
    var isShown = false
    var heights: [CGFloat] = []
  }

  struct Presenting: View {
    @Bindable var screen: Screen
    let style: ModalPresentationStyle
    var body: some View {
      Color.clear.sheet(isPresented: $screen.isShown, style: style) {
        VStack {
          Text("Top")
          Spacer()
          Text("End")
        }
        .onGeometryChange(
          for: CGFloat.self, of: { $0.size.height }, action: { screen.heights.append($0) })
      }
    }
  }

  @Test("SwiftUI content keeps its size too", arguments: ["automatic", "pinned"])
  func swiftUI(_ presenter: String) throws {
    let screen = Screen()
    let style = Row(presenter: presenter, edge: .bottom).style(.static)
    let app = try SwiftUIStage { Presenting(screen: screen, style: style) }.app
    screen.isShown = true
    try app.settle()
    #expect(screen.heights.last.map { $0 > 600 } == true)
    screen.heights = []
    let top = try app.element(label: "Top")
    let finger = app.touch(at: CGPoint(x: 196, y: top.frame.midY + 30))
    try finger.move(to: CGPoint(x: 196, y: top.frame.midY - 250), over: 0.3)
    app.advance(by: 0.2)
    try finger.lift()
    try app.settle()
    let moved = try app.element(label: "Top")
    #expect(moved.frame.midY < top.frame.midY - 50)
    #expect(screen.heights.isEmpty, "\(screen.heights)")
  }
}
