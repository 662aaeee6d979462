/// The direction in which lines run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How much room there is along an axis.
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

/// UIKit's traits where the host stands: fonts and colours are resolved in them.
package enum TraitsKey: EnvironmentKey {
  /// As light as the colour scheme is by default, whatever the traits of the moment say.
  package static var defaultValue: UITraitCollection {
    UITraitCollection.current.modifyingTraits { $0.userInterfaceStyle = .light }
  }
}

extension EnvironmentValues {
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Light or dark appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set {
      self[ColorSchemeKey.self] = newValue
      traits = traits.modifyingTraits {
        $0.userInterfaceStyle = newValue == .dark ? .dark : .light
      }
    }
  }

  /// Pixels for each point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Points of one pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How much room there is in width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  package var traits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Takes over what a UIView's traits say.
  mutating func adopt(_ traits: UITraitCollection) {
    self[ColorSchemeKey.self] = traits.userInterfaceStyle == .dark ? .dark : .light
    self[DynamicTypeSizeKey.self] =
      DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = max(traits.displayScale, 1)
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    self.traits = traits
    let assistive = Evaluation.onMain { AssistiveValues(of: .current) }
    if self.assistive != assistive { self.assistive = assistive }
  }
}

extension UserInterfaceSizeClass {
  /// UIKit's size class; `nil` for one that is not specified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
