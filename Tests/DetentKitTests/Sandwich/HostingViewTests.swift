import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// SwiftUI owns the views of its hosting controllers: nothing is added to them.
@MainActor
@Suite("Views of hosting controllers")
struct HostingViewTests {
  struct Screen<Sheet: View>: View {
    @Bindable var model: Model
    var style: ModalPresentationStyle
    let sheet: () -> Sheet

    var body: some View {
      Button("Behind") { model.taps += 1 }
        .sheet(isPresented: $model.isPresented, style: style, content: sheet)
        .presentationContext()
    }
  }

  /// The phases of positions, each once in a row.
  final class Phases {
    var all: [PresentationPosition.Phase] = []

    func add(_ position: PresentationPosition) {
      if all.last != position.phase { all.append(position.phase) }
    }
  }

  private func styles(_ phases: Phases) -> [ModalPresentationStyle] {
    var properties = SheetProperties(detents: [.content, .large])
    properties.onPositionChange = { phases.add($0) }
    return [
      .pageSheet(properties: properties), .popover(adaptiveSheetProperties: properties),
      .context(ContextStyle(properties)), .pinned(properties),
    ]
  }

  private static let whole: [PresentationPosition.Phase] = [
    .presenting, .resting, .dismissing, .dismissed,
  ]

  @Test("SwiftUI's content is presented, measured and followed without views in hosting views")
  func sandwiches() throws {
    let phases = Phases()
    for style in styles(phases) {
      phases.all = []
      let model = Model()
      let reports = try Misuse.collect {
        let stage = try SwiftUIStage {
          Screen(model: model, style: style) {
            Text("Sheet").frame(height: 150).presentationMarker("end")
          }
        }
        model.isPresented = true
        try stage.app.settle()
        #expect(stage.app.exists("Sheet"))
        model.isPresented = false
        try stage.app.settle()
      }
      #expect(reports == [])
      #expect(phases.all == Self.whole)
    }
  }

  @Test("An app's own hosting controller is presented and followed without views in its view")
  func ownControllers() throws {
    let phases = Phases()
    for (index, style) in styles(phases).enumerated() {
      phases.all = []
      let reports = try Misuse.collect {
        let stage = try SwiftUIStage { Color.clear }
        let root = try #require(stage.app.root)
        root.definesPresentationContext = true
        let content = UIHostingController(rootView: Text("Sheet").frame(height: 150))
        root.present(content, style: style)
        try stage.app.settle()
        content.dismiss(animated: true)
        try stage.app.settle()
      }
      #expect(reports == [])
      // Nothing notifies of UIKit's dismissal of a controller whose view cannot be observed: only its
      // end is known.
      let isUIKits = index < 2
      #expect(phases.all == (isUIKits ? Self.whole.filter { $0 != .dismissing } : Self.whole))
    }
  }

  @Test("A link of an app's hosting controller goes with it")
  func linksGo() throws {
    weak var link: PresentationLink?
    let app = TestApp(device: .iPhone16) { UIViewController() }
    try app.settle()
    do {
      let content = UIHostingController(rootView: Text("Sheet"))
      link = PresentationLink.attached(to: content)
      app.root?.present(content, style: .pageSheet(properties: SheetProperties()))
      try app.settle()
      #expect(PresentationLink.existing(of: content) === link)
      content.dismiss(animated: true)
      try app.settle()
    }
    HostingLinks.removeUnused()
    #expect(link == nil)
  }

  @Test("A request from a hosting controller that is in no window yet waits for it")
  func waits() throws {
    let reports = try Misuse.collect {
      let root = UIViewController()
      let app = TestApp(device: .iPhone16) { root }
      try app.settle()
      let child = UIHostingController(rootView: Text("Behind"))
      let content = UIViewController()
      PresentationQueue.shared.whenFree(child, .pageSheet) {
        child.present(content, animated: true)
      }
      app.advance(by: 0.2)
      #expect(content.presentingViewController == nil)
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      try app.settle()
      #expect(content.presentingViewController != nil)
    }
    #expect(reports == [])
  }

  @Test("Page controllers keep their own children")
  func pages() throws {
    let phases = Phases()
    let app = TestApp(device: .iPhone16) { UIViewController() }
    try app.settle()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    var properties = SheetProperties(detents: [.medium])
    properties.onPositionChange = { phases.add($0) }
    app.root?.present(pages, style: .pageSheet(properties: properties))
    try app.settle()
    #expect(pages.children.allSatisfy { $0 === page })
    pages.dismiss(animated: true)
    try app.settle()
    #expect(phases.all.last == .dismissed)
  }

  /// Stands for the split view controller, which the Runtime has not.
  private final class Columns: UIViewController, ContentContainer {}

  @Test("Containers of UIKit get no child, and other controllers one that observes")
  func containers() throws {
    let rows: [(UIViewController, Int)] = [(Columns(), 0), (UIViewController(), 1)]
    for (content, children) in rows {
      let phases = Phases()
      let app = TestApp(device: .iPhone16) { UIViewController() }
      try app.settle()
      var properties = SheetProperties(detents: [.medium])
      properties.onPositionChange = { phases.add($0) }
      app.root?.present(content, style: .pageSheet(properties: properties))
      try app.settle()
      #expect(content.children.count == children)
      content.dismiss(animated: true)
      try app.settle()
      #expect(phases.all.last == .dismissed)
    }
    let containers: [UIViewController] = [
      UINavigationController(), UITabBarController(), Columns(),
      UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil),
    ]
    for container in containers { #expect(!container.acceptsObservingChild) }
  }
}
