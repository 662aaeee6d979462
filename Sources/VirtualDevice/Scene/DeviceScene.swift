import UIKit

/// A scene, a small app with parameters and a script of touches, to show on a device.
///
/// ```swift
/// let scene = DeviceScene(
///   name: "sheet-basic", title: "A sheet with two detents", seed: "003",
///   calls: [SceneCall("present", "Shows the sheet")],
///   script: [.tap("Show"), .settle],
///   root: { values in BasicSheetController(values) })
/// ```
public struct DeviceScene: Sendable, Identifiable {
  /// The name, in kebab case.
  public let name: String
  /// The title.
  public let title: String
  /// A description in one sentence.
  public let summary: String
  /// The number of the article it restates, as in Documentation/Facts.md; nil for scenes of our own.
  public let seed: String?
  /// The file that declares it, relative to the folder that contains `Sources`.
  public let sourceFile: String
  /// The parameters that can be set.
  public let parameters: [SceneParameter]
  /// The actions that a script's `call` may name.
  public let calls: [SceneCall]
  /// Returns the script of the built-in recording for a stage.
  public let script: @Sendable (SceneStage) -> TouchScript
  /// Creates the root view controller from the values of the parameters.
  public let root: @MainActor @Sendable (SceneValues) -> UIViewController

  /// The identity of a scene is its name.
  public var id: String { name }

  /// Creates a scene whose script depends on the stage.
  public init(
    name: String, title: String, summary: String = "", seed: String? = nil,
    parameters: [SceneParameter] = [], calls: [SceneCall] = [], filePath: String = #filePath,
    script: @escaping @Sendable (SceneStage) -> TouchScript,
    root: @escaping @MainActor @Sendable (SceneValues) -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.seed = seed
    sourceFile = Self.fromSources(filePath)
    self.parameters = parameters
    self.calls = calls
    self.script = script
    self.root = root
  }

  /// Creates a scene whose script is the same on every stage.
  public init(
    name: String, title: String, summary: String = "", seed: String? = nil,
    parameters: [SceneParameter] = [], calls: [SceneCall] = [], filePath: String = #filePath,
    script: [TouchScript.Action],
    root: @escaping @MainActor @Sendable (SceneValues) -> UIViewController
  ) {
    let fixed = TouchScript(script)
    self.init(
      name: name, title: title, summary: summary, seed: seed, parameters: parameters,
      calls: calls, filePath: filePath, script: { _ in fixed }, root: root)
  }

  /// The path begins at the folder `Sources`, so it does not depend on the checkout.
  private static func fromSources(_ path: String) -> String {
    guard let folder = path.ranges(of: "/Sources/").last else {
      return path.split(separator: "/").last.map(String.init) ?? path
    }
    return String(path[path.index(after: folder.lowerBound)...])
  }
}

/// An action of a scene that a script may call.
public struct SceneCall: Hashable, Sendable {
  /// The name before the colon.
  public let name: String
  /// The description in one sentence.
  public let documentation: String
  /// A description of the argument after the colon; `nil` for an action without one.
  public let argument: String?

  /// Creates an action.
  public init(_ name: String, argument: String? = nil, _ documentation: String) {
    self.name = name
    self.argument = argument
    self.documentation = documentation
  }
}

/// The stage of a scene, with the properties that a built-in script may depend on.
public struct SceneStage: Hashable, Sendable {
  /// The screen's size in points.
  public let size: CGSize
  /// The safe area of a full-screen window.
  public let safeArea: DeviceInsets
  /// The idiom, phone or tablet.
  public let idiom: DeviceModel.Idiom
  /// Indicates whether the user's language is read from right to left, so that layouts are
  /// mirrored.
  public let isRightToLeft: Bool

  /// Creates a stage.
  public init(
    size: CGSize, safeArea: DeviceInsets, idiom: DeviceModel.Idiom, isRightToLeft: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.size = size
    self.safeArea = safeArea
    self.idiom = idiom
  }
}

/// A root view controller that supports changes and calls while it is shown.
@MainActor
public protocol SceneResponder: UIViewController {
  /// Called with the new values of the scene's parameters; `changed` has the names of those that
  /// were set.
  func sceneDidChange(_ values: SceneValues, changed: [String])

  /// Performs one of the scene's actions.
  ///
  /// - Throws: a `SceneError` if the argument is invalid.
  func sceneCall(_ name: String, argument: String?) throws
}

/// A root view controller that reports the callbacks of its sheets.
@MainActor
public protocol SceneEventSource: UIViewController {
  /// Called with each callback, as `Type.method(args)`; `nil`, the default, reports none.
  var onEvent: (@MainActor (String) -> Void)? { get set }
}
