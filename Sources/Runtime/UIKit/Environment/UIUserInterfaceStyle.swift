/// The light or dark look of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No look has been given.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class has been given.
  case unspecified = 0
  /// Little room, such as the width of an iPhone held upright.
  case compact = 1
  /// Much room, such as either axis of a full-screen iPad.
  case regular = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind of device has been given.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The visual level of content: in dark interfaces, raised content has lighter backgrounds.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level has been given.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content raised above the main content, such as a sheet.
  case elevated = 1
}

/// The amount of contrast the user asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast has been given.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast than usual.
  case high = 1
}

/// The weight of text the user asked for.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight has been given.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// The Bold Text setting.
  case bold = 1
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction has been given.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
