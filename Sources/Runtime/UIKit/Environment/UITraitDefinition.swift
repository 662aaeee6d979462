import Foundation

/// A kind of trait: its type of value and the value where nobody set one.
///
/// Apps define their own traits by conforming an empty type to this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The value of the trait where nobody set one.
  static var defaultValue: Value { get }

  /// A unique name for the trait; by default the name of the type.
  static var identifier: String { get }

  /// A readable name for the trait; by default the name of the type.
  static var name: String { get }

  /// Whether a change of the trait changes colours; by default it does not.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as used in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that `TraitValues` keeps in a field of its own.
package protocol StoredTrait: UITraitDefinition {
  static var slot: WritableKeyPath<TraitValues, Value?> & Sendable { get }
}

/// The light or dark look.
public final class UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> & Sendable {
    \.style
  }
}

/// The horizontal size class.
public final class UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.horizontal
  }
}

/// The vertical size class.
public final class UITraitVerticalSizeClass: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.vertical
  }
}

/// The kind of device.
public final class UITraitUserInterfaceIdiom: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> & Sendable {
    \.idiom
  }
}

/// Pixels in a point.
public final class UITraitDisplayScale: UITraitDefinition, StoredTrait {
  /// Zero, which means unspecified.
  public static var defaultValue: CGFloat { 0 }
  package static var slot: WritableKeyPath<TraitValues, CGFloat?> & Sendable { \.scale }
}

/// The Dynamic Type size.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UIContentSizeCategory?> & Sendable {
    \.category
  }
}

/// The visual level.
public final class UITraitUserInterfaceLevel: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  package static var slot: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> & Sendable {
    \.level
  }
}

/// The contrast the user asked for.
public final class UITraitAccessibilityContrast: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Yes.
  public static var affectsColorAppearance: Bool { true }
  package static var slot: WritableKeyPath<TraitValues, UIAccessibilityContrast?> & Sendable {
    \.contrast
  }
}

/// The layout direction.
public final class UITraitLayoutDirection: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static var slot:
    WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> & Sendable
  { \.direction }
}

/// The weight of text the user asked for.
public final class UITraitLegibilityWeight: UITraitDefinition, StoredTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static var slot: WritableKeyPath<TraitValues, UILegibilityWeight?> & Sendable {
    \.weight
  }
}
