import Foundation

/// The values of a trait collection: `nil` for traits that are not set.
package struct TraitValues: Sendable {
  package var style: UIUserInterfaceStyle?
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?
  package var idiom: UIUserInterfaceIdiom?
  package var scale: CGFloat?
  package var category: UIContentSizeCategory?
  package var level: UIUserInterfaceLevel?
  package var contrast: UIAccessibilityContrast?
  package var direction: UITraitEnvironmentLayoutDirection?
  package var weight: UILegibilityWeight?
  /// The app's own traits, in the order in which they were first set.
  private var custom: [CustomTrait] = []

  package init() {}

  /// Returns the value of a trait, or `nil` if it is not set.
  package func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    if let stored = trait as? any StoredTrait.Type {
      return TraitValues.read(stored, in: self) as? T.Value
    }
    return custom.first { $0.trait == trait }?.value as? T.Value
  }

  /// Sets a trait; `nil` removes it.
  package mutating func set<T: UITraitDefinition>(_ trait: T.Type, to value: T.Value?) {
    if let stored = trait as? any StoredTrait.Type {
      TraitValues.write(stored, value, in: &self)
      return
    }
    custom.removeAll { $0.trait == trait }
    if let value { custom.append(CustomTrait(trait: trait, value: value)) }
  }

  /// Copies every trait that `other` has set.
  package mutating func merge(_ other: TraitValues) {
    style = other.style ?? style
    horizontal = other.horizontal ?? horizontal
    vertical = other.vertical ?? vertical
    idiom = other.idiom ?? idiom
    scale = other.scale ?? scale
    category = other.category ?? category
    level = other.level ?? level
    contrast = other.contrast ?? contrast
    direction = other.direction ?? direction
    weight = other.weight ?? weight
    for entry in other.custom {
      custom.removeAll { $0.trait == entry.trait }
      custom.append(entry)
    }
  }

  /// Indicates whether no trait is set.
  package var isEmpty: Bool {
    // Compared field by field, as every view is checked when it is added to a hierarchy.
    custom.isEmpty && style == nil && horizontal == nil && vertical == nil && idiom == nil
      && scale == nil && category == nil && level == nil && contrast == nil && direction == nil
      && weight == nil
  }

  /// The traits that are set, the system's first.
  package var setTraits: [UITrait] {
    TraitValues.system.filter { contains($0) } + custom.map(\.trait)
  }

  /// Returns the traits whose values differ, the system's first.
  package func changes(from other: TraitValues) -> [UITrait] {
    var changed = TraitValues.system.filter { differs(in: $0, from: other) }
    for trait in custom.map(\.trait) where differs(in: trait, from: other) {
      changed.append(trait)
    }
    for trait in other.custom.map(\.trait)
    where !custom.contains(where: { $0.trait == trait }) && differs(in: trait, from: other) {
      changed.append(trait)
    }
    return changed
  }

  /// Returns whether a trait's value differs from the one in `other`; defaults count as values.
  package func differs(in trait: UITrait, from other: TraitValues) -> Bool {
    func compare<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
      !isSame(self[trait], other[trait])
    }
    return compare(trait)
  }

  private static func read<T: StoredTrait>(_ trait: T.Type, in values: TraitValues) -> Any? {
    values[keyPath: T.slot]
  }

  private static func write<T: StoredTrait>(
    _ trait: T.Type, _ value: Any?, in values: inout TraitValues
  ) {
    values[keyPath: T.slot] = value as? T.Value
  }

  // Metatypes are immutable, but the compiler's Sendable rules do not infer it for existential
  // ones.
  /// All traits of the system.
  nonisolated(unsafe) package static let system: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
  ]

  /// The system traits that affect colours.
  nonisolated(unsafe) package static let affectingColor: [UITrait] = system.filter {
    $0.affectsColorAppearance
  }
}

extension TraitValues: UITraitOverrides {
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { value(of: trait) ?? T.defaultValue }
    set { set(trait, to: newValue) }
  }

  package func contains(_ trait: UITrait) -> Bool {
    func isSet<T: UITraitDefinition>(_ trait: T.Type) -> Bool { value(of: trait) != nil }
    return isSet(trait)
  }

  package mutating func remove(_ trait: UITrait) {
    func clear<T: UITraitDefinition>(_ trait: T.Type, in values: inout TraitValues) {
      values.set(trait, to: nil)
    }
    clear(trait, in: &self)
  }
}

extension TraitValues: Equatable {
  package static func == (one: TraitValues, other: TraitValues) -> Bool {
    one.style == other.style && one.horizontal == other.horizontal
      && one.vertical == other.vertical && one.idiom == other.idiom && one.scale == other.scale
      && one.category == other.category && one.level == other.level
      && one.contrast == other.contrast && one.direction == other.direction
      && one.weight == other.weight && one.hasSameCustomTraits(as: other)
  }

  private func hasSameCustomTraits(as other: TraitValues) -> Bool {
    custom.count == other.custom.count
      && custom.allSatisfy { entry in
        other.custom.contains { $0.trait == entry.trait && isSame($0.value, entry.value) }
      }
  }
}

/// A trait that the app defines, with its value.
///
/// Trait collections are immutable and shared between threads, so the value must not change; the
/// compiler cannot see that because UIKit does not require trait values to be Sendable.
private struct CustomTrait: @unchecked Sendable {
  let trait: UITrait
  let value: Any
}

/// Returns whether two values are equal: by `==` when they are Equatable, by identity when they are
/// objects; other values are never equal.
private func isSame(_ one: Any, _ other: Any) -> Bool {
  if let one = one as? any Equatable {
    func compare<T: Equatable>(_ one: T) -> Bool { (other as? T) == one }
    return compare(one)
  }
  if type(of: one) is AnyClass, type(of: other) is AnyClass {
    return (one as AnyObject) === (other as AnyObject)
  }
  return false
}
