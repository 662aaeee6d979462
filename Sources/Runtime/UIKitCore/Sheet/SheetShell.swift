import SheetEngine

/// The views and recognisers of a presented sheet.
///
/// It turns touches, programmatic changes and display frames into events of the engine's session, and
/// performs the effects in their order: it moves views, calls the delegate and completes transitions.
@MainActor
package final class SheetShell {
  /// The source of the views' movement.
  enum Drive {
    /// A layer animation, while the layer's model is already at its final value (S1.08).
    case animation
    /// Every display frame sets the model.
    case frames
  }

  /// The presentation controller, `nil` after it was released. A sheet without one takes no touches
  /// and is not dismissed by them.
  weak var controller: UISheetPresentationController?
  weak var container: UITransitionView?
  package let wrapper = UIDropShadowView()
  package let dimming = UIDimmingView()
  package internal(set) var session: SheetSession
  var names = SheetDetentNames(
    medium: UISheetPresentationController.Detent.Identifier.medium, large: .large)
  var drive = Drive.frames
  /// The transition that the sheet has to complete.
  var context: (any UIViewControllerContextTransitioning)?
  /// The time at which the presentation ends although the last fractions of a point still settle.
  var presentationEnd: Double?
  var isDismissedByUser = false
  /// The end of a cancelled swipe while it is late; see ``PermittedDifference``.
  var lateCancellation: (() -> Void)?
  /// Continues the deceleration of scrolled content with the velocity that a flung sheet has left.
  var continueContent: ((CGFloat) -> Void)?
  /// The controller behind the sheet after those in between were dismissed with it.
  weak var inheritedPresenter: UIViewController?
  var fill = SheetFill()
  var pushBack = PresenterPushBack()
  private(set) var link: CADisplayLink?
  private(set) var recognizers = SheetRecognizers()
  private var reportedIssues: [SheetDetentIssue] = []
  private var hasReportedDrag = false

  init(_ controller: UISheetPresentationController, container: UITransitionView) {
    self.controller = controller
    self.container = container
    let host = container.window?.host
    session = SheetSession(style: host?.configuration.sheetStyle ?? .iOS26)
    container.addSubview(dimming)
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.passesTouchesThrough = { [weak self] in
      self?.session.machine.isBackgroundInteractive ?? false
    }
    wrapper.scrollDragCoordinator = self
    recognizers.attach(to: self)
    attachAccessibility()
    updateInputs(.none)
    updateTraits()
    _ = session.handle(
      .select(controller.selectedDetentIdentifier.map { names.id(for: $0) }, .none))
    // The wrapper has its size before it gets the view, so that the view is resized only once.
    wrapper.apply(session.restingGeometry, floats: false)
    wrapper.hold(controller.presentedViewController.view)
    controller.presentedViewController.view.backgroundOwner = self
    let link = CADisplayLink { [weak self] _ in
      MainActor.assumeIsolated { self?.frame() }
    }
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Sets the traits of the content: the elevated level (N4.43), and a compact width in a form sheet
  /// in a regular width (widely reported).
  func updateTraits() {
    var values = TraitValues()
    values.level = .elevated
    let layout = session.machine.layout
    if layout.placement.shape == .card, layout.configuration.kind == .form {
      values.horizontal = .compact
    }
    if wrapper.traitOverrideValues != values { wrapper.traitOverrideValues = values }
  }

  /// Sends an event to the engine at the time of the present frame, and performs the effects.
  @discardableResult
  func send(_ event: SheetEvent) -> SheetEffects {
    advance()
    if drive == .animation { endAnimations() }
    let effects = session.handle(event)
    perform(effects)
    return effects
  }

  /// Brings the engine to the time of the present frame.
  func advance() {
    perform(session.advance(to: MediaClock.now))
  }

  /// Called once a display frame while something moves.
  private func frame() {
    perform(session.frame(at: MediaClock.now))
    if let end = presentationEnd, MediaClock.now >= end - 1e-9 { finishPresentation() }
    updateLink()
  }

  func updateLink() {
    link?.isPaused = !session.machine.isAnimating && presentationEnd == nil
  }

  /// Reads everything that the engine depends on, and sends it what changed.
  func updateInputs(_ animation: SheetAnimation) {
    guard let container, let controller else { return }
    let surroundings = makeContainer(container, for: controller)
    let configuration = makeConfiguration(
      of: controller, in: surroundings, traits: container.traitCollection)
    let isConfigured = configuration != session.machine.layout.configuration
    let isMoved = surroundings != session.machine.layout.container
    guard isConfigured || isMoved else { return }
    if isConfigured { send(.configurationChanged(configuration, animation)) }
    if isMoved { send(.containerChanged(surroundings, animation)) }
    updateTraits()
    reportIssues(of: controller)
  }

  /// Reports a change of the detents while a finger moves the sheet, once in each drag.
  func detentsWillChange() {
    guard session.machine.phase == .dragging else { return hasReportedDrag = false }
    guard !hasReportedDrag, let presented = controller?.presentedStorage else { return }
    hasReportedDrag = true
    Misuse.report(SheetMisuse.detentsChangedDuringDrag(presented))
  }

  private func reportIssues(of controller: UISheetPresentationController) {
    let issues = session.machine.layout.stops.issues
    guard issues != reportedIssues else { return }
    reportedIssues = issues
    for issue in issues {
      if case .unordered = issue, controller.detentsAreUnordered { continue }
      if let misuse = names.misuse(for: issue, of: controller.presentedViewController) {
        Misuse.report(misuse)
      }
    }
  }

  /// Resets what the sheet changed on the presented view.
  func releasePresentedView() {
    guard let view = presentedView, view.backgroundOwner === self else { return }
    view.backgroundOwner = nil
    view.safeAreaOverride = nil
    view.applyBackgroundColor()
  }

  /// The presented controller's view, if it is loaded.
  var presentedView: UIView? { controller?.presentedStorage?.viewIfLoaded }

  /// Ends the sheet and resets what it changed on other views.
  func tearDown() {
    link?.invalidate()
    link = nil
    context = nil
    presentationEnd = nil
    if let view = presentedView, view.backgroundOwner === self {
      releasePresentedView()
      view.removeFromSuperview()
    }
    pushBack.restore()
    uncover()
    updateTint(isGone: true)
  }
}
