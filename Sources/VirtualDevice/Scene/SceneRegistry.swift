/// A list of scenes.
public struct SceneRegistry: Sendable {
  /// The scenes in the order in which they are listed.
  public let scenes: [Scene]

  /// Creates a registry.
  public init(_ scenes: [Scene]) {
    self.scenes = scenes
  }

  /// Returns the scene with a name.
  ///
  /// - Throws: an error that names the scene with the most similar name.
  public func scene(_ name: String) throws(SceneError) -> Scene {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw .unknownScene(name, known: scenes.map(\.name))
    }
    return scene
  }
}
