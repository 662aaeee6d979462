/// A formatter of quantities of time, as in "1 hour, 10 seconds" and "1:00:10".
///
/// Foundation has it on Apple's platforms; the words here are those of `Duration.UnitsFormatStyle`, so that
/// the largest unit is the week: months and years count in the smaller units that are allowed.
open class DateComponentsFormatter: Formatter {
  /// Constants that indicate the form of a quantity.
  public enum UnitsStyle: Int, Sendable {
    /// "9:10:00".
    case positional
    /// "9h 10m".
    case abbreviated
    /// "9 hr, 10 min".
    case short
    /// "9 hours, 10 minutes".
    case full
    /// "9 hr 10 min".
    case brief = 5
  }

  /// Options that indicate which units are left out if their value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones in the positional form, else all.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first other value.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between other values.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last other value.
    public static let dropTrailing = Self(rawValue: 8)
    /// All.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; positional values have two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// Creates a formatter of the current locale.
  public override init() {
    super.init()
  }

  /// Creates a formatter of the current locale; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The form of a quantity. The default is `.positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units that can be used; the default, an empty set, stands for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units that are left out if their value is 0. The default is `.default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units, from the first that is not 0; the rest is cut off. The default 0 sets no
  /// limit.
  open var maximumUnitCount = 0
  /// The calendar and, with it, the language; `nil` stands for the current one.
  open var calendar: Calendar? = .current

  /// Returns the text for seconds, whose fraction is cut off; `nil` without an allowed unit.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let parts = kept(Int(abs(ti)))
    guard !parts.isEmpty else { return nil }
    let isNegative = ti <= -1 && parts.contains { $0.value != 0 }
    return unitsStyle == .positional
      ? (isNegative ? "-" : "") + digits(parts) : words(parts, isNegative: isNegative)
  }

  /// Returns the text for the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text for components; those that are not set count as 0.
  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = (calendar ?? .current).date(byAdding: components, to: start)
    return end.flatMap { string(from: start, to: $0) }
  }

  /// Returns the text for components in a form.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text for components or a number of seconds; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private struct Part {
    var unit: Duration.UnitsFormatStyle.Unit
    var seconds: Int
    var value = 0
  }

  /// Returns the units that are shown, with their values.
  private func kept(_ seconds: Int) -> [Part] {
    let all: [(NSCalendar.Unit, Part)] = [
      (.weekOfMonth, Part(unit: .weeks, seconds: 604_800)),
      (.day, Part(unit: .days, seconds: 86_400)), (.hour, Part(unit: .hours, seconds: 3_600)),
      (.minute, Part(unit: .minutes, seconds: 60)), (.second, Part(unit: .seconds, seconds: 1)),
    ]
    var parts = all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }.map(\.1)
    var rest = seconds
    for index in parts.indices {
      (parts[index].value, rest) = rest.quotientAndRemainder(dividingBy: parts[index].seconds)
    }
    guard let last = parts.last else { return [] }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard !behavior.contains(.pad) else { return limited(parts) }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    let final = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
    let shown = parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > final ? .dropTrailing : .dropMiddle)
    }.map { parts[$0] }
    return shown.isEmpty ? [last] : limited(shown)
  }

  private func limited(_ parts: [Part]) -> [Part] {
    guard maximumUnitCount > 0 else { return parts }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    return Array(
      parts[min(first, max(0, parts.count - maximumUnitCount))...].prefix(maximumUnitCount))
  }

  private func digits(_ parts: [Part]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      part.value.formatted(
        .number.grouping(.never).precision(.integerLength((index > 0 || isPadded ? 2 : 1)...))
          .locale(locale))
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part], isNegative: Bool) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .abbreviated, .positional: .narrow
      }
    let seconds = parts.reduce(0) { $0 + $1.value * $1.seconds }
    return Duration.seconds(isNegative ? -seconds : seconds).formatted(
      .units(allowed: Set(parts.map(\.unit)), width: width, zeroValueUnits: .show(length: 1))
        .locale(locale))
  }

  private var locale: Locale { calendar?.locale ?? .current }
}
