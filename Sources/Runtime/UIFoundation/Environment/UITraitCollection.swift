import Foundation

/// An immutable set of traits that describe the environment of an interface: its appearance, size
/// classes, scale and others.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The trait values; `nil` for traits that are not set.
  package let values: TraitValues

  /// Creates a collection in which every trait is unspecified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Creates a collection from others; if several specify a trait, the last value is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values.set(trait, to: value)
    self.init(values: values)
  }

  /// Returns a copy of the collection with the changes that `mutations` makes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns a copy of the collection with one trait replaced.
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values.set(trait, to: value)
    return UITraitCollection(values: values)
  }

  /// The value of a trait; its default if it is not set.
  open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[trait]
  }

  /// Returns whether every trait that `trait` specifies has the same value here; `nil` specifies
  /// nothing.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.values else { return true }
    return other.setTraits.allSatisfy { !other.differs(in: $0, from: values) }
  }

  /// Returns whether dynamic colours may resolve differently in the two collections.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.style != other.style || values.level != other.level
      || values.contrast != other.contrast
      || values.changes(from: other).contains { $0.affectsColorAppearance }
  }

  /// Returns the collection itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other collection specifies the same traits with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash value of the traits that differ most often.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.horizontal)
    hasher.combine(values.vertical)
    hasher.combine(values.idiom)
    hasher.combine(values.category)
    return hasher.finalize()
  }

  /// The traits that are specified, with their values.
  open override var description: String {
    func entry<T: UITraitDefinition>(_ trait: T.Type) -> String {
      "\(trait.name) = \(values[trait])"
    }
    return "<UITraitCollection: \(values.setTraits.map { entry($0) }.joined(separator: "; "))>"
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
