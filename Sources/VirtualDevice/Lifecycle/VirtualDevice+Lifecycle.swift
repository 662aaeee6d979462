import Foundation
import UIKit

extension VirtualDevice {
  /// Launches an app by its delegate, as the system does: the delegate or its scene delegate
  /// creates the window. The device retains the delegate.
  public func launch(_ makeDelegate: () -> any UIApplicationDelegate) {
    host.enter {
      window.isHidden = true
      host.launch(makeDelegate())
    }
    step()
  }

  /// Moves the app to the background: it is notified and receives no touches.
  public func moveToBackground() {
    host.moveToBackground()
    step()
  }

  /// Moves the app to the foreground.
  public func moveToForeground() {
    host.moveToForeground()
    step()
  }

  /// Opens a URL in the app, as a tap on a link elsewhere does.
  ///
  /// - Returns: `true` if the app handles URLs.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let isTaken = host.open(url)
    step()
    return isTaken
  }

  /// Terminates the app, after a notification.
  public func terminateApp() {
    host.terminate()
  }

  /// The app's visible window: the app's own after ``launch(_:)``.
  var appWindow: UIWindow {
    guard window.isHidden else { return window }
    return host.keyWindow ?? host.windows.last { $0.rootViewController != nil } ?? window
  }
}
