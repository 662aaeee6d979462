import Foundation

/// An object with traits: a screen, window, view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; the previous ones are `nil` the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The token of a registration for trait changes, with which it can be removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that is called when a trait changed, with the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Registers a handler that is called after any of `traits` changed, until the object is
  /// deallocated or the registration is removed.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Removes a registration; one that is not registered here is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Registers a method of the object that is called after any of `traits` changed, with the object
  /// and its previous traits if the method has parameters for them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observed: Self, previous: UITraitCollection) in
      action.perform(on: observed as AnyObject, with: observed, previous)
    }
  }

  /// Registers a method of a target, which is not retained, that is called after any of `traits`
  /// changed, with the object and its previous traits if the method has parameters for them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registerForTraitChanges(traits) {
      [weak target] (observed: Self, previous: UITraitCollection) in
      if let target { action.perform(on: target, with: observed, previous) }
    }
  }
}
