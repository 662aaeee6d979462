import DetentTesting
import Testing
import UIKit

/// A window for messages, as libraries write it: above the app, and only its message is touched.
private final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === rootViewController?.view || view === self ? nil : view
  }
}

@MainActor
@Suite("Messages in a window above the app")
struct ToastWindowTests {
  @Test("The message is above the app and above its sheets; touches beside it are the app's")
  func toast() throws {
    let root = UIViewController()
    let app = TestApp { root }
    let button = UIButton(type: .system)
    button.setTitle("Below", for: .normal)
    button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
    root.view.addSubview(button)
    try app.settle()
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("below") }, for: .touchUpInside)

    let scene = try #require(root.view.window?.windowScene)
    let window = ToastWindow(windowScene: scene)
    window.windowLevel = .statusBar + 1
    #expect(window.windowLevel.rawValue == UIWindow.Level.statusBar.rawValue + 1)
    window.backgroundColor = .clear
    let holder = UIViewController()
    window.rootViewController = holder
    window.isHidden = false
    let message = UIButton(type: .custom)
    message.setTitle("Saved", for: .normal)
    message.frame = CGRect(x: 20, y: -80, width: 350, height: 60)
    message.addAction(UIAction { _ in log.append("message") }, for: .touchUpInside)
    holder.view.addSubview(message)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      message.frame.origin.y = 60
    }
    try app.settle()
    try app.tap("Below")
    try app.tap("Saved")
    #expect(log == ["below", "message"])
    #expect(root.view.window?.isKeyWindow == true && !window.isKeyWindow)

    root.present(UIViewController(), animated: true)
    try app.settle()
    try app.tap("Saved")
    #expect(log.last == "message" && log.count == 3)

    window.isHidden = true
    window.windowScene = nil
    try app.settle()
    #expect(!app.exists("Saved"))
  }
}
