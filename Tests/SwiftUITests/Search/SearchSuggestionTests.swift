import DetentTesting
import SwiftUI
import Testing

@MainActor
struct SearchSuggestionTests {
  private enum Scope: String, CaseIterable {
    case all = "All", fruits = "Fruits"
  }

  private struct Screen: View {
    var placement = SearchFieldPlacement.automatic
    var hasScopes = false
    var activation = SearchScopeActivation.automatic
    var log: Log
    @State private var text = ""
    @State private var scope = Scope.all

    private static let words = ["apple", "apricot", "banana"]

    @ViewBuilder
    private var page: some View {
      let page = Text("Found \(text) in \(scope.rawValue)")
        .navigationTitle("Words")
        .searchable(text: $text, placement: placement, prompt: "Find")
      if hasScopes {
        page.searchScopes($scope, activation: activation) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
        }
      } else {
        page.searchSuggestions {
          ForEach(Self.words.filter { !text.isEmpty && $0.hasPrefix(text) }, id: \.self) {
            Text("Try \($0)").searchCompletion($0)
          }
        }
      }
    }

    var body: some View {
      NavigationStack { page }.onSubmit(of: .search) { log(text) }
    }
  }

  @Test(
    "A suggestion is written into the field, submitted, and gone until the text changes",
    arguments: [SearchFieldPlacement.automatic, .navigationBarDrawer])
  func suggestions(placement: SearchFieldPlacement) throws {
    let log = Log()
    let app = try show(Screen(placement: placement, log: log))
    try app.tap("Find")
    try app.settle()
    #expect(!app.exists("Try apple"))
    try app.type("ap")
    try app.settle()
    #expect(app.exists("Try apple") && app.exists("Try apricot") && !app.exists("Try banana"))
    try app.tap("Try apricot")
    try app.settle()
    #expect(app.exists("Found apricot in All") && !app.exists("Try apricot"))
    #expect(log.take() == ["apricot"])
    #expect(try !app.find(UISearchTextField.self).isFirstResponder)
    #expect(try app.find(UISearchTextField.self).text == "apricot")
    try app.tap("apricot")
    _ = app.press(.delete)
    try app.settle()
    #expect(app.exists("Try apricot"))
    try app.tap("Cancel")
    try app.settle()
    #expect(!app.exists("Try apricot") && app.exists("Found  in All"))
  }

  @Test("The return key submits what was typed, and the suggestions go")
  func submitted() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Find")
    try app.type("ap\n")
    try app.settle()
    #expect(log.take() == ["ap"] && !app.exists("Try apple"))
    #expect(app.exists("Found ap in All"))
  }

  @Test(
    "Scopes show while there is something to narrow, and choose",
    arguments: [
      (SearchScopeActivation.automatic, false), (.onTextEntry, false),
      (.onSearchPresentation, true),
    ])
  func scopes(activation: SearchScopeActivation, isEarly: Bool) throws {
    let app = try show(Screen(hasScopes: true, activation: activation, log: Log()))
    #expect(!app.exists("Fruits"))
    try app.tap("Find")
    try app.settle()
    #expect(app.exists("Fruits") == isEarly)
    try app.type("b")
    try app.settle()
    try app.tap("Fruits")
    try app.settle()
    #expect(app.exists("Found b in Fruits"))
    _ = app.press(.delete)
    try app.settle()
    #expect(app.exists("Fruits"))
    try app.tap("Cancel")
    try app.settle()
    #expect(!app.exists("Fruits") && app.exists("Found  in Fruits"))
  }

  private struct Focused: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let remote: Remote
    let log: Log

    var body: some View {
      let _ = remote.actions["focus"] = { isFocused = true }
      let _ = remote.actions["leave"] = { isFocused = false }
      NavigationStack {
        Text("Content").searchable(text: $text, prompt: "Find").searchFocused($isFocused)
      }
      .onChange(of: isFocused) { log("\($1)") }
    }
  }

  @Test("A state gives the field the keyboard and takes it, and hears of what the user does")
  func focus() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Focused(remote: remote, log: log))
    remote("focus")
    try app.settle()
    let field = try app.find(UISearchTextField.self)
    #expect(field.isFirstResponder)
    try app.type("a")
    remote("leave")
    try app.settle()
    #expect(!field.isFirstResponder && field.text == "a")
    try app.tap("a")
    try app.settle()
    try app.tap("Cancel")
    try app.settle()
    #expect(log.take() == ["true", "false", "true", "false"])
  }

  @Test("The title goes away while people search below it, unless that is not wanted")
  func bars() throws {
    struct Screen: View {
      let behavior: SearchPresentationToolbarBehavior
      var body: some View {
        NavigationStack {
          List(0..<5) { Text("Row \($0)") }
            .navigationTitle("Rows")
            .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "Find")
            .searchPresentationToolbarBehavior(behavior)
        }
      }
    }
    for (behavior, stays) in [
      (SearchPresentationToolbarBehavior.automatic, false), (.avoidHidingContent, true),
    ] {
      let app = try show(Screen(behavior: behavior))
      let top = try app.find(UISearchTextField.self).convert(CGPoint.zero, to: nil).y
      try app.tap("Find")
      try app.settle()
      #expect(app.exists("Rows") == stays)
      let new = try app.find(UISearchTextField.self).convert(CGPoint.zero, to: nil).y
      #expect((new == top) == stays)
    }
  }
}
