extension UIView: TraitChangeSource {
  /// The overrides of the traits that the view inherits.
  public var traitOverrides: any UITraitOverrides {
    get { clientTraitOverrides }
    set { clientTraitOverrides = newValue }
  }

  /// Registers a handler for changes of traits. It is called with the view and its previous traits
  /// until the view is deallocated or the registration is removed.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    addTraitHandler(traits, handler)
  }

  /// Removes a registration; one that was removed already is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistry?.unregister(registration)
  }

  var effectiveTraits: UITraitCollection {
    traitStorage ?? computedTraits()
  }

  /// The traits that the view inherits from its superview; a window inherits those of its screen.
  package var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.screenTraits }
    return superviewStorage?.effectiveTraits ?? DisplayHost.defaultTraits
  }

  private func computedTraits() -> UITraitCollection {
    let inherited = inheritedTraits
    // Most views have no overrides.
    if viewController == nil, overrideUserInterfaceStyle == .unspecified,
      storage.rare?.traitOverrides.isEmpty ?? true
    {
      return inherited
    }
    var values = inherited.values
    viewController?.applyTraitOverrides(to: &values)
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    values.merge(traitOverrideValues)
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }

  /// Recomputes the traits and notifies this view, its controller and all descendants whose traits
  /// change.
  func updateTraits() {
    let old = traitStorage
    let new = computedTraits()
    guard old !== new, old != new else { return }
    traitStorage = new
    if new.displayScale > 0 { contentScaleFactor = new.displayScale }
    if let old {
      if old.hasDifferentColorAppearance(comparedTo: new) {
        applyBackgroundColor()
        setNeedsDisplay()
      }
    } else {
      applyBackgroundColor()
      setNeedsDisplay()
    }
    setNeedsLayout()
    if superviewStorage != nil || self is UIWindow { announceTraits(from: old, to: new) }
    for subview in subviewStorage { subview.updateTraits() }
  }

  private func announceTraits(from old: UITraitCollection?, to new: UITraitCollection) {
    new.performAsCurrent {
      viewController?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
      guard let old else { return }
      if let viewController {
        viewController.traitChangeRegistry?.notify(viewController, from: old, to: new)
      }
      traitChangeRegistry?.notify(self, from: old, to: new)
    }
  }
}
