#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// One finger's drag of the presented view, and the scroll view in it that may share the drag.
  @MainActor
  final class ContextDrag: NSObject, UIGestureRecognizerDelegate {
    weak var backgroundTap: UITapGestureRecognizer?
    private weak var controller: ContextPresentationController?
    private weak var pan: UIPanGestureRecognizer?
    private var content: ContextContent?
    /// Indicates whether scroll views do not scroll at the detent at which the finger touched.
    private var blocksScrolling = false
    /// The scroll view under the finger that does not scroll.
    private weak var blocked: UIScrollView?

    init(_ controller: ContextPresentationController, pan: UIPanGestureRecognizer) {
      self.controller = controller
      self.pan = pan
    }

    var recognizer: UIPanGestureRecognizer? { pan }

    /// The state of the scroll view under the finger, as input for the engine.
    var scroll: SheetScroll? { content?.scroll }

    func begin() {
      if isExclusive { content?.cancelOwnDrag() }
    }

    /// Divides a movement in points between the presented view and its scroll view.
    func move(by movement: Double) {
      guard let controller else { return }
      let effects = controller.send(.dragMoved(by: movement, scroll: scroll))
      content?.move(by: effects.contentMovement, of: movement)
    }

    /// Ends the drag.
    func end() {
      content?.endDrag()
    }

    /// Ends the drag in the content, which continues to scroll with a finger's velocity in points a
    /// second.
    func release(_ velocity: Double) {
      content?.release(velocity)
    }

    /// Indicates whether scroll views in the content must fail while this drag is recognised,
    /// because one of UIKit's sheets around the context would move with them.
    private var isExclusive: Bool { controller?.isInsideOfSheet ?? false }

    // UIGestureRecognizerDelegate

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let controller else { return false }
      if gestureRecognizer === backgroundTap {
        return !(touch.view?.isDescendant(of: controller.card) ?? false)
      }
      guard !belongsToInnerPresentation(touch.view), controller.isInDragArea(touch),
        controller.shouldBeginDrag(with: touch)
      else { return false }
      content?.stop()
      blocksScrolling = !controller.isScrollingAllowed
      content = ContextContent.find(from: touch.view, upTo: controller.card, along: controller.axis)
        .map { ContextContent($0, along: controller.axis) }
      if blocksScrolling {
        blocked = content?.scrollView
        content = nil
      }
      return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === pan, let pan, let controller else { return true }
      let velocity = pan.velocity(in: controller.space)
      guard controller.isDraggable, controller.axis.runsAlong(velocity) else { return false }
      return !(content?.refreshesOnPull ?? false) || controller.axis.closing(velocity) < 0
    }

    /// Indicates whether a view belongs to a presentation in a context inside of this one, which
    /// handles its own touches.
    private func belongsToInnerPresentation(_ view: UIView?) -> Bool {
      var view = view
      while let current = view, current !== controller?.card {
        let drags = current.gestureRecognizers?.lazy.compactMap { $0.delegate as? ContextDrag }
        if let drags, drags.contains(where: { $0 !== self }) { return true }
        view = current.superview
      }
      return false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard gestureRecognizer === pan, let controller, let view = otherGestureRecognizer.view,
        otherGestureRecognizer is UIPanGestureRecognizer
      else { return false }
      if isExclusive, view === content?.scrollView { return true }
      if blocksScrolling, let blocked, view === blocked { return true }
      // Pan recognisers around the context, those of a sheet or a scroll view, wait for this one to
      // fail.
      return view !== controller.card && controller.card.isDescendant(of: view)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard gestureRecognizer === pan, !isExclusive else { return false }
      if otherGestureRecognizer === content?.scrollView.panGestureRecognizer { return true }
      return controller?.style.shouldDragSimultaneously?(otherGestureRecognizer) ?? false
    }
  }

  extension ContextPresentationController {
    /// Indicates whether the context is in the presented view of one of UIKit's sheets.
    fileprivate var isInsideOfSheet: Bool {
      var controller: UIViewController? =
        helper?.presentingViewController ?? presentingViewController
      while let root = controller?.outermostContainer {
        guard let presenter = root.presentingViewController else { return false }
        if let sheet = root.presentationController as? UISheetPresentationController,
          let view = sheet.presentedView, card.isDescendant(of: view)
        {
          return true
        }
        controller = presenter
      }
      return false
    }
  }
#endif
