import Foundation

/// The registrations for trait changes of one object, called in the order of registration.
@MainActor
package final class TraitChangeRegistry {
  private var registrations: [Registration] = []

  package init() {}

  /// Adds a handler, which is called only with objects of its parameter's type.
  package func register<Observable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits: traits) { object, previous in
      if let object = object as? Observable { handler(object, previous) }
    }
    registrations.append(registration)
    return registration
  }

  /// Removes a handler.
  package func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls every handler registered for a trait that differs between the two collections.
  package func notify(
    _ object: AnyObject, from previous: UITraitCollection, to current: UITraitCollection
  ) {
    for registration in registrations
    where registration.traits.contains(where: {
      current.values.differs(in: $0, from: previous.values)
    }) {
      registration.handler(object, previous)
    }
  }

  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }
}
