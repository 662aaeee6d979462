import DetentTesting
import SwiftUI
import Testing

@MainActor
struct DatePickerTests {
  private struct Screen: View {
    /// The twelfth of June 2026, at noon.
    @State private var date = Date(timeIntervalSince1970: 1_781_265_600)
    let range: ClosedRange<Date>
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
        Text("at \(Int(date.timeIntervalSince1970))")
      }
    }
  }

  @Test("A calendar opens from the date, turns its months and writes the chosen day")
  func chooses() throws {
    let app = try show(Screen(range: .distantPast ... .distantFuture))
    try app.tap("Jun 12, 2026")
    try app.settle()
    #expect(app.exists("June 2026"))
    try app.tap("Next Month")
    try app.settle()
    #expect(app.exists("July 2026"))
    try app.tap("1")
    try app.settle()
    // Nineteen days later, at the same time.
    #expect(app.exists("at \(1_781_265_600 + 19 * 86400)"))
  }

  @Test(
    "The time stands below the date where large letters leave no room beside it",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func plates(size: UIContentSizeCategory) throws {
    let date = Date(timeIntervalSince1970: 1_781_265_600)
    let app = TestApp(device: .iPhone16, contentSizeCategory: size) {
      UIHostingController(
        rootView: Form { DatePicker("Begins", selection: .constant(date), in: ...date) })
    }
    try app.settle()
    let day = try #require(app.frame(of: "Jun 12, 2026"))
    let texts = app.allViews.compactMap { ($0 as? UILabel)?.text }
    let label = try #require(texts.first { $0.hasPrefix("12:00") })
    let time = try #require(app.frame(of: label))
    #expect((time.minY > day.maxY) == (size != .large))
    #expect(day.maxX < 393 - 16 && time.maxX < 393 - 16)
  }

  @Test("The calendar points to its date, also in the row of a list")
  func place() throws {
    let app = try show(Form { Screen(range: .distantPast ... .distantFuture) })
    let plate = try app.find("Jun 12, 2026")
    let frame = plate.convert(plate.bounds, to: nil)
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try app.settle()
    let popover = try app.popover()
    #expect(popover.frame.minY >= frame.maxY - 1 && popover.frame.minY < frame.maxY + 30)
  }

  @Test("Days outside of the range cannot be chosen")
  func range() throws {
    let noon = Date(timeIntervalSince1970: 1_781_265_600)
    let app = try show(Screen(range: noon.addingTimeInterval(-86400)...noon))
    try app.tap("Jun 12, 2026")
    try app.settle()
    try app.tap("20")
    try app.settle()
    #expect(app.exists("at 1781265600"))
    try app.tap("11")
    try app.settle()
    #expect(app.exists("at \(1_781_265_600 - 86400)"))
  }
}
