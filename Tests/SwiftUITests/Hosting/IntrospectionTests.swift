import DetentTesting
import Observation
import SwiftUI
import Testing

/// Code that finds the UIKit views of SwiftUI's from a view of its own beside them.
@MainActor
@Suite("Walks from a represented view")
struct IntrospectionTests {
  /// Walks from a represented view up to its host, and from there to the views before it.
  private struct Finder<Found: UIView>: UIViewRepresentable {
    let found: (Found) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      DispatchQueue.main.async { [weak view] in
        if let result = view.flatMap({ Self.find(beside: $0) }) { found(result) }
      }
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    private static func find(beside view: UIView) -> Found? {
      var host = view.superview
      while let current = host, !"\(type(of: current))".contains("ViewHost") {
        host = current.superview
      }
      guard let host, let siblings = host.superview?.subviews,
        let index = siblings.firstIndex(of: host)
      else { return nil }
      return siblings[..<index].reversed().lazy.compactMap { first(in: $0) }.first
    }

    private static func first(in view: UIView) -> Found? {
      if let found = view as? Found { return found }
      return view.subviews.lazy.compactMap { first(in: $0) }.first
    }
  }

  @Observable
  @MainActor
  fileprivate final class Model {
    var isSearching = false
  }

  /// Content with a view in front of it that comes in an update.
  private struct Searched<Content: View, Search: View>: View {
    let model: Model
    let content: Content
    let search: Search

    var body: some View {
      content.overlay { if model.isSearching { search } }
    }
  }

  /// Shows content, and the search for a view over it in an update.
  private func search<Content: View, Search: View>(
    _ content: Content, with search: Search
  ) async throws -> TestApp {
    let model = Model()
    let app = try show(Searched(model: model, content: content, search: search))
    model.isSearching = true
    try app.settle()
    await app.drainTasks()
    return app
  }

  @Test("A scroll view is found from an overlay of it")
  func scrollView() async throws {
    var found: UIScrollView?
    let app = try await search(
      ScrollView { Text("Row").frame(height: 2000) }, with: Finder<UIScrollView> { found = $0 })
    let scrollView = try #require(found)
    scrollView.contentOffset.y = 300
    try app.settle()
    #expect(scrollView.contentSize.height == 2000)
  }

  @Test("A text field is found from an overlay of it")
  func textField() async throws {
    var found: UITextField?
    _ = try await search(
      TextField("Name", text: .constant("text")), with: Finder<UITextField> { found = $0 })
    #expect(found?.text == "text")
  }

  /// Clears the background of the hosting view, as apps do behind transparent covers.
  private struct ClearBackground: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      DispatchQueue.main.async { [weak view] in
        view?.superview?.superview?.backgroundColor = .clear
      }
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test("The superview of a represented view's superview is the hosting view")
  func hostingView() async throws {
    let app = try await search(Text("Content"), with: ClearBackground())
    #expect(app.root?.view.backgroundColor == .clear)
  }

  @Test("A represented view has the size of its host when its own size changes")
  func size() throws {
    let controller = UIHostingController(rootView: ClearBackground().frame(width: 80, height: 40))
    let app = TestApp(device: .iPhone16) { controller }
    try app.settle()
    let views = app.allViews.filter { $0.bounds.size == CGSize(width: 80, height: 40) }
    #expect(views.count == 2)
    controller.rootView = ClearBackground().frame(width: 90, height: 50)
    try app.settle()
    #expect(views.allSatisfy { $0.bounds.size == CGSize(width: 90, height: 50) })
  }
}
