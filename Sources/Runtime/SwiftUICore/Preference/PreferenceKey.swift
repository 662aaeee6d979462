/// A key of a value that views propagate to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
  /// Combines the accumulated value with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value: `nil`.
  public static var defaultValue: Value { nil }
}
