/// The resources of an adopted module, which SwiftPM puts into a folder beside the program.
public enum AdoptedResources {
  /// Returns the bundle with the resources of a module, or the program's own if there is none.
  ///
  /// - Parameter name: the names of the package and the module, with an underscore between them.
  public static func bundle(named name: String) -> Bundle {
    let program = Bundle.main
    let folder = program.resourcePath ?? program.bundlePath
    return Bundle(path: "\(folder)/\(name).resources") ?? program
  }
}
