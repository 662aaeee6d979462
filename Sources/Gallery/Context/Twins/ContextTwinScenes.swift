import DetentKit
import UIKit
import VirtualDevice

// Seed 001's answers through DetentKit.

/// "1. Custom dismissal gesture": a touch outside dismisses.
private final class BackgroundButtonTwin: ContextTwinController {
  override func present(in context: UIViewController) {
    var style = Self.style
    style.outsideTouches = .dismiss
    context.present(PlacesController(), style: .context(style))
  }
}

/// "2. Getting swizzly": touches pass through, here around the presented view too.
private final class HitTestTwin: ContextTwinController {
  override func present(in context: UIViewController) {
    var style = Self.style
    style.detents = [.height(170), .large]
    style.backgroundInteraction = .enabledThrough(.height(170))
    style.largestUndimmedDetent = .height(170)
    context.present(PlaceController(), style: .context(style))
  }
}

/// "3. Poking the containerView's frame": the presentation controller alone, as the article uses its
/// own.
private final class ContainerFrameTwin: ContextTwinController, UIViewControllerTransitioningDelegate
{
  override func present(in context: UIViewController) {
    let places = PlacesController()
    places.modalPresentationStyle = .custom
    places.transitioningDelegate = self
    context.present(places, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = ContextPresentationController(
      presentedViewController: presented, presenting: presenting, style: Self.style)
    controller.context = source
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented.contextPresentationController?.animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed.contextPresentationController?.animator
  }
}

/// "4. (Addendum) Using an intermediate presentation": both halves present at once.
private final class IntermediateTwin: ContextTwinController {
  init() {
    let upper = ContextPaneController(.card(.systemGroupedBackground))
    super.init(upper: upper)
    upper.buttons = [
      .init(title: "Walks") { [weak self, weak upper] in
        guard let self, let upper, upper.presentedViewController == nil else { return }
        present(in: upper)
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func present(in context: UIViewController) {
    let content: UIViewController = context === lower ? PlacesController() : PlaceController()
    context.present(content, style: .context(Self.style))
  }
}

extension DeviceScene {
  private static let dismiss: [TouchScript.Action] = [
    .hold(0.2), .call("dismiss", argument: nil), .settle, .hold(0.2),
  ]

  static let contextBackgroundButtonKit = DeviceScene(
    name: "context-background-button-kit", title: "A touch outside dismisses, with DetentKit",
    summary: "outsideTouches: .dismiss; the touch that dismisses is not the slider's.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let lower = stage.halves.lower
      return TouchScript(
        [.tap("Nearby"), .settle, .hold(0.3)] + dragInWalk(stage) + [.settle, .hold(0.2)]
          + dragInWalk(stage)
          + [
            .hold(0.2), .call("present", argument: nil), .settle,
            .tapPoint(CGPoint(x: lower.midX, y: lower.minY + lower.height * 0.2)), .settle,
          ])
    },
    root: { _ in BackgroundButtonTwin() })

  static let contextHitTestKit = DeviceScene(
    name: "context-hit-test-kit", title: "Touches fall through, with DetentKit",
    summary: "backgroundInteraction; slider and map stay in use around what is presented.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let isRoomy = stage.halves.lower.height > 400
      return TouchScript(
        [.tap("Nearby"), .settle, .hold(0.2)] + dragInWalk(stage)
          + (isRoomy ? [.tap("Pin Lindenpark"), .hold(0.4)] : [.hold(0.3)]) + dismiss)
    },
    root: { _ in HitTestTwin() })

  static let contextContainerFrameKit = DeviceScene(
    name: "context-container-frame-kit", title: "A smaller container, with DetentKit",
    summary: "A transitioning delegate returns ContextPresentationController, as any other.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let lower = stage.halves.lower
      let y = lower.minY + lower.height * 0.38 + 34
      return TouchScript(
        [.tap("Nearby"), .settle, .hold(0.2)] + dragInWalk(stage)
          + [
            .down(lower.midX, y), .move(lower.midX, lower.minY + 20, over: 0.3), .hold(0.15), .up,
            .settle, .hold(0.2),
          ] + dismiss)
    },
    root: { _ in ContainerFrameTwin() })

  static let contextIntermediateKit = DeviceScene(
    name: "context-intermediate-kit", title: "A presentation in between, with DetentKit",
    summary: "Both halves present, each over a helper of the library's, and go by themselves.",
    seed: "001", calls: ContextPanesController.calls,
    script: { stage in
      let upper = stage.halves.upper
      let y = upper.maxY - upper.height * 0.56
      return TouchScript(
        [
          .tap("Nearby"), .settle, .tap("Walks"), .settle, .hold(0.3),
          .down(upper.midX, y), .move(upper.midX, upper.maxY + 40, over: 0.3), .up, .settle,
        ] + dismiss)
    },
    root: { _ in IntermediateTwin() })
}
