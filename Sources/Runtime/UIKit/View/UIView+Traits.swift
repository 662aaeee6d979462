extension UIView: TraitChangeSource {
  /// The traits a client adds to those the view inherits.
  public var traitOverrides: any UITraitOverrides {
    get { clientTraitOverrides }
    set { clientTraitOverrides = newValue }
  }

  /// Calls the handler with the view and its earlier traits whenever one of these traits changes,
  /// until the view goes or the registration is taken back.
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

  var effectiveTraits: UITraitCollection {
    traitStorage ?? computedTraits()
  }

  /// What the view inherits: from its superview, a window from its screen.
  package var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.screenTraits }
    return superviewStorage?.effectiveTraits ?? DisplayHost.defaultTraits
  }

  private func computedTraits() -> UITraitCollection {
    let inherited = inheritedTraits
    // Most views change nothing.
    if viewController == nil, overrideUserInterfaceStyle == .unspecified,
      storage.traitOverrides.isEmpty
    {
      return inherited
    }
    var values = inherited.values
    viewController?.applyTraitOverrides(to: &values)
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    values.merge(traitOverrideValues)
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }

  /// Works out the traits again and tells this view, its controller and all below that change.
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
