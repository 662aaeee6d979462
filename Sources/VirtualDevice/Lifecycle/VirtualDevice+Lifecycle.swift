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

  /// Notifies the app that memory is short: its delegate, the view controllers of its windows, whether they
  /// are visible or not, and the observers of `UIApplication.didReceiveMemoryWarningNotification`, in this
  /// order. Apple documents no order. View controllers that the app keeps outside of its windows are not
  /// notified.
  public func sendMemoryWarning() {
    host.enter {
      let application = host.application
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      var walk = ControllerWalk()
      var controllers: [UIViewController] = []
      for root in host.windows.compactMap(\.rootViewController) {
        walk.visit(root) { controller, _ in controllers.append(controller) }
      }
      for controller in controllers {
        host.eventLog?("\(Swift.type(of: controller)).didReceiveMemoryWarning()")
        controller.didReceiveMemoryWarning()
      }
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    }
    step()
  }

  /// The app's visible window: the app's own after ``launch(_:)``.
  var appWindow: UIWindow {
    guard window.isHidden else { return window }
    return host.keyWindow ?? host.windows.last { $0.rootViewController != nil } ?? window
  }
}
