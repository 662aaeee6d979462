import UIKit

/// The values of a scene's parameters: those that were set, and the defaults of the others.
public struct SceneValues: Sendable {
  private let parameters: [SceneParameter]
  private var chosen: [String: String] = [:]

  /// Creates the default values of some parameters.
  public init(_ parameters: [SceneParameter]) {
    self.parameters = parameters
  }

  /// Sets the value of a parameter.
  ///
  /// - Throws: an error that names the problem and the valid values.
  public mutating func set(_ name: String, to value: String) throws(SceneError) {
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw SceneError.unknownParameter(name, known: parameters.map(\.name))
    }
    guard parameter.allows(value) else {
      throw SceneError.wrongValue(
        value, parameter: name, form: parameter.form,
        near: NearName.find(value, in: parameter.words))
    }
    chosen[name] = value
  }

  /// Validates the combination of the values, once all of them are set.
  ///
  /// - Throws: an error about the first that is not in the list it should be an item of.
  public func check() throws(SceneError) {
    for parameter in parameters {
      guard let list = parameter.list else { continue }
      let value = text(parameter.name)
      let items = self.list(list)
      guard !parameter.words.contains(value), !items.contains(value) else { continue }
      throw .notAnItem(
        value, parameter: parameter.name, list: list, allowed: items + parameter.words)
    }
  }

  /// Returns the value of a parameter as text.
  ///
  /// A name that the scene does not declare is reported as misuse, and the result is empty.
  public func text(_ name: String) -> String {
    if let value = chosen[name] { return value }
    if let parameter = parameters.first(where: { $0.name == name }) {
      return parameter.defaultValue
    }
    #if canImport(ObjectiveC)
      print("The scene has no parameter \(name).")
    #else
      Misuse.report(SceneMisuse.undeclaredParameter(name))
    #endif
    return ""
  }

  /// Indicates whether a flag is on.
  public func flag(_ name: String) -> Bool { text(name) == "true" }

  /// Returns the number of a parameter; `nil` if the value is one of its words.
  public func number(_ name: String) -> Double? { Double(text(name)) }

  /// Returns the size of a parameter, in points; `nil` if the value is one of its words.
  public func size(_ name: String) -> CGSize? { Self.size(text(name)) }

  /// Returns the items of a list.
  public func list(_ name: String) -> [String] { Self.items(text(name)) }

  static func items(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  static func size(_ text: String) -> CGSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
