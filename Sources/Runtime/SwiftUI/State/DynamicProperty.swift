/// A stored property of a view that something outside of the view may change.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the dynamic properties inside were updated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
