import UIKit

/// The positions of a status bar's parts, in points.
///
/// Sizes of the symbols: Apple's public design templates. Places: read off pictures of devices in
/// the same templates, grade `tunable`.
struct StatusBarLayout: Equatable {
  /// The centre of the clock; where `isCentered` is false, the middle of its left edge.
  var clock: CGPoint
  var clockSize: Double
  var clockText: String
  var isClockCentered: Bool
  /// The left edge of the signal bars; `nil` for tablets.
  var signalX: Double?
  /// The left edge of the Wi-Fi symbol.
  var wirelessX: Double
  /// The left edge of the battery.
  var batteryX: Double
  /// The vertical centre of the symbols.
  var symbolY: Double
  /// The Dynamic Island, if there is one.
  var island: CGRect?

  static let signalSize = CGSize(width: 19.2, height: 12.2)
  static let wirelessSize = CGSize(width: 17.1, height: 12.3)
  static let batterySize = CGSize(width: 27.3, height: 13)
  private static let gap = 7.0

  /// Creates the layout on a screen of a size in points; `nil` where the system shows no status
  /// bar.
  init?(model: DeviceModel, size: CGSize) {
    if model.idiom == .phone && size.width > size.height { return nil }
    switch model.sensor {
    case .island: self.init(islandOf: model, width: size.width)
    case .notch: self.init(notchOf: model, width: size.width)
    case .bezel where model.idiom == .pad: self.init(padOf: model, width: size.width)
    case .bezel: self.init(homeButtonWidth: size.width)
    }
  }

  private static var groupWidth: Double {
    signalSize.width + wirelessSize.width + batterySize.width + 2 * gap
  }

  private init(islandOf model: DeviceModel, width: Double) {
    // The island is 126 by 37; on screens with the large safe area it is 14 below the edge, else
    // 11.
    let top = model.portraitSafeArea.top >= 62 ? 14.0 : 11.0
    let pill = CGRect(x: (width - 126) / 2, y: top, width: 126, height: 37)
    let ear = pill.minX
    let y = pill.midY + 2.5
    self.init(
      clock: CGPoint(x: ear / 2 + 3, y: y), clockSize: 17, groupX: width - ear / 2 - 5, y: y)
    island = pill
  }

  private init(notchOf model: DeviceModel, width: Double) {
    // The notch is about 209 wide; the clock and the symbols are centred beside it.
    let ear = (width - 209) / 2
    let y = model.statusBarHeight / 2 + 3
    self.init(
      clock: CGPoint(x: ear / 2 + 4, y: y), clockSize: 16, groupX: width - ear / 2 - 3, y: y)
  }

  private init(clock: CGPoint, clockSize: Double, groupX middle: Double, y: Double) {
    let left = middle - Self.groupWidth / 2
    self.init(
      clock: clock, clockSize: clockSize, clockText: "9:41", isClockCentered: true,
      signalX: left, wirelessX: left + Self.signalSize.width + Self.gap,
      batteryX: left + Self.signalSize.width + Self.wirelessSize.width + 2 * Self.gap,
      symbolY: y, island: nil)
  }

  private init(homeButtonWidth width: Double) {
    self.init(
      clock: CGPoint(x: width / 2, y: 10), clockSize: 12, clockText: "9:41 AM",
      isClockCentered: true, signalX: 6, wirelessX: 6 + Self.signalSize.width + 4,
      batteryX: width - 5 - Self.batterySize.width, symbolY: 10, island: nil)
  }

  private init(padOf model: DeviceModel, width: Double) {
    let y = model.statusBarHeight / 2
    let battery = width - 20 - Self.batterySize.width
    self.init(
      clock: CGPoint(x: 20, y: y), clockSize: 12, clockText: "9:41 AM", isClockCentered: false,
      signalX: nil, wirelessX: battery - 5 - Self.wirelessSize.width, batteryX: battery,
      symbolY: y, island: nil)
  }

  private init(
    clock: CGPoint, clockSize: Double, clockText: String, isClockCentered: Bool, signalX: Double?,
    wirelessX: Double, batteryX: Double, symbolY: Double, island: CGRect?
  ) {
    self.clock = clock
    self.clockSize = clockSize
    self.clockText = clockText
    self.isClockCentered = isClockCentered
    self.signalX = signalX
    self.wirelessX = wirelessX
    self.batteryX = batteryX
    self.symbolY = symbolY
    self.island = island
  }
}
