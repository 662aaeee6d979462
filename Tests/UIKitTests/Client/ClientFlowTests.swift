import DetentTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitExtras

@MainActor
@Suite("Apps as tutorials write them")
struct ClientFlowTests {
  nonisolated static let devices: [DeviceModel] = [.iPhone16, .iPadPro11]

  @Test(
    "A map app: a menu, filters that adapt, a sheet with changes that asks before it goes",
    arguments: devices)
  func trip(_ device: DeviceModel) throws {
    let app = TestApp(device: device) {
      UINavigationController(rootViewController: TripViewController())
    }
    let trip = try #require(
      (app.root as? UINavigationController)?.topViewController as? TripViewController)
    try app.settle()
    try app.tap("Sort")
    try app.settle()
    #expect(app.exists("Date"))
    try app.tap("Date")
    try app.settle()
    trip.showFilters(try #require(trip.navigationItem.rightBarButtonItems?.first))
    try app.settle()
    #expect(app.exists("Kind") && app.exists("Row 0"))
    app.rotate(to: .landscapeLeft)
    try app.settle()
    app.rotate(to: .portrait)
    trip.dismiss(animated: true)
    try app.settle()
    // The constraints of the app's text conflict meanwhile.
    try expectMisuse("Layout.unsatisfiable") {
      try app.tap("Add")
      try app.settle()
      let text = try app.find(UITextView.self)
      text.isEditable = true
      text.becomeFirstResponder()
      try app.type("Milk")
      try app.settle()
    }
    let details = try #require(trip.presentedViewController)
    #expect(details.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(details.children.first?.isModalInPresentation == true)
    try app.tap("Cancel")
    try app.settle()
    try app.tap("Discard Changes")
    try app.settle()
    #expect(trip.presentedViewController == nil)
  }

