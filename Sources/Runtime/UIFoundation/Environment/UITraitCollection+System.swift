import Foundation

extension UITraitCollection {
  /// Creates a collection that specifies the appearance, light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, specifying: userInterfaceStyle)
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, specifying: horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, specifying: verticalSizeClass)
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, specifying: idiom)
  }

  /// Creates a collection that specifies the number of pixels per point; zero specifies nothing.
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, specifying: scale)
  }

  /// Creates a collection that specifies the Dynamic Type size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, specifying: preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the elevation of the content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, specifying: userInterfaceLevel)
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, specifying: accessibilityContrast)
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, specifying: layoutDirection)
  }

  /// Creates a collection that specifies the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, specifying: legibilityWeight)
  }

  /// Creates a collection of one trait; unspecified values specify nothing, so that they are
  /// overridden in `init(traitsFrom:)`.
  private convenience init<T: UITraitDefinition>(_ trait: T.Type, specifying value: T.Value)
  where T.Value: Equatable {
    var values = TraitValues()
    values.set(trait, to: value == T.defaultValue ? nil : value)
    self.init(values: values)
  }

  /// The appearance, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }

  /// The number of pixels per point; zero means unspecified.
  public var displayScale: CGFloat { values.scale ?? 0 }

  /// The Dynamic Type size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.category ?? .unspecified
  }

  /// The elevation of the content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }

  /// The user's contrast setting.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }

  /// The weight of text for the user's Bold Text setting.
  public var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }

  /// The system traits that affect dynamic colours.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.affectingColor
  }
}
