import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What presents a sheet: UIKit, DetentKit in the system's look or in another one, or a context.
enum TestedPresenter: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case system, detentKit, pinned, context

  var testDescription: String { rawValue }

  @MainActor
  func style(_ properties: SheetProperties) -> ModalPresentationStyle {
    var properties = properties
    switch self {
    case .system: properties.presenter = .system
    case .detentKit: properties.presenter = .detentKit
    case .pinned: return .pinned(properties, look: .iOS18)
    case .context: return .context(ContextStyle(properties))
    }
    return .pageSheet(properties: properties)
  }
}

/// A root with a button, and a controller that it presents in a sheet.
@MainActor
final class PresenterStage: NSObject, UIAdaptivePresentationControllerDelegate {
  let presenter: TestedPresenter
  let app: TestApp
  let root = UIViewController()
  let content: UIViewController
  /// The properties of the sheet; ``update()`` applies changes.
  var properties: SheetProperties
  /// The value of the selection's binding.
  var selected: PresentationDetentReference?
  var taps = 0
  /// The calls of the delegate of UIKit's presentation controller.
  var calls: [String] = []

  nonisolated static let low = PresentationDetentReference.height(150)

  init(
    _ presenter: TestedPresenter, on model: DeviceModel = .iPhone16,
    content: UIViewController = UIViewController(),
    change: (inout SheetProperties) -> Void = { _ in }
  ) throws {
    self.presenter = presenter
    self.content = content
    let root = root
    app = TestApp(device: model) { root }
    properties = SheetProperties(
      detents: [Self.low, .medium, .large], prefersGrabberVisible: true)
    super.init()
    change(&properties)
    // The selection of UIKit's sheet is followed only if somebody wants to know it.
    if properties.onDetentChange == nil { properties.onDetentChange = { _ in } }
    root.definesPresentationContext = true
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Behind") { [unowned self] _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 200, height: 50)
    root.view.addSubview(button)
    try app.settle()
    content.view.backgroundColor = .systemBackground
    root.present(content, style: presenter.style(properties))
    try app.settle()
    content.presentationController?.delegate = self
  }

  /// Applies the properties to the presented sheet.
  func update() {
    presenter.style(properties).onRunningSystem(in: root.traitCollection)
      .update(content, from: root.view)
  }

  /// Makes the selection a binding of the app's.
  func bindSelection(to detent: PresentationDetentReference) {
    selected = detent
    properties.selection = Binding(
      get: { [unowned self] in selected ?? .large }, set: { [unowned self] in selected = $0 })
    update()
  }

  /// The frame of the sheet in the window.
  var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  /// The detent at which the sheet rests.
  var detent: PresentationDetentReference? {
    PresentationLink.attached(to: content).currentDetent
  }

  func drag(from start: Double, to end: Double, rests: Bool = true) throws {
    let finger = app.touch(at: CGPoint(x: 196, y: start))
    try finger.move(to: CGPoint(x: 196, y: end), over: 0.3)
    if rests { app.advance(by: 0.2) }
    try finger.lift()
    try app.settle()
  }

  func tap(_ point: CGPoint) throws {
    let finger = app.touch(at: point)
    app.advance(by: 0.05)
    try finger.lift()
    try app.settle()
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
}
