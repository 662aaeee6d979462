import Foundation

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw bits, with Apple's values.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The observer receives the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The observer receives the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is called once at the registration.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set to a value.
  case setting = 1
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public let kind: NSKeyValueChange
  /// The value after the change, if requested.
  public let newValue: Value?
  /// The value before the change, if requested.
  public let oldValue: Value?
}

/// The token of an observation, which ends with ``invalidate()`` or when the token is deallocated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let registration: KeyValueObservers.Registration?

  init(_ registration: KeyValueObservers.Registration?) {
    self.registration = registration
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    if let registration { KeyValueObservers.remove(registration) }
  }
}

/// An object whose properties can be observed through key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Registers a closure that is called at each change of a property.
  ///
  /// The properties of UIKit that can be observed are the `frame`, `bounds`, `center`, `isHidden` and
  /// `safeAreaInsets` of a view, the `contentOffset`, `contentSize` and `delegate` of a scroll view,
  /// the `text` of labels, fields and text views, and the values of controls. Other key paths are
  /// reported, and the closure is never called for them but for `.initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var value: Value?
    // The outermost getter reports first; the getters that it calls are not the key path's
    // property.
    let property = KeyValueObservers.record { value = self[keyPath: keyPath] }.first
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? value : nil, oldValue: nil))
    }
    guard let property else {
      Misuse.report(KeyPathMisuse.notObservable(self))
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
