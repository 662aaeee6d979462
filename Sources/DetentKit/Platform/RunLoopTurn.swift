#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Work for the next run-loop turn that displays a frame.
  @MainActor
  enum RunLoopTurn {
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
