import SheetEngine

/// The properties of a device's screen and environment that a display host needs.
package struct DisplayConfiguration {
  package var name = "iPhone 16"
  /// The size of the screen in points, in the current orientation.
  package var size = CGSize(width: 393, height: 852)
  /// The number of device pixels per point.
  package var scale: CGFloat = 3
  /// The safe area insets in points, in the current orientation.
  package var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  /// The part of the upper safe area that is hidden with the status bar, in points: all of it on
  /// devices without a notch (G2).
  package var statusBarInset: CGFloat = 0
  /// The corner radius of the display, in points.
  package var cornerRadius: CGFloat = 55
  package var orientation = UIInterfaceOrientation.portrait
  package var idiom = UIUserInterfaceIdiom.phone
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  package var contentSizeCategory = UIContentSizeCategory.large
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  package var accessibilityContrast = UIAccessibilityContrast.normal
  /// The user's settings of assistive technologies.
  package var assistive = AssistiveSettings()
  package var systemVersion = "26.1"
  /// The iOS version whose sheets are reproduced.
  package var sheetStyle = SheetStyle.iOS26

  package init() {}

  package var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.userInterfaceStyle = AppProperties.userInterfaceStyle ?? userInterfaceStyle
      $0.userInterfaceLevel = .base
      $0.accessibilityContrast = assistive.darkerColors ? .high : accessibilityContrast
      $0.layoutDirection = layoutDirection
      $0.legibilityWeight = assistive.boldText ? .bold : .regular
      $0.displayScale = scale
      $0.horizontalSizeClass = horizontalSizeClass
      $0.verticalSizeClass = verticalSizeClass
      $0.preferredContentSizeCategory = contentSizeCategory
    }
  }
}
