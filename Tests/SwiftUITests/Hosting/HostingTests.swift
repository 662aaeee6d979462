import DetentTesting
import SwiftUI
import Testing

@MainActor
struct HostingTests {
  @Test("A hosting controller's preferred size follows its view where that is asked for")
  func preferredSize() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 120, height: 80))
    controller.sizingOptions = .preferredContentSize
    let app = TestApp(device: .iPhone16) { controller }
    try app.settle()
    #expect(controller.preferredContentSize == CGSize(width: 120, height: 80))
    let plain = UIHostingController(rootView: Color.red.frame(width: 120, height: 80))
    plain.loadViewIfNeeded()
    #expect(plain.preferredContentSize == .zero)
  }

  @Test("Without regions of the safe area views reach the edges of the screen")
  func safeAreaRegions() throws {
    var frame = CGRect.zero
    let controller = UIHostingController(
      rootView: GeometryReader { proxy in
        let _ = frame = proxy.frame(in: .global)
        Color.red
      })
    controller.safeAreaRegions = []
    let app = TestApp(device: .iPhone16) { controller }
    try app.settle()
    #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(
    "The keyboard and the container inset views only as far as their regions are in the safe area",
    arguments: [
      (SafeAreaRegions.all, 59.0, 516.0), (SafeAreaRegions.container, 59.0, 818.0),
      (SafeAreaRegions.keyboard, 0.0, 516.0), (SafeAreaRegions(), 0.0, 852.0),
    ])
  func keyboardRegion(regions: SafeAreaRegions, top: Double, bottom: Double) throws {
    var frame = CGRect.zero
    let controller = UIHostingController(
      rootView: GeometryReader { proxy in
        let _ = frame = proxy.frame(in: .global)
        Color.red
      })
    controller.safeAreaRegions = regions
    let app = TestApp(device: .iPhone16) { controller }
    try app.settle()
    app.showKeyboard(height: 336)
    try app.settle()
    #expect(frame.minY == CGFloat(top))
    #expect(frame.maxY == CGFloat(bottom))
    controller.safeAreaRegions = .all
    try app.settle()
    #expect(frame.maxY == 516)
    #expect(controller.safeAreaRegions == .all)
  }

  @Test("A view that an app adds to a hosting controller's view is reported")
  func addedSubview() throws {
    let reports = try Misuse.collect {
      let controller = UIHostingController(rootView: Text("Content"))
      let app = TestApp(device: .iPhone16) { controller }
      try app.settle()
      controller.view.addSubview(UILabel())
      #expect(controller.view.subviews.contains { $0 is UILabel })
    }
    #expect(reports.map(\.id) == ["SwiftUI.subviewOfHostingView"])
    #expect(reports.first?.sentence.contains("UILabel") == true)
  }

  @Test("A view that an app adds before the content is in front of it")
  func addedBeforeContent() throws {
    final class Controller: UIHostingController<Color> {
      let badge = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
      }
    }
    let controller = Controller(rootView: .red)
    let reports = try Misuse.collect {
      let app = TestApp(device: .iPhone16) { controller }
      try app.settle()
      #expect(controller.view.subviews.count > 1)
      #expect(controller.view.subviews.last === controller.badge)
      controller.rootView = .green
      try app.settle()
      #expect(controller.view.subviews.last === controller.badge)
    }
    #expect(reports.map(\.id) == ["SwiftUI.subviewOfHostingView"])
  }

  @Test("Content disappears with its controller, which nobody keeps after the dismissal")
  func disappearance() throws {
    var lines: [String] = []
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    root.present(
      UIHostingController(
        rootView: Text("Content").onAppear { lines.append("appears") }
          .onDisappear { lines.append("disappears") }), animated: true)
    try app.settle()
    root.dismiss(animated: true) { lines.append("dismissed") }
    try app.settle()
    #expect(lines == ["appears", "disappears", "dismissed"])
  }

  @Test("A configuration of a cell is measured with its margins, and updated in place")
  func cell() throws {
    let configuration = UIHostingConfiguration { Text("Row") }
    let view = configuration.makeContentView()
    let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(height == 44)
    let tall = UIHostingConfiguration { Color.red.frame(height: 100) }.margins(.vertical, 5)
    #expect(tall.makeContentView().sizeThatFits(CGSize(width: 320, height: 0)).height == 110)
    #expect(view.supports(UIHostingConfiguration { Text("Other") }))
    view.configuration = UIHostingConfiguration { Text("Other") }
  }
}

@MainActor
struct TimelineTests {
  @Test("A timeline's content is made at the moments of its schedule")
  func periodic() throws {
    var dates: [Double] = []
    let app = try show(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        let _ = dates.append(context.date.timeIntervalSinceReferenceDate)
        Text("At")
      },
      settles: false)
    app.advance(by: 3.05)
    #expect(dates.count >= 3 && dates.count <= 5)
    for (a, b) in zip(dates, dates.dropFirst()) { #expect(abs(b - a - 1) < 1e-6 || a == b) }
  }

  @Test("An animation's timeline goes on in every frame, a paused one not at all")
  func animation() throws {
    var (running, paused) = (0, 0)
    let app = try show(
      VStack {
        TimelineView(.animation) { _ in
          let _ = running += 1
          Text("Running")
        }
        TimelineView(.animation(paused: true)) { _ in
          let _ = paused += 1
          Text("Paused")
        }
      },
      settles: false)
    let before = (running, paused)
    app.advance(by: 0.5)
    #expect(running - before.0 >= 28 && paused == before.1)
  }
}
