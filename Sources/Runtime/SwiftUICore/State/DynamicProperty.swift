/// A stored property of a view that depends on values outside of the view.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the dynamic properties inside were updated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
