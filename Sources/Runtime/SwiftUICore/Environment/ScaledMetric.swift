/// A property wrapper of a length that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var slot: EnvironmentSlot?

  /// Creates a length that scales with body text; `wrappedValue` is its value at the default size.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a length that scales with a text style; `wrappedValue` is its value at the default
  /// size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the current text size; that at the default size outside of a view's lifetime.
  public var wrappedValue: Value {
    guard let slot else { return base }
    let traits = slot.values.traits
    let (base, style) = (CGFloat(base), style)
    return Value(
      Evaluation.onMain {
        UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: base, compatibleWith: traits)
      })
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: NodeProperty {
  package func makeSlot(in node: Node) -> EnvironmentSlot { EnvironmentSlot(node) }

  package mutating func bind(to slot: EnvironmentSlot, in node: Node) {
    self.slot = slot
  }
}
