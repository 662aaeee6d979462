/// The direction in which text and layout run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// The colour scheme: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The size class of an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Compact.
  case compact
  /// Regular.
  case regular
}

package enum LayoutDirectionKey: EnvironmentKey {
  package static let defaultValue = LayoutDirection.leftToRight
}

package enum ColorSchemeKey: EnvironmentKey {
  package static let defaultValue = ColorScheme.light
}

package enum DisplayScaleKey: EnvironmentKey {
  package static let defaultValue: CGFloat = 1
}

package enum HorizontalSizeClassKey: EnvironmentKey {
  package static let defaultValue: UserInterfaceSizeClass? = nil
}

package enum VerticalSizeClassKey: EnvironmentKey {
  package static let defaultValue: UserInterfaceSizeClass? = nil
}

package enum IsEnabledKey: EnvironmentKey {
  package static let defaultValue = true
}

/// The UIKit traits of the host, in which fonts and colours are resolved.
package enum TraitsKey: EnvironmentKey {
  /// The traits of the default, light colour scheme, independent of the current traits.
  package static var defaultValue: UITraitCollection {
    UITraitCollection.current.modifyingTraits { $0.userInterfaceStyle = .light }
  }
}

extension EnvironmentValues {
  /// The direction in which text and layout run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The colour scheme: light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set {
      self[ColorSchemeKey.self] = newValue
      traits = traits.modifyingTraits {
        $0.userInterfaceStyle = newValue == .dark ? .dark : .light
      }
    }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  package var traits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Sets values from the traits of a UIView.
  mutating func adopt(_ traits: UITraitCollection) {
    self[ColorSchemeKey.self] = traits.userInterfaceStyle == .dark ? .dark : .light
    self[DynamicTypeSizeKey.self] =
      DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = max(traits.displayScale, 1)
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    self.traits = traits
    adoptLocale()
    let assistive = Evaluation.onMain { AssistiveValues(of: .current) }
    if self.assistive != assistive { self.assistive = assistive }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's; `nil` for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
