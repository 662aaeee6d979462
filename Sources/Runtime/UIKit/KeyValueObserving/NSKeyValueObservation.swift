/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, Apple's values.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A first call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// What a change was.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What happened.
  public let kind: NSKeyValueChange
  /// The value after the change, if asked for.
  public let newValue: Value?
  /// The value before the change, if asked for.
  public let oldValue: Value?
}

/// An observation; it ends with ``invalidate()`` or when nobody holds it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let registration: KeyValueObservers.Registration?

  init(_ registration: KeyValueObservers.Registration?) {
    self.registration = registration
    super.init()
  }

  deinit { invalidate() }

  /// Stops the calls.
  public func invalidate() {
    if let registration { KeyValueObservers.remove(registration) }
  }
}

/// Objects whose properties can be observed through key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure at each change of a property.
  ///
  /// Only some properties of UIKit can be observed: ``UIScrollView/contentOffset``,
  /// ``UIScrollView/contentSize``, ``UIView/safeAreaInsets``. Other key paths are reported, and the
  /// closure is never called for them but for `.initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var value: Value?
    // The outermost getter reports first; what it reads on its way is not the key path's end.
    let property = KeyValueObservers.record { value = self[keyPath: keyPath] }.first
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? value : nil, oldValue: nil))
    }
    guard let property else {
      reportMisuse(
        "\(type(of: self)) cannot be observed by this key path; observe contentOffset, contentSize "
          + "or safeAreaInsets. The closure will not be called.")
      return NSKeyValueObservation(nil)
    }
    let registration = KeyValueObservers.Registration(property) { [weak self] old, new in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    KeyValueObservers.add(registration)
    return NSKeyValueObservation(registration)
  }
}
