/// One wheel among others.
struct WheelColumn {
  let count: Int
  let selected: Int
  /// The share of the width.
  var weight: CGFloat = 1
  var alignment = NSTextAlignment.center
  /// Whether the first row follows the last one.
  var isEndless = false
  let title: (Int) -> String
  let select: (Int) -> Void
}

/// Wheels side by side with one mark behind them.
struct WheelColumns: UIViewRepresentable {
  let columns: [WheelColumn]

  func makeUIView(context: Context) -> WheelGroupView { WheelGroupView(frame: .zero) }

  func updateUIView(_ uiView: WheelGroupView, context: Context) {
    uiView.isUserInteractionEnabled = context.environment.isEnabled
    uiView.alpha = context.environment.isEnabled ? 1 : 0.4
    uiView.show(columns, spokenTitle: context.environment.spokenTitle)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: WheelGroupView, context: Context
  ) -> CGSize? {
    // A wheel is as high as it is, unless there is less room.
    let height = min(proposal.height ?? WheelMetrics.height, WheelMetrics.height)
    return CGSize(width: proposal.width ?? 320, height: max(height, WheelMetrics.row * 3))
  }
}

/// Holds wheels.
final class WheelGroupView: UIView {
  private let band = UIView(frame: .zero)
  private var wheels: [WheelView] = []
  private var columns: [WheelColumn] = []
  /// How often an endless wheel has its rows, half of them before those that show at first.
  private static let turns = 200

  override init(frame: CGRect) {
    super.init(frame: frame)
    band.backgroundColor = .tertiarySystemFill
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ new: [WheelColumn], spokenTitle: String?) {
    columns = new
    while wheels.count > new.count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < new.count {
      let wheel = WheelView(frame: .zero)
      let index = wheels.count
      wheel.didSelect = { [weak self] in self?.didSelect($0, in: index) }
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (wheel, column) in zip(wheels, new) {
      wheel.alignment = column.alignment
      wheel.accessibilityLabel = spokenTitle
      let count = max(1, column.count)
      let rows = column.isEndless ? count * Self.turns : column.count
      var row = column.selected
      if column.isEndless {
        let shown = wheel.count == rows ? wheel.selected : count * (Self.turns / 2)
        row = shown - shown % count + column.selected
      }
      wheel.show(count: rows, selected: row) { column.title($0 % count) }
    }
    setNeedsLayout()
  }

  private func didSelect(_ row: Int, in index: Int) {
    guard columns.indices.contains(index) else { return }
    columns[index].select(row % max(1, columns[index].count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: WheelMetrics.bandSide, dy: 0)
    band.frame = CGRect(
      x: inner.minX, y: bounds.midY - WheelMetrics.band / 2, width: inner.width,
      height: WheelMetrics.band)
    band.layer.cornerRadius = WheelMetrics.band / 2
    let all = columns.reduce(0) { $0 + $1.weight }
    guard all > 0 else { return }
    var x = inner.minX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, column) in zip(wheels, columns) {
      let width = inner.width * column.weight / all
      wheel.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}

/// The values of a picker on a wheel.
struct WheelPicker: View {
  let content: PickerContent

  var body: some View {
    let options = content.options
    let selection = content.selection
    WheelColumns(columns: [
      WheelColumn(
        count: options.count, selected: max(0, selection.wrappedValue),
        title: { options.indices.contains($0) ? options[$0].title : "" },
        select: { selection.wrappedValue = $0 })
    ])
    .spokenAs(content.label)
  }
}
