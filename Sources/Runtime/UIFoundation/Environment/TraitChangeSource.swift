/// A view or view controller, whose traits clients override and observe.
@MainActor
package protocol TraitChangeSource: AnyObject {
  /// The trait values that a client sets over the inherited ones.
  var traitOverrideValues: TraitValues { get set }
  /// The registrations for trait changes; created with the first.
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}

extension TraitChangeSource {
  /// The trait overrides in their public form.
  package var clientTraitOverrides: any UITraitOverrides {
    get { traitOverrideValues }
    set { if let values = newValue as? TraitValues { traitOverrideValues = values } }
  }

  /// Adds a registration, creating the registry if there is none.
  package func addTraitHandler<Observable>(
    _ traits: [UITrait], _ handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registry = traitChangeRegistry ?? TraitChangeRegistry()
    traitChangeRegistry = registry
    return registry.register(traits, handler: handler)
  }
}
