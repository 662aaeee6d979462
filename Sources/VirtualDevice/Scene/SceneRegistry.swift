/// A list of scenes.
public struct SceneRegistry: Sendable {
  /// The scenes in the order in which they are listed.
  public let scenes: [DeviceScene]

  /// Creates a registry.
  public init(_ scenes: [DeviceScene]) {
    self.scenes = scenes
  }

  /// Returns the scene with a name.
  ///
  /// - Throws: an error that names the scene with the most similar name.
  public func scene(_ name: String) throws(SceneError) -> DeviceScene {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw .unknownScene(name, known: scenes.map(\.name))
    }
    return scene
  }
}
