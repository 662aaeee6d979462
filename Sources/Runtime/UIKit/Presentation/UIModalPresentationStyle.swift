/// How a controller is presented over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the screen; the presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// A sheet as wide as there is room for.
  case pageSheet = 1
  /// A sheet, where there is room a smaller card in the middle.
  case formSheet = 2
  /// Fills the nearest presentation context; its view leaves the hierarchy.
  case currentContext = 3
  /// What the transitioning delegate's presentation controller makes of it.
  case custom = 4
  /// Fills the screen and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Fills the nearest presentation context and leaves its view in place.
  case overCurrentContext = 6
  /// A card that points at what it belongs to; in a compact environment a sheet.
  case popover = 7
  /// No adaptation; never a style to present with.
  case none = -1
  /// What the system thinks best for the controller: a page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// What `automatic` stands for (A8).
  package var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the style makes a sheet presentation controller.
  package var isSheet: Bool { resolved == .pageSheet || resolved == .formSheet }

  /// Whether the style stays inside of a presentation context.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
