extension Selector {
  /// Creates a selector for a method without arguments that is named through an instance, which is
  /// not evaluated.
  public init<T: AnyObject, R>(
    _ name: String, of instance: @autoclosure () -> T,
    _ method: @escaping (T) -> @MainActor () -> R
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with one argument that is named through an instance, which is
  /// not evaluated.
  public init<T: AnyObject, A, R>(
    _ name: String, of instance: @autoclosure () -> T,
    _ method: @escaping (T) -> @MainActor (A) -> R
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with two arguments that is named through an instance, which is
  /// not evaluated.
  public init<T: AnyObject, A, B, R>(
    _ name: String, of instance: @autoclosure () -> T,
    _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with three arguments. Nothing performs it: target and action
  /// have at most two.
  public init<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R
  ) {
    self.init(name, accepts: { $0 is T }, calling: { _, _, _ in nil })
  }
}
