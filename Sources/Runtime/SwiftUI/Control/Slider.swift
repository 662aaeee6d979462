/// Chooses a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
}

extension Slider: View {
  /// What the view consists of.
  public var body: some View {
    SliderView(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for a range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.asDouble, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: nil, onEditingChanged: onEditingChanged)
  }

  /// A slider for a range that rests at multiples of a step.
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

/// A number of another type.
final class NumberLocation<Number: BinaryFloatingPoint>: Location<Double> {
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
