// Faults that the type checker must report on iOS 15. Each line that has one says in a comment what
// the compiler's message contains; see scripts/check-apple.

import SwiftUI
import UIKit

@MainActor
func newerThanTheOldestSystem(sheet: UISheetPresentationController, view: some View) {
  _ = UISheetPresentationController.Detent.custom { _ in 100 }  // fault: is only available in iOS 16.0 or newer
  sheet.invalidateDetents()  // fault: 'invalidateDetents()' is only available in iOS 16.0 or newer
  sheet.prefersPageSizing = false  // fault: 'prefersPageSizing' is only available in iOS 17.0 or newer
  sheet.traitOverrides.userInterfaceLevel = .base  // fault: 'traitOverrides' is only available in iOS 17.0 or newer
  sheet.backgroundEffect = nil  // fault: 'backgroundEffect' is only available in iOS 26.1 or newer
  _ = sheet.traitCollection.userInterfaceIdiom == .vision  // fault: 'vision' is only available in iOS 17.0 or newer
  _ = view.presentationDetents([])  // fault: is only available in iOS 16.0 or newer
  _ = view.presentationBackgroundInteraction(.enabled)  // fault: is only available in iOS 16.4 or newer
  if #available(iOS 16, *) { _ = view.presentationContentInteraction(.scrolls) }  // fault: is only available in iOS 16.4 or newer
}

final class ViewWithoutCoder: UIView {  // no initialiser of a superclass is inherited
  let value: Int
  init(value: Int) {
    self.value = value
    super.init(frame: .zero)
  }
}  // fault: 'required' initializer 'init(coder:)' must be provided

final class ControllerWithoutCoder: UIViewController {
  init(value: Int) { super.init(nibName: nil, bundle: nil) }
}  // fault: 'required' initializer 'init(coder:)' must be provided

final class RecognizerFromCoder: UIPanGestureRecognizer {
  override required init?(coder: NSCoder) { nil }  // fault: does not override a designated initializer from its superclass
}

@MainActor
func optionalityOfUIKit(controller: UIViewController, delegate: any UIAdaptivePresentationControllerDelegate) {
  controller.sheetPresentationController.detents = []  // fault: must be unwrapped
  controller.presentationController!.containerView.alpha = 0  // fault: must be unwrapped
  delegate.presentationControllerWillDismiss(controller.presentationController!)  // fault: must be unwrapped
}

final class Target: NSObject {
  @MainActor func observe(_ recognizer: UIPanGestureRecognizer) {
    recognizer.addTarget(self, action: #selector(pan))  // fault: that is not exposed to Objective-C
  }
  func pan() {}
}

final class Overrides: UIPresentationController {
  override func containerViewWillLayout() {}  // fault: does not override any method
  override var presentedView: UIView { UIView() }  // not a fault: what is never nil may stand for what can be
  override var containerView: UIView! { get { nil } set {} }  // not a fault either
}

@MainActor
func readOnlyProperties(recognizer: UIPanGestureRecognizer, controller: UIViewController) {
  controller.presentingViewController = nil  // fault: is a get-only property
  controller.disablesAutomaticKeyboardDismissal = true  // fault: is a get-only property
}

nonisolated func offTheMainActor(view: UIView) {
  view.alpha = 0  // fault: main actor-isolated property 'alpha' can not be mutated from a nonisolated context
}
