/// An observer of properties by the names of their key paths.
public protocol KeyPathObserver: NSObject {
  /// Notifies the observer that a property changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// A value in the description of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

extension NSObjectProtocol {
  /// Does nothing: no superclass observes.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Does nothing, as Apple's. It is never called: nothing is loaded from an archive, and the translation
  /// of sources warns of an override.
  public func awakeFromNib() {}

  /// Does nothing: there is no Interface Builder.
  public func prepareForInterfaceBuilder() {}

  /// Returns nil: nothing is forwarded without Objective-C.
  public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }
}

extension NSObject {
  /// Registers an observer of a property that can be observed, by its name. The observer is not
  /// retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    // Objective-C names the getter of a Boolean value isName.
    let name = Self.key(keyPath)
    nonisolated(unsafe) let context = context
    let remove = KeyValueObservers.add(self, name) { [weak self, weak observer] old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.old) { change[.oldKey] = old }
      if options.contains(.new) { change[.newKey] = new }
      (observer as? any KeyPathObserver)?.observeValue(
        forKeyPath: keyPath, of: self, change: change, context: context)
    }
    NamedObservers.add(self, observer, name, remove)
    if options.contains(.initial) {
      (observer as? any KeyPathObserver)?.observeValue(
        forKeyPath: keyPath, of: self,
        change: [.kindKey: NSKeyValueChange.setting.rawValue], context: context)
    }
  }

  /// Removes an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.remove(self, observer, Self.key(keyPath))
  }

  /// Removes an observer of a property. The context has no effect.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.remove(self, observer, Self.key(keyPath))
  }

  private static func key(_ path: String) -> String {
    path == "isHidden" ? "hidden" : path
  }
}

/// The observers by name.
private enum NamedObservers {
  private struct Entry {
    weak var object: NSObject?
    weak var observer: NSObject?
    let name: String
    let remove: () -> Void
  }

  // Used on the main queue, as all observing.
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(
    _ object: NSObject, _ observer: NSObject, _ name: String, _ remove: @escaping () -> Void
  ) {
    for entry in entries where entry.object == nil || entry.observer == nil { entry.remove() }
    entries.removeAll { $0.object == nil || $0.observer == nil }
    entries.append(Entry(object: object, observer: observer, name: name, remove: remove))
  }

  static func remove(_ object: NSObject, _ observer: NSObject, _ name: String) {
    guard
      let index = entries.lastIndex(where: {
        $0.object === object && $0.observer === observer && $0.name == name
      })
    else { return }
    entries.remove(at: index).remove()
  }
}
