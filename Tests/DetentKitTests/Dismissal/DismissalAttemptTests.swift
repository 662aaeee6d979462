import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Attempts to dismiss what prevents its dismissal, each with its cause.
@MainActor
@Suite("Attempts to dismiss")
struct DismissalAttemptTests {
  /// Content that prevents its dismissal and notes the causes.
  private struct Editor: View {
    let note: (DismissalCause) -> Void
    @Environment(\.sheetDismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Close") { dismiss.attempt() }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .padding(.top, 40)
      .interactiveDismissDisabled { note($0) }
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    let style: ModalPresentationStyle
    let note: (DismissalCause) -> Void

    var body: some View {
      Color.white.sheet(
        isPresented: $model.isPresented, style: style,
        onDismissAttempt: { model.lines.append("attempt") },
        onDismiss: { model.lines.append("\($0)") },
        content: { Editor(note: note) })
    }
  }

  enum Road: String, CaseIterable {
    case system, pinned, detentKit

    var style: ModalPresentationStyle {
      var properties = SheetProperties(detents: [.medium], prefersGrabberVisible: true)
      switch self {
      case .system: return .pageSheet(properties: properties)
      case .pinned: return .pinned(properties, look: .iOS26)
      case .detentKit:
        properties.presenter = .detentKit
        return .pageSheet(properties: properties)
      }
    }
  }

  @Test("Each attempt is refused and has its cause, whoever presents", arguments: Road.allCases)
  func causes(road: Road) throws {
    let model = Model()
    var causes: [DismissalCause] = []
    let stage = try SwiftUIStage {
      Screen(model: model, style: road.style, note: { causes.append($0) })
    }
    model.isPresented = true
    try stage.app.settle()
    try stage.drag(from: 520, to: 800, rests: false)
    #expect(causes == [.drag])
    stage.app.tap(at: CGPoint(x: 196, y: 150))
    try stage.app.settle()
    #expect(causes == [.drag, .outsideTap])
    #expect(stage.app.press(.escape))
    try stage.app.settle()
    #expect(causes == [.drag, .outsideTap, .escape])
    try stage.app.tap("Close")
    try stage.app.settle()
    #expect(causes == [.drag, .outsideTap, .escape, .code])
    if road != .system {
      try stage.app.element(label: "Sheet Grabber").activate()
      try stage.app.settle()
      #expect(causes == [.drag, .outsideTap, .escape, .code, .grabber])
    }
    #expect(model.lines == Array(repeating: "attempt", count: causes.count))
    #expect(model.isPresented)
    model.isPresented = false
    try stage.app.settle()
    #expect(model.lines.last == "binding")
  }

  @Test("In SwiftUI's own sheets drags and taps outside are attempts too")
  func swiftUI() throws {
    struct Screen: View {
      @Bindable var model: Model
      let note: (DismissalCause) -> Void
      var body: some View {
        Color.white.sheet(isPresented: $model.isPresented) {
          Editor(note: note).presentationDetents([.medium, .large])
        }
      }
    }
    let model = Model()
    var causes: [DismissalCause] = []
    let stage = try SwiftUIStage { Screen(model: model, note: { causes.append($0) }) }
    model.isPresented = true
    try stage.app.settle()
    // A drag to the larger detent is none.
    try stage.drag(from: 520, to: 150)
    try stage.drag(from: 150, to: 490)
    #expect(causes.isEmpty)
    try stage.drag(from: 520, to: 800, rests: false)
    #expect(causes == [.drag])
    stage.app.tap(at: CGPoint(x: 196, y: 150))
    try stage.app.settle()
    #expect(causes == [.drag, .outsideTap])
    #expect(model.isPresented)
  }

  @Test("A question is asked once, and its answer can come later", arguments: Road.allCases)
  func confirmation(road: Road) async throws {
    struct Content: View {
      let ask: (DismissalCause) async -> Bool
      var body: some View {
        Color.clear.interactiveDismissConfirmation { await ask($0) }
      }
    }
    struct Screen: View {
      @Bindable var model: Model
      let style: ModalPresentationStyle
      let ask: (DismissalCause) async -> Bool
      var body: some View {
        Color.white.sheet(
          isPresented: $model.isPresented, style: style,
          onDismiss: { model.lines.append("\($0)") }, content: { Content(ask: ask) })
      }
    }
    let model = Model()
    var answers: [CheckedContinuation<Bool, Never>] = []
    let stage = try SwiftUIStage {
      Screen(model: model, style: road.style) { _ in
        await withCheckedContinuation { answers.append($0) }
      }
    }
    model.isPresented = true
    try stage.app.settle()
    for _ in 1...2 {
      try stage.drag(from: 520, to: 800, rests: false)
      await stage.app.drainTasks()
    }
    #expect(model.isPresented)
    try #require(answers.count == 1)
    answers[0].resume(returning: false)
    await stage.app.drainTasks()
    try stage.app.settle()
    #expect(model.isPresented)
    try stage.drag(from: 520, to: 800, rests: false)
    await stage.app.drainTasks()
    try #require(answers.count == 2)
    answers[1].resume(returning: true)
    await stage.app.drainTasks()
    try stage.app.settle()
    #expect(!model.isPresented)
    #expect(model.lines == ["user"])
  }

  @Test("In SwiftUI's own sheet a confirmed attempt sets the binding")
  func confirmationInSwiftUI() async throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Color.white.sheet(isPresented: $model.isPresented) {
          Color.clear.presentationDetents([.medium])
            .interactiveDismissConfirmation { cause in
              model.lines.append("\(cause)")
              return true
            }
        }
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    stage.app.tap(at: CGPoint(x: 196, y: 150))
    await stage.app.drainTasks()
    try stage.app.settle()
    #expect(model.lines == ["outsideTap"])
    #expect(!model.isPresented && stage.top == nil)
  }

  @Test("UIKit's content asks as well, and its modality returns to the app's")
  func confirmationInUIKit() async throws {
    let stage = try SheetFeatureTests.Stage()
    var causes: [DismissalCause] = []
    stage.content.setDismissalConfirmation {
      causes.append($0)
      return causes.count > 1
    }
    try stage.present(SheetProperties(detents: [.medium]))
    #expect(stage.content.isModalInPresentation)
    #expect(!stage.content.attemptDismissal())
    await stage.app.drainTasks()
    #expect(causes == [.code])
    #expect(stage.content.presentingViewController != nil)
    stage.content.setDismissalConfirmation(nil)
    #expect(!stage.content.isModalInPresentation)
    stage.content.setDismissalConfirmation {
      causes.append($0)
      return true
    }
    try stage.drag(from: 520, to: 800, rests: false)
    await stage.app.drainTasks()
    try stage.app.settle()
    #expect(causes == [.code, .drag])
    #expect(stage.content.presentingViewController == nil)
  }

  @Test("Content of an app's own hosting controller prevents its dismissal")
  func hosting() throws {
    var causes: [DismissalCause] = []
    let stage = try SheetFeatureTests.Stage()
    let host = UIHostingController(rootView: Editor(note: { causes.append($0) }))
    stage.root.present(
      host, style: .pageSheet(properties: SheetProperties(detents: [.medium])))
    try stage.app.settle()
    #expect(host.isModalInPresentation)
    try stage.drag(from: 520, to: 800, rests: false)
    #expect(causes == [.drag])
    #expect(host.presentingViewController != nil)
  }

  @Test("The Escape key dismisses a sheet in a context that has the focus")
  func escapeKey() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(150)]))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    content.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    try stage.app.settle()
    #expect(stage.app.press(.escape))
    try stage.app.settle()
    #expect(content.view.window == nil)
  }
}
