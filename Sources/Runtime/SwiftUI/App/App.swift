/// An app: what its windows show.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that ``body`` computes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

/// A part of an app with a life of its own: a kind of window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that ``body`` computes.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// What the first window of the scene shows; `nil` if it has none.
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

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Keeps an expression as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene stays as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with views.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// Creates a window with views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a window with views and a name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }

  /// Creates a window with views and a name to open it by.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The view's content.
  public var body: Never { preconditionFailure("WindowGroup has no body.") }

  public static func _rootView(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// Evaluates an app and its scenes; state in the app itself lives here.
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

/// Starts apps on whatever device there is.
@MainActor
package enum AppLauncher {
  /// Shows an app; whoever owns a device puts this here before `main()` is called.
  package static var show: ((UIViewController) -> Void)?

  /// The controller that shows an app's first window.
  package static func makeController<A: App>(_ app: A.Type) -> UIViewController {
    UIHostingController(rootView: AppRoot(app: A()))
  }
}

extension App {
  /// Starts the app on the device of this process.
  public static func main() {
    let controller = AppLauncher.makeController(Self.self)
    guard let show = AppLauncher.show else {
      reportMisuse(
        "\(Self.self) was started, but there is no device to show it; show it on a VirtualDevice. "
          + "Nothing was done.")
      return
    }
    show(controller)
  }
}
