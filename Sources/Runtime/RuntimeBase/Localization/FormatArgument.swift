import Foundation

/// A value of an interpolated key: the specifier that stands for it in the key, and the argument for the text's format.
package struct FormatArgument: Sendable {
  /// The specifier without its percent sign, such as "lld" (documented: `LocalizedStringKey`).
  package let specifier: String
  /// The argument.
  package let value: any CVarArg & Sendable

  /// Creates the argument of a value; one without a specifier of its own is its description.
  package init<T>(_ value: T) {
    switch value {
    case let value as Int: (specifier, self.value) = ("lld", value)
    case let value as Int64: (specifier, self.value) = ("lld", value)
    case let value as UInt: (specifier, self.value) = ("llu", value)
    case let value as UInt64: (specifier, self.value) = ("llu", value)
    case let value as Double: (specifier, self.value) = ("lf", value)
    case let value as CGFloat: (specifier, self.value) = ("lf", Double(value))
    case let value as Float: (specifier, self.value) = ("f", value)
    case let value as String: (specifier, self.value) = ("@", value)
    case let value as any FixedWidthInteger & SignedInteger:
      (specifier, self.value) = ("d", Int32(clamping: value))
    case let value as any FixedWidthInteger:
      (specifier, self.value) = ("u", UInt32(clamping: value))
    default: (specifier, self.value) = ("@", "\(value)")
    }
  }

  /// Creates an argument with a specifier of its own, such as "%.1f".
  package init(_ value: any CVarArg, specifier: String) {
    self.init(value)
    self = FormatArgument(
      specifier: String(specifier.drop { $0 == "%" }), value: self.value)
  }

  private init(specifier: String, value: any CVarArg & Sendable) {
    (self.specifier, self.value) = (specifier, value)
  }
}
