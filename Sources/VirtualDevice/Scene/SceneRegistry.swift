/// The scenes somebody can choose from, in order.
public struct SceneRegistry: Sendable {
  /// The scenes in the order in which they are listed.
  public let scenes: [Scene]

  /// Creates a registry.
  public init(_ scenes: [Scene]) {
    self.scenes = scenes
  }

  /// The scene with a name.
  ///
  /// - Throws: a sentence that names the nearest scene.
  public func scene(_ name: String) throws(SceneError) -> Scene {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw .unknownScene(name, known: scenes.map(\.name))
    }
    return scene
  }
}
