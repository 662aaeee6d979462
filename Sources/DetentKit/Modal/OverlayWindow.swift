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

    /// Creates a window above another one, in its scene, and shows it.
    ///
    /// - Returns: the view controller to present from.
    static func show(above window: UIWindow, in scene: UIWindowScene, level: UIWindow.Level)
      -> UIViewController
    {
      let overlay = OverlayWindow(windowScene: scene)
      overlay.backgroundColor = .clear
      overlay.windowLevel = level
      overlay.root.view.backgroundColor = .clear
      overlay.root.definesPresentationContext = true
      overlay.rootViewController = overlay.root
      overlay.isHidden = false
      window.insertSubview(OverlayOwnerView(overlay), at: 0)
      return overlay.root
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
      guard let window = root.viewIfLoaded?.window as? OverlayWindow else { return }
      window.isHidden = true
      window.rootViewController = nil
      window.owner?.removeFromSuperview()
    }

    /// The view that retains the window.
    fileprivate weak var owner: OverlayOwnerView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self || view === root.view ? nil : view
    }
  }

  /// An invisible view in the app's window that retains the window above it, as nothing else does.
  private final class OverlayOwnerView: UIView {
    private let overlay: OverlayWindow

    init(_ overlay: OverlayWindow) {
      self.overlay = overlay
      super.init(frame: .zero)
      isHidden = true
      overlay.owner = self
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
