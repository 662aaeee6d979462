import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Sheets that belong to a view, without a modal session.
@MainActor
@Suite("Inline sheets")
struct InlineSheetTests {
  private static let style: ContextStyle = {
    var style = ContextStyle(detents: [.height(200), .large])
    style.backgroundInteraction = .enabled
    style.dimming = nil
    return style
  }()

  @Test("A child controller shows its sheet while it is there, and its content stays in use")
  func controller() throws {
    let (root, below, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let app = TestApp(device: .iPhone16) { root }
    var taps = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Below") { _ in taps += 1 })
    button.frame = CGRect(x: 60, y: 80, width: 200, height: 50)
    below.view.addSubview(button)
    let inline = InlineSheetController(content: below, sheet: sheet, style: Self.style)
    root.addChild(inline)
    inline.view.frame = CGRect(x: 0, y: 100, width: 393, height: 752)
    root.view.addSubview(inline.view)
    inline.didMove(toParent: root)
    try app.settle()
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(abs(frame.minY - 652 + 34) < 1 && frame.maxY > 840)
    // Nothing modal: the app's controllers present nothing, and the content is in use.
    #expect(root.presentedViewController == nil && inline.presentedViewController == nil)
    try app.tap("Below")
    #expect(taps == 1)
    // A pull does not dismiss it.
    let finger = app.touch(at: CGPoint(x: 196, y: 680))
    try finger.move(to: CGPoint(x: 196, y: 840), over: 0.1)
    try finger.lift()
    try app.settle()
    #expect(sheet.presentingViewController != nil)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
    // The content presents, as a sheet of the whole window and in contexts, while the sheet is there.
    let modal = UIViewController()
    below.present(modal, style: .pageSheet)
    try app.settle()
    #expect(root.presentedViewController === modal && sheet.presentingViewController != nil)
    modal.dismiss(animated: false)
    try app.settle()
    // Another sheet takes its place, and none leaves nothing.
    let other = UIViewController()
    inline.sheet = other
    try app.settle()
    #expect(sheet.presentingViewController == nil && other.viewIfLoaded?.window != nil)
    inline.style.selectedDetent = .large
    inline.sheet = nil
    try app.settle()
    #expect(other.viewIfLoaded?.window == nil)
    inline.sheet = sheet
    try app.settle()
    inline.willMove(toParent: nil)
    inline.view.removeFromSuperview()
    inline.removeFromParent()
    try app.settle()
    #expect(sheet.viewIfLoaded?.window == nil)
  }

  @MainActor @Observable
  final class Screen {
    var isShown = true
    var taps = 0
    var title = "Places"
  }

  struct Content: View {
    @Bindable var screen: Screen
    var body: some View {
      VStack {
        Text("Screen")
        if screen.isShown {
          VStack {
            Button("Below") { screen.taps += 1 }
            Spacer()
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .inlineSheet(InlineSheetTests.style) {
            VStack {
              Text(screen.title)
              Button("In the sheet") { screen.taps += 10 }
            }
          }
        }
      }
    }
  }

  @Test("In SwiftUI the sheet is a part of its view, and follows its state")
  func swiftUI() throws {
    let screen = Screen()
    let stage = try SwiftUIStage { Content(screen: screen) }
    #expect(stage.app.exists("Places"))
    try stage.app.tap("Below")
    try stage.app.tap("In the sheet")
    #expect(screen.taps == 11)
    screen.title = "Oslo"
    try stage.app.settle()
    #expect(stage.app.exists("Oslo"))
    screen.isShown = false
    try stage.app.settle()
    #expect(!stage.app.exists("Oslo") && stage.app.exists("Screen"))
    screen.isShown = true
    try stage.app.settle()
    #expect(stage.app.exists("Oslo"))
  }
}
