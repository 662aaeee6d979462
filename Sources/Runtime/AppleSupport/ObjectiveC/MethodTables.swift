/// A method of a class. There are no tables of methods here, so there is no value of it.
public struct Method: Sendable {
  private let never: Never
}

/// Returns nil: there are no tables of methods to look up and exchange. Override the method in a
/// subclass instead.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil: there are no tables of methods to look up and exchange.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The implementation of a method. There are none to set.
public typealias IMP = OpaquePointer

/// Exchanges the implementations of two methods, of which there are none.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
