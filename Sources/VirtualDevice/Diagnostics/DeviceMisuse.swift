import UIKit

/// The misuses of a virtual device.
package enum DeviceMisuse: MisuseCase {
  case windowLargerThanScreen(CGSize, screen: CGSize)

  package var sentence: String {
    switch self {
    case .windowLargerThanScreen(let size, let screen):
      "The window cannot have \(size.width) by \(size.height) points on a screen of "
        + "\(screen.width) by \(screen.height), so its size is unchanged; pass a size inside the "
        + "screen."
    }
  }
}
