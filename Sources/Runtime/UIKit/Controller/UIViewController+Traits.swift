extension UIViewController: TraitChangeSource {
  /// The traits a client adds to those the controller inherits.
  public var traitOverrides: any UITraitOverrides {
    get { clientTraitOverrides }
    set { clientTraitOverrides = newValue }
  }

  /// Calls the handler with the controller and its earlier traits whenever one of these traits changes,
  /// until the controller goes or the registration is taken back.
  @discardableResult
  public func registerForTraitChanges<Observable>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Observable>
  ) -> any UITraitChangeRegistration {
    addTraitHandler(traits, handler)
  }

  /// Ends a registration; one that has ended already is left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistry?.unregister(registration)
  }

  /// Sets traits for a child; `nil` takes them back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      reportMisuse(
        "\(type(of: childViewController)) is no child of \(type(of: self)); add it before setting "
          + "traits for it. Nothing was changed.")
      return
    }
    childViewController.containerTraitValues = collection?.values ?? TraitValues()
  }

  /// What the controller changes about the traits its view inherits.
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
