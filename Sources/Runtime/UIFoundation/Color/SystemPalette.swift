import Foundation

/// The palette of iOS 26.
///
/// Grade: documented. Hues and grays are the "Specifications" tables of the Human Interface
/// Guidelines, Color (iOS 26); red and the blue of the tint are also measured (K1). Labels, fills,
/// backgrounds and separators are the values that iOS 13 and later return at run time, as
/// published in several independent colour tables; the alphas of the tertiary and quaternary label
/// and the two dark backgrounds are also measured (K3, K4).
enum SystemPalette {
  static let systemRed = SystemColor(
    "systemRedColor", .init(255, 56, 60), .init(255, 66, 69), high: .init(233, 21, 45),
    highDark: .init(255, 97, 101)
  ).dynamic
  static let systemOrange = SystemColor(
    "systemOrangeColor", .init(255, 141, 40), .init(255, 146, 48), high: .init(197, 83, 0),
    highDark: .init(255, 160, 86)
  ).dynamic
  static let systemYellow = SystemColor(
    "systemYellowColor", .init(255, 204, 0), .init(255, 214, 0), high: .init(161, 106, 0),
    highDark: .init(254, 223, 67)
  ).dynamic
  static let systemGreen = SystemColor(
    "systemGreenColor", .init(52, 199, 89), .init(48, 209, 88), high: .init(0, 137, 50),
    highDark: .init(74, 217, 104)
  ).dynamic
  static let systemMint = SystemColor(
    "systemMintColor", .init(0, 200, 179), .init(0, 218, 195), high: .init(0, 133, 117),
    highDark: .init(84, 223, 203)
  ).dynamic
  static let systemTeal = SystemColor(
    "systemTealColor", .init(0, 195, 208), .init(0, 210, 224), high: .init(0, 129, 152),
    highDark: .init(59, 221, 236)
  ).dynamic
  static let systemCyan = SystemColor(
    "systemCyanColor", .init(0, 192, 232), .init(60, 211, 254), high: .init(0, 126, 174),
    highDark: .init(109, 217, 255)
  ).dynamic
  static let systemBlue = SystemColor(
    "systemBlueColor", .init(0, 136, 255), .init(0, 145, 255), high: .init(30, 110, 244),
    highDark: .init(92, 184, 255)
  ).dynamic
  static let systemIndigo = SystemColor(
    "systemIndigoColor", .init(97, 85, 245), .init(109, 124, 255), high: .init(86, 74, 222),
    highDark: .init(167, 170, 255)
  ).dynamic
  static let systemPurple = SystemColor(
    "systemPurpleColor", .init(203, 48, 224), .init(219, 52, 242), high: .init(176, 47, 194),
    highDark: .init(234, 141, 255)
  ).dynamic
  static let systemPink = SystemColor(
    "systemPinkColor", .init(255, 45, 85), .init(255, 55, 95), high: .init(231, 18, 77),
    highDark: .init(255, 138, 196)
  ).dynamic
  static let systemBrown = SystemColor(
    "systemBrownColor", .init(172, 127, 94), .init(183, 138, 102), high: .init(149, 109, 81),
    highDark: .init(219, 166, 121)
  ).dynamic
  static let systemGray = SystemColor(
    "systemGrayColor", .init(142, 142, 147), .init(142, 142, 147), high: .init(108, 108, 112),
    highDark: .init(174, 174, 178)
  ).dynamic
  static let systemGray2 = SystemColor(
    "systemGray2Color", .init(174, 174, 178), .init(99, 99, 102), high: .init(142, 142, 147),
    highDark: .init(124, 124, 128)
  ).dynamic
  static let systemGray3 = SystemColor(
    "systemGray3Color", .init(199, 199, 204), .init(72, 72, 74), high: .init(174, 174, 178),
    highDark: .init(84, 84, 86)
  ).dynamic
  static let systemGray4 = SystemColor(
    "systemGray4Color", .init(209, 209, 214), .init(58, 58, 60), high: .init(188, 188, 192),
    highDark: .init(68, 68, 70)
  ).dynamic
  static let systemGray5 = SystemColor(
    "systemGray5Color", .init(229, 229, 234), .init(44, 44, 46), high: .init(216, 216, 220),
    highDark: .init(54, 54, 56)
  ).dynamic
  static let systemGray6 = SystemColor(
    "systemGray6Color", .init(242, 242, 247), .init(28, 28, 30), high: .init(235, 235, 240),
    highDark: .init(36, 36, 38)
  ).dynamic
  static let label = SystemColor(
    "labelColor", .init(0, 0, 0), .init(255, 255, 255)
  ).dynamic
  static let secondaryLabel = SystemColor(
    "secondaryLabelColor", .init(60, 60, 67, alpha: 153), .init(235, 235, 245, alpha: 153),
    high: .init(60, 60, 67, alpha: 173), highDark: .init(235, 235, 245, alpha: 173)
  ).dynamic
  static let tertiaryLabel = SystemColor(
    "tertiaryLabelColor", .init(60, 60, 67, alpha: 76), .init(235, 235, 245, alpha: 76),
    high: .init(60, 60, 67, alpha: 96), highDark: .init(235, 235, 245, alpha: 96)
  ).dynamic
  static let quaternaryLabel = SystemColor(
    "quaternaryLabelColor", .init(60, 60, 67, alpha: 45), .init(235, 235, 245, alpha: 40),
    high: .init(60, 60, 67, alpha: 66), highDark: .init(235, 235, 245, alpha: 61)
  ).dynamic
  static let placeholderText = SystemColor(
    "placeholderTextColor", .init(60, 60, 67, alpha: 76), .init(235, 235, 245, alpha: 76),
    high: .init(60, 60, 67, alpha: 96), highDark: .init(235, 235, 245, alpha: 96)
  ).dynamic
  static let systemFill = SystemColor(
    "systemFillColor", .init(120, 120, 128, alpha: 51), .init(120, 120, 128, alpha: 91),
    high: .init(120, 120, 128, alpha: 71), highDark: .init(120, 120, 128, alpha: 112)
  ).dynamic
  static let secondarySystemFill = SystemColor(
    "secondarySystemFillColor", .init(120, 120, 128, alpha: 40), .init(120, 120, 128, alpha: 81),
    high: .init(120, 120, 128, alpha: 61), highDark: .init(120, 120, 128, alpha: 102)
  ).dynamic
  static let tertiarySystemFill = SystemColor(
    "tertiarySystemFillColor", .init(118, 118, 128, alpha: 30), .init(118, 118, 128, alpha: 61),
    high: .init(118, 118, 128, alpha: 51), highDark: .init(118, 118, 128, alpha: 81)
  ).dynamic
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFillColor", .init(116, 116, 128, alpha: 20), .init(118, 118, 128, alpha: 45),
    high: .init(116, 116, 128, alpha: 40), highDark: .init(118, 118, 128, alpha: 66)
  ).dynamic
  static let systemBackground = SystemColor(
    "systemBackgroundColor", .init(255, 255, 255), .init(0, 0, 0),
    elevatedDark: .init(28, 28, 30), elevatedHighDark: .init(36, 36, 38)
  ).dynamic
  static let secondarySystemBackground = SystemColor(
    "secondarySystemBackgroundColor", .init(242, 242, 247), .init(28, 28, 30),
    high: .init(235, 235, 240), highDark: .init(36, 36, 38), elevatedDark: .init(44, 44, 46),
    elevatedHighDark: .init(54, 54, 56)
  ).dynamic
  static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackgroundColor", .init(255, 255, 255), .init(44, 44, 46),
    highDark: .init(54, 54, 56), elevatedDark: .init(58, 58, 60),
    elevatedHighDark: .init(68, 68, 70)
  ).dynamic
  static let systemGroupedBackground = SystemColor(
    "systemGroupedBackgroundColor", .init(242, 242, 247), .init(0, 0, 0),
    high: .init(235, 235, 240), elevatedDark: .init(28, 28, 30),
    elevatedHighDark: .init(36, 36, 38)
  ).dynamic
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackgroundColor", .init(255, 255, 255), .init(28, 28, 30),
    highDark: .init(36, 36, 38), elevatedDark: .init(44, 44, 46),
    elevatedHighDark: .init(54, 54, 56)
  ).dynamic
  static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackgroundColor", .init(242, 242, 247), .init(44, 44, 46),
    high: .init(235, 235, 240), highDark: .init(54, 54, 56), elevatedDark: .init(58, 58, 60),
    elevatedHighDark: .init(68, 68, 70)
  ).dynamic
  static let separator = SystemColor(
    "separatorColor", .init(60, 60, 67, alpha: 73), .init(84, 84, 88, alpha: 153),
    high: .init(60, 60, 67, alpha: 94), highDark: .init(84, 84, 88, alpha: 173)
  ).dynamic
  static let opaqueSeparator = SystemColor(
    "opaqueSeparatorColor", .init(198, 198, 200), .init(56, 56, 58)
  ).dynamic
  static let link = SystemColor(
    "linkColor", .init(0, 122, 255), .init(9, 132, 255)
  ).dynamic
}
