import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// An app that was written for SheeKit, with DetentKit in its place.
@MainActor
@Suite("Coming from SheeKit")
struct SheeKitTests {
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}

  @Test("The parameters of SheeKit reach the system's sheet")
  func parameters() throws {
    let model = SheeModel()
    let stage = try SwiftUIStage { SheeShop(model: model) }
    try stage.app.tap("Show")
    try stage.app.settle()
    #expect(stage.app.exists("Order 1"))
    #expect(stage.app.exists("in a sheet"))
    let top = try #require(stage.top)
    let sheet = try #require(top.sheetPresentationController)
    #expect(top.modalPresentationStyle == .formSheet)
    #expect(sheet.detents == [.medium(), .large()])
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.prefersEdgeAttachedInCompactHeight)
    #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.preferredCornerRadius == 24)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(top.preferredContentSize == CGSize(width: 320, height: 400))
    #expect(top.isModalInPresentation)
    #expect(try stage.app.sheet().dim == 0)
  }

  @Test("The binding to the identifier selects, and is written when a finger selects")
  func selection() throws {
    let model = SheeModel()
    let stage = try SwiftUIStage { SheeShop(model: model) }
    model.order = SheeOrder(id: 2)
    try stage.app.settle()
    model.detent = .large
    try stage.app.settle()
    #expect(try stage.app.sheet().detent == "large")
    try stage.drag(from: 80, to: 470)
    #expect(model.detent == .medium)
  }

  @Test("shee_dismiss dismisses, and onDismiss is called once")
  func dismissal() throws {
    let model = SheeModel()
    let stage = try SwiftUIStage { SheeShop(model: model) }
    model.order = SheeOrder(id: 3)
    try stage.app.settle()
    try stage.app.tap("Done")
    try stage.app.settle()
    #expect(stage.top == nil)
    #expect(model.order == nil)
    #expect(model.dismissals == 1)
  }

  @Test("A plain sheet of SheeKit's is a page sheet with one large detent")
  func plain() throws {
    let model = SheeModel()
    let stage = try SwiftUIStage { SheeShop(model: model) }
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.top?.modalPresentationStyle == .pageSheet)
    #expect(try stage.app.sheet().detent == "large")
  }

  @Test("In a sheet of SwiftUI's own the names of SheeKit are SwiftUI's")
  func systemSheet() throws {
    struct Screen: View {
      @Bindable var model: SheeModel

      var body: some View {
        Text("Behind").sheet(item: $model.order) { SheeOrderView(order: $0) }
      }
    }
    let model = SheeModel()
    let stage = try SwiftUIStage { Screen(model: model) }
    model.order = SheeOrder(id: 4)
    try stage.app.settle()
    #expect(stage.app.exists("in a sheet"))
    try stage.app.tap("Done")
    try stage.app.settle()
    #expect(model.order == nil)
    #expect(stage.top == nil)
  }

  @Test("The defaults of the initializer are SheeKit's")
  func defaults() {
    let properties = SheetProperties(preferredCornerRadius: 12)
    #expect(properties.nativeDetents == [.large()])
    #expect(!properties.animatesSelectedDetentIdentifierChange)
    var changed = properties
    changed.animatesSelectedDetentIdentifierChange = true
    #expect(changed.animatesChanges)
    // Without a parameter of SheeKit's alone the initializer is DetentKit's.
    #expect(SheetProperties(prefersGrabberVisible: true).animatesChanges)
  }

  @Test("Every style of SheeKit is a style of DetentKit, and no delegate is the automatic style")
  func styles() {
    let delegate = Delegate()
    let styles = sheeStyles(delegate)
    #expect(styles.count == 10)
    #expect(styles[7].isSameKind(as: .automatic))
    #expect(styles[1].isSameKind(as: .pageSheet))
    #expect(styles[6].isSameKind(as: .custom(delegate)))
  }
}
