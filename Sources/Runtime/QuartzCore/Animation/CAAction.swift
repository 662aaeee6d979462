import Foundation

/// An object that performs an action when a layer's property changes.
public protocol CAAction {
  /// Performs the action for the change of a property (`event`) of a layer (`anObject`).
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action ends the search for one and does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
