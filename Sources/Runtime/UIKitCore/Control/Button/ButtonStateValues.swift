/// The values that an app set for one state of a button.
struct ButtonStateValues {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The values that an app set for the states of a button. A state without a value uses that of the
/// normal state.
struct ButtonStates {
  private var values: [(state: UIControl.State, values: ButtonStateValues)] = []

  mutating func change(_ state: UIControl.State, _ change: (inout ButtonStateValues) -> Void) {
    if let index = values.firstIndex(where: { $0.state == state }) {
      change(&values[index].values)
    } else {
      var new = ButtonStateValues()
      change(&new)
      values.append((state, new))
    }
  }

  /// Returns the value set for exactly this state.
  func exact<Value>(_ state: UIControl.State, _ field: KeyPath<ButtonStateValues, Value?>) -> Value?
  {
    values.first { $0.state == state }?.values[keyPath: field]
  }

  /// Returns the value that applies in a state.
  func value<Value>(_ state: UIControl.State, _ field: KeyPath<ButtonStateValues, Value?>) -> Value?
  {
    exact(state, field) ?? exact(.normal, field)
  }
}
