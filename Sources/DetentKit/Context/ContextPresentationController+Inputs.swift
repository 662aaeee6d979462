#if canImport(UIKit)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    var detents: [PresentationDetentReference] {
      style.detents.isEmpty ? [.large] : style.detents
    }

    /// The view of the controller that defines the context.
    var contextView: UIView? {
      if let helper { return helper.contextView }
      var candidate: UIViewController? = presentingViewController
      while let current = candidate, !current.definesPresentationContext {
        candidate = current.parent
      }
      return (candidate ?? presentingViewController).viewIfLoaded
    }

    /// Where the context is in the container.
    ///
    /// The containers move with what is presented and keep their coordinates, so these are told from
    /// what stands around them.
    var region: CGRect {
      guard let containerView, let contextView else { return .zero }
      if helper != nil {
        return CGRect(origin: .zero, size: contextView.bounds.size)
      }
      return containerView.superview?.convert(contextView.bounds, from: contextView) ?? .zero
    }

    var axis: ContextAxis {
      ContextAxis(
        style.edge, direction: contextView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
    }

    /// What it looks like now, or at rest while it is not shown.
    var shownGeometry: SheetGeometry {
      guard machine.phase == .dismissed, !hasRun else { return machine.geometry }
      let layout = machine.layout
      return layout.geometry(
        at: layout.position(at: layout.stops.index(selecting: machine.selection)))
    }

    private var changeAnimation: SheetAnimation { isAnimatingChanges ? .settle : .none }

    /// Reads everything the engine depends on and tells it what changed.
    func adopt() {
      guard isBegun, let contextView else { return }
      reportProblems()
      var configuration = SheetConfiguration(detents: detents.engineDetents(measurements))
      configuration.largestUndimmed = detents.id(of: style.largestUndimmedDetent)
      configuration.prefersGrabberVisible = style.prefersGrabberVisible
      configuration.preferredCornerRadius = Double(style.cornerRadius)
      configuration.prefersScrollingExpands = style.prefersScrollingExpandsWhenScrolledToEdge
      configuration.isModal = presentedViewController.isModalInPresentation
      if configuration != machine.layout.configuration {
        send(.configurationChanged(configuration, changeAnimation))
      }
      let container = SheetContainer(
        size: axis.size(contextView.bounds.size), safeArea: axis.insets(contextView.safeAreaInsets),
        displayScale: Double(contextView.traitCollection.displayScale),
        keyboardOverlap: Double(keyboardOverlap))
      if container != machine.layout.container {
        send(.containerChanged(container, .none))
      }
    }

    func select(_ detent: PresentationDetentReference?) {
      let id = detents.id(of: detent)
      unknownSelection = id == nil ? detent : nil
      if isBegun {
        send(.select(id, changeAnimation))
      } else {
        _ = machine.handle(.select(id, .none))
      }
    }

    // The keyboard

    private var keyboardOverlap: CGFloat {
      guard style.followsKeyboard, style.edge == .bottom, !keyboardFrame.isNull,
        let contextView, let window = contextView.window
      else { return 0 }
      let frame = contextView.convert(window.convert(keyboardFrame, from: nil), from: nil)
      return max(0, contextView.bounds.maxY - max(frame.minY, contextView.bounds.minY))
    }

    func observeKeyboard() {
      let name = UIResponder.keyboardWillChangeFrameNotification
      let token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { [weak self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        MainActor.assumeIsolated {
          self?.keyboardWillMove(to: frame?.cgRectValue ?? .null, over: seconds ?? 0)
        }
      }
      keyboardTokens.append(token)
    }

    private func keyboardWillMove(to frame: CGRect, over seconds: Double) {
      keyboardFrame = frame
      let overlap = Double(keyboardOverlap)
      guard overlap != machine.layout.container.keyboardOverlap else { return }
      let spring = SheetSpring(duration: seconds, dampingRatio: 1)
      send(.keyboardChanged(overlap: overlap, seconds > 0 ? .spring(spring) : .none))
    }

    // Misuse

    private func reportProblems() {
      if style.detents.isEmpty { report(.noDetents(presentedViewController)) }
      if let unknownSelection {
        report(.unknownSelection(presentedViewController, "\(unknownSelection)"))
      }
      if let largest = style.largestUndimmedDetent, !detents.contains(largest) {
        report(.unknownUndimmed(presentedViewController, "\(largest)"))
      }
    }

    private func report(_ problem: DetentMisuse.Problem) {
      if reportedProblems.insert(problem.sentence).inserted { DetentMisuse.report(problem) }
    }

    // The content

    var measurements: ContentMeasurements {
      PresentationLink.existing(of: presentedViewController)?.measurer.measurements
        ?? ContentMeasurements()
    }

    func measurementsDidChange() {
      animateChanges { adopt() }
    }
  }
#endif
