import UIKit

/// An orientation of the interface in a flow.
enum FlowOrientation: String, Sendable {
  case portrait, landscape

  /// Asks the system to rotate, where an app can: not on the Runtime, whose device is rotated by the
  /// test.
  static var system: (@MainActor (FlowOrientation) -> Void)? {
    #if os(iOS) && !targetEnvironment(macCatalyst)
      return { orientation in
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.requestGeometryUpdate(
          .iOS(interfaceOrientations: orientation == .portrait ? .portrait : .landscapeRight))
      }
    #else
      return nil
    #endif
  }
}
