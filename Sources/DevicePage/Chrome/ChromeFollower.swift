import UIKit
import VirtualDevice

/// Follows the parts that the system draws over the app. Their colours depend on the picture
/// behind, which is sampled from time to time and when all is at rest.
@MainActor
package final class ChromeFollower {
  /// The device retains this object through its frame observer.
  private weak var device: VirtualDevice?
  private let bitmaps: SentBitmaps
  private var frames = 0
  private var hasLooked = false
  /// Indicates whether the picture may have changed since it was sampled.
  package private(set) var isStale = true
  private var quietFrames = 0
  private var known: Known?

  private struct Known: Equatable {
    var statusBar: UInt32
    var island: CGRect?
    var indicator: CGRect?
    var isIndicatorLight: Bool
    var isIndicatorDimmed: Bool
    var movement: StatusBarMovement
  }

  /// The part of the status bar that is visible while it comes and goes.
  private struct StatusBarMovement: Equatable {
    var share: UInt8
    var slides: Bool

    @MainActor
    init(of device: VirtualDevice) {
      let visible = device.showsSystemBars ? device.statusBarShare : 1
      share = UInt8(clamping: (255 * visible).rounded())
      slides = device.slidesStatusBar && share < 255
    }
  }

  /// The number of frames between two samples while things move; tunable.
  private static let interval = 15
  /// The number of frames of rest after which it is sampled once more.
  private static let restFrames = 2

  package init(device: VirtualDevice, bitmaps: SentBitmaps) {
    self.device = device
    self.bitmaps = bitmaps
  }

  package func frameDidPass() {
    frames += 1
    quietFrames += 1
  }

  package func layersChanged(_ changed: Bool) {
    guard changed else { return }
    isStale = true
    quietFrames = 0
  }

  package func write(to writer: inout ByteWriter) -> Bool {
    guard let device else { return false }
    let movement = StatusBarMovement(of: device)
    let moves = movement != known?.movement
    // A bar that moves is the same picture in each frame; one that appears is drawn first.
    if moves, var next = known, next.statusBar != 0, movement.share > 0 {
      next.movement = movement
      return write(next, to: &writer)
    }
    guard moves || isStale else { return false }
    guard moves || !hasLooked || frames >= Self.interval || quietFrames >= Self.restFrames else {
      return false
    }
    hasLooked = true
    if quietFrames >= Self.restFrames { isStale = false }
    frames = 0
    let parts = device.chromeParts()
    var next = Known(
      statusBar: 0, island: parts.island, indicator: parts.indicator,
      isIndicatorLight: parts.isIndicatorLight, isIndicatorDimmed: parts.isIndicatorDimmed,
      movement: movement)
    next.statusBar = parts.statusBar.map { bitmaps.number(of: $0, writer: &writer) } ?? 0
    guard next != known else { return false }
    bitmaps.exchange(known?.statusBar ?? 0, for: next.statusBar)
    return write(next, to: &writer)
  }

  private func write(_ next: Known, to writer: inout ByteWriter) -> Bool {
    known = next
    writer.u8(FrameCode.chrome.rawValue)
    writer.varint(UInt64(next.statusBar))
    writer.rect(next.island ?? .zero)
    writer.rect(next.indicator ?? .zero)
    writer.u8(
      (next.isIndicatorLight ? 1 : 0) + (next.isIndicatorDimmed ? 2 : 0)
        + (next.movement.slides ? 4 : 0))
    writer.u8(next.movement.share)
    return true
  }
}
