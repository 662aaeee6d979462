import Testing
import UIKit

/// Records of real UIKit: A1 to A7.
@MainActor
@Suite("Sheet controllers before presentation")
struct SheetAPITests {
  private typealias Detent = UISheetPresentationController.Detent

  private func sheet(
    _ style: UIModalPresentationStyle = .pageSheet
  ) -> (controller: UIViewController, sheet: UISheetPresentationController?) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    return (controller, controller.sheetPresentationController)
  }

  // Fact A1.
  @Test("A sheet presentation controller has UIKit's defaults")
  func defaults() throws {
    let (controller, found) = sheet()
    let sheet = try #require(found)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.prefersPageSizing)
    #expect(sheet.sourceView == nil)
    #expect(sheet.delegate == nil)
    #expect(sheet.presentedViewController === controller)
    #expect(sheet.containerView == nil)
  }

  // Fact A2.
  @Test("System detents are equal by kind, custom ones only to themselves")
  func equality() {
    #expect(Detent.medium() !== Detent.medium())
    #expect(Detent.medium() == Detent.medium())
    #expect(Detent.large() == Detent.large())
    #expect(Detent.medium() != Detent.large())
    let name = Detent.Identifier("a")
    let first = Detent.custom(identifier: name) { _ in 1 }
    #expect(first != Detent.custom(identifier: name) { _ in 1 })
    #expect(first == first)
    #expect(first.identifier == name)
  }

  // Fact A3.
  @Test("A custom detent without a name gets a new one")
  func madeUpNames() {
    let one = Detent.custom { _ in 1 }.identifier
    let two = Detent.custom { _ in 1 }.identifier
    #expect(one != two)
    #expect(one.rawValue.dropLast(36) == two.rawValue.dropLast(36))
    #expect(Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.Identifier.large.rawValue == "com.apple.UIKit.large")
  }

  // Fact A4.
  @Test("An unknown selection is kept, and changes run at once")
  func selection() throws {
    let (controller, found) = sheet()
    let sheet = try #require(found)
    sheet.selectedDetentIdentifier = Detent.Identifier("nowhere")
    #expect(sheet.selectedDetentIdentifier?.rawValue == "nowhere")
    var runs = 0
    sheet.animateChanges { runs += 1 }
    #expect(runs == 1)
    withExtendedLifetime(controller) {}
  }

  private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat = 440
    init(_ vertical: UIUserInterfaceSizeClass) {
      containerTraitCollection = UITraitCollection { $0.verticalSizeClass = vertical }
    }
  }

  // Fact A5.
  @Test(
    "Detents resolve as recorded",
    arguments: [
      (320, 480, 277.2), (320, 568, 277.2), (320, 569, 246.4), (375, 667, 246.4),
      (480, 320, 277.2), (768, 1024, 246.4),
    ] as [(CGFloat, CGFloat, CGFloat)], [UIUserInterfaceSizeClass.unspecified, .compact, .regular])
  func resolution(
    window: (width: CGFloat, height: CGFloat, medium: CGFloat), vertical: UIUserInterfaceSizeClass
  ) throws {
    var configuration = DisplayConfiguration()
    configuration.size = CGSize(width: window.width, height: window.height)
    let host = DisplayHost(configuration)
    let context = Context(vertical)
    let medium = Detent.medium().resolvedValue(in: context)
    if vertical == .compact {
      #expect(medium == nil)
    } else {
      #expect(abs(try #require(medium) - window.medium) < 1e-9)
    }
    #expect(Detent.large().resolvedValue(in: context) == 440)
    #expect(Detent.custom { _ in -5 }.resolvedValue(in: context) == -5)
    #expect(
      Detent.custom { 0.3 * $0.maximumDetentValue }.resolvedValue(in: context) == 0.3 * 440)
    #expect(Detent.custom { _ in nil }.resolvedValue(in: context) == nil)
    withExtendedLifetime(host) {}
  }

  // Fact A6.
  @Test(
    "Only sheets' styles have a sheet controller",
    arguments: [
      (.fullScreen, false), (.pageSheet, true), (.formSheet, true), (.custom, false),
      (.overFullScreen, false),
    ] as [(UIModalPresentationStyle, Bool)])
  func styles(style: UIModalPresentationStyle, hasSheet: Bool) {
    let (controller, sheet) = sheet(style)
    #expect((sheet != nil) == hasSheet)
    #expect(sheet === controller.sheetPresentationController)
    if hasSheet { #expect(sheet === controller.presentationController) }
  }

  // Fact A7.
  @Test("Before presentation there is no container and no frame")
  func base() throws {
    let (controller, found) = sheet()
    let sheet = try #require(found)
    #expect(sheet.presentationStyle.rawValue == 1)
    #expect(sheet.shouldPresentInFullscreen)
    #expect(!sheet.shouldRemovePresentersView)
    #expect(sheet.frameOfPresentedViewInContainerView == .zero)
    withExtendedLifetime(controller) {}
  }

  @Test("Each presentation gets a controller of its own")
  func freshController() throws {
    let stage = SheetStage()
    let controller = stage.present { $0.prefersGrabberVisible = true }
    let first = try #require(controller.sheetPresentationController)
    #expect(controller.presentationController === first)
    stage.root.dismiss(animated: true)
    stage.settle()
    let second = try #require(controller.sheetPresentationController)
    #expect(second !== first)
    #expect(!second.prefersGrabberVisible)
  }
}
