/// The windows of a device, from back to front.
@MainActor
final class WindowStack {
  private(set) var windows: [UIWindow] = []
  weak var key: UIWindow?

  func add(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if key === window { key = windows.last }
  }

  /// Orders the windows by level, and their layers on the screen.
  func order(on root: CALayer) {
    windows = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
    for (index, window) in windows.enumerated() {
      root.insertSublayer(window.layer, at: UInt32(index))
    }
  }
}

extension DisplayHost {
  /// The windows on the screen, from back to front.
  package var windows: [UIWindow] { windowStack.windows }

  package var keyWindow: UIWindow? {
    get { windowStack.key }
    set { windowStack.key = newValue }
  }

  package func show(_ window: UIWindow) {
    window.host = self
    windowStack.add(window)
    orderWindows()
    window.updateTraits()
    window.updateSafeArea()
    if let root = window.rootViewController { window.showRoot(root) }
  }

  package func hide(_ window: UIWindow) {
    windowStack.remove(window)
    window.layer.removeFromSuperlayer()
  }

  package func orderWindows() {
    windowStack.order(on: layerHost.rootLayer)
  }
}
