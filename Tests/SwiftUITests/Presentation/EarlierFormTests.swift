import DetentTesting
import SwiftUI
import Testing

/// Forms of earlier systems that much code still has.
@MainActor
struct EarlierFormTests {
  struct Trip: Identifiable {
    let id: Int
    let name: String
  }

  struct Asking: View {
    let log: Log
    @State private var isAsking = false
    @State private var trip: Trip?
    @State private var isChoosing = false

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
          .alert(isPresented: $isAsking) {
            Alert(
              title: Text("Delete?"), message: Text("For ever."),
              primaryButton: .destructive(Text("Delete")) { log("deleted") },
              secondaryButton: .cancel())
          }
        Button("Trip") { trip = Trip(id: 1, name: "Rome") }
          .alert(item: $trip) { Alert(title: Text($0.name)) }
        Button("Choose") { isChoosing = true }
          .actionSheet(isPresented: $isChoosing) {
            ActionSheet(
              title: Text("Which?"),
              buttons: [
                .default(Text("First")) { log("first") }, .destructive(Text("Last")), .cancel(),
              ])
          }
        Text(trip == nil ? "no trip" : "a trip")
      }
    }
  }

  @Test("An alert's value is shown and its button acts")
  func alert() throws {
    let log = Log()
    let app = try show(Asking(log: log))
    try app.tap("Ask")
    try app.settle()
    #expect(app.exists("Delete?") && app.exists("For ever.") && app.exists("Cancel"))
    try app.tap("Delete")
    try app.settle()
    #expect(log.take() == ["deleted"] && !app.exists("For ever."))
  }

  @Test("An alert for an item takes the item away when it ends")
  func item() throws {
    let app = try show(Asking(log: Log()))
    try app.tap("Trip")
    try app.settle()
    #expect(app.exists("Rome") && app.exists("a trip"))
    try app.tap("OK")
    try app.settle()
    #expect(!app.exists("Rome") && app.exists("no trip"))
  }

  @Test("An action sheet's value is shown with its title")
  func actionSheet() throws {
    let log = Log()
    let app = try show(Asking(log: log))
    try app.tap("Choose")
    try app.settle()
    #expect(app.exists("Which?") && app.exists("Last"))
    try app.tap("First")
    try app.settle()
    #expect(log.take() == ["first"] && !app.exists("Which?"))
  }

  struct Pages: View {
    @State private var isActive = false
    @State private var count = 0

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Plain", destination: Text("plain page"))
          NavigationLink(destination: Text("bound page"), isActive: $isActive) { Text("Bound") }
          Text(isActive ? "active" : "idle")
        }
        .navigationBarTitle("Start", displayMode: .inline)
        .navigationBarItems(
          leading: Button("Less") { count -= 1 }, trailing: Button("More \(count)") { count += 1 })
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test("A navigation view has a bar with a title and items, and links push")
  func navigationView() throws {
    let app = try show(Pages())
    #expect(app.exists("Start") && app.exists("Less"))
    try app.tap("More 0")
    try app.settle()
    #expect(app.exists("More 1"))
    try app.tap("Plain")
    try app.settle()
    #expect(app.exists("plain page"))
  }

  @Test("A link pushes while its binding says so, and going back sets it")
  func boundLink() throws {
    let app = try show(Pages())
    try app.tap("Bound")
    try app.settle()
    #expect(app.exists("bound page"))
    let bars = app.allViews.compactMap { $0 as? UINavigationBar }
    #expect(bars.first?.topItem != nil)
    let stack = try #require(
      app.root?.children.compactMap { $0 as? UINavigationController }.first)
    stack.popViewController(animated: true)
    try app.settle()
    #expect(app.exists("idle"))
  }

  struct Fading: View {
    let remote: Remote
    @State private var isOn = false

    var body: some View {
      let _ = remote.actions["turn"] = { isOn = true }
      Color.red.frame(width: isOn ? 200 : 100, height: 10).animation(.linear(duration: 1))
    }
  }

  @Test("An animation without a value animates whatever changes")
  func animation() throws {
    let remote = Remote()
    let app = try show(Fading(remote: remote))
    remote("turn")
    app.advance(by: 0.5)
    let shown = app.allViews.compactMap { $0.layer.presentation() }.map(\.bounds.width)
    #expect(shown.contains { $0 > 120 && $0 < 180 })
  }

  struct Tapped: View {
    @State private var text = "none"

    var body: some View {
      VStack {
        Color.red.frame(width: 100, height: 100)
          .onTapGesture { text = "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
          .accessibilityLabel("box")
        Text(text)
      }
    }
  }

  @Test("A tap tells where in the view it was")
  func tapPoint() throws {
    let app = try show(Tapped())
    let place = try #require(app.frame(of: "none"))
    app.tap(at: CGPoint(x: place.midX + 20, y: place.minY - 60))
    try app.settle()
    let texts = app.allViews.compactMap { ($0 as? UILabel)?.text }
    #expect(
      texts.contains { ["69", "70", "71"].contains($0.split(separator: " ").first ?? "") },
      "\(texts)")
  }
}
