import Foundation

/// The registry of observers of properties. It is used on the main thread only.
///
/// Key paths have no names and no dependable equality here. An observer therefore reads its key
/// path once while this records, and every observable getter that runs reports its object and name.
package enum KeyValueObservers {
  struct Property {
    let object: NSObject
    let name: String
  }

  final class Registration {
    weak var object: NSObject?
    let name: String
    /// The device whose code observes.
    weak var device = RunningDevice.ofScope
    let changed: (_ old: Any, _ new: Any) -> Void

    init(_ property: Property, _ changed: @escaping (_ old: Any, _ new: Any) -> Void) {
      object = property.object
      name = property.name
      self.changed = changed
    }
  }

  // Accessed on the main thread only, as in all UI work.
  private nonisolated(unsafe) static var registrations: [Registration] = []
  private nonisolated(unsafe) static var isRecording = false
  private nonisolated(unsafe) static var recorded: [Property] = []

  /// Called by the getter of an observable property.
  package static func read(_ object: NSObject, _ name: String) {
    if isRecording { recorded.append(Property(object: object, name: name)) }
  }

  /// Called by the getter of an observable property; returns its value.
  @inline(__always)
  package static func reading<Value>(
    _ object: NSObject, _ name: String, _ value: Value
  ) -> Value {
    if isRecording { recorded.append(Property(object: object, name: name)) }
    return value
  }

  /// Called by an observable property after it changed.
  package static func changed<Value>(_ object: NSObject, _ name: String, old: Value, new: Value) {
    guard !registrations.isEmpty else { return }
    for registration in registrations
    where registration.object === object && registration.name == name {
      registration.changed(old, new)
    }
  }

  /// Calls `change`, and the observers of the property that `value` returns. Without any observer, the
  /// value is not read.
  package static func change<Value>(
    _ object: NSObject, _ name: String, _ value: () -> Value, by change: () -> Void
  ) {
    guard !registrations.isEmpty else { return change() }
    let old = value()
    change()
    changed(object, name, old: old, new: value())
  }

  /// Adds an observer of a property by its name, and returns the closure that removes it.
  package static func add(
    _ object: NSObject, _ name: String, _ changed: @escaping (_ old: Any, _ new: Any) -> Void
  ) -> () -> Void {
    let registration = Registration(Property(object: object, name: name), changed)
    add(registration)
    return { remove(registration) }
  }

  /// The properties of existing objects that a device's code observes, such as `UIWindow.frame`.
  package static func observed(by device: RunningDevice) -> [String] {
    registrations.compactMap { registration in
      guard registration.device === device, let object = registration.object else { return nil }
      return "\(type(of: object)).\(registration.name)"
    }
  }

  static func record(_ read: () -> Void) -> [Property] {
    let (wasRecording, before) = (isRecording, recorded)
    isRecording = true
    recorded = []
    read()
    defer { (isRecording, recorded) = (wasRecording, before) }
    return recorded
  }

  static func add(_ registration: Registration) {
    registrations.removeAll { $0.object == nil }
    registrations.append(registration)
  }

  static func remove(_ registration: Registration) {
    registrations.removeAll { $0 === registration }
  }
}
