/// A method of a class. There are no tables of methods here, so there is no value of it.
public struct Method: Sendable {
  private let never: Never
}

/// Reports that there are no tables of methods to look up and exchange, and returns nil. Override the
/// method in a subclass instead.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Misuse.report(MethodTableMisuse.lookUp("\(name)", in: cls))
  return nil
}

/// Reports that there are no tables of methods to look up and exchange, and returns nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Misuse.report(MethodTableMisuse.lookUp("\(name)", in: cls))
  return nil
}

/// The implementation of a method. There are none to set.
public typealias IMP = OpaquePointer

/// Exchanges the implementations of two methods, of which there are none.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
