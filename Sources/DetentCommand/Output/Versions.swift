import Foundation
import VirtualDevice

/// The versions of the command and of what decides the bytes of its pictures.
enum Versions {
  /// The version of the package; `-dev` after it stands for the work towards it.
  static let detent = "0.2.0-dev"

  /// The versions, one in a line.
  static var text: String {
    ([("detent", detent)] + PictureVersions.all)
      .map { "\($0.0) \($0.1 ?? "unknown")\n" }.joined()
  }
}
