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
}
