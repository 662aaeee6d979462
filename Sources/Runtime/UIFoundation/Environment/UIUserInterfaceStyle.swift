/// The appearance of an interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is specified.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The amount of space for an interface along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is specified.
  case unspecified = 0
  /// Compact space, such as the width of an iPhone in portrait.
  case compact = 1
  /// Regular space, such as either axis of a full-screen iPad.
  case regular = 2
}

/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind of device is specified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The elevation of content: in dark interfaces, elevated content has lighter backgrounds.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is specified.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}

/// The user's contrast setting.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is specified.
  case unspecified = -1
  /// The default contrast.
  case normal = 0
  /// Higher contrast than the default.
  case high = 1
}

/// The weight of text for the user's Bold Text setting.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is specified.
  case unspecified = -1
  /// The default weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is specified.
  case unspecified = -1
  /// From left to right: the leading edge is at the left.
  case leftToRight = 0
  /// From right to left: the leading edge is at the right.
  case rightToLeft = 1
}
