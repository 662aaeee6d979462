import DetentTesting
import SwiftUI
import Testing

@MainActor
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla = "Vanilla"
    case lemon = "Lemon"
    case berry = "Berry"
    var id: Self { self }
  }

  private struct Screen<S: PickerStyle>: View {
    @State private var flavor = Flavor.vanilla
    let style: S
    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(style)
          Text("chose \(flavor.rawValue)")
        }
      }
    }
  }

  private func choose(_ app: TestApp, opening name: String?) throws {
    if let name {
      try app.tap(name)
      try app.settle()
    }
    try app.tap("Lemon")
    try app.settle()
    #expect(app.exists("chose Lemon"))
  }

  @Test("A menu, segments, rows and a page choose the value of their picker")
  func styles() throws {
    try choose(try show(Screen(style: .segmented)), opening: nil)
    try choose(try show(Screen(style: .inline)), opening: nil)
    try choose(try show(Screen(style: .navigationLink)), opening: "Flavor")
    try choose(try show(Screen(style: .menu)), opening: "Vanilla")
  }

  @Test("Tags choose values, also those of an optional selection")
  func tags() throws {
    struct Screen: View {
      @State private var number: Int?
      var body: some View {
        VStack {
          Picker("Number", selection: $number) {
            Text("none").tag(Int?.none)
            Text("one").tag(1 as Int?)
            Text("two").tag(2 as Int?)
          }
          .pickerStyle(.segmented)
          Button("Reset") { number = nil }
          Text(number.map { "is \($0)" } ?? "is nothing")
        }
      }
    }
    let app = try show(Screen())
    let control = try app.find(UISegmentedControl.self)
    #expect(control.selectedSegmentIndex == 0)
    try app.tap("two")
    try app.settle()
    #expect(app.exists("is 2"))
    try app.tap("Reset")
    try app.settle()
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("A stepper goes up and down in its range, and stops at its ends")
  func stepper() throws {
    struct Screen: View {
      @State private var count = 4
      var body: some View {
        Stepper("Count \(count)", value: $count, in: 3...5)
      }
    }
    let app = try show(Screen())
    let stepper = try app.find(UIStepper.self)
    func tap(_ share: CGFloat) throws {
      let bounds = stepper.bounds
      app.tap(
        at: stepper.convert(CGPoint(x: bounds.width * share, y: bounds.midY), to: nil))
      try app.settle()
    }
    try tap(0.75)
    #expect(app.exists("Count 5") && stepper.maximumValue == 0)
    try tap(0.75)
    try tap(0.25)
    try tap(0.25)
    try tap(0.25)
    #expect(app.exists("Count 3"))
  }

  @Test("A menu has sections, toggles, pickers and other menus, and acts on what is chosen")
  func menu() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var order = "name"
      let log: Log
      var body: some View {
        VStack {
          Menu("More") {
            Button("Copy", systemImage: "doc.on.doc") { log("copied") }
            Section("Show") {
              Toggle("Hidden files", isOn: $isOn)
              Picker("Order", selection: $order) {
                Text("By name").tag("name")
                Text("By date").tag("date")
              }
            }
            Menu("Send") {
              Button("To a friend") { log("sent") }
            }
            Divider()
            Button("Delete", role: .destructive) { log("deleted") }
          }
          Text("\(isOn) \(order)")
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    func pick(_ names: String...) throws {
      for name in ["More"] + names {
        try app.tap(name)
        try app.settle()
      }
    }
    try app.tap("More")
    try app.settle()
    #expect(app.findAll(UILabel.self).filter { $0.text == "Hidden files" }.count == 1)
    try app.tap("Copy")
    try app.settle()
    try pick("Hidden files")
    try pick("By date")
    try pick("Send", "To a friend")
    try pick("Delete")
    #expect(log.lines == ["copied", "sent", "deleted"])
    #expect(app.exists("true date"))
  }

  @Test("A menu with an action opens on a long press only")
  func primaryAction() throws {
    let log = Log()
    let app = try show(
      Menu("Add") {
        Button("Special") { log("special") }
      } primaryAction: {
        log("plain")
      })
    try app.tap("Add")
    try app.settle()
    let finger = try app.touch("Add")
    try finger.hold(0.7)
    try finger.lift()
    try app.settle()
    try app.tap("Special")
    try app.settle()
    #expect(log.lines == ["plain", "special"])
  }

  @Test("A long press on a view opens its context menu")
  func contextMenu() throws {
    let log = Log()
    let app = try show(
      Text("Hold me").contextMenu { Button("Do it") { log("done") } })
    let finger = try app.touch("Hold me")
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
    try app.tap("Do it")
    try app.settle()
    #expect(log.lines == ["done"])
  }

  @Test("A menu in a bar opens from its item")
  func barMenu() throws {
    let log = Log()
    let app = try show(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem {
            Menu("Options", systemImage: "ellipsis") { Button("Sort") { log("sorted") } }
          }
        }
      })
    try app.tap("Options")
    try app.settle()
    try app.tap("Sort")
    try app.settle()
    #expect(log.lines == ["sorted"])
  }

  @Test("A link asks the environment to open its address")
  func link() throws {
    let log = Log()
    let app = try show(
      Link("Site", destination: URL(string: "https://example.com")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return .handled
          }))
    try app.tap("Site")
    #expect(log.lines == ["https://example.com"])
  }
}
