#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A target and a selector that call a closure.
  ///
  /// With Objective-C the selector names a method that its runtime finds, so the method has to be
  /// `@objc`; elsewhere the selector carries the method, and there is no such attribute.
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
