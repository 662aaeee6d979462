import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What a view and a test of every presenter share.
@MainActor @Observable
final class PresentedScreen {
  var isPresented = false
  var properties = SheetProperties(
    detents: [PresenterStage.low, .medium, .large], prefersGrabberVisible: true)
  var detent = PresenterStage.low
  var isModal = false
  var height: CGFloat = 240
  var text = ""
  var taps = 0
  var lines: [String] = []

  /// The properties with a binding to the detent.
  var bound: SheetProperties {
    var properties = properties
    properties.selection = Binding(get: { self.detent }, set: { self.detent = $0 })
    return properties
  }
}

/// A SwiftUI view that presents content by DetentKit's modifier.
@MainActor
struct PresentedScreenStage {
  let stage: SwiftUIStage
  let screen: PresentedScreen
  var app: TestApp { stage.app }

  struct Root<Sheet: View>: View {
    @Bindable var screen: PresentedScreen
    let presenter: TestedPresenter
    let isBound: Bool
    let sheet: () -> Sheet

    var body: some View {
      VStack {
        Button("Behind") { screen.taps += 1 }.frame(width: 200, height: 50).padding(.top, 60)
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(
        isPresented: $screen.isPresented,
        style: presenter.style(isBound ? screen.bound : screen.properties),
        onDismissAttempt: { screen.lines.append("attempt") },
        onDismiss: { screen.lines.append("dismissed \($0)") }, content: sheet
      )
      .presentationContext()
    }
  }

  init<Sheet: View>(
    _ presenter: TestedPresenter, on model: DeviceModel = .iPhone16,
    screen: PresentedScreen = PresentedScreen(), isBound: Bool = true,
    @ViewBuilder sheet: @escaping () -> Sheet
  ) throws {
    self.screen = screen
    stage = try SwiftUIStage(on: model) {
      Root(screen: screen, presenter: presenter, isBound: isBound, sheet: sheet)
    }
    screen.isPresented = true
    try stage.app.settle()
  }

  init(
    _ presenter: TestedPresenter, on model: DeviceModel = .iPhone16,
    change: (inout SheetProperties) -> Void = { _ in }
  ) throws {
    let screen = PresentedScreen()
    change(&screen.properties)
    try self.init(presenter, on: model, screen: screen, isBound: screen.properties.selection == nil)
    {
      Color.clear
    }
  }

  /// The visible part of the sheet.
  var frame: CGRect {
    get throws { try app.sheet().frame }
  }

  var height: CGFloat {
    get throws { try 852 - frame.minY }
  }
}

/// What a sheet does whoever presents it, asked for with the modifiers of SwiftUI views. The same
/// in UIKit is in `EveryPresenterTests`.
@MainActor
@Suite("Every presenter, in SwiftUI")
struct EveryPresenterSwiftUITests {
  @Test("The binding moves it, and a drag sets the binding", arguments: TestedPresenter.allCases)
  func detents(_ presenter: TestedPresenter) throws {
    var changes: [DetentChange] = []
    let screen = PresentedScreen()
    let stage = try PresentedScreenStage(presenter, screen: screen) {
      Color.clear.onPresentationDetentChange { changes.append($0) }
    }
    #expect((150...190).contains(try stage.height))
    for detent in [PresentationDetentReference.medium, .large, .medium, PresenterStage.low] {
      let before = try stage.frame.minY
      changes = []
      screen.detent = detent
      stage.app.advance(by: 0.1)
      #expect(try stage.frame.minY != before)
      try stage.app.settle()
      #expect(try abs(stage.frame.minY - before) > 100)
      #expect(changes.map(\.stage) == [.will, .did])
      #expect(changes.allSatisfy { $0.mover == .code && $0.new == detent })
    }
    changes = []
    try stage.stage.drag(from: 760, to: 480)
    #expect(screen.detent == .medium)
    #expect(changes.map(\.stage) == [.will, .did])
    #expect(changes.allSatisfy { $0.mover == .user && $0.new == .medium })
  }

  @Test("Other detents are taken over with an animation", arguments: TestedPresenter.allCases)
  func otherDetents(_ presenter: TestedPresenter) throws {
    let screen = PresentedScreen()
    let stage = try PresentedScreenStage(presenter, screen: screen, isBound: false) { Color.clear }
    let before = try stage.frame.minY
    screen.properties.detents = [.height(400), .large]
    stage.app.advance(by: 0.12)
    let during = try stage.frame.minY
    try stage.app.settle()
    #expect((400...440).contains(try stage.height))
    #expect(try stage.frame.minY < during - 1 && during < before - 1)
  }

