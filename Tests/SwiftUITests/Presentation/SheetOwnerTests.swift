import DetentTesting
import Observation
import SwiftUI
import Testing

/// Sheets of SwiftUI that an app's UIKit code changes or ends too.
@MainActor
@Suite("SwiftUI's sheets under UIKit's hands")
struct SheetOwnerTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var isShown = false
    var title = "Title"
    var dismissals = 0
    var indicator = Visibility.automatic
  }

  /// Configures the sheet around it while it is being presented.
  private struct Configurator: UIViewControllerRepresentable {
    final class Controller: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let sheet = parent?.sheetPresentationController else { return }
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 33
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      }
    }

    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      Text(model.title)
        .background(Configurator())
        .presentationDragIndicator(model.indicator)
        .preference(key: TitleKey.self, value: model.title)
    }
  }

  private struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private struct Root: View {
    @Bindable var model: Model

    var body: some View {
      Text("Root").sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) {
        Content(model: model)
      }
    }
  }

  @Test("What UIKit code sets on a sheet while it comes stays until a modifier changes that")
  func configured() throws {
    let model = Model()
    let app = try show(Root(model: model))
    model.isShown = true
    try app.settle()
    let sheet = try #require(app.root?.presentedViewController?.sheetPresentationController)
    #expect(sheet.detents.count == 2)
    model.title = "Another"
    try app.settle()
    #expect(sheet.detents.count == 2)
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == 33)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    model.indicator = .hidden
    try app.settle()
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.detents.count == 2)
  }

  @Test("A sheet that its binding and UIKit both end calls onDismiss once", arguments: 0..<4)
  func endedTwice(order: Int) throws {
    let model = Model()
    let app = try show(Root(model: model))
    model.isShown = true
    try app.settle()
    let sheet = try #require(app.root?.presentedViewController)
    _ = Misuse.collect {
      app.device.host.enter {
        switch order {
        case 0:
          model.isShown = false
          sheet.dismiss(animated: true)
        case 1:
          sheet.dismiss(animated: true)
          model.isShown = false
        case 2: sheet.dismiss(animated: true) { model.isShown = false }
        default:
          app.root?.dismiss(animated: false)
          model.isShown = false
        }
      }
      app.advance(by: 2)
    }
    try app.settle()
    #expect(app.root?.presentedViewController == nil)
    #expect(model.dismissals == 1)
    #expect(!model.isShown)
    model.isShown = true
    try app.settle()
    #expect(app.root?.presentedViewController != nil)
  }
}
