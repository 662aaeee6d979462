import UIKit
import VirtualDevice

// Seed 001, "2. Getting swizzly": what the article adds to its state before, as printed, beside what
// takes the swizzle's place where there is no Objective-C.

enum ContextHitTest {
  class BottomViewController: ContextSetup.BottomViewController {
    override func presentChild() {
      let presentedViewController = PresentedViewController()
      presentedViewController.modalPresentationStyle = .custom
      presentedViewController.transitioningDelegate = presentedViewController
      self.present(presentedViewController, animated: true)
    }
  }

  class PresentedViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      self.view.backgroundColor = .red.withAlphaComponent(0.5)
    }
  }
}

extension ContextHitTest.PresentedViewController {
  class PresentationController: ContextFramed.PresentedViewController.PresentationController {
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      let containerView = self.containerView!

      swizzleHitTest(for: containerView)
    }
  }
}

#if canImport(ObjectiveC)
  private func swizzleHitTest(for view: UIView) {
    // Retrieve the original `viewDidAppear` method and implementation for this view controller.
    guard let method = class_getInstanceMethod(type(of: view), .hitTest) else { return }
    let originalImp = method_getImplementation(method)

    // Create the new `IMP`
    let newImp = imp_implementationWithBlock(
      { _self, point, event in
        // An `IMP` is just a C function pointer where the first two args are `self` and `_cmd`.
        let originalImpFunc = unsafeBitCast(
          originalImp,
          to: (@convention(c) (Any, Selector, CGPoint, UIEvent?) -> UIView?).self
        )

        // Call the original implementation.
        let hitView = originalImpFunc(_self, .hitTest, point, event)

        // If we didn't hit a subview, then pretend we didn't hit anything.
        if hitView === (_self as? UIView) {
          return nil
        } else {
          // Otherwise, return the subview that was hit.
          return hitView
        }

        // `imp_implementationWithBlock` does not provide the block with a `_cmd` parameter.
      } as @convention(block) (Any, CGPoint, UIEvent?) -> UIView?)

    // Actually do the swizzle!
    method_setImplementation(method, newImp)
  }

  extension Selector {
    fileprivate static let hitTest = #selector(UIView.hitTest(_:with:))
  }
#else
  @MainActor
  private func swizzleHitTest(for view: UIView) {
    // The override belongs to this one view; the swizzle changes all views of its class.
    view.hitTestOverride = { _self, point, event in
      // Call the original implementation.
      let hitView = _self.standardHitTest(point, with: event)

      // If we didn't hit a subview, then pretend we didn't hit anything.
      if hitView === _self {
        return nil
      } else {
        // Otherwise, return the subview that was hit.
        return hitView
      }
    }
  }
#endif

extension ContextHitTest.PresentedViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    var context = source

    while !context.definesPresentationContext,
      let parent = context.parent
    {
      context = parent
    }

    return PresentationController(
      presentedViewController: presented,
      presenting: presenting,
      context: context
    )
  }
}

extension DeviceScene {
  static let contextHitTest = DeviceScene(
    name: "context-hit-test", title: "Touches fall through the container",
    summary: "A hit test that answers nothing for the container itself leaves the slider alive.",
    seed: "001", calls: ContextSetup.calls,
    script: ContextSetup.script,
    root: { _ in
      ContextSetup.ContainerViewController<ContextHitTest.BottomViewController>()
    })
}
