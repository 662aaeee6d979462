/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that fits the mode: compact, or wheels for durations and months.
  case automatic
  /// Wheels for each component.
  case wheels
  /// Buttons that open a calendar or wheels.
  case compact
  /// A calendar inside the picker.
  case inline
}

/// A control for choosing a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker chooses.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  /// Creates a picker with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  /// Creates a picker that performs an action when its value changes.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    rebuild()
  }

  /// Creates a picker for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
  }

  /// The kind of value that the picker chooses. The default is `.dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// The requested style of the picker. The default is `.automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The current style of the picker; never `.automatic`. Durations and months always use wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    case (let style, _): style
    }
  }

  /// The locale that formats the dates. The default is `nil`: the locale of the app.
  open var locale: Locale? {
    didSet { rebuild() }
  }
  /// The calendar of the dates. The default is that of the app.
  open var calendar: Calendar! {
    get { calendarStorage ?? .ofDevice }
    set {
      calendarStorage = newValue
      rebuild()
    }
  }
  /// The time zone of the dates. The default is `nil`: that of the calendar.
  open var timeZone: TimeZone? {
    didSet { rebuild() }
  }

  /// The chosen date, clamped to the minimum and maximum date. The default is now. Setting it sends
  /// no events.
  open var date: Date {
    get { KeyValueObservers.reading(self, "date", rounded(dateStorage)) }
    set {
      let old = rounded(dateStorage)
      setDate(newValue, animated: false)
      KeyValueObservers.changed(self, "date", old: old, new: rounded(dateStorage))
    }
  }
  /// Sets the date; wheels turn to it if `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    dateStorage = limits.clamp(date)
    show()
  }
  /// The earliest date that can be chosen. The default is `nil`: no limit.
  open var minimumDate: Date? {
    didSet { limitsDidChange() }
  }
  /// The latest date that can be chosen. The default is `nil`: no limit. Both limits apply only
  /// while the minimum is not after the maximum.
  open var maximumDate: Date? {
    didSet { limitsDidChange() }
  }
  /// The chosen duration in seconds, less than a day. The default is 0. It is used in the mode
  /// `.countDownTimer` only.
  open var countDownDuration: TimeInterval {
    get { durationStorage }
    set {
      durationStorage = min(max(0, newValue), 24 * 3600 - 60)
      show()
    }
  }
  /// The interval between the minutes that can be chosen: a divisor of 60. The default is 1; other
  /// values are reported and ignored.
  open var minuteInterval: Int {
    get { interval }
    set {
      guard newValue > 0, newValue <= 30, 60 % newValue == 0 else {
        return Misuse.report(PickerMisuse.minuteInterval(newValue))
      }
      interval = newValue
      show()
    }
  }
  /// A Boolean value that indicates whether ``date`` is rounded down to the minute interval. The
  /// default is `true`.
  open var roundsToMinuteInterval = true

  open override var isEnabled: Bool {
    didSet { showEnabled() }
  }
  open override var intrinsicContentSize: CGSize { natural(for: 0) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { natural(for: size.width) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let natural = natural(for: bounds.width)
    // The compact style keeps its size and is aligned with the trailing edge.
    let isFixed = datePickerStyle == .compact
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content?.frame =
      isFixed
      ? CGRect(
        x: isMirrored ? 0 : max(0, bounds.width - natural.width),
        y: (bounds.height - natural.height) / 2, width: natural.width, height: natural.height)
      : bounds
  }
  open override var _ownsTaps: Bool { false }

  private var calendarStorage: Calendar?
  private var dateStorage = Date(timeIntervalSinceReferenceDate: CACurrentMediaTime())
  private var durationStorage: TimeInterval = 0
  private var interval = 1
  private var content: (any DatePickerContent)?
}

extension UIDatePicker {
  /// Returns the model from which the picker's views are filled.
  func makeModel() -> DateWheelModel {
    let calendar = calendar ?? .ofDevice
    var model = DateWheelModel(
      date: date, calendar: calendar, locale: locale ?? calendar.locale ?? .current,
      timeZone: timeZone ?? calendar.timeZone, bounds: limits,
      choose: { [weak self] in self?.choose($0) })
    model.minuteInterval = interval
    return model
  }

  private var limits: DateBounds {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return DateBounds() }
    return DateBounds(first: minimumDate, last: maximumDate)
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, interval > 1 else { return date }
    let calendar = calendar ?? .ofDevice
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    parts.minute = (parts.minute ?? 0) / interval * interval
    return calendar.date(from: parts) ?? date
  }

  private func limitsDidChange() {
    dateStorage = limits.clamp(dateStorage)
    show()
  }

  /// Stores a date that the user chose and sends the events.
  func choose(_ date: Date) {
    dateStorage = limits.clamp(date)
    show()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Stores a duration that the user chose and sends the events; the shortest is a minute.
  private func choose(duration: TimeInterval) {
    durationStorage = max(60, duration)
    show()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func rebuild() {
    content?.removeFromSuperview()
    let parts = DateParts(mode: datePickerMode)
    let view: any DatePickerContent =
      switch datePickerStyle {
      case .compact: DatePlatesView(parts)
      case .inline: InlineDateView(parts)
      case .automatic, .wheels: DateWheelsView(mode: datePickerMode)
      }
    content = view
    addSubview(view)
    invalidateIntrinsicContentSize()
    show()
    showEnabled()
  }

  private func show() {
    guard let content else { return }
    let model = makeModel()
    if let wheels = content as? DateWheelsView, datePickerMode == .countDownTimer {
      wheels.show(
        model.durationColumns(durationStorage) { [weak self] in self?.choose(duration: $0) })
    } else {
      content.show(model)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showEnabled() {
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : DatePickerMetrics.disabled
  }

  private func natural(for width: CGFloat) -> CGSize { content?.naturalSize(for: width) ?? .zero }
}

/// The components of a date that a picker shows.
struct DateParts {
  let date: Bool
  let time: Bool

  init(mode: UIDatePicker.Mode) {
    date = mode != .time && mode != .countDownTimer
    time = mode == .time || mode == .dateAndTime
  }
}

/// The view that implements one style of a date picker.
@MainActor
protocol DatePickerContent: UIView {
  func show(_ model: DateWheelModel)
  func naturalSize(for width: CGFloat) -> CGSize
}

/// The metrics of date pickers, in points. Grade: tunable.
enum DatePickerMetrics {
  static let wheelsWidth: CGFloat = 320
  static let calendarWidth: CGFloat = 320
  static let plateHeight: CGFloat = 34.333
  static let plateGap: CGFloat = 5
  static let plateSide: CGFloat = 11
  /// The sum of the spaces above and below the text of a button. Grade: tunable.
  static let plateSpace: CGFloat = 14
  static let titleHeight: CGFloat = 44
  static let namesHeight: CGFloat = 20
  static let week: CGFloat = 42
  static let mark: CGFloat = 40
  static let button: CGFloat = 44
  static let timeHeight: CGFloat = 50
  static let popoverMargin: CGFloat = 16
  static let disabled: CGFloat = 0.4
}

extension Calendar {
  /// The calendar of a virtual device, Gregorian in the locale of its user and in Greenwich time, whatever
  /// the host machine uses.
  static var ofDevice: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = RunningDevice.current.locale
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }
}
