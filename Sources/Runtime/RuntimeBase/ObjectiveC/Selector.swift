/// The name of a method with an optional way to call it.
///
/// There is no Objective-C runtime here, so a selector that can be performed contains the method
/// itself: `Selector("tapped(_:)", MyController.tapped(_:))`. Two selectors are equal if their
/// names are.
public struct Selector: @unchecked Sendable {
  /// The method's name with its argument labels, for instance `tapped(_:)`.
  package let name: String
  private let invoke: (@MainActor (AnyObject, Any?, Any?) -> Any?)?
  private let accepts: (AnyObject) -> Bool

  /// Creates a selector with a name only; performing it does nothing and is reported as misuse.
  public init(_ str: String) {
    name = str
    invoke = nil
    accepts = { _ in false }
  }

  /// Creates a selector for what `body` calls, with the target and up to two arguments; `accepts`
  /// indicates whether an object has the method.
  public init(
    _ name: String, accepts: @escaping (AnyObject) -> Bool,
    calling body: @escaping @MainActor (AnyObject, Any?, Any?) -> Any?
  ) {
    self.name = name
    invoke = body
    self.accepts = accepts
  }

  /// Creates a selector for a method without arguments.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    self.name = name
    // Called on the main actor only.
    nonisolated(unsafe) let method = method
    invoke = { target, _, _ in
      (target as? T).map { method($0)() }
    }
    accepts = { $0 is T }
  }

  /// Creates a selector for a method with one argument.
  public init<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) -> R
  ) {
    self.name = name
    // Called on the main actor only.
    nonisolated(unsafe) let method = method
    invoke = { target, first, _ in
      guard let target = target as? T, let first = first as? A else { return nil }
      return method(target)(first)
    }
    accepts = { $0 is T }
  }

  /// Creates a selector for a method with two arguments.
  public init<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) {
    self.name = name
    // Called on the main actor only.
    nonisolated(unsafe) let method = method
    invoke = { target, first, second in
      guard let target = target as? T, let first = first as? A, let second = second as? B else {
        return nil
      }
      return method(target)(first, second)
    }
    accepts = { $0 is T }
  }

  /// Creates a selector for a nonisolated method without arguments.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    self.name = name
    // Called on the main actor only.
    nonisolated(unsafe) let method = method
    invoke = { target, _, _ in
      (target as? T).map { method($0)() }
    }
    accepts = { $0 is T }
  }

  /// Creates a selector for a nonisolated method with one argument.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    self.name = name
    // Called on the main actor only.
    nonisolated(unsafe) let method = method
    invoke = { target, first, _ in
      guard let target = target as? T, let first = first as? A else { return nil }
      return method(target)(first)
    }
    accepts = { $0 is T }
  }

  /// Creates a selector for a nonisolated method with two arguments.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    self.name = name
    // Called on the main actor only.
    nonisolated(unsafe) let method = method
    invoke = { target, first, second in
      guard let target = target as? T, let first = first as? A, let second = second as? B else {
        return nil
      }
      return method(target)(first, second)
    }
    accepts = { $0 is T }
  }

  /// Indicates whether the selector contains a method.
  package var isPerformable: Bool {
    invoke != nil
  }

  /// Returns a Boolean value that indicates whether `object` has the selector's method. It has none
  /// of a selector with a name only.
  package func isImplemented(by object: AnyObject) -> Bool {
    accepts(object)
  }

  /// Calls the method on `target`, and returns its result. With a target of another class, or
  /// arguments of other types, there is no call; a selector with a name only is reported.
  @MainActor
  @discardableResult
  package func perform(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) -> Any? {
    guard let invoke else {
      Misuse.report(SelectorMisuse.noMethod(name, on: target))
      return nil
    }
    return invoke(target, first, second)
  }
}

extension Selector: Hashable {
  /// Returns whether the names are equal.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector with a name only.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String {
    name
  }
}

/// Returns a selector with the given name and no method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
