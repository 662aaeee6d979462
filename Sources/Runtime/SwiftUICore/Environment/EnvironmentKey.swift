/// A key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}
