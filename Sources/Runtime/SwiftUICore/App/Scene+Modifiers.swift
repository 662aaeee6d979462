/// A scene whose views are modified.
struct ModifiedScene<Base: Scene> {
  let base: Base
  let change: @MainActor (AnyView) -> AnyView
}

extension ModifiedScene: Scene {
  var body: Never { preconditionFailure("ModifiedScene has no body.") }

  static func _rootView(of scene: Self) -> AnyView? {
    Base._rootView(of: scene.base).map(scene.change)
  }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` changes; with `initial`, also when
  /// the scene appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return ModifiedScene(base: self) {
      AnyView($0.onChange(of: value, initial: initial, action))
    }
  }

  /// Calls `action` when `value` changes; with `initial`, also when the scene appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value when `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets a value of the environment of the scene's views.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return ModifiedScene(base: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an object into the environment of the scene's views.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(base: self) { AnyView($0.environment(object)) }
  }

  /// Puts an object in the environment of the scene's views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(base: self) { AnyView($0.environmentObject(object)) }
  }
}
