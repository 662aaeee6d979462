import DetentTesting
import Observation
import SwiftUI
import Testing

/// Hosting controllers that an app makes inside of its representations.
@MainActor
@Suite("Hosting controllers in representations")
struct NestedHostingTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var name = "one"
  }

  private struct Reader: View {
    @Environment(\.nestedName) private var name
    @Environment(Model.self) private var model: Model?

    var body: some View { Text("name \(name), model \(model == nil ? "no" : "yes")") }
  }

  /// A controller whose child is a hosting controller.
  private struct Wrapper: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let parent = UIViewController()
      let child = UIHostingController(rootView: Reader())
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  /// A hosting controller that is represented itself.
  private struct Direct: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Reader> {
      UIHostingController(rootView: Reader())
    }

    func updateUIViewController(
      _ uiViewController: UIHostingController<Reader>, context: Context
    ) {}
  }

  private struct Root<Content: View>: View {
    let model: Model
    let content: Content

    var body: some View {
      content.environment(\.nestedName, model.name).environment(model)
    }
  }

  @Test("Content below a representation reads and follows its environment")
  func environment() throws {
    try follow(Wrapper())
    try follow(Direct())
  }

  private func follow<V: View>(_ view: V) throws {
    let model = Model()
    let app = try show(Root(model: model, content: view))
    _ = try app.find("name one, model yes")
    model.name = "two"
    try app.settle()
    _ = try app.find("name two, model yes")
  }
}

private struct NestedNameKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var nestedName: String {
    get { self[NestedNameKey.self] }
    set { self[NestedNameKey.self] = newValue }
  }
}
