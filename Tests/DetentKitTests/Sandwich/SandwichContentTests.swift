import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What content and presenting side say to each other.
@MainActor
@Suite("Sandwiches and their content")
struct SandwichContentTests {
  struct Screen<Sheet: View>: View {
    @Bindable var model: Model
    var style: () -> ModalPresentationStyle
    var proxy = UIViewControllerProxy()
    let sheet: () -> Sheet

    var body: some View {
      VStack {
        Button("Behind") { model.taps += 1 }
        Spacer()
      }
      .sheet(
        isPresented: $model.isPresented, style: style(), proxy: proxy,
        onDismissAttempt: { model.lines.append("attempt") },
        onDismiss: { model.lines.append("dismissed \($0)") }, content: sheet)
    }
  }

  @Test("A refused swipe is an attempt, for the presenting side and for the content")
  func attempt() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(model: model, style: { .pageSheet }) {
        Text("Sheet")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .interactiveDismissDisabled(true) { model.lines.append("content") }
      }
    }
    model.isPresented = true
    try stage.app.settle()
    try stage.drag(from: 200, to: 700, rests: false)
    #expect(stage.top != nil)
    #expect(model.lines == ["attempt", "content"])
    model.isPresented = false
    try stage.app.settle()
    #expect(model.lines.last == "dismissed binding")
  }

  @Test("The selection is two-way, and other properties never touch it")
  func selection() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(
        model: model,
        style: {
          var properties = SheetProperties(
            detents: [.height(200), .medium, .large],
            selection: Binding(get: { model.detent }, set: { model.detent = $0 }))
          properties.prefersGrabberVisible = model.taps > 0
          return .pageSheet(properties: properties)
        }
      ) { Text("Sheet") }
    }
    model.isPresented = true
    try stage.app.settle()
    #expect(try stage.app.sheet().detent == "Height:200.0")
    try stage.drag(from: 700, to: 460)
    #expect(model.detent == .medium)
    model.taps = 1
    try stage.app.settle()
    #expect(try stage.app.sheet().detent == "medium")
    #expect(try stage.app.sheet().grabber)
    model.detent = .large
    try stage.app.settle()
    #expect(try stage.app.sheet().detent == "large")
  }

  @Test("presentationDetents with an undimmed detent works in a sandwich, from the first frame")
  func undimmed() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(model: model, style: { .pageSheet }) {
        Text("Sheet")
          .presentationDetents(
            [.height(200), .medium, .large], largestUndimmed: .medium,
            selection: Binding(get: { model.detent }, set: { model.detent = $0 }))
      }
    }
    let sheets = stage.sheets {
      model.isPresented = true
      stage.device.advance(by: 1)
    }
    #expect(!sheets.isEmpty)
    #expect(sheets.allSatisfy { $0.dim == 0 })
    #expect(try stage.app.sheet().detent == "Height:200.0")
    try stage.drag(from: 700, to: 460)
    #expect(model.detent == .medium)
    try stage.app.tap("Behind")
    #expect(model.taps == 1)
  }

  @Test("A marker in the content is a stop")
  func marker() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(
        model: model,
        style: { .pageSheet(properties: SheetProperties(detents: [.marker("peek"), .large])) }
      ) {
        VStack(spacing: 0) {
          Color.red.frame(height: 180).presentationMarker("peek")
          Color.blue
        }
      }
    }
    model.isPresented = true
    try stage.app.settle()
    let low = try stage.app.sheet()
    #expect(low.detent == "Marker:peek")
    #expect(abs(low.frame.height - 214) < 40)
  }

  @Test("What the proxy prefers is what the controller answers")
  func proxy() throws {
    var proxy = UIViewControllerProxy()
    proxy.definesPresentationContext = true
    proxy.providesPresentationContextTransitionStyle = true
    proxy.disablesAutomaticKeyboardDismissal = true
    proxy.isModalInPresentation = true
    proxy.modalPresentationCapturesStatusBarAppearance = true
    proxy.modalTransitionStyle = .crossDissolve
    proxy.preferredContentSize = CGSize(width: 300, height: 200)
    proxy.preferredScreenEdgesDeferringSystemGestures = .bottom
    proxy.preferredStatusBarStyle = .lightContent
    proxy.preferredStatusBarUpdateAnimation = .slide
    proxy.prefersStatusBarHidden = true
    proxy.prefersPointerLocked = true
    proxy.prefersHomeIndicatorAutoHidden = true
    proxy.restoresFocusAfterTransition = false
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(model: model, style: { .overFullScreen }, proxy: proxy) { Text("Sheet") }
    }
    model.isPresented = true
    try stage.app.settle()
    let host = try #require(stage.top)
    #expect(host.definesPresentationContext)
    #expect(host.providesPresentationContextTransitionStyle)
    #expect(host.disablesAutomaticKeyboardDismissal)
    #expect(host.isModalInPresentation)
    #expect(host.modalPresentationCapturesStatusBarAppearance)
    #expect(host.modalTransitionStyle == .crossDissolve)
    #expect(host.preferredContentSize == CGSize(width: 300, height: 200))
    #expect(host.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(host.preferredStatusBarStyle == .lightContent)
    #expect(host.preferredStatusBarUpdateAnimation == .slide)
    #expect(host.prefersStatusBarHidden)
    #expect(host.prefersPointerLocked)
    #expect(host.prefersHomeIndicatorAutoHidden)
    #expect(!host.restoresFocusAfterTransition)
  }

  @Test("A popover is one on an iPad, and its own sheet on a phone")
  func popover() throws {
    let sheet = SheetProperties(detents: [.height(250), .large], prefersGrabberVisible: true)
    let style = ModalPresentationStyle.popover(adaptiveSheetProperties: sheet)
    for device in [DeviceModel.iPhone16, .iPadA16] {
      let model = Model()
      let stage = try SwiftUIStage(on: device) {
        Screen(model: model, style: { style }) { Text("Sheet").padding(40) }
      }
      model.isPresented = true
      try stage.app.settle()
      if device == .iPhone16 {
        #expect(try stage.app.sheet().detent == "Height:250.0")
        #expect(try stage.app.sheet().grabber)
      } else {
        #expect(stage.device.popovers.count == 1)
      }
      model.isPresented = false
      try stage.app.settle()
      #expect(stage.top == nil)
      #expect(model.lines == ["dismissed binding"])
    }
  }

  @Test("Another kind of style while it is shown counts from the next presentation on")
  func changedStyle() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(model: model, style: { model.taps == 0 ? .pageSheet : .overFullScreen }) {
        Text("Sheet")
      }
    }
    model.isPresented = true
    try stage.app.settle()
    let lines = try reports {
      model.taps = 1
      try stage.app.settle()
    }
    #expect(lines.map(\.id) == ["DetentKit.changedStyle"])
    #expect(stage.app.sheets.count == 1)
    model.isPresented = false
    try stage.app.settle()
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.app.sheets.isEmpty)
    #expect(stage.top != nil)
  }

  @Test("Positions reach content and presenting side alike")
  func positions() throws {
    let model = Model()
    var inside: [CGFloat] = []
    var outside: [CGFloat] = []
    var properties = SheetProperties(detents: [.medium, .large])
    properties.onPositionChange = { outside.append($0.height) }
    let stage = try SwiftUIStage {
      Screen(model: model, style: { .pageSheet(properties: properties) }) {
        Text("Sheet").onPresentationPosition { inside.append($0.height) }
      }
    }
    model.isPresented = true
    try stage.app.settle()
    #expect(inside.count > 10)
    #expect(Array(outside.suffix(inside.count)) == inside)
  }

  @Test("A list of SwiftUI's that moves the sheet is told as a drag")
  func positionsByList() throws {
    let model = Model()
    var positions: [PresentationPosition] = []
    let stage = try SwiftUIStage {
      Screen(
        model: model,
        style: { .pageSheet(properties: SheetProperties(detents: [.height(200), .large])) }
      ) {
        ScrollView {
          VStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } }.frame(maxWidth: .infinity)
        }
        .onPresentationPosition { positions.append($0) }
      }
    }
    model.isPresented = true
    try stage.app.settle()
    positions = []
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 760))
    try finger.move(to: CGPoint(x: 196, y: 660), over: 0.3)
    stage.device.advance(by: 0.2)
    #expect(positions.count > 10)
    #expect(positions.allSatisfy { $0.phase == .dragging && $0.mover == .user })
    try finger.lift()
    try stage.app.settle()
    #expect(positions.last?.phase == .resting)
    #expect(positions.allSatisfy { $0.mover == .user })
  }

  @Test("Content that shows its own position comes to rest, and is told each position once")
  func showsPosition() throws {
    struct Shown: View {
      var count: (PresentationPosition) -> Void
      @State private var height: CGFloat = 0
      @State private var updates = 0
      var body: some View {
        // Each position makes the view anew, and with it the closure that hears of positions.
        Text("\(updates) updates, \(height) points").onPresentationPosition {
          count($0)
          // Where it went on for ever the test would, too.
          guard updates < 500 else { return }
          height = $0.height
          updates += 1
        }
      }
    }
    let model = Model()
    var heard: [PresentationPosition] = []
    let stage = try SwiftUIStage {
      Screen(
        model: model,
        style: { .pageSheet(properties: SheetProperties(detents: [.height(200), .large])) }
      ) {
        Shown { heard.append($0) }
      }
    }
    model.isPresented = true
    stage.device.advance(by: 2)
    let count = heard.count
    #expect(count > 10)
    #expect(zip(heard, heard.dropFirst()).allSatisfy { $0 != $1 })
    stage.device.advance(by: 1)
    #expect(heard.count == count)
    try stage.app.settle()
  }

  @Test("A popover is as high as its content is in the width that the content wants")
  func popoverSize() throws {
    let model = Model()
    let stage = try SwiftUIStage(on: .iPadA16) {
      Screen(model: model, style: { .popover }) {
        VStack {
          Text(String(repeating: "Words that are on one line with all the room. ", count: 2))
            .frame(maxWidth: 200)
          Color.red.frame(width: 40, height: 40).accessibilityIdentifier("Last")
        }
        .padding(20)
      }
    }
    model.isPresented = true
    try stage.app.settle()
    let host = try #require(stage.top)
    #expect(host.preferredContentSize.width == 240)
    let label = try #require(
      stage.app.findAll(UILabel.self).first { $0.text?.hasPrefix("Words") == true })
    #expect(label.frame.width <= 200 && label.frame.height > 60)
    #expect(host.preferredContentSize.height > label.frame.height + 80)
    #expect(abs(host.view.bounds.height - host.preferredContentSize.height) < 30)
  }

  @Test("The article's floating sheet in one line, with its defaults")
  func detentSheet() throws {
    struct Map: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Button("Behind") { model.taps += 1 }
          Spacer()
        }
        .detentSheet(isPresented: $model.isPresented) {
          VStack { ForEach(0..<40, id: \.self) { Text("Line \($0)") } }
        }
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Map(model: model) }
    model.isPresented = true
    try stage.app.settle()
    #expect(try stage.app.sheet().detent == "Height:120.0")
    try stage.app.tap("Behind")
    #expect(model.taps == 1)
    try stage.drag(from: 780, to: 500)
    #expect(try stage.app.sheet().detent == "medium")
    // At medium the content scrolls.
    let top = try stage.app.sheet().frame.minY
    try stage.drag(from: 700, to: 560)
    #expect(try stage.app.sheet().frame.minY == top)
    try stage.drag(from: top + 8, to: 845, rests: false)
    #expect(model.isPresented)
    #expect(try stage.app.sheet().detent == "Height:120.0")
  }

  @Test("A region of SwiftUI keeps what is presented inside of it, and the rest in use")
  func region() throws {
    struct Halves: View {
      @Bindable var model: Model
      var body: some View {
        VStack(spacing: 0) {
          Button("Above") { model.taps += 1 }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          Color.yellow
            .sheet(
              isPresented: $model.isPresented, style: .context(ContextStyle(detents: [.large])),
              onDismiss: { model.lines.append("dismissed \($0)") },
              content: { Color.red }
            )
            .presentationContext()
        }
        .ignoresSafeArea()
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Halves(model: model) }
    let lines = try reports {
      model.isPresented = true
      try stage.app.settle()
    }
    #expect(lines.isEmpty)
    let hosts = stage.app.device.findAll { $0.superview != nil }
    let host = try #require(hosts.first { $0.next is PresentedHost })
    #expect(host.convert(host.bounds, to: nil) == CGRect(x: 0, y: 426, width: 393, height: 426))
    try stage.app.tap("Above")
    #expect(model.taps == 1)
    model.isPresented = false
    try stage.app.settle()
    #expect(model.lines == ["dismissed binding"])
  }

  final class Person: Identifiable {
    let id = 1
    let name: String
    init(_ name: String) { self.name = name }
  }

  @MainActor @Observable
  final class People {
    var person: Person?
  }

  @Test("Another object with the same identity updates in place and is reported")
  func sameIdentity() throws {
    struct Screen: View {
      @Bindable var people: People
      var body: some View {
        Color.clear.sheet(item: $people.person, style: .pageSheet) { Text($0.name) }
      }
    }
    let people = People()
    let stage = try SwiftUIStage { Screen(people: people) }
    people.person = Person("Ada")
    try stage.app.settle()
    let lines = try reports {
      people.person = Person("Grace")
      try stage.app.settle()
    }
    #expect(lines.map(\.id) == ["DetentKit.sameIdentity"])
    #expect(stage.app.exists("Grace"))
  }

  @Test("Popping the view that presents dismisses what it presented")
  func popped() throws {
    struct Pushed: View {
      @Bindable var model: Model
      var body: some View {
        Text("Detail").sheet(
          isPresented: $model.isPresented, style: .pageSheet,
          onDismiss: { model.lines.append("dismissed \($0)") }, content: { Text("Sheet") })
      }
    }
    struct Screen: View {
      @Bindable var model: Model
      @Bindable var path: Path
      var body: some View {
        NavigationStack(path: $path.levels) {
          Text("Root").navigationDestination(for: Int.self) { _ in Pushed(model: model) }
        }
      }
    }
    let (model, path) = (Model(), Path())
    let stage = try SwiftUIStage { Screen(model: model, path: path) }
    path.levels = [1]
    try stage.app.settle()
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.app.exists("Sheet"))
    path.levels = []
    try stage.app.settle()
    #expect(stage.top == nil)
    #expect(model.lines == ["dismissed hostGone"])
  }

  @MainActor @Observable
  final class Path {
    var levels: [Int] = []
  }

  @Test("Content, host and helper go with their presentation", arguments: [true, false])
  func leaks(isContext: Bool) throws {
    struct Screen: View {
      @Bindable var people: People
      let style: ModalPresentationStyle
      var body: some View {
        Color.clear
          .sheet(item: $people.person, style: style) { person in
            Button(person.name) { _ = person }
          }
          .presentationContext()
      }
    }
    let people = People()
    let style: ModalPresentationStyle = isContext ? .context() : .formSheet
    let stage = try SwiftUIStage { Screen(people: people, style: style) }
    people.person = Person("Ada")
    try stage.app.settle()
    weak let person = people.person
    weak var host: PresentedHost?
    weak var helper: UIViewController?
    do {
      host = stage.app.device.findAll { $0.next is PresentedHost }.first?.next as? PresentedHost
      helper = host?.presentingViewController
    }
    #expect(host != nil)
    people.person = nil
    try stage.app.settle()
    stage.device.step()
    #expect(person == nil)
    #expect(host == nil)
    if isContext { #expect(helper == nil) }
  }
}
