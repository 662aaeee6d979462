/// Modal presentation styles of view controllers.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented view covers the screen, and the presenting view is removed.
  case fullScreen = 0
  /// A sheet that covers most of the presenting view.
  case pageSheet = 1
  /// A sheet; in a regular environment a smaller card in the middle of the screen.
  case formSheet = 2
  /// The presented view covers the nearest presentation context, whose view is removed.
  case currentContext = 3
  /// A presentation by the presentation controller of the transitioning delegate.
  case custom = 4
  /// The presented view covers the screen over the presenting view.
  case overFullScreen = 5
  /// The presented view covers the nearest presentation context over its view.
  case overCurrentContext = 6
  /// A popover anchored to a view or item; in a compact environment a sheet.
  case popover = 7
  /// No adaptation; not a style to present with.
  case none = -1
  /// The system's default style for the view controller: a page sheet.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style with `automatic` replaced by the one it stands for (A8).
  package var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Indicates whether the style uses a sheet presentation controller.
  package var isSheet: Bool { resolved == .pageSheet || resolved == .formSheet }

  /// Indicates whether the style is confined to a presentation context.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
