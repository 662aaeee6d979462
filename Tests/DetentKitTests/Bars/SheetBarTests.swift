import DetentTesting
import SheetEngine
import SwiftUI
import Testing

@testable import DetentKit

/// Headers and footers of sheets, in both frameworks and on every road.
@MainActor
@Suite("Bars of sheets")
struct SheetBarTests {
  final class Content: UIViewController {
    let list = UIScrollView()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Places"
      view.backgroundColor = .systemBackground
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
  }

  private func bars() -> (SheetBarsController, Content, UIButton) {
    let content = Content()
    content.loadViewIfNeeded()
    let bars = SheetBarsController(content: content)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    bars.footer = button
    return (bars, content, button)
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  nonisolated private static let styles:
    [@MainActor @Sendable (SheetProperties) -> ModalPresentationStyle] = [
      { .pageSheet(properties: $0) }, { .pinned($0) }, { .context(ContextStyle($0)) },
    ]

  private func present(
    _ bars: UIViewController, _ style: Int,
    _ change: (inout SheetProperties) -> Void = { _ in }
  ) throws -> SheetFeatureTests.Stage {
    let stage = try SheetFeatureTests.Stage()
    stage.root.definesPresentationContext = true
    var properties = SheetProperties(detents: [.height(120), .large])
    properties.selectedDetent = .large
    change(&properties)
    stage.root.present(bars, style: Self.styles[style](properties))
    try stage.app.settle()
    return stage
  }

  @Test(
    "The content has both bars in its safe area, and the footer rides above the keyboard",
    arguments: 0..<3)
  func controller(style: Int) throws {
    let (bars, content, button) = bars()
    let stage = try present(bars, style)
    #expect(stage.app.exists("Places") && stage.app.exists("Save"))
    let safe = content.view.safeAreaInsets
    #expect(safe.top >= 56)
    #expect(abs(frame(button).minY - (frame(content.view).maxY - safe.bottom)) < 0.6)
    #expect(frame(button).maxY <= 852 - 34 + 0.6)
    stage.app.showKeyboard(height: 336)
    try stage.app.settle()
    #expect(abs(frame(button).maxY - (852 - 336)) < 0.6, "\(frame(button))")
    stage.app.hideKeyboard()
    try stage.app.settle()
    #expect(content.view.safeAreaInsets == safe)
  }

  @Test("On a sheet that rests on the keyboard the keyboard counts once")
  func follows() throws {
    let (bars, content, button) = bars()
    let stage = try present(bars, 0) {
      $0.keyboard = .follows
      $0.look = .iOS18
      $0.detents = [.height(300)]
      $0.selectedDetent = nil
    }
    let height = frame(content.view).height
    stage.app.showKeyboard(height: 336)
    try stage.app.settle()
    #expect(abs(frame(content.view).maxY - (852 - 336)) < 0.6)
    #expect(abs(frame(button).maxY - (852 - 336)) < 0.6)
    #expect(frame(content.view).height <= height + 0.6)
  }

  @Test("Bars are hidden by detent", arguments: 0..<3)
  func byDetent(style: Int) throws {
    let (bars, content, _) = bars()
    bars.headerVisibility = .hidden(at: [.height(120)])
    bars.footerVisibility = .hidden
    let stage = try present(bars, style)
    #expect(stage.app.exists("Places") && !stage.app.exists("Save"))
    bars.moveSheet(to: .height(120))
    try stage.app.settle()
    #expect(!stage.app.exists("Places"))
    #expect(content.additionalSafeAreaInsets == .zero)
    bars.footerVisibility = .visible
    try stage.app.settle()
    #expect(stage.app.exists("Save"))
    bars.moveSheet(to: .large)
    try stage.app.settle()
    #expect(stage.app.exists("Places"))
  }

  @Test("The close button asks for the dismissal", arguments: 0..<3)
  func close(style: Int) async throws {
    let (bars, _, _) = bars()
    let stage = try present(bars, style)
    var causes: [DismissalCause] = []
    bars.setDismissalConfirmation {
      causes.append($0)
      return false
    }
    try stage.app.tap("Close")
    await stage.app.drainTasks()
    try stage.app.settle()
    #expect(causes == [.code] && bars.view.window != nil)
    bars.setDismissalConfirmation(nil)
    try stage.app.tap("Close")
    try stage.app.settle()
    #expect(bars.view.window == nil)
    bars.showsCloseButton = false
    #expect(!stage.app.exists("Close"))
  }

  @Test("Another footer takes the place of the first, and none leaves no room")
  func footers() throws {
    let (bars, content, first) = bars()
    let stage = try present(bars, 1)
    let second = UIButton(type: .system)
    second.setTitle("Send", for: .normal)
    bars.footer = second
    try stage.app.settle()
    #expect(first.superview == nil && stage.app.exists("Send"))
    #expect(content.additionalSafeAreaInsets.bottom > 0)
    bars.footer = nil
    try stage.app.settle()
    #expect(content.additionalSafeAreaInsets.bottom == 0)
  }

  // SwiftUI

  struct Sheet: View {
    var header = SheetBarVisibility.visible
    var body: some View {
      List(0..<40, id: \.self) { Text("Row \($0)") }
        .sheetHeader("Places", visibility: header)
        .sheetFooter(visibility: .hidden(at: [.height(120)])) { Button("Save") {} }
    }
  }

  private func stage(
    _ style: Int, _ model: Model, header: SheetBarVisibility = .visible
  ) throws -> SwiftUIStage {
    let stage = try SwiftUIStage {
      SandwichContentTests.Screen(
        model: model,
        style: {
          var properties = SheetProperties(detents: [.height(120), .large])
          properties.selectedDetent = .large
          return Self.styles[style](properties)
        }
      ) { Sheet(header: header) }
      .presentationContext()
    }
    model.isPresented = true
    try stage.app.settle()
    return stage
  }

  @Test("SwiftUI content has the bars, and the footer rides above the keyboard", arguments: 0..<3)
  func view(style: Int) throws {
    let stage = try stage(style, Model())
    let title = try frame(stage.app.find("Places"))
    #expect(stage.app.exists("Row 0"))
    #expect(try frame(stage.app.find("Row 0")).minY > title.maxY)
    stage.app.showKeyboard(height: 336)
    try stage.app.settle()
    #expect(try frame(stage.app.find("Save")).maxY <= 852 - 336 + 0.6)
  }

  @Test("SwiftUI's bars are hidden by detent, and the button closes", arguments: 0..<3)
  func viewByDetent(style: Int) throws {
    let model = Model()
    let stage = try stage(style, model)
    #expect(stage.app.exists("Save"))
    stage.top?.moveSheet(to: .height(120))
    try stage.app.settle()
    #expect(!stage.app.exists("Save") && stage.app.exists("Places"))
    try stage.app.tap("Close")
    try stage.app.settle()
    #expect(!model.isPresented)
  }

  @Test(
    "At the largest text sizes a title is no larger than its header", arguments: 0..<3,
    [false, true])
  func largeTitle(style: Int, isSwiftUI: Bool) throws {
    let app = try isSwiftUI ? stage(style, Model()).app : present(bars().0, style).app
    let before = try frame(app.find("Places")).height
    app.device.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    try app.settle()
    let title = try frame(app.find("Places"))
    #expect(title.height > before && title.height < 56)
    #expect(try title.maxX <= frame(app.find("Close")).minX)
  }

  @Test("In SwiftUI's own sheet the button dismisses, and bars are hidden by detent")
  func ownSheet() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Color.white.sheet(isPresented: $model.isPresented) {
          Sheet(header: .hidden(at: [.large]))
            .presentationDetents([.height(120), .large])
        }
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.app.exists("Places") && !stage.app.exists("Save"))
    try stage.app.tap("Close")
    try stage.app.settle()
    #expect(!model.isPresented)
  }
}
