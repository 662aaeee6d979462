/// The variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Sendable {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isStruck = false

  /// No variant.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// The variant in a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// The filled variant.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant with a slash.
  public static let slash = SymbolVariants(isStruck: true)

  /// The same variant in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
  /// The same variant in a square.
  public var square: SymbolVariants { changed { $0.enclosure = .square } }
  /// The same variant in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
  /// The filled version of the variant.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The version of the variant with a slash.
  public var slash: SymbolVariants { changed { $0.isStruck = true } }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var new = self
    change(&new)
    return new
  }

  /// Indicates whether this variant includes another.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  /// Returns the names to look up, the one with the complete variant first. A symbol without the
  /// complete variant is shown with the parts it has.
  package func names(of symbol: String) -> [String] {
    guard self != .none else { return [symbol] }
    var parts: [String] = []
    if isStruck { parts.append("slash") }
    if let enclosure { parts.append(enclosure.rawValue) }
    if isFilled { parts.append("fill") }
    var names: [String] = []
    while !parts.isEmpty {
      names.append(([symbol] + parts.filter { !symbol.hasSuffix("." + $0) }).joined(separator: "."))
      parts.removeFirst()
    }
    return names + [symbol]
  }

  /// Combines this variant with another.
  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isStruck: isStruck || other.isStruck)
  }

  private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isStruck: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isStruck = isStruck
  }
}

enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the variant of the symbols in this view, in addition to those of ancestors.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.union(variant)
    }
  }
}
