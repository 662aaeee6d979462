extension NSObjectProtocol {
  /// Returns the value of a stored property by its name; `nil` if there is none of that name.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children
      where child.label == key || child.label == "_\(key)" {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value at the end of a path of names with dots between them; `nil` if a name is not there.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for name in keyPath.split(separator: ".") {
      guard let object = value as? any NSObjectProtocol else { return nil }
      value = object.value(forKey: String(name))
    }
    return value
  }

  /// Reports that a property cannot be set by its name: Swift's properties have no such names without Objective-C.
  public func setValue(_ value: Any?, forKey key: String) {
    Misuse.report(KeyPathMisuse.set(key, of: self))
  }

  /// Reports that a property cannot be set by its name: Swift's properties have no such names without Objective-C.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}

extension UserDefaults {
  /// Returns the object of a key; `nil` if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the object of a key; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
