/// A type that represents an app and its scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene in ``body``.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

/// A kind of window of an app, with a life cycle of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene in ``body``.
  associatedtype Body: Scene
  /// The composition of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Returns the root view of the scene's first window, or `nil` if it has none.
  static func _rootView(of scene: Self) -> AnyView?
}

extension Scene {
  public static func _rootView(of scene: Self) -> AnyView? {
    Body._rootView(of: scene.body)
  }
}

extension Never: Scene {
  public static func _rootView(of scene: Never) -> AnyView? {
  }
}

/// A result builder that creates scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows with the same content.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// Creates a window group.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a window group with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }

  /// Creates a window group with an identifier by which a window is opened.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Never called: the scene is primitive.
  public var body: Never { preconditionFailure("WindowGroup has no body.") }

  public static func _rootView(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// Evaluates an app and its scenes, and owns the state in the app itself.
struct AppRoot<A: App> {
  let app: A
}

extension AppRoot: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    AppNode(view, in: inputs)
  }
}

final class AppNode<A: App>: ViewNode<AppRoot<A>> {
  private var properties = BoundProperties(for: A.self)
  private var child: ViewNode<AnyView>?

  override init(_ view: AppRoot<A>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = AnyView._makeNode(rootView, in: NodeInputs(under: self))
  }

  private var rootView: AnyView {
    var app = view.app
    properties.bind(&app, in: self)
    return evaluate { A.Body._rootView(of: app.body) } ?? AnyView(EmptyView())
  }

  override func refresh() {
    isDirty = false
    child?.update(rootView)
  }

  override func didUnmount() {
    properties.unbind()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// Launches apps on the device of the process.
@MainActor
package enum AppLauncher {
  /// Shows an app's view controller; set by the owner of a device before `main()` is called.
  package static var show: ((UIViewController) -> Void)?

  /// Creates the view controller of an app's first window.
  package static func makeController<A: App>(_ app: A.Type) -> UIViewController {
    UIHostingController(rootView: AppRoot(app: A()))
  }
}

extension App {
  /// Launches the app on the device of this process.
  public static func main() {
    let controller = AppLauncher.makeController(Self.self)
    guard let show = AppLauncher.show else {
      Misuse.report(SwiftUIMisuse.noDevice(Self.self))
      return
    }
    show(controller)
  }
}
