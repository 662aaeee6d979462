import DetentTesting
import SwiftUI
import Testing

@MainActor
struct WheelTests {
  struct Fruit: View {
    @State private var choice = 2
    let log: Log

    var body: some View {
      Picker("Fruit", selection: $choice) {
        ForEach(0..<9) { Text("Fruit \($0)").tag($0) }
      }
      .pickerStyle(.wheel)
      .onChange(of: choice) { log("\($1)") }
    }
  }

  @Test("An inline picker that stands in no list is a wheel")
  func inline() throws {
    let app = try show(
      VStack {
        Picker("Size", selection: .constant(1)) { ForEach(0..<4) { Text("Size \($0)").tag($0) } }
          .pickerStyle(.inline)
      })
    #expect(try #require(wheels(in: app).first).accessibilityValue == "Size 1")
  }

  private func wheels(in app: TestApp) throws -> [UIView] {
    app.findAll(UIView.self).filter { "\(type(of: $0))" == "WheelView" }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test("A wheel follows the finger and stops at a row")
  func drag() throws {
    let log = Log()
    let app = try show(Fruit(log: log))
    let wheel = try #require(wheels(in: app).first)
    let frame = wheel.convert(wheel.bounds, to: nil)
    #expect(wheel.accessibilityValue == "Fruit 2")
    let finger = app.touch(at: CGPoint(x: frame.midX, y: frame.midY))
    // Two rows and a bit, and ten points until the drag begins.
    try finger.move(by: CGVector(dx: 0, dy: -84), over: 1)
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    #expect(wheel.accessibilityValue == "Fruit 4")
    #expect(log.take() == ["4"])
  }

  @Test("A wheel that is flung spins on, no further than its last row")
  func fling() throws {
    let log = Log()
    let app = try show(Fruit(log: log))
    let wheel = try #require(wheels(in: app).first)
    let frame = wheel.convert(wheel.bounds, to: nil)
    let finger = app.touch(at: CGPoint(x: frame.midX, y: frame.midY + 40))
    try finger.move(by: CGVector(dx: 0, dy: -120), over: 0.08)
    try finger.lift()
    try app.settle()
    #expect(wheel.accessibilityValue == "Fruit 8")
    #expect(log.take() == ["8"])
  }

  @Test("A touch on a row turns the wheel to it")
  func tap() throws {
    let log = Log()
    let app = try show(Fruit(log: log))
    let wheel = try #require(wheels(in: app).first)
    let frame = wheel.convert(wheel.bounds, to: nil)
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY - 32))
    try app.settle()
    #expect(log.take() == ["1"])
  }

  struct When: View {
    /// The thirty-first of January 2026, at noon.
    @State private var date = Date(timeIntervalSince1970: 1_769_860_800)
    var components: DatePickerComponents

    var body: some View {
      VStack {
        DatePicker("When", selection: $date, displayedComponents: components)
          .labelsHidden()
          .datePickerStyle(.wheel)
        Text(date, format: .iso8601)
      }
    }
  }

  private func turn(_ wheel: UIView, by rows: Int, in app: TestApp) throws {
    let frame = wheel.convert(wheel.bounds, to: nil)
    for _ in 0..<abs(rows) {
      app.tap(at: CGPoint(x: frame.midX, y: frame.midY + (rows > 0 ? 32 : -32)))
      try app.settle()
    }
  }

  @Test("Wheels of a date keep to the days of the month")
  func date() throws {
    let app = try show(When(components: .date))
    var all = try wheels(in: app)
    #expect(all.map(\.accessibilityValue) == ["January", "31", "2026"])
    try turn(all[0], by: 1, in: app)
    all = try wheels(in: app)
    #expect(all.map(\.accessibilityValue) == ["February", "28", "2026"])
    #expect(app.exists("2026-02-28T12:00:00Z"))
    try turn(all[0], by: -2, in: app)
    #expect(app.exists("2026-12-28T12:00:00Z"))
  }

  @Test("Wheels of a time have halves of the day, and leave the date")
  func time() throws {
    let app = try show(When(components: [.date, .hourAndMinute]))
    let all = try wheels(in: app)
    #expect(all.map(\.accessibilityValue) == ["Sat, Jan 31", "12", "00", "PM"])
    try turn(all[1], by: 1, in: app)
    try turn(all[2], by: -1, in: app)
    #expect(app.exists("2026-01-31T13:59:00Z"))
    try turn(all[3], by: -1, in: app)
    #expect(app.exists("2026-01-31T01:59:00Z"))
    try turn(all[0], by: 1, in: app)
    #expect(app.exists("2026-02-01T01:59:00Z"))
  }

  @Test("A compact picker of a time opens wheels")
  func compactTime() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 1_769_860_800)
      var body: some View {
        DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute)
      }
    }
    let app = try show(Screen())
    let plate = try #require(app.findAll(UILabel.self).first { $0.text?.hasSuffix("PM") == true })
    let frame = plate.convert(plate.bounds, to: nil)
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try app.settle()
    #expect(try wheels(in: app).count == 3)
  }

  @Test("An inspector stands beside its view where there is room, else in a sheet")
  func inspector() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text("Main").toolbar { Button("Details") { isShown.toggle() } }
        }
        .inspector(isPresented: $isShown) { Text("Inside").inspectorColumnWidth(300) }
      }
    }
    let phone = try show(Screen())
    #expect(phone.exists("Inside"))
    #expect(try phone.sheet().detent == "large")
    let pad = TestApp(device: .iPadPro11) { UIHostingController(rootView: Screen()) }
    try pad.settle()
    let width = try #require(pad.root?.view.bounds.width)
    #expect(try pad.middle(of: "Inside").x == width - 150)
    try pad.tap("Details")
    try pad.settle()
    #expect(!pad.exists("Inside"))
    #expect(try pad.middle(of: "Main").x == width / 2)
  }
}
