/// The inline style of a date picker: a calendar with the time below it.
final class InlineDateView: UIView, DatePickerContent {
  private let month: MonthView?
  private let caption = UILabel(frame: .zero)
  private let time: DatePlatesView?
  private let parts: DateParts

  init(_ parts: DateParts) {
    self.parts = parts
    month = parts.date ? MonthView(frame: .zero) : nil
    time = parts.time ? DatePlatesView(DateParts(mode: .time)) : nil
    super.init(frame: .zero)
    if let month { addSubview(month) }
    guard let time else { return }
    addSubview(time)
    guard parts.date else { return }
    caption.text = "Time"
    caption.font = .preferredFont(forTextStyle: .headline)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ model: DateWheelModel) {
    month?.show(model)
    time?.show(model)
    setNeedsLayout()
  }

  func naturalSize(for width: CGFloat) -> CGSize {
    let plates = time?.naturalSize(for: 0) ?? .zero
    guard let month else { return plates }
    return CGSize(
      width: max(width, DatePickerMetrics.calendarWidth),
      height: month.naturalHeight + (parts.time ? DatePickerMetrics.timeHeight : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = month == nil ? bounds.height : parts.time ? DatePickerMetrics.timeHeight : 0
    month?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - line)
    guard let time else { return }
    let size = time.naturalSize(for: 0)
    let y = bounds.height - line + (line - size.height) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    time.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - size.width, y: y, width: size.width, height: size.height)
    caption.frame = CGRect(
      x: isMirrored ? size.width + 8 : 4, y: bounds.height - line,
      width: max(0, bounds.width - size.width - 12), height: line)
  }
}

/// The calendar of a month, in which a day can be chosen.
final class MonthView: UIView {
  private let title = UILabel(frame: .zero)
  private let back = UIButton(configuration: .plain())
  private let forth = UIButton(configuration: .plain())
  private var names: [UILabel] = []
  private var days: [DayButton] = []
  private var model: DateWheelModel?
  /// A date in the visible month.
  private var month: Date?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.4
    addSubview(title)
    for (button, name, label, way) in [
      (back, "chevron.backward", "Previous Month", -1), (forth, "chevron.forward", "Next Month", 1),
    ] {
      button.configuration?.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
      button.accessibilityLabel = label
      button.addAction(UIAction { [weak self] _ in self?.go(way) }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height for six weeks, so that it is the same for every month.
  var naturalHeight: CGFloat {
    DatePickerMetrics.titleHeight + DatePickerMetrics.namesHeight + 6 * DatePickerMetrics.week
  }

  func show(_ new: DateWheelModel) {
    let isMoved = model.map { $0.date != new.date } ?? true
    model = new
    if isMoved || month == nil { month = new.date }
    showMonth()
  }

  private func showMonth() {
    guard let model, let month else { return }
    let grid = MonthGrid(
      month: month, calendar: model.calendar, locale: model.locale, timeZone: model.timeZone)
    title.text = grid.title
    let shown = grid.names
    while names.count > shown.count { names.removeLast().removeFromSuperview() }
    while names.count < shown.count {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      names.append(label)
      addSubview(label)
    }
    for (label, name) in zip(names, shown) { label.text = name }
    let all = grid.days
    while days.count > all.count { days.removeLast().removeFromSuperview() }
    while days.count < all.count {
      let button = DayButton(frame: .zero)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let date = button?.day?.date { self?.choose(date) }
        }, for: .touchUpInside)
      days.append(button)
      addSubview(button)
    }
    for (button, day) in zip(days, all) {
      button.show(
        day, isChosen: day.date.map { model.calendar.isDate($0, inSameDayAs: model.date) } ?? false,
        isFree: day.date.map { model.bounds.touchesDay(from: $0, in: model.calendar) } ?? false)
    }
    setNeedsLayout()
  }

  private func go(_ months: Int) {
    guard let model, let month,
      let new = model.calendar.date(byAdding: .month, value: months, to: month)
    else { return }
    self.month = new
    showMonth()
  }

  /// Chooses a day and keeps the time of day.
  private func choose(_ date: Date) {
    guard let model else { return }
    model.choose(model.bounds.clamp(MonthGrid.day(date, at: model.date, in: model.calendar)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, _ frame: CGRect) {
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    let button = DatePickerMetrics.button
    put(
      title,
      CGRect(
        x: 4, y: 0, width: max(0, bounds.width - 2 * button - 8),
        height: DatePickerMetrics.titleHeight))
    put(back, CGRect(x: bounds.width - 2 * button, y: 0, width: button, height: button))
    put(forth, CGRect(x: bounds.width - button, y: 0, width: button, height: button))
    let width = bounds.width / 7
    for (index, label) in names.enumerated() {
      put(
        label,
        CGRect(
          x: CGFloat(index) * width, y: DatePickerMetrics.titleHeight, width: width,
          height: DatePickerMetrics.namesHeight))
    }
    let top = DatePickerMetrics.titleHeight + DatePickerMetrics.namesHeight
    for (index, day) in days.enumerated() {
      put(
        day,
        CGRect(
          x: CGFloat(index % 7) * width, y: top + CGFloat(index / 7) * DatePickerMetrics.week,
          width: width, height: DatePickerMetrics.week))
    }
  }
}

/// A button for a day of a month.
final class DayButton: UIControl {
  private(set) var day: MonthGrid.Day?
  private let mark = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var isChosen = false
  private var isFree = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    mark.isUserInteractionEnabled = false
    addSubview(mark)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: MonthGrid.Day, isChosen: Bool, isFree: Bool) {
    day = new
    self.isChosen = isChosen
    self.isFree = isFree
    isHidden = new.date == nil
    isEnabled = isFree
    label.text = "\(new.number)"
    label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    accessibilityLabel = new.date == nil ? nil : "\(new.number)"
    accessibilityTraits =
      isChosen ? [.button, .selected] : isFree ? .button : [.button, .notEnabled]
    showColors()
  }

  private func showColors() {
    label.textColor = isChosen ? tintColor : isFree ? .label : .tertiaryLabel
    mark.backgroundColor = isChosen ? tintColor.withAlphaComponent(0.15) : .clear
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let size = min(DatePickerMetrics.mark, bounds.width, bounds.height)
    mark.bounds.size = CGSize(width: size, height: size)
    mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
    mark.layer.cornerRadius = size / 2
  }
}
