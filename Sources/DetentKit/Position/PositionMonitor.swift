#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Notifies listeners of a presentation's position, from its first frame to its removal, once for
  /// each value.
  ///
  /// A context presentation reports its own position. That of UIKit's sheets is read from the
  /// presented view, once a frame while something moves.
  @MainActor
  final class PositionMonitor {
    weak var link: PresentationLink?
    private(set) var position: PresentationPosition?
    private var listeners = OwnedValues<(PresentationPosition) -> Void>()
    private var display: CADisplayLink?
    private var stillFrames = 0
    private let drag = SheetDragWatch()
    private let outsideTaps = OutsideTapWatch()
    /// The height of the sheet when the finger began to move it.
    private var dragStart: CGFloat = 0
    /// The distance in points by which a drag moves a sheet down that counts as an attempt to dismiss it
    /// (tunable). A sheet that floats is a little lower than its detent.
    private static let attemptDistance: CGFloat = 4
    private var keyboard: NotificationObservation?
    private var containerSize = CGSize.zero
    /// The originator of the current movement, as far as it is known.
    var mover = PresentationPosition.Mover.code

    init() {
      drag.onChange = { [weak self] in self?.wake() }
      outsideTaps.onTap = { [weak self] in self?.tappedOutside() }
    }

    /// Adds a closure that is called with every new position, for as long as `owner` lives, and at
    /// once with the last one.
    ///
    /// For an owner that listens already only the closure is replaced, without a call: a view that
    /// shows the position sets a new closure with each update and would otherwise never come to
    /// rest.
    func listen(_ owner: AnyObject, _ call: @escaping (PresentationPosition) -> Void) {
      let isKnown = listeners.contains(owner)
      listeners.set(call, by: owner)
      if isKnown { return }
      if let position { call(position) }
      wake()
    }

    func stopListening(_ owner: AnyObject) {
      listeners.remove(owner)
    }

    /// Indicates that the user dismisses the presentation, which is known from its delegate only.
    var isUsersDismissal = false

    /// Called when the presented controller is about to be dismissed.
    func dismissalBegins() {
      if !isUsersDismissal, !drag.isDragging { mover = .code }
      isUsersDismissal = false
      wake()
    }

    /// Sets the position and notifies the listeners, if it is new.
    func publish(_ new: PresentationPosition) {
      guard new != position else { return }
      position = new
      for call in listeners { call(new) }
    }

    func didMove(toWindow isShown: Bool) {
      if isShown {
        mover = .code
        observeKeyboard()
        wake()
      } else {
        end()
      }
    }

    private func end() {
      display?.invalidate()
      display = nil
      keyboard = nil
      drag.end()
      outsideTaps.end()
      guard let last = position, last.phase != .dismissed else { return }
      publish(
        PresentationPosition(
          height: 0, index: -1, progress: 0, phase: .dismissed, mover: last.mover))
      position = nil
      link?.sheet.positionDidChange(nil)
    }

    private func observeKeyboard() {
      guard keyboard == nil else { return }
      keyboard = NotificationObservation(UIResponder.keyboardWillChangeFrameNotification) {
        [weak self] _ in
        MainActor.assumeIsolated {
          self?.mover = .system
          self?.wake()
        }
      }
    }

    /// Indicates whether there are listeners, and the presentation does not report its own
    /// position.
    private var isNeeded: Bool {
      guard let link, link.context == nil else { return false }
      if !listeners.isEmpty || !link.detentChanges.isEmpty || link.attempts.isObserved {
        return true
      }
      #if os(visionOS)
        return false
      #else
        return link.sheet.needsPositions
      #endif
    }

    /// Begins to sample the position, as something may move from now on.
    func wake() {
      guard isNeeded, link?.controller?.viewIfLoaded?.window != nil else { return }
      stillFrames = 0
      if let display {
        display.isPaused = false
        return
      }
      display = .following(self) { monitor, _ in monitor.sample() }
    }

    private func sample() {
      guard let link, let controller = link.controller,
        let presentation = link.presentation,
        let container = presentation.containerView, let view = presentation.presentedView
      else { return pauseWithoutPresentation() }
      if let content = controller.viewIfLoaded { drag.watch(content, upTo: container) }
      if containerSize != container.bounds.size {
        if containerSize != .zero { mover = .system }
        containerSize = container.bounds.size
      }
      let layer = view.layer.presentation() ?? view.layer
      let origin =
        view.superview.map { $0 === container ? .zero : $0.convert(CGPoint.zero, to: container) }
        ?? .zero
      let height = max(0, container.bounds.maxY - origin.y - layer.frame.minY)
      let growth = position.map { height - $0.height }
      let isStill = growth.map { abs($0) < 0.001 } ?? false
      let wasDragging = drag.isDragging
      drag.update(growth: growth ?? 0)
      if !wasDragging, drag.isDragging { dragStart = position?.height ?? height }
      if wasDragging, !drag.isDragging { dragEnded(presentation) }
      if link.attempts.isObserved { outsideTaps.watch(container, around: view) }
      if drag.isDragging { mover = .user }
      stillFrames = isStill && !drag.isDragging ? stillFrames + 1 : 0
      let phase = phase(of: controller)
      let place = link.sheet.locate(height, isResting: phase == .resting)
      publish(
        PresentationPosition(
          height: height, index: place.index, progress: CGFloat(place.progress), phase: phase,
          mover: mover))
      link.sheet.positionDidChange(position)
      // Some frames more than needed, for layout that follows the last movement.
      if phase == .resting, stillFrames > 4 { display?.isPaused = true }
    }

    /// Notifies the content that the finger pulled the sheet below its smallest detent, while that
    /// prevents the dismissal. The delegate of a presentation of DetentKit's notifies it itself.
    private func dragEnded(_ presentation: UIPresentationController) {
      guard let link, let position, position.index < 0,
        position.height < dragStart - Self.attemptDistance,
        link.controller?.isModalInPresentation == true,
        !(presentation.delegate is SandwichController)
      else { return }
      link.attempts.notify(.drag)
    }

    private func tappedOutside() {
      guard let link, !link.sheet.hasOwnDimming, let position, position.phase == .resting,
        let presentation = link.presentation, link.controller?.isModalInPresentation == true
      else { return }
      // UIKit does not notify the delegate of an app, which relies on that.
      if presentation.delegate is SandwichController {
        link.attempts.attempt(.outsideTap, on: presentation)
      } else {
        link.attempts.notify(.outsideTap)
      }
    }

    /// Stops sampling after some frames in which nothing is presented; the next layout wakes it.
    private func pauseWithoutPresentation() {
      stillFrames += 1
      if stillFrames > 4 { display?.isPaused = true }
      link?.windowMayHaveChanged()
    }

    /// The presentation's phase, inferred from UIKit's state. Between the end of a drag and the
    /// animation that follows there is one still frame, so rest takes two.
    private func phase(of controller: UIViewController) -> PresentationPosition.Phase {
      if drag.isDragging { return .dragging }
      if controller.isBeingDismissed { return .dismissing }
      if stillFrames >= 2, !controller.isBeingPresented { return .resting }
      switch position?.phase {
      case nil, .presenting: return .presenting
      case .resting: return stillFrames > 0 ? .resting : .settling
      case .dragging, .settling, .dismissing, .dismissed: return .settling
      }
    }
  }
#endif
