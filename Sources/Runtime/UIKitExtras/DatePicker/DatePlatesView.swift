/// The compact style of a date picker: buttons with the date and the time that open a calendar or
/// wheels.
final class DatePlatesView: UIView, DatePickerContent {
  private let parts: DateParts
  private var plates: [DatePlateControl] = []
  private var model: DateWheelModel?
  private weak var open: DatePopover?

  init(_ parts: DateParts) {
    self.parts = parts
    super.init(frame: .zero)
    if parts.date { add(DatePlateControl(showsDate: true)) }
    if parts.time { add(DatePlateControl(showsDate: false)) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ plate: DatePlateControl) {
    plate.addAction(
      UIAction { [weak self, weak plate] _ in
        if let plate { self?.open(plate) }
      }, for: .touchUpInside)
    plates.append(plate)
    addSubview(plate)
  }

  func show(_ new: DateWheelModel) {
    model = new
    for plate in plates { plate.show(new) }
    open?.show(new)
    setNeedsLayout()
  }

  func naturalSize(for width: CGFloat) -> CGSize {
    let all = plates.reduce(0) { $0 + $1.naturalWidth }
    return CGSize(
      width: all + CGFloat(max(0, plates.count - 1)) * DatePickerMetrics.plateGap,
      height: plates.reduce(DatePickerMetrics.plateHeight) { max($0, $1.naturalHeight) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for plate in plates {
      let width = plate.naturalWidth
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      plate.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x += width + DatePickerMetrics.plateGap
    }
  }

  private func open(_ plate: DatePlateControl) {
    guard let model else { return }
    guard let presenter = nearestController else {
      return Misuse.report(PickerMisuse.calendarWithoutController)
    }
    let popover = DatePopover(showsDate: plate.showsDate, model)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = plate
    popover.popoverPresentationController?.delegate = popover
    popover.didClose = { [weak plate] in plate?.isOpen = false }
    open = popover
    plate.isOpen = true
    presenter.present(popover, animated: true)
  }
}

/// A button that shows the date or the time.
final class DatePlateControl: UIControl {
  let showsDate: Bool
  private let label = UILabel(frame: .zero)
  var isOpen = false {
    didSet { showColors() }
  }

  init(showsDate: Bool) {
    self.showsDate = showsDate
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    addSubview(label)
    showColors()
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ model: DateWheelModel) {
    var format =
      showsDate
      ? Date.FormatStyle(date: .abbreviated, time: .omitted)
      : Date.FormatStyle(date: .omitted, time: .shortened)
    format.timeZone = model.timeZone
    label.text = format.locale(model.locale).format(model.date)
    accessibilityLabel = label.text
    setNeedsLayout()
  }

  var naturalWidth: CGFloat {
    let width = label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    return (width + 2 * DatePickerMetrics.plateSide).rounded(.up)
  }

  /// The height that fits the text: large text sizes need more than the usual height.
  var naturalHeight: CGFloat {
    label.font.lineHeight + DatePickerMetrics.plateSpace
  }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.5 : 1 }
  }

  private func showColors() {
    backgroundColor = .tertiarySystemFill
    label.textColor = isOpen ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}

/// The popover with a calendar or wheels that a button opens.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let month: MonthView?
  private let wheels: DateWheelsView?
  var didClose: (() -> Void)?

  init(showsDate: Bool, _ model: DateWheelModel) {
    month = showsDate ? MonthView(frame: .zero) : nil
    wheels = showsDate ? nil : DateWheelsView(mode: .time)
    super.init(nibName: nil, bundle: nil)
    let margin = DatePickerMetrics.popoverMargin
    preferredContentSize =
      month.map {
        CGSize(
          width: DatePickerMetrics.calendarWidth + 2 * margin,
          height: $0.naturalHeight + 2 * margin)
      } ?? CGSize(width: 240, height: WheelMetrics.height)
    show(model)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ model: DateWheelModel) {
    month?.show(model)
    wheels?.show(model)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let content: UIView = month ?? wheels { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = month == nil ? 0 : DatePickerMetrics.popoverMargin
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    month?.frame = area
    wheels?.frame = area
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didClose?()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
