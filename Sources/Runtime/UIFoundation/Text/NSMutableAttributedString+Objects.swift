import Foundation

extension NSMutableAttributedString {
  /// Sets an attribute of a range to an object, such as a font or colour.
  ///
  /// On Linux, Foundation's own method stops the program when it replaces one object that is not
  /// Foundation's by another (swift-corelibs-foundation of Swift 6.3 compares them as Core
  /// Foundation types), so the old value is removed first.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    removeAttribute(name, range: range)
    addAttribute(name, value: value as Any, range: range)
  }
}
