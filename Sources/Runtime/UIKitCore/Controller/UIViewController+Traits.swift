extension UIViewController: TraitChangeSource {
  /// The trait values with which the controller overrides those it inherits.
  public var traitOverrides: any UITraitOverrides {
    get { clientTraitOverrides }
    set { clientTraitOverrides = newValue }
  }

  /// Registers a closure that is called with the controller and its previous traits whenever one of
  /// the traits changes, until the controller is deallocated or unregisters.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    addTraitHandler(traits, handler)
  }

  /// Removes a registration for trait changes; one that was removed already is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistry?.unregister(registration)
  }

  /// Sets a trait collection that overrides the traits of a child; `nil` removes it.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      Misuse.report(ControllerMisuse.traitsOfOther(childViewController, in: self))
      return
    }
    childViewController.containerTraitValues = collection?.values ?? TraitValues()
  }

  /// Applies the controller's trait overrides to the values that its view inherits.
  func applyTraitOverrides(to values: inout TraitValues) {
    values.merge(containerTraitValues)
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    values.merge(traitOverrideValues)
  }

  var effectiveTraits: UITraitCollection {
    let inherited =
      viewStorage?.inheritedTraits ?? parentStorage?.effectiveTraits
      ?? DisplayHost.current?.traits ?? DisplayHost.defaultTraits
    var values = inherited.values
    applyTraitOverrides(to: &values)
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }
}
