/// The content of a `#Preview`.
///
/// A preview is a scene of the gallery: `detent list` lists it, `detent snapshot` draws it.
public struct Preview {
  /// The kind of traits for previews of views and view controllers.
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

  /// Creates a preview of a view controller.
  public init<Controller: UIViewController>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> Controller
  ) {
    self.init(name: name, traits: traits, makeController: body)
  }

  /// Creates a preview of a view, which fills the screen unless a trait says otherwise.
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

/// The protocol of the types to which `#Preview` expands; the gallery finds them by their
/// conformance.
// A release build removes unused types.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry: SendableMetatype {
  /// The module and the file name, from `#fileID`.
  static var fileID: String { get }
  /// The line of the preview, from 1.
  static var line: Int { get }
  /// The column of the preview, from 1.
  static var column: Int { get }
  /// The path of the file, from `#filePath`.
  static var _filePath: String { get }
  /// The name of the preview; nil without one.
  static var _name: String? { get }
  /// Creates the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// Declares a preview of a view in the gallery.
///
/// - Parameters:
///   - name: The name in the gallery; the default is the name of the file.
///   - body: Creates the view.
// The body is optional only so that the compiler prefers SwiftUI's macro for a closure of several
// statements, whose type it does not know yet.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view in the gallery, with a trait for its size or orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view controller in the gallery.
///
/// - Parameters:
///   - name: The name in the gallery; the default is the name of the file.
///   - body: Creates the view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view controller in the gallery, with a trait for its size or
/// orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
