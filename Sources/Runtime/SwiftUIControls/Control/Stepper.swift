/// A control that increments and decrements a value.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// Indicates whether the value can be incremented and decremented; evaluated at each update.
  let room: () -> (up: Bool, down: Bool)
  let onEditingChanged: (Bool) -> Void
}

extension Stepper: View {
  /// Creates a stepper with a label that calls closures; without a closure that direction is
  /// disabled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let room = (onIncrement != nil, onDecrement != nil)
    self.init(
      label: label(), increment: onIncrement, decrement: onDecrement, room: { room },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label for a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper with a label for a value in a range.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  nonisolated private init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(_ amount: V.Stride) {
      let new = value.wrappedValue.advanced(by: amount)
      value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
    self.init(
      label: label, increment: { move(step) }, decrement: { move(0 - step) },
      room: {
        guard let bounds else { return (true, true) }
        let now = value.wrappedValue
        return (now < bounds.upperBound, now > bounds.lowerBound)
      },
      onEditingChanged: onEditingChanged)
  }

  /// The view's content.
  public var body: some View {
    StepperRow(
      label: label,
      stepper: StepperView(
        increment: increment, decrement: decrement, room: room,
        onEditingChanged: onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that calls closures; without a closure that direction is
  /// disabled.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper with a title for a value in a range.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// Creates a stepper with a title for a value in a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}

private struct StepperRow<Label: View>: View {
  let label: Label
  let stepper: StepperView
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    if hidesLabel {
      stepper.spokenAs(label)
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        stepper.spokenAs(label)
      }
    }
  }
}

struct StepperView {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let room: () -> (up: Bool, down: Bool)
  let onEditingChanged: (Bool) -> Void
}

extension StepperView: View, ControlView {
  static func makeControl() -> UIStepper {
    let stepper = UIStepper(frame: .zero)
    stepper.minimumValue = -1
    stepper.maximumValue = 1
    return stepper
  }

  /// Configures the control, which counts from 0 each time; its limits disable the directions in
  /// which the value cannot change.
  func show(in control: UIStepper, environment: EnvironmentValues) {
    let room = room()
    control.maximumValue = room.up ? 1 : 0
    control.minimumValue = room.down ? -1 : 0
    control.value = 0
  }

  func read(_ control: UIStepper) {
    let amount = control.value
    control.value = 0
    onEditingChanged(true)
    if amount > 0 { increment?() } else if amount < 0 { decrement?() }
    onEditingChanged(false)
  }
}
