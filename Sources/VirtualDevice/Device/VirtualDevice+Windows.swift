import UIKit

extension VirtualDevice {
  /// Resizes the app's window as a user does who drags its corner: it has another size in each frame, at
  /// constant speed. A duration of zero seconds takes one frame.
  ///
  /// Sizes of zero or less, and sizes beyond the screen, are reported and ignored.
  public func resize(to size: CGSize, over seconds: Double) {
    let start = self.size
    let count = clock.frames(in: seconds)
    guard count > 1 else { return resize(to: size) }
    for frame in 1...count {
      let part = Double(frame) / Double(count)
      // Windows have whole points.
      let width = (start.width + (size.width - start.width) * part).rounded()
      let height = (start.height + (size.height - start.height) * part).rounded()
      resize(to: frame == count ? size : CGSize(width: width, height: height))
    }
  }
}

extension DeviceModel {
  /// The parts of the screen's width between which ``windowSizes(in:)`` are; tunable.
  private static let widths = [1.0 / 3, 1.0 / 2, 2.0 / 3, 5.0 / 6, 1]
  /// The parts of the screen's height between which ``windowSizes(in:)`` are; tunable.
  private static let heights = [2.0 / 3, 5.0 / 6, 1]
  /// The smallest width of a window, in points: that of the smallest phone (G1).
  private static let leastWidth = 320.0

  /// Returns sizes of a window for a test that walks through them, as a user of Stage Manager does, the
  /// narrowest first: five widths of the screen with three heights each. A phone has only its screen's.
  ///
  /// Apple does not publish the sizes at which Stage Manager stops, and iPadOS 26 has any size, so these are
  /// parts of the screen on both sides of each limit of a size class, and not a table of an iPad's.
  public func windowSizes(in orientation: DeviceOrientation) -> [CGSize] {
    let screen = size(in: orientation)
    guard idiom == .pad else { return [screen] }
    return Self.widths.flatMap { width in
      Self.heights.map { height in
        CGSize(
          width: max(Self.leastWidth, (screen.width * width).rounded()),
          height: (screen.height * height).rounded())
      }
    }
  }
}
