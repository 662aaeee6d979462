import Foundation

extension UIFontDescriptor {
  /// The symbolic traits of a face.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The face is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The face is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The face is optimised for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with rounded strokes; no face here has it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs; no face here has it.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of equal width; no face here has it.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an attribute name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary from `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The features, an array of dictionaries from `FeatureKey`; only number spacing is supported.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait in a descriptor's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a trait key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from -1 to 1 or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// A key of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a feature key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector within the kind, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
