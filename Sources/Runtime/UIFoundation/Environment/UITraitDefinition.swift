import Foundation

/// The definition of a trait: its type of value and its default.
///
/// Apps define their own traits with empty types that conform to this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The value of the trait if it is not set.
  static var defaultValue: Value { get }

  /// A unique name for the trait; by default the name of the type.
  static var identifier: String { get }

  /// A readable name for the trait; by default the name of the type.
  static var name: String { get }

  /// A Boolean value that indicates whether a change of the trait affects colours; `false` by
  /// default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// Returns `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as used in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that `TraitValues` stores in a field of its own.
package protocol StoredTrait: UITraitDefinition {
  static var slot: WritableKeyPath<TraitValues, Value?> & Sendable { get }
}

/// The trait of the appearance, light or dark.
public final class UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Returns `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> & Sendable {
    \.style
  }
}

/// The trait of the horizontal size class.
public final class UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.horizontal
  }
}

/// The trait of the vertical size class.
public final class UITraitVerticalSizeClass: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.vertical
  }
}

/// The trait of the kind of device.
public final class UITraitUserInterfaceIdiom: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> & Sendable {
    \.idiom
  }
}

/// The trait of the number of pixels per point.
public final class UITraitDisplayScale: UITraitDefinition, StoredTrait {
  /// The default, zero, which means unspecified.
  public static var defaultValue: CGFloat { 0 }
  package static var slot: WritableKeyPath<TraitValues, CGFloat?> & Sendable { \.scale }
}

/// The trait of the Dynamic Type size.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIContentSizeCategory?> & Sendable {
    \.category
  }
}

/// The trait of the elevation of the content.
public final class UITraitUserInterfaceLevel: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Returns `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> & Sendable {
    \.level
  }
}

/// The trait of the user's contrast setting.
public final class UITraitAccessibilityContrast: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Returns `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var slot: WritableKeyPath<TraitValues, UIAccessibilityContrast?> & Sendable {
    \.contrast
  }
}

/// The trait of the layout direction.
public final class UITraitLayoutDirection: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static var slot:
    WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> & Sendable
  { \.direction }
}

/// The trait of the weight of text for the user's Bold Text setting.
public final class UITraitLegibilityWeight: UITraitDefinition, StoredTrait {
  /// The default, unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UILegibilityWeight?> & Sendable {
    \.weight
  }
}