  @Test(
    "A detent of the content follows its state, and one of a marker the view",
    arguments: TestedPresenter.allCases)
  func measured(_ presenter: TestedPresenter) throws {
    let screen = PresentedScreen()
    screen.properties.detents = [.content, .large]
    let stage = try PresentedScreenStage(presenter, screen: screen, isBound: false) {
      VStack(spacing: 0) {
        Color.red.frame(height: 120).presentationMarker("summary")
        Color.blue.frame(height: screen.height - 120)
      }
    }
    let before = try stage.height
    #expect((235...285).contains(before))
    screen.height = 340
    try stage.app.settle()
    #expect((80...105).contains(try stage.height - before))
    screen.properties.detents = [.marker("summary"), .large]
    try stage.app.settle()
    #expect((115...160).contains(try stage.height))
  }

  @Test(
    "A pull dismisses it with its reason, unless the content prevents it",
    arguments: TestedPresenter.allCases)
  func pull(_ presenter: TestedPresenter) throws {
    let screen = PresentedScreen()
    screen.isModal = true
    let stage = try PresentedScreenStage(presenter, screen: screen) {
      Color.clear.interactiveDismissDisabled(screen.isModal) { cause in
        screen.lines.append("\(cause)")
      }
    }
    let before = try stage.frame
    try stage.stage.drag(from: 720, to: 850)
    #expect(try stage.frame.isNear(before))
    #expect(screen.lines.sorted() == ["attempt", "drag"])
    screen.lines = []
    screen.isModal = false
    try stage.app.settle()
    try stage.stage.drag(from: 720, to: 850)
    #expect(!screen.isPresented && screen.lines == ["dismissed user"])
  }

  @Test("A tap beside it and the escape gesture dismiss it", arguments: TestedPresenter.allCases)
  func outside(_ presenter: TestedPresenter) throws {
    let stage = try PresentedScreenStage(presenter)
    stage.app.tap(at: CGPoint(x: 196, y: 145))
    try stage.app.settle()
    #expect(stage.screen.taps == 0 && stage.screen.lines == ["dismissed user"])
    stage.screen.isPresented = true
    try stage.app.settle()
    #expect(stage.app.performEscape())
    try stage.app.settle()
    #expect(stage.screen.lines == ["dismissed user", "dismissed user"])
    stage.screen.isPresented = true
    try stage.app.settle()
    stage.screen.isPresented = false
    try stage.app.settle()
    #expect(stage.screen.lines.last == "dismissed binding")
  }

  @Test(
    "Up to the largest undimmed detent the background is in use, by the style or the content",
    arguments: TestedPresenter.allCases, [true, false])
  func undimmed(_ presenter: TestedPresenter, byContent: Bool) throws {
    let screen = PresentedScreen()
    let stage: PresentedScreenStage
    if byContent {
      screen.properties.detents = [.large]
      stage = try PresentedScreenStage(presenter, screen: screen, isBound: false) {
        Color.clear.presentationDetents(
          [PresenterStage.low, .medium, .large], largestUndimmed: PresenterStage.low,
          selection: Binding(get: { screen.detent }, set: { screen.detent = $0 }))
      }
    } else {
      screen.properties.largestUndimmedDetent = PresenterStage.low
      stage = try PresentedScreenStage(presenter, screen: screen) { Color.clear }
    }
    let presentation = try #require(stage.stage.top).contextPresentationController
    #expect((presentation == nil) == (presenter == .system))
    try stage.app.tap("Behind")
    #expect(screen.taps == 1 && screen.isPresented)
    #expect(try stage.app.sheet().dim == 0)
    try stage.stage.drag(from: 760, to: 480)
    #expect(screen.detent == .medium)
    #expect(try stage.app.sheet().dim > 0)
    stage.app.tap(at: CGPoint(x: 196, y: 145))
    try stage.app.settle()
    #expect(screen.taps == 1 && !screen.isPresented)
  }

  @Test("A tap on the grabber selects the next detent", arguments: TestedPresenter.allCases)
  func grabber(_ presenter: TestedPresenter) throws {
    let stage = try PresentedScreenStage(presenter)
    for detent in [PresentationDetentReference.medium, .large] {
      stage.app.tap(at: CGPoint(x: 196.5, y: try stage.frame.minY + 8))
      try stage.app.settle()
      #expect(stage.screen.detent == detent)
    }
  }

