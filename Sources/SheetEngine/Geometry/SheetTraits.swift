/// A size class, the amount of room on an axis of the container.
public enum SheetSizeClass: Equatable, Sendable {
  /// Not known. Treated as regular, except that no wide layout is chosen for an unknown width.
  case unspecified
  /// Little room: a phone's width, or its height in landscape.
  case compact
  /// Plenty of room.
  case regular
}

/// The family of device, for differences between sheets that don't follow from size.
public enum SheetIdiom: Equatable, Sendable {
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// The appearance of the container, light or dark; it changes the dimming.
public enum SheetAppearance: Equatable, Sendable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
}
