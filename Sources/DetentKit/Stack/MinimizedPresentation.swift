#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Presentations that are put away with their view controllers, to be presented again as they were.
  ///
  /// The object retains the view controllers. Without it they are deallocated as after a dismissal.
  @MainActor
  public final class MinimizedPresentation {
    private var parts: [MinimizedPart]
    private weak var presenter: UIViewController?
    /// A Boolean value that indicates whether the presentations are put away.
    public private(set) var isMinimized = true

    /// The view controllers, each of which was presented over the one before.
    public var controllers: [UIViewController] { parts.map(\.controller) }

    /// Those that exist.
    private static var all: [WeakReference<MinimizedPresentation>] = []

    fileprivate init(_ parts: [MinimizedPart], presenter: UIViewController) {
      self.parts = parts
      self.presenter = presenter
      Self.all.removeAll { $0.object == nil }
      Self.all.append(WeakReference(self))
    }

    /// Indicates whether a view controller is put away. What is presented inside of its view stays there.
    static func contains(_ controller: UIViewController) -> Bool {
      all.contains { $0.object?.parts.contains { $0.controller === controller } == true }
    }

    /// Presents the view controllers again, each at its detent, from the view controller that presented
    /// them. If that presents something else, the presentation waits for its end.
    ///
    /// A second call has no effect.
    ///
    /// - Parameters:
    ///   - animated: `true`, the default, animates the front-most; those below it are there at once.
    ///   - completion: called when all are presented.
    public func restore(animated: Bool = true, completion: (() -> Void)? = nil) {
      guard isMinimized, let presenter else { return }
      isMinimized = false
      show(parts[...], from: presenter, animated: animated, completion)
      parts = []
    }

    private func show(
      _ rest: ArraySlice<MinimizedPart>, from presenter: UIViewController, animated: Bool,
      _ completion: (() -> Void)?
    ) {
      guard let part = rest.first, !part.hasEnded else {
        completion?()
        return
      }
      let controller = part.controller
      let above = rest.dropFirst()
      let style = part.style
      PresentationQueue.shared.whenFree(presenter, style) {
        guard controller.presentingViewController == nil, !part.hasEnded else { return }
        part.willRestore()
        presenter.presentNow(
          controller, style: style, animated: animated && above.isEmpty,
          didBegin: { part.didBegin() },
          completion: { self.show(above, from: controller, animated: animated, completion) })
      }
    }
  }

  extension UIViewController {
    /// Puts the presentation of this view controller away, together with those above it.
    ///
    /// ```swift
    /// minimized = player.minimizePresentation()
    /// minimized?.restore()
    /// ```
    ///
    /// UIKit's delegates are not called, as for every dismissal by code. In SwiftUI the binding keeps its
    /// value and `onDismiss` is not called.
    ///
    /// - Parameters:
    ///   - animated: `true`, the default, animates the movement.
    ///   - completion: called when the view controllers are out of sight.
    /// - Returns: the presentations, to be retained by the caller; `nil` if nothing has changed. Popovers,
    ///   alerts, presentations in windows of their own, and what SwiftUI presents with its own modifiers
    ///   are not minimised.
    public func minimizePresentation(
      animated: Bool = true, completion: (() -> Void)? = nil
    ) -> MinimizedPresentation? {
      let presented = outermostContainer
      guard !presented.isBeingDismissed, let presenting = presented.presentingViewController,
        let presenter = presented.presentingController,
        !(presenter.viewIfLoaded?.window is OverlayWindow)
      else { return nil }
      let all = [presented] + presented.presentedControllers
      let parts = all.compactMap { MinimizedPart($0) }
      guard parts.count == all.count else { return nil }
      for part in parts { part.willMinimize() }
      let minimized = MinimizedPresentation(parts, presenter: presenter)
      presenting.dismiss(animated: animated, completion: completion)
      return minimized
    }
  }
#endif
