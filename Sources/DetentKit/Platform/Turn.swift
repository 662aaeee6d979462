#if canImport(UIKit)
  import UIKit

  /// Work for the next turn of the run loop that shows something.
  @MainActor
  enum Turn {
    static func next(_ work: @escaping () -> Void) {
      var link: CADisplayLink?
      let target = ActionTarget { _ in
        link?.invalidate()
        link = nil
        work()
      }
      link = CADisplayLink(target: target, selector: ActionTarget.action)
      link?.add(to: .main, forMode: .common)
    }
  }
#endif
