import DetentTesting
import Testing

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private final class Page: UIViewController {
    let picker = UIDatePicker(frame: .zero)
    var chosen: [Date] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      picker.calendar = Calendar(identifier: .gregorian)
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = DatePickerTests.zone
      picker.date = DatePickerTests.date(2026, 5, 14, 9, 41)
      picker.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          chosen.append(picker.date)
        }, for: .valueChanged)
      picker.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(picker)
      NSLayoutConstraint.activate([
        picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        picker.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  private func make(_ set: (UIDatePicker) -> Void = { _ in }) throws -> (TestApp, Page) {
    let page = Page()
    let app = TestApp { page }
    set(page.picker)
    try app.settle()
    return (app, page)
  }

  @Test("A style follows from the mode where none is asked for")
  func styles() {
    let picker = UIDatePicker(frame: .zero)
    #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    picker.datePickerMode = .yearAndMonth
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test("A plate opens a calendar in a popover, in which a day is chosen and the time stays")
  func compact() throws {
    let (app, page) = try make()
    #expect(app.exists("May 14, 2026") && app.exists("9:41\u{202F}AM"))
    try app.tap("May 14, 2026")
    try app.settle()
    #expect(page.presentedViewController != nil && app.exists("May 2026"))
    try app.tap("Next Month")
    try app.settle()
    #expect(app.exists("June 2026"))
    try app.tap("23")
    try app.settle()
    #expect(page.chosen == [Self.date(2026, 6, 23, 9, 41)])
    app.tap(at: CGPoint(x: 200, y: 80))
    try app.settle()
    #expect(page.presentedViewController == nil)
    #expect(app.exists("Jun 23, 2026"))
  }

  @Test("The plate of the time opens wheels")
  func time() throws {
    let (app, page) = try make { $0.datePickerMode = .time }
    try app.tap("9:41\u{202F}AM")
    try app.settle()
    let wheels = try app.find(WheelGroupView.self)
    let frame = wheels.convert(wheels.bounds, to: nil)
    let finger = app.touch(at: CGPoint(x: frame.minX + frame.width / 6, y: frame.midY))
    try finger.move(by: CGVector(dx: 0, dy: -64), over: 0.5)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(page.chosen.last == Self.date(2026, 5, 14, 11, 41))
  }

  @Test("Days outside of the bounds can not be chosen, and a date stays in them")
  func bounds() throws {
    let (app, page) = try make {
      $0.preferredDatePickerStyle = .inline
      $0.datePickerMode = .date
      $0.minimumDate = Self.date(2026, 5, 10)
      $0.maximumDate = Self.date(2026, 5, 20)
    }
    try app.tap("15")
    try app.settle()
    #expect(page.chosen == [Self.date(2026, 5, 15, 9, 41)])
    try app.tap("24")
    try app.settle()
    #expect(page.chosen.count == 1)
    page.picker.date = Self.date(2027, 1, 1)
    #expect(page.picker.date == Self.date(2026, 5, 20))
    page.picker.maximumDate = Self.date(2026, 5, 1)
    page.picker.date = Self.date(2027, 1, 1)
    #expect(page.picker.date == Self.date(2027, 1, 1))
  }

  @Test("Wheels choose a day, and days that a month does not have become its last one")
  func wheels() throws {
    let (app, page) = try make {
      $0.preferredDatePickerStyle = .wheels
      $0.datePickerMode = .date
      $0.date = Self.date(2026, 1, 31)
    }
    #expect(page.picker.frame.height == 216)
    let frame = page.picker.frame
    let finger = app.touch(at: CGPoint(x: frame.minX + 60, y: frame.midY))
    try finger.move(by: CGVector(dx: 0, dy: -32), over: 0.4)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(page.chosen == [Self.date(2026, 2, 28)])
  }

  @Test("Minutes go by the interval, and intervals that do not fit an hour are reported")
  func intervals() throws {
    let (_, page) = try make { $0.minuteInterval = 15 }
    #expect(page.picker.date == Self.date(2026, 5, 14, 9, 30))
    page.picker.roundsToMinuteInterval = false
    #expect(page.picker.date == Self.date(2026, 5, 14, 9, 41))
    let reports = Misuse.collect { page.picker.minuteInterval = 7 }
    #expect(reports.map(\.id) == ["Picker.minuteInterval"] && page.picker.minuteInterval == 15)
  }

  @Test("A duration is chosen on wheels")
  func duration() throws {
    let (app, page) = try make {
      $0.datePickerMode = .countDownTimer
      $0.countDownDuration = 90 * 60
    }
    #expect(app.exists("1 hour") && app.exists("30 min"))
    let frame = page.picker.frame
    let finger = app.touch(at: CGPoint(x: frame.minX + 80, y: frame.midY))
    try finger.move(by: CGVector(dx: 0, dy: -32), over: 0.4)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(page.picker.countDownDuration == 150 * 60)
    #expect(page.chosen.count == 1)
  }
}
