@_spi(Core) import SwiftUICore

/// A control that selects a value from a range.
public struct Slider<Label, ValueLabel> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  var label: Label?
  var leastLabel: ValueLabel?
  var greatestLabel: ValueLabel?
}

extension Slider: View where Label: View, ValueLabel: View {
  /// The view's content. The label is used only for accessibility.
  public var body: some View {
    HStack {
      if let leastLabel { leastLabel }
      SliderView(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
        .spokenAs(label)
      if let greatestLabel { greatestLabel }
    }
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// Creates a slider for a range, with labels at its ends. The label is used only for
  /// accessibility.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: nil, onEditingChanged: onEditingChanged, label: label(),
      leastLabel: minimumValueLabel(), greatestLabel: maximumValueLabel())
  }

  /// Creates a slider for a range, with values at multiples of a step and labels at its ends. The
  /// label is used only for accessibility.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), onEditingChanged: onEditingChanged, label: label(),
      leastLabel: minimumValueLabel(), greatestLabel: maximumValueLabel())
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Creates a slider for a range. The label is used only for accessibility.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: nil, onEditingChanged: onEditingChanged, label: label())
  }

  /// Creates a slider for a range, with values at multiples of a step. The label is used only for
  /// accessibility.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), onEditingChanged: onEditingChanged, label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a range, with values at multiples of a step.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  var asDouble: Binding<Double> {
    Binding<Double>(location: NumberLocation(location), transaction: transaction)
  }
}

/// A location that converts a floating-point number to `Double`.
final class NumberLocation<Number: BinaryFloatingPoint>: Location<Double>, @unchecked Sendable {
  private let number: Location<Number>

  init(_ number: Location<Number>) {
    self.number = number
  }

  override func get() -> Double { Double(number.get()) }

  override func set(_ value: Double, transaction: Transaction) {
    number.set(Number(value), transaction: transaction)
  }

  override func isSame(as other: Location<Double>) -> Bool {
    guard let other = other as? NumberLocation<Number> else { return false }
    return number.isSame(as: other.number)
  }
}

struct SliderView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
}

extension SliderView: View, ControlView {
  static func makeControl() -> UISlider {
    UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  func show(in control: UISlider, environment: EnvironmentValues) {
    control.minimumValue = Float(bounds.lowerBound)
    control.maximumValue = Float(bounds.upperBound)
    control.minimumTrackTintColor = environment.tint?.uiColor
    if let title = environment.spokenTitle { control.accessibilityLabel = title }
    if !control.isTracking { control.value = Float(value.wrappedValue) }
  }

  func read(_ control: UISlider) {
    var new = Double(control.value)
    if let step, step > 0 {
      new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
    }
    value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(control.isTracking)
  }
}
