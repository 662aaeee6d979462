/// Which of its shapes a symbol is shown in.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Sendable {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isStruck = false

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isStruck: true)

  /// The same in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
  /// The same in a square.
  public var square: SymbolVariants { changed { $0.enclosure = .square } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same, struck through.
  public var slash: SymbolVariants { changed { $0.isStruck = true } }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var new = self
    change(&new)
    return new
  }

  /// Whether all of another variant is in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  /// The names to look for, the one with all of the variant first. A symbol that has not all of it
  /// shows as much as it has.
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

  /// This and another variant together.
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
  /// The shape that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// The shape that symbols in this view are shown in, in addition to what views around say.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.union(variant)
    }
  }
}
