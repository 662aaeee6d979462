/// What clients override traits of and register with: views and controllers.
@MainActor
package protocol TraitChangeSource: AnyObject {
  /// What a client adds to the inherited traits.
  var traitOverrideValues: TraitValues { get set }
  /// Who hears of changes; made when the first registers.
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}

extension TraitChangeSource {
  /// The overrides as clients see them.
  var clientTraitOverrides: any UITraitOverrides {
    get { traitOverrideValues }
    set { if let values = newValue as? TraitValues { traitOverrideValues = values } }
  }

  /// Registers with the registry, which is made where there is none.
  func addTraitHandler<Observable>(
    _ traits: [UITrait], _ handler: @escaping UITraitChangeHandler<Observable>
  ) -> any UITraitChangeRegistration {
    let registry = traitChangeRegistry ?? TraitChangeRegistry()
    traitChangeRegistry = registry
    return registry.register(traits, handler: handler)
  }
}
