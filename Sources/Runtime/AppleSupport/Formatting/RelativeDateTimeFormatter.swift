/// A formatter of the time between two dates in the largest unit, as in "3 days ago".
///
/// Foundation has it on Apple's platforms; the words here are those of `Date.AnchoredRelativeFormatStyle`.
open class RelativeDateTimeFormatter: Formatter {
  /// Constants that indicate the length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Constants that indicate whether words replace numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric
    /// A word, if the language has one: "yesterday".
    case named
  }

  /// Creates a formatter of the current locale.
  public override init() {
    super.init()
  }

  /// Creates a formatter of the current locale; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The use of words in place of numbers. The default is `.numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the units' names. The default is `.full`.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text, which decides about its first letter. The default is `.unknown`.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar of the units; `nil` stands for the current one.
  open var calendar: Calendar! = .current
  /// The language; `nil` stands for the current locale.
  open var locale: Locale! = .current

  /// Returns the text for the largest unit that is not 0, which is positive for the future.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let values = Self.units.map { ($0, dateComponents.value(for: $0) ?? 0) }
    let (unit, value) = values.first { $0.1 != 0 && $0.1 != NSNotFound } ?? (.second, 0)
    let date = (calendar ?? .current).date(byAdding: unit, value: value, to: now) ?? now
    return text(of: date, relativeTo: now, in: Self.fields[unit] ?? .second)
  }

  /// Returns the text for a number of seconds, which is positive for the future.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for a date as it is seen from a reference date, in whole units.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = (calendar ?? .current).dateComponents(
      Set(Self.units), from: referenceDate, to: date)
    return localizedString(from: parts)
  }

  /// Returns the text for a date as it is seen from now; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private static let fields: [Calendar.Component: Date.RelativeFormatStyle.Field] = [
    .year: .year, .month: .month, .weekOfMonth: .week, .day: .day, .hour: .hour,
    .minute: .minute, .second: .second,
  ]

  private func text(
    of date: Date, relativeTo now: Date, in field: Date.RelativeFormatStyle.Field
  ) -> String {
    let width: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let place: FormatStyleCapitalizationContext =
      switch formattingContext {
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      default: .unknown
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: place
    ).format(now)
  }
}
