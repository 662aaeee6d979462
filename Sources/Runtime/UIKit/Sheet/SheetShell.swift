import SheetEngine

/// A presented sheet: turns touches, code and frames into the engine's events, and the engine's
/// effects into frames, callbacks and transitions.
@MainActor
package final class SheetShell {
  /// How the wrapper gets where the engine says.
  enum Drive {
    /// Core Animation moves it while the model is at its end already (S1.08).
    case animation
    /// Every frame sets its model.
    case frames
  }

  unowned let controller: UISheetPresentationController
  weak var container: UITransitionView?
  package let wrapper = UIDropShadowView()
  package let dimming = UIDimmingView()
  package internal(set) var machine: SheetMachine
  var names = SheetDetentNames()
  var drive = Drive.frames
  /// The transition that the sheet has to complete.
  var context: (any UIViewControllerContextTransitioning)?
  /// When the presentation counts as over although the last fractions of a point still settle.
  var presentationEnd: Double?
  var isDismissedByUser = false
  var needsConfiguration = false
  /// Lets scrolled content go on with what velocity a flung sheet has left.
  var continueContent: ((CGFloat) -> Void)?
  var lastTranslation: CGFloat = 0
  weak var inheritedPresenter: UIViewController?
  var fill = SheetFill()
  var pushBack = PresenterPushBack()
  private(set) var link: CADisplayLink?
  private(set) var recognizers = SheetRecognizers()
  private var reportedIssues: [SheetDetentIssue] = []

  init(_ controller: UISheetPresentationController, container: UITransitionView) {
    self.controller = controller
    self.container = container
    let host = container.window?.host
    machine = SheetMachine(
      configuration: SheetConfiguration(),
      container: SheetContainer(size: SheetSize(width: 0, height: 0)),
      style: host?.configuration.sheetStyle ?? .iOS26)
    container.addSubview(dimming)
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.passesTouchesThrough = { [weak self] in self?.machine.isBackgroundInteractive ?? false
    }
    wrapper.scrollDragCoordinator = self
    recognizers.attach(to: self)
    attachAccessibility()
    adoptInputs(.none)
    updateTraits()
    _ = machine.handle(
      .select(controller.selectedDetentIdentifier.map { names.id(for: $0) }, .none))
    // At its size before it gets the view, so that the view's content is resized once only.
    wrapper.apply(restingGeometry, floats: false)
    wrapper.hold(controller.presentedViewController.view)
    controller.presentedViewController.view.backgroundOwner = self
    let link = CADisplayLink { [weak self] _ in
      MainActor.assumeIsolated { self?.frame() }
    }
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Inside a sheet colours are those of the elevated level (N4.43); a form sheet in a regular width
  /// is compact inside (widely reported).
  func updateTraits() {
    var values = TraitValues()
    values.level = .elevated
    if machine.layout.placement.shape == .card, machine.layout.configuration.kind == .form {
      values.horizontal = .compact
    }
    if wrapper.traitOverrideValues != values { wrapper.traitOverrideValues = values }
  }

  /// Where the sheet rests at its selected detent, in the container.
  var restingFrame: CGRect {
    CGRect(restingGeometry.visibleFrame)
  }

  /// What the sheet looks like at rest where it is or goes.
  var restingGeometry: SheetGeometry {
    let stop = machine.targetStop ?? machine.layout.stops.index(selecting: machine.selection)
    return machine.layout.geometry(at: machine.layout.position(at: stop), cover: machine.cover)
  }

  /// Hands an event to the engine, after the time of the present frame, and does what follows.
  @discardableResult
  func send(_ event: SheetEvent) -> SheetEffects {
    catchUp()
    if drive == .animation { takeOver() }
    let effects = machine.handle(event)
    perform(effects)
    return effects
  }

  /// Brings the engine to the time of the present frame.
  func catchUp() {
    guard MediaClock.now > machine.time else { return }
    perform(machine.handle(.tick(MediaClock.now)))
  }

  /// A frame of the screen.
  private func frame() {
    perform(machine.handle(.tick(MediaClock.now)))
    if let end = presentationEnd, MediaClock.now >= end - 1e-9 { finishPresentation() }
    updateLink()
  }

  func updateLink() {
    link?.isPaused = !machine.isAnimating && presentationEnd == nil
  }

  /// Reads everything the engine depends on and tells it what changed.
  func adoptInputs(_ animation: SheetAnimation) {
    needsConfiguration = false
    guard let container else { return }
    let surroundings = makeContainer(container)
    let configuration = makeConfiguration(surroundings, traits: container.traitCollection)
    let isConfigured = configuration != machine.layout.configuration
    let isMoved = surroundings != machine.layout.container
    guard isConfigured || isMoved else { return }
    if isConfigured { send(.configurationChanged(configuration, animation)) }
    if isMoved { send(.containerChanged(surroundings, animation)) }
    updateTraits()
    reportIssues()
  }

  private func reportIssues() {
    let issues = machine.layout.stops.issues
    guard issues != reportedIssues else { return }
    reportedIssues = issues
    for issue in issues {
      if let sentence = names.sentence(for: issue, of: controller.presentedViewController) {
        reportMisuse(sentence)
      }
    }
  }

  /// The view goes on elsewhere as it was before.
  func releasePresentedView() {
    let view = controller.presentedStorage?.viewIfLoaded
    guard let view, view.backgroundOwner === self else { return }
    view.backgroundOwner = nil
    view.safeAreaOverride = nil
    view.applyBackgroundColor()
  }

  /// Lets go of everything outside of the sheet.
  func tearDown() {
    link?.invalidate()
    link = nil
    context = nil
    presentationEnd = nil
    let view = controller.presentedStorage?.viewIfLoaded
    if let view, view.backgroundOwner === self {
      releasePresentedView()
      view.removeFromSuperview()
    }
    pushBack.restore()
    uncover()
    updateTint(isGone: true)
  }
}
