import Foundation
import UIKit

extension VirtualDevice {
  /// Launches an app by its delegate, as the system does: the delegate or its scene delegate makes
  /// the window. The device keeps the delegate.
  public func launch(_ makeDelegate: () -> any UIApplicationDelegate) {
    host.makeCurrent()
    window.isHidden = true
    host.launch(makeDelegate())
    step()
  }

  /// Goes to the home screen: the app is told and gets no touches.
  public func moveToBackground() {
    host.moveToBackground()
    step()
  }

  /// Comes back to the app.
  public func moveToForeground() {
    host.moveToForeground()
    step()
  }

  /// Has the app open an address, as a tap on a link elsewhere does.
  ///
  /// - Returns: Whether the app takes addresses.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let isTaken = host.open(url)
    step()
    return isTaken
  }

  /// Ends the app; it is told.
  public func terminateApp() {
    host.terminate()
  }

  /// The window that shows what the app shows: the app's own after ``launch(_:)``.
  var appWindow: UIWindow {
    guard window.isHidden else { return window }
    return host.keyWindow ?? host.windows.last { $0.rootViewController != nil } ?? window
  }
}
