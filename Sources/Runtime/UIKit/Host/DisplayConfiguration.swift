import SheetEngine

/// What a device's screen is like: everything a host needs to know of it.
package struct DisplayConfiguration {
  package var name = "iPhone 16"
  /// Points, turned with the interface.
  package var size = CGSize(width: 393, height: 852)
  /// Device pixels per point.
  package var scale: CGFloat = 3
  /// Points, turned with the interface.
  package var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  /// The part of the upper safe area that goes with the status bar, in points: all of it on devices
  /// without a notch (measured.md G2).
  package var statusBarInset: CGFloat = 0
  /// The radius of the display's own corners, points.
  package var cornerRadius: CGFloat = 55
  package var orientation = UIInterfaceOrientation.portrait
  package var idiom = UIUserInterfaceIdiom.phone
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  package var contentSizeCategory = UIContentSizeCategory.large
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  package var accessibilityContrast = UIAccessibilityContrast.normal
  /// What the user asked of assistive technology.
  package var assistive = AssistiveSettings()
  package var systemVersion = "26.1"
  /// The system look whose sheets are reproduced.
  package var sheetStyle = SheetStyle.iOS26

  package init() {}

  package var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.userInterfaceStyle = userInterfaceStyle
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
