import Foundation

// Sizes, scales and safe areas: G70, N4.60 to N4.63.
// Measured rows: iphone-16, iphone-se-3, ipad-a16 (the machines P16, SE and PAD),
// iphone-17-pro and iphone-16-plus (S1.140). Others: documented or widely reported.
// Landscape: left and right take the portrait top inset, bottom 21 (N4.60, widely reported).
// Corner radii: N4.61, widely reported; 62 at 402x874 measured (S1.155).
extension DeviceModel {
  private init(
    phone name: String, _ title: String, _ width: Double, _ height: Double, scale: Double,
    top: Double, bottom: Double = 34, corner: Double, statusBar: Double, sensor: Sensor
  ) {
    self.init(
      name: name, title: title, idiom: .phone, size: CGSize(width: width, height: height),
      scale: scale, portraitSafeArea: DeviceInsets(top: top, bottom: bottom),
      landscapeSafeArea: bottom > 0
        ? DeviceInsets(left: top, bottom: 21, right: top) : DeviceInsets(),
      displayCornerRadius: corner, statusBarHeight: statusBar, sensor: sensor)
  }

  private init(
    pad name: String, _ title: String, _ width: Double, _ height: Double,
    top: Double, bottom: Double, corner: Double
  ) {
    let safeArea = DeviceInsets(top: top, bottom: bottom)
    self.init(
      name: name, title: title, idiom: .pad, size: CGSize(width: width, height: height),
      scale: 2, portraitSafeArea: safeArea, landscapeSafeArea: safeArea,
      displayCornerRadius: corner, statusBarHeight: top, sensor: .bezel)
  }

  /// iPhone SE (3rd generation): home button, square corners.
  public static let iPhoneSE3 = DeviceModel(
    phone: "iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2,
    top: 20, bottom: 0, corner: 0, statusBar: 20, sensor: .bezel)
  /// iPhone 8 Plus: home button, square corners.
  public static let iPhone8Plus = DeviceModel(
    phone: "iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3,
    top: 20, bottom: 0, corner: 0, statusBar: 20, sensor: .bezel)
  /// iPhone 11 Pro.
  public static let iPhone11Pro = DeviceModel(
    phone: "iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3,
    top: 44, corner: 39, statusBar: 44, sensor: .notch)
  /// iPhone 11.
  public static let iPhone11 = DeviceModel(
    phone: "iphone-11", "iPhone 11", 414, 896, scale: 2,
    top: 48, corner: 41.5, statusBar: 48, sensor: .notch)
  /// iPhone 13 mini.
  public static let iPhone13Mini = DeviceModel(
    phone: "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3,
    top: 50, corner: 44, statusBar: 50, sensor: .notch)
  /// iPhone 14.
  public static let iPhone14 = DeviceModel(
    phone: "iphone-14", "iPhone 14", 390, 844, scale: 3,
    top: 47, corner: 47.33, statusBar: 47, sensor: .notch)
  /// iPhone 14 Plus.
  public static let iPhone14Plus = DeviceModel(
    phone: "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3,
    top: 47, corner: 53.33, statusBar: 47, sensor: .notch)
  /// iPhone 15.
  public static let iPhone15 = DeviceModel(
    phone: "iphone-15", "iPhone 15", 393, 852, scale: 3,
    top: 59, corner: 55, statusBar: 54, sensor: .island)
  /// iPhone 16: the default device.
  public static let iPhone16 = DeviceModel(
    phone: "iphone-16", "iPhone 16", 393, 852, scale: 3,
    top: 59, corner: 55, statusBar: 54, sensor: .island)
  /// iPhone 16 Plus.
  public static let iPhone16Plus = DeviceModel(
    phone: "iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3,
    top: 59, corner: 55, statusBar: 54, sensor: .island)
  /// iPhone 16 Pro.
  public static let iPhone16Pro = DeviceModel(
    phone: "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3,
    top: 62, corner: 62, statusBar: 54, sensor: .island)
  /// iPhone 17.
  public static let iPhone17 = DeviceModel(
    phone: "iphone-17", "iPhone 17", 402, 874, scale: 3,
    top: 62, corner: 62, statusBar: 54, sensor: .island)
  /// iPhone 17 Pro.
  public static let iPhone17Pro = DeviceModel(
    phone: "iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3,
    top: 62, corner: 62, statusBar: 54, sensor: .island)
  /// iPhone 17 Pro Max.
  public static let iPhone17ProMax = DeviceModel(
    phone: "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3,
    top: 62, corner: 62, statusBar: 54, sensor: .island)
  /// iPhone Air.
  public static let iPhoneAir = DeviceModel(
    phone: "iphone-air", "iPhone Air", 420, 912, scale: 3,
    top: 68, corner: 62, statusBar: 54, sensor: .island)
  /// iPad (9th generation): home button, square corners.
  public static let iPad9 = DeviceModel(
    pad: "ipad-9", "iPad (9th generation)", 810, 1080, top: 20, bottom: 0, corner: 0)
  /// iPad mini (A17 Pro).
  public static let iPadMini = DeviceModel(
    pad: "ipad-mini-a17", "iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20, corner: 18)
  /// iPad (A16): the tablet whose sheets were measured.
  public static let iPadA16 = DeviceModel(
    pad: "ipad-a16", "iPad (A16)", 820, 1180, top: 32, bottom: 25, corner: 18)
  /// iPad Pro 11-inch (M4).
  public static let iPadPro11 = DeviceModel(
    pad: "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, top: 32, bottom: 20, corner: 18)
  /// iPad Pro 13-inch (M4).
  public static let iPadPro13 = DeviceModel(
    pad: "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, top: 32, bottom: 20, corner: 18)

  /// All models, phones first, in the order of their release.
  public static let all: [DeviceModel] = [
    .iPhone8Plus, .iPhone11, .iPhone11Pro, .iPhone13Mini, .iPhoneSE3, .iPhone14, .iPhone14Plus,
    .iPhone15, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone17ProMax,
    .iPhoneAir, .iPad9, .iPadMini, .iPadA16, .iPadPro11, .iPadPro13,
  ]
}