  @Test(
    "A list at its top expands the sheet before it scrolls, unless that is switched off",
    arguments: TestedPresenter.allCases, [true, false])
  func list(_ presenter: TestedPresenter, expands: Bool) throws {
    let screen = PresentedScreen()
    screen.properties.detents = [.medium, .large]
    screen.properties.prefersScrollingExpandsWhenScrolledToEdge = expands
    screen.detent = .medium
    let stage = try PresentedScreenStage(presenter, screen: screen) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(height: 60) } }
          .frame(maxWidth: .infinity)
      }
    }
    try stage.stage.drag(from: 780, to: 500)
    #expect(screen.detent == (expands ? .large : .medium))
    guard expands else { return }
    try stage.stage.drag(from: 300, to: 640)
    #expect(screen.detent == .medium)
  }

  @Test("The content follows the positions of its sheet", arguments: TestedPresenter.allCases)
  func positions(_ presenter: TestedPresenter) throws {
    var positions: [PresentationPosition] = []
    let screen = PresentedScreen()
    let stage = try PresentedScreenStage(presenter, screen: screen) {
      Color.clear.onPresentationPosition { positions.append($0) }
    }
    try stage.stage.drag(from: 760, to: 480)
    screen.isPresented = false
    try stage.app.settle()
    let phases = positions.map(\.phase).reduce(into: [PresentationPosition.Phase]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(
      phases == [.presenting, .resting, .dragging, .settling, .resting, .dismissing, .dismissed])
    #expect(Set(positions.filter { $0.phase == .resting }.map(\.total)) == [0, 1])
    for (one, next) in zip(positions, positions.dropFirst()) { #expect(one != next) }
  }

  @Test(
    "Fractions are of the available height, and of the content",
    arguments: TestedPresenter.allCases)
  func fractions(_ presenter: TestedPresenter) throws {
    func height(_ detent: PresentationDetentReference) throws -> CGFloat {
      let screen = PresentedScreen()
      screen.properties.detents = [detent]
      let stage = try PresentedScreenStage(presenter, screen: screen, isBound: false) {
        Color.red.frame(height: 400)
      }
      return try stage.height
    }
    let step = try height(.fraction(0.6)) - height(.fraction(0.3))
    #expect((200...260).contains(step))
    let half = try height(.content) - height(.contentFraction(0.5))
    #expect((180...220).contains(half))
  }

  @Test("It rests at each of nine detents", arguments: TestedPresenter.allCases)
  func many(_ presenter: TestedPresenter) throws {
    let detents = (1...9).map { PresentationDetentReference.height(80 * CGFloat($0)) }
    let screen = PresentedScreen()
    screen.properties.detents = detents.shuffled()
    screen.detent = detents[0]
    let stage = try PresentedScreenStage(presenter, screen: screen) { Color.clear }
    var tops = [try stage.frame.minY]
    for detent in detents.dropFirst() {
      screen.detent = detent
      try stage.app.settle()
      tops.append(try stage.frame.minY)
    }
    for (one, next) in zip(tops, tops.dropFirst()) { #expect((60...125).contains(one - next)) }
  }

  @Test("A field's keyboard goes with it, and its text stays", arguments: TestedPresenter.allCases)
  func keyboard(_ presenter: TestedPresenter) throws {
    let screen = PresentedScreen()
    screen.properties.detents = [.large]
    let stage = try PresentedScreenStage(presenter, screen: screen, isBound: false) {
      VStack {
        TextField("Name", text: Binding(get: { screen.text }, set: { screen.text = $0 }))
        Spacer()
      }
      .padding(40)
    }
    try stage.app.tap("Name")
    try stage.app.type("Kit")
    try stage.app.settle()
    #expect(screen.text == "Kit")
    let top = try Double(stage.frame.minY)
    try stage.stage.drag(from: top + 20, to: top + 700, x: 300)
    #expect(!screen.isPresented && screen.lines == ["dismissed user"])
  }

  @Test("A rotation keeps the detent", arguments: TestedPresenter.allCases)
  func rotation(_ presenter: TestedPresenter) throws {
    let stage = try PresentedScreenStage(presenter)
    stage.screen.detent = .medium
    try stage.app.settle()
    let before = try stage.frame
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(stage.screen.detent == .medium)
    #expect(try stage.frame.isNear(before))
  }

  /// A property with a value other than its default.
  struct Property: Sendable, CustomTestStringConvertible {
    var name: String
    var isOwn = false
    var change: @MainActor @Sendable (inout SheetProperties) -> Void
    var testDescription: String { name }

    static let all = [
      Property(name: "none") { _ in },
      Property(name: "selectedDetent") { $0.selectedDetent = .medium },
      Property(name: "largestUndimmedDetent") { $0.largestUndimmedDetent = PresenterStage.low },
      Property(name: "backgroundInteraction") { $0.backgroundInteraction = .enabled },
      Property(name: "dimming") { $0.dimming = SheetDimming(color: .systemIndigo) },
      Property(name: "grabber") { $0.prefersGrabberVisible = false },
      Property(name: "preferredCornerRadius") { $0.preferredCornerRadius = 7 },
      Property(name: "minimumHeight") { $0.minimumHeight = 240 },
      Property(name: "maximumHeight") { $0.maximumHeight = 500 },
      Property(name: "shouldBeginDragging") { $0.shouldBeginDragging = { _ in false } },
      Property(name: "look", isOwn: true) { $0.look = .iOS18 },
      Property(name: "appearance", isOwn: true) { $0.appearance.cornerRadii = [.medium: 3] },
      Property(name: "maximumWidth", isOwn: true) { $0.maximumWidth = 300 },
      Property(name: "alignment", isOwn: true) {
        $0.maximumWidth = 280
        $0.alignment = .trailing
        $0.alignmentOffset = 12
      },
      Property(name: "edge", isOwn: true) { $0.edge = .top },
      Property(name: "contentMode", isOwn: true) { $0.contentMode = .static },
      Property(name: "dragArea", isOwn: true) { $0.dragArea = .none },
      Property(name: "limitsDragsToNextDetent", isOwn: true) { $0.limitsDragsToNextDetent = true },
      Property(name: "snapping", isOwn: true) { $0.snapping = .stepless },
      Property(name: "willEndDragging", isOwn: true) {
        $0.willEndDragging = { _ in .detent(.large) }
      },
      Property(name: "keyboard", isOwn: true) { $0.keyboard = .keepsDetent },
    ]
  }

  // The context of this screen ends at the safe area, and that of the one in UIKit does not.
  @Test(
    "Each property means the same in both frameworks: the same frames at rest and in drags",
    arguments: TestedPresenter.allCases.filter { $0 != .context }, Property.all)
  func property(_ presenter: TestedPresenter, _ property: Property) throws {
    guard presenter != .system || !property.isOwn else { return }
    /// Returns a sheet with its lengths in hundredths of a point.
    func rounded(_ sheet: TraceFrame.Sheet) -> TraceFrame.Sheet {
      func hundredths(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
      var sheet = sheet
      sheet.frame = CGRect(
        x: hundredths(sheet.frame.minX), y: hundredths(sheet.frame.minY),
        width: hundredths(sheet.frame.width), height: hundredths(sheet.frame.height))
      sheet.corners = sheet.corners.map { Double(hundredths(CGFloat($0))) }
      sheet.dim = Double(hundredths(CGFloat(sheet.dim)))
      return sheet
    }
    func frames(_ app: TestApp) throws -> [TraceFrame.Sheet] {
      var sheets: [TraceFrame.Sheet] = []
      func add(_ sheet: TraceFrame.Sheet) {
        let sheet = rounded(sheet)
        // A frame more at rest makes no difference.
        if sheet != sheets.last { sheets.append(sheet) }
      }
      let observer = app.device.addFrameObserver { $0.sheets.last.map(add) }
      defer { app.device.removeFrameObserver(observer) }
      add(try app.sheet())
      for (start, end) in [(760.0, 420.0), (600, 160), (300, 380)] {
        let finger = app.touch(at: CGPoint(x: 196, y: start))
        try finger.move(to: CGPoint(x: 196, y: end), over: 0.2)
        app.advance(by: 0.2)
        try finger.lift()
        try app.settle()
        guard app.exists("Content") else { break }
        add(try app.sheet())
      }
      return sheets
    }
    let content = UIViewController()
    let label = UILabel(frame: CGRect(x: 100, y: 40, width: 100, height: 30))
    label.text = "Content"
    content.view.addSubview(label)
    let uiKit = try PresenterStage(presenter, content: content, change: property.change)
    let screen = PresentedScreen()
    property.change(&screen.properties)
    screen.properties.onDetentChange = { _ in }
    let swiftUI = try PresentedScreenStage(presenter, screen: screen, isBound: false) {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    let ours = try frames(swiftUI.app)
    let theirs = try frames(uiKit.app)
    let different = zip(ours, theirs).first { $0 != $1 }
    // A sheet that no drag moves has one frame.
    #expect(!ours.isEmpty && ours.count == theirs.count, "\(ours.count), \(theirs.count)")
    #expect(different == nil, "\(String(describing: different))")
  }
}
