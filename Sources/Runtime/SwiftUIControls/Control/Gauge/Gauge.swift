/// A meter that shows the position of a value in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let share: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let bounds: (least: BoundsLabel, most: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style
}

extension Gauge: View {
  nonisolated init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    bounds: (least: BoundsLabel, most: BoundsLabel)?
  ) {
    let width = range.upperBound - range.lowerBound
    share = width > 0 ? min(max(Double((value - range.lowerBound) / width), 0), 1) : 0
    self.label = label
    currentValueLabel = current
    self.bounds = bounds
  }

  /// The view's content.
  public var body: some View {
    style.makeView(
      GaugeStyleConfiguration(
        value: share, label: .init(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
        minimumValueLabel: bounds.map { .init(content: AnyView($0.least)) },
        maximumValueLabel: bounds.map { .init(content: AnyView($0.most)) }))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label. Values outside of the range are clamped.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label(), current: nil, bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label of its current value. Values outside of the range are
  /// clamped.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and labels of its current value and of its bounds. Values outside
  /// of the range are clamped.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}