  @Test(
    "A card of its own: dims, grows with its content, follows a finger down and back",
    arguments: devices)
  func card(_ device: DeviceModel) throws {
    let root = UIViewController()
    let app = TestApp(device: device) { root }
    try app.settle()
    let card = CardViewController()
    root.present(card, animated: true)
    try app.settle()
    let dim = try #require(card.presentationController?.containerView?.subviews.first)
    #expect(dim.alpha == 1 && dim.frame == root.view.bounds)
    let small = card.view.frame
    try app.tap("Not Now")
    try app.settle()
    let frame = card.view.frame
    #expect(frame.height > small.height && frame.maxY == small.maxY)
    app.rotate(to: .landscapeLeft)
    try app.settle()
    app.rotate(to: .portrait)
    try app.settle()
    #expect(abs(card.view.frame.minY - frame.minY) < 0.01)
    let finger = app.touch(at: CGPoint(x: frame.midX, y: frame.minY + 30))
    try finger.move(by: CGVector(dx: 0, dy: 90), over: 0.3)
    #expect(try #require(card.view.layer.presentation()).frame.minY > frame.minY + 30)
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    #expect(root.presentedViewController === card && dim.alpha == 1)
    #expect(abs(card.view.frame.minY - frame.minY) < 0.01)
    let second = app.touch(at: CGPoint(x: frame.midX, y: frame.minY + 30))
    try second.move(by: CGVector(dx: 0, dy: 250), over: 0.15)
    try second.lift()
    try app.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "A searchable list in a sheet: swipes, menus with previews, an alert with a field, a search",
    arguments: devices)
  func recipes(_ device: DeviceModel) throws {
    let root = UIViewController()
    let app = TestApp(device: device) { root }
    try app.settle()
    let list = RecipeListViewController(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: list)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(navigation, animated: true)
    try app.settle()
    let soup = try app.middle(of: "Soup")
    let finger = app.touch(at: CGPoint(x: root.view.bounds.midX + 120, y: soup.y))
    try finger.move(by: CGVector(dx: -160, dy: 0), over: 0.3)
    try finger.lift()
    try app.settle()
    try app.tap("Delete")
    try app.settle()
    #expect(!app.exists("Soup"))
    let press = try app.touch("Salad")
    try press.hold(0.8)
    try press.lift()
    try app.settle()
    try app.tap("Rename…")
    try app.settle()
    #expect(try app.alert().title == "Rename")
    try app.type("Greek Salad")
    try app.settle()
    try app.tap("Save")
    try app.settle()
    #expect(app.exists("Greek Salad"))
    let bar = try app.find(UISearchTextField.self)
    app.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil))
    try app.settle()
    #expect(navigation.sheetPresentationController?.selectedDetentIdentifier == .large)
    try app.type("pan")
    try app.settle()
    #expect(app.exists("Pancakes") && !app.exists("Bread"))
    try app.type("zzz")
    try app.settle()
    #expect(!app.exists("Pancakes") && list.contentUnavailableConfiguration != nil)
  }

  @Test(
    "A gallery in a sheet: a section sideways, a grid, a list with swipes, a zoom",
    arguments: devices)
  func photos(_ device: DeviceModel) throws {
    let root = UIViewController()
    let app = TestApp(device: device) { root }
    try app.settle()
    let grid = PhotoGridViewController()
    root.present(UINavigationController(rootViewController: grid), animated: true)
    try app.settle()
    let collection = try #require(grid.view.subviews.first as? UICollectionView)
    func middle(_ item: Int, _ section: Int) throws -> CGPoint {
      let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: section)))
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
    let press = app.touch(at: try middle(0, 0))
    try press.hold(0.8)
    try press.lift()
    try app.settle()
    try app.tap("Copy")
    try app.settle()
    app.tap(at: try middle(1, 1))
    try app.settle()
    #expect(root.presentedViewController?.presentedViewController != nil)
    root.presentedViewController?.dismiss(animated: true)
    try app.settle()
    collection.scrollToItem(
      at: IndexPath(item: 3, section: 2), at: .centeredVertically, animated: false)
    try app.settle()
    let finger = app.touch(at: try middle(3, 2))
    try finger.move(by: CGVector(dx: -100, dy: 0), over: 0.3)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    try app.tap("Delete")
    try app.settle()
    #expect(!app.exists("Item 18") && app.exists("Item 19"))
  }

  @Test("A form above the keyboard, which refuses to go once it was changed", arguments: devices)
  func form(_ device: DeviceModel) throws {
    let root = UIViewController()
    let app = TestApp(device: device) { root }
    try app.settle()
    let form = ProfileFormViewController()
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = .formSheet
    root.present(navigation, animated: true)
    try app.settle()
    for field in app.findAll(UITextField.self) {
      field.becomeFirstResponder()
      try app.settle()
      try app.type("Ada")
      #expect(field.text == "Ada")
      let save = try app.find("Save")
      let bottom = save.convert(save.bounds, to: nil).maxY
      #expect(bottom < root.view.bounds.height - 260)
    }
    #expect(form.isModalInPresentation)
    try app.swipeDown(
      from: CGPoint(
        x: root.view.bounds.midX, y: navigation.view.convert(CGPoint(x: 0, y: 30), to: nil).y))
    try app.settle()
    #expect(root.presentedViewController === navigation)
  }

  @Test("A drawer that a property animator moves under the finger, and turns back")
  func drawer() throws {
    let app = TestApp(device: .iPhone16) { DrawerViewController() }
    try app.settle()
    let finger = app.touch(at: CGPoint(x: 200, y: 780))
    try finger.move(by: CGVector(dx: 0, dy: -190), over: 0.4)
    let drawer = try app.find(UIVisualEffectView.self)
    #expect(abs(try #require(drawer.layer.presentation()).frame.height - 300) < 25)
    try finger.lift()
    try app.settle()
    #expect(drawer.frame.height == 500)
    let second = app.touch(at: CGPoint(x: 200, y: 420))
    try second.move(by: CGVector(dx: 0, dy: 100), over: 0.4)
    try second.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    try second.lift()
    try app.settle()
    #expect(drawer.frame.height == 500)
  }

  @Test("Pages turn, a picture zooms, and a container swaps its children")
  func others() throws {
    let onboarding = OnboardingViewController()
    let pages = TestApp(device: .iPhone16) { onboarding }
    try pages.settle()
    let finger = pages.touch(at: CGPoint(x: 300, y: 400))
    try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
    try finger.lift()
    try pages.settle()
    #expect(onboarding.viewControllers?.first === onboarding.pages[1])
    let first = UIViewController()
    let second = UIViewController()
    let container = ContainerViewController(first: first, second: second)
    let app = TestApp(device: .iPhone16) {
      UINavigationController(rootViewController: container)
    }
    try app.settle()
    try app.tap("List")
    try app.settle()
    #expect(second.parent === container && first.parent == nil && first.view.superview == nil)
  }
}
