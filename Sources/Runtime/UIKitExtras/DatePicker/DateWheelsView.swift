/// The wheels style of a date picker.
final class DateWheelsView: UIView, DatePickerContent {
  private let mode: UIDatePicker.Mode
  private let group = WheelGroupView(frame: .zero)

  init(mode: UIDatePicker.Mode) {
    self.mode = mode
    super.init(frame: .zero)
    addSubview(group)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ model: DateWheelModel) {
    let parts = DateParts(mode: mode)
    show(
      mode == .yearAndMonth
        ? model.monthColumns() : model.columns(date: parts.date, time: parts.time))
  }

  func show(_ columns: [WheelColumn]) { group.show(columns) }

  func naturalSize(for width: CGFloat) -> CGSize {
    CGSize(width: max(width, DatePickerMetrics.wheelsWidth), height: WheelMetrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    group.frame = bounds
  }
}
