// The older properties of the titles. They are those of the bar's standard appearance, as are the
// other properties from before there were appearances: an app updates further appearances itself
// (developer.apple.com, "Legacy customizations" of UINavigationBar).

extension UINavigationBar {
  /// The attributes of the inline title; `nil`, the default, for the bar's own. They are those of
  /// ``standardAppearance``.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.attributes(standardAppearance.titleTextAttributes) }
    set { changeStandardAppearance { $0.titleTextAttributes = newValue ?? [:] } }
  }

  /// The attributes of the large title; `nil`, the default, for the bar's own. They are those of
  /// ``standardAppearance``.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.attributes(standardAppearance.largeTitleTextAttributes) }
    set { changeStandardAppearance { $0.largeTitleTextAttributes = newValue ?? [:] } }
  }

  private static func attributes(
    _ values: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? {
    values.isEmpty ? nil : values
  }
}
