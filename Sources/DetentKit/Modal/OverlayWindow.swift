#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ModalPresentationStyle {
    /// Returns the style with a window of its own for each presentation, above the app's windows and
    /// whatever they present.
    ///
    /// ```swift
    /// controller.present(player, style: .pageSheet(properties: properties).inOwnWindow())
    /// ```
    ///
    /// Touches that the presentation does not take are delivered to the windows below. The presentation
    /// stays when the presenting view controller is dismissed, except in SwiftUI, where it ends with the
    /// view that presents it. A context is that window. A popover, which points at a view, is presented in
    /// that view's window nevertheless.
    ///
    /// - Parameter level: the level of the window. `nil`, the default, is right above the app's windows,
    ///   below the status bar and alerts in windows of their own.
    public func inOwnWindow(level: UIWindow.Level? = nil) -> Self {
      var style = self
      style.windowLevel = level ?? UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
      return style
    }

    /// The level of the window of the presentation's own; `nil` if it has none.
    var ownWindowLevel: UIWindow.Level? {
      if case .popover = kind { return nil }
      return windowLevel
    }
  }

  /// A transparent window for one presentation, which does not take touches beside it.
  @MainActor
  final class OverlayWindow: UIWindow {
    private let root = UIViewController()
    /// The windows of the presentations that have one.
    private static var shown: [OverlayWindow] = []

    /// Creates a window in a scene and shows it.
    ///
    /// - Returns: the view controller to present from.
    static func show(in scene: UIWindowScene, level: UIWindow.Level) -> UIViewController {
      let window = OverlayWindow(windowScene: scene)
      window.backgroundColor = .clear
      window.windowLevel = level
      window.root.view.backgroundColor = .clear
      window.root.definesPresentationContext = true
      window.rootViewController = window.root
      window.isHidden = false
      shown.append(window)
      return window.root
    }

    /// Removes the window of a view controller once its presentation has ended.
    static func removeAtEnd(of presented: UIViewController, from root: UIViewController) {
      guard let container = presented.presentationController?.containerView else {
        return remove(root)
      }
      // The container view leaves the window at the very end of the dismissal.
      container.addSubview(
        DepartureView(.leavesWindow) { [weak root] in
          RunLoopTurn.next { if let root { remove(root) } }
        })
    }

    private static func remove(_ root: UIViewController) {
      for window in shown where window.root === root {
        window.isHidden = true
        window.rootViewController = nil
      }
      shown.removeAll { $0.root === root }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self || view === root.view ? nil : view
    }
  }
#endif
