import UIKit

/// A root view controller of a scene in whose place a device launches an app.
final class LaunchedApp: UIViewController {
  private let makeDelegate: () -> any UIApplicationDelegate

  init(_ makeDelegate: @escaping () -> any UIApplicationDelegate) {
    self.makeDelegate = makeDelegate
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func launch(on device: VirtualDevice) { device.launch(makeDelegate) }
}

extension DeviceScene {
  /// Creates a scene that launches an app with its delegate, as the system does.
  package init(
    name: String, title: String, summary: String = "", filePath: String = #filePath,
    launching makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) {
    self.init(
      name: name, title: title, summary: summary, filePath: filePath, script: [.settle, .hold(1)]
    ) { _ in LaunchedApp(makeDelegate) }
  }
}
