#if canImport(UIKit)
  import UIKit

  /// Gives a closure to what wants a target and a selector.
  ///
  /// With Objective-C the selector names a method that its runtime finds, elsewhere it carries the
  /// method. This is one of the two places where the platforms differ.
  @MainActor
  final class ActionTarget: NSObject {
    private let work: (AnyObject) -> Void

    init(_ work: @escaping (AnyObject) -> Void) {
      self.work = work
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func fire(_ sender: AnyObject) {
      work(sender)
    }

    #if canImport(ObjectiveC)
      static let action = #selector(fire(_:))
    #else
      static let action = Selector("fire(_:)", ActionTarget.fire(_:))
    #endif
  }
#endif
