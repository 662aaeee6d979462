import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Every way to present with every way to end.
@MainActor
@Suite("Sandwiches in every style")
struct SandwichMatrixTests {
  struct Style: CustomTestStringConvertible, Sendable {
    var name: String
    /// Whether a swipe takes it out.
    var isSwiped = true
    var make: @MainActor @Sendable () -> ModalPresentationStyle
    var testDescription: String { name }

    static let all = [
      Style(name: "page sheet") { .pageSheet },
      Style(name: "form sheet") { .formSheet },
      Style(name: "popover") { .popover },
      Style(name: "full screen", isSwiped: false) { .fullScreen },
      Style(name: "over full screen", isSwiped: false) { .overFullScreen },
      Style(name: "over current context", isSwiped: false) { .overCurrentContext },
      Style(name: "context") { .context() },
      Style(name: "pinned") { .pinned() },
    ]
  }

  enum Ending: String, CaseIterable, Sendable {
    case user, binding, code, content, replaced, hostGone
  }

  final class Person: Identifiable {
    let id: Int
    let name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }

  @MainActor @Observable
  final class People {
    var person: Person?
    var isHere = true
    var lines: [String] = []
  }

  struct Leaving: View {
    let person: Person
    @Environment(\.sheetDismiss) private var dismiss
    var body: some View {
      VStack {
        Text(person.name)
        Button("Leave") { dismiss() }
        Spacer()
      }
    }
  }

  struct PeopleScreen: View {
    @Bindable var people: People
    let style: ModalPresentationStyle
    var body: some View {
      VStack {
        if people.isHere {
          Color.clear.sheet(
            item: $people.person, style: style,
            onDismiss: { people.lines.append("\($0.name) \($1)") }, content: Leaving.init)
        }
      }
      .presentationContext()
    }
  }

  @Test(
    "Content, host and helper are gone within a turn, however it ended", arguments: Style.all,
    Ending.allCases)
  func leaks(style: Style, ending: Ending) throws {
    guard style.isSwiped || ending != .user else { return }
    let people = People()
    let stage = try SwiftUIStage { PeopleScreen(people: people, style: style.make()) }
    people.person = Person(1, "Ada")
    try stage.app.settle()
    weak let person = people.person
    weak var host: PresentedHost?
    weak var link: PresentationLink?
    weak var helper: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let view = stage.device.findAll { $0.next is PresentedHost }.first
      host = view?.next as? PresentedHost
      link = host.flatMap { PresentationLink.existing(of: $0) }
      helper = host?.presentingViewController as? ContextHelperController
      presentation = host?.presentationController
    }
    #expect(host != nil && person != nil && presentation != nil)
    switch ending {
    case .user: try stage.drag(from: 200, to: 840, rests: false)
    case .binding: people.person = nil
    case .code: host?.dismiss(animated: true)
    case .content: try stage.app.tap("Leave")
    case .replaced: people.person = Person(2, "Grace")
    case .hostGone: people.isHere = false
    }
    try stage.app.settle()
    if ending == .hostGone {
      #expect(people.lines == ["Ada hostGone"], "first")
      people.person = nil
    }
    stage.device.step()
    stage.device.step()
    #expect(people.lines == ["Ada \(ending.rawValue)"])
    #expect(host == nil)
    #expect(link == nil)
    #expect(helper == nil)
    #expect(presentation == nil)
    #expect(person == nil)
    #expect(stage.app.exists("Grace") == (ending == .replaced))
  }

  /// Two presentations from one screen.
  struct Screen: View {
    @Bindable var model: Model
    let style: ModalPresentationStyle
    var body: some View {
      VStack {
        Color.clear.sheet(
          isPresented: $model.isPresented, style: style,
          onDismiss: { model.lines.append("flag \($0)") }, content: { Text("Flag") })
        Color.clear.sheet(
          item: $model.item, style: style,
          onDismiss: { model.lines.append("\($0.id) \($1)") }, content: { Text($0.title) })
      }
      .presentationContext()
    }
  }

  @Test("swift-navigation's matrix", arguments: Style.all)
  func matrix(style: Style) throws {
    let model = Model()
    // Set before there is a window.
    model.item = Item(id: 1, title: "One")
    let stage = try SwiftUIStage { Screen(model: model, style: style.make()) }
    #expect(stage.app.exists("One"))
    // Another value with the same identity is brought up to date in place.
    model.item = Item(id: 1, title: "One more")
    try stage.app.settle()
    #expect(stage.app.exists("One more"))
    #expect(model.lines.isEmpty)
    // Another identity is another presentation.
    model.item = Item(id: 2, title: "Two")
    try stage.app.settle()
    #expect(stage.app.exists("Two") && !stage.app.exists("One more"))
    #expect(model.lines == ["1 replaced"])
    model.item = nil
    try stage.app.settle()
    #expect(model.lines == ["1 replaced", "2 binding"])
    #expect(stage.top == nil)
    // Anew while it is dismissed; nobody else is told.
    model.lines = []
    model.isPresented = true
    try stage.app.settle()
    model.isPresented = false
    stage.device.advance(by: 0.05)
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.app.exists("Flag"))
    model.isPresented = false
    try stage.app.settle()
    #expect(!model.lines.isEmpty && model.lines.count <= 2)
    #expect(Set(model.lines) == ["flag binding"])
    // There and back many times.
    model.lines = []
    for _ in 0..<10 {
      model.isPresented = true
      try stage.app.settle()
      model.isPresented = false
      try stage.app.settle()
    }
    #expect(model.lines == Array(repeating: "flag binding", count: 10))
    #expect(stage.top == nil)
    guard style.isSwiped else { return }
    // The user takes it out: the item goes, once, and says which.
    model.lines = []
    model.item = Item(id: 3, title: "Three")
    try stage.app.settle()
    try stage.drag(from: 300, to: 840, rests: false)
    #expect(model.item == nil)
    #expect(model.lines == ["3 user"])
  }
}
