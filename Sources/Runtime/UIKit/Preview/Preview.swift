/// What a `#Preview` shows.
///
/// A preview is a scene of the gallery: `detent list` names it, `detent snapshot` draws it.
public struct Preview {
  /// The kind of traits that a preview of a view or a view controller takes.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeController: @MainActor () -> UIViewController

  package init(
    name: String?, traits: [PreviewTrait<ViewTraits>],
    makeController: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.traits = traits
    self.makeController = makeController
  }

  /// A preview of a view controller.
  public init<Controller: UIViewController>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> Controller
  ) {
    self.init(name: name, traits: traits, makeController: body)
  }

  /// A preview of a view, which fills the screen unless a trait says otherwise.
  public init<View: UIView>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> View
  ) {
    self.init(name: name, traits: traits) {
      let controller = UIViewController()
      controller.view = body()
      return controller
    }
  }
}

/// What `#Preview` expands to: a type that the gallery finds by its conformance.
// A release build drops what nothing uses.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry: SendableMetatype {
  /// The module and the file's name, as `#fileID` gives them.
  static var fileID: String { get }
  /// The line of the preview, from 1.
  static var line: Int { get }
  /// The column of the preview, from 1.
  static var column: Int { get }
  /// The file's path, as `#filePath` gives it.
  static var _filePath: String { get }
  /// The name that was given to the preview; nil without one.
  static var _name: String? { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// Shows a view in the gallery.
///
/// - Parameters:
///   - name: The name in the gallery; without one the file's name stands there.
///   - body: Makes the view.
// The body is optional, and not meant to be, so that the compiler prefers SwiftUI's form for a closure
// of several statements, whose type it does not know yet.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in the gallery, in a size or an orientation of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view controller in the gallery.
///
/// - Parameters:
///   - name: The name in the gallery; without one the file's name stands there.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view controller in the gallery, in a size or an orientation of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
