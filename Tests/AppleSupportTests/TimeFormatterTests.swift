import AppleSupport
import Foundation
import Testing

// developer.apple.com/documentation/foundation/relativedatetimeformatter and datecomponentsformatter
@Suite("Formatters of times")
struct TimeFormatterTests {
  private let english = Locale(identifier: "en_US")
  private let day: TimeInterval = 86_400

  private func relative() -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    return formatter
  }

  private func duration(_ units: NSCalendar.Unit) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    formatter.calendar = calendar
    formatter.allowedUnits = units
    return formatter
  }

  @Test("A relative text has the largest unit, cut off to a whole number")
  func largestUnit() {
    let formatter = relative()
    #expect(formatter.localizedString(fromTimeInterval: -5_400) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 3 * day) == "in 3 days")
    #expect(formatter.localizedString(fromTimeInterval: -30) == "30 seconds ago")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-day), relativeTo: now) == "1 day ago")
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
  }

  @Test("Styles choose names and lengths, and the locale the language")
  func styles() {
    let formatter = relative()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -day) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: -day) == "gestern")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test("A positional quantity drops leading zeros, and pads the values that follow")
  func positional() {
    let formatter = duration([.minute, .second])
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    #expect(formatter.string(from: 3_725) == "62:05")
    #expect(formatter.string(from: -65) == "-1:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    // The example of the behaviour's page.
    #expect(duration([.hour, .minute, .second]).string(from: 3_610) == "1:00:10")
  }

  @Test("The other forms drop all zeros, and show one if nothing else is left")
  func words() {
    let formatter = duration([.day, .hour, .minute, .second])
    formatter.unitsStyle = .abbreviated
    // The example of the behaviour's page.
    #expect(formatter.string(from: 3_610) == "1h 10s")
    #expect(formatter.string(from: 0) == "0s")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3_610) == "1 hour, 10 seconds")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3_725) == "1 hour")
    formatter.maximumUnitCount = 2
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 3_605) == "1 hour, 0 minutes")
  }

  @Test("Dates and components are quantities too")
  func sources() {
    let formatter = duration([])
    formatter.unitsStyle = .short
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(9 * day)) == "1 wk, 2 days")
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hr, 30 min")
    #expect(formatter.string(for: 90.0) == "1 min, 30 sec")
    #expect(formatter.string(from: .infinity) == nil)
    #expect(duration(.year).string(from: 5) == nil)
  }
}
