import Foundation

/// Something with traits: a screen, window, view or controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; nil before there were any.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A handle with which a registration for trait changes can be taken back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What is called when a trait changed: the object and the traits it had before.
public typealias UITraitChangeHandler<TraitChangeObservable> = (
  _ traitEnvironment: TraitChangeObservable, _ previousTraitCollection: UITraitCollection
) -> Void

/// Something whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Calls `handler` after any of `traits` changed, until the object goes or the registration is
  /// taken back.
  @discardableResult
  func registerForTraitChanges<Observable>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Observable>
  ) -> any UITraitChangeRegistration

  /// Takes back a registration; one that is not registered here is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a method of the object after any of `traits` changed, with the object and its earlier
  /// traits where the method takes them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observed: Self, previous: UITraitCollection) in
      action.perform(on: observed as AnyObject, with: observed, previous)
    }
  }

  /// Calls a method of a target, which is not retained, after any of `traits` changed, with the
  /// object and its earlier traits where the method takes them.
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
