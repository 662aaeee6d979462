#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import SwiftUI

  extension ContextPresentationController {
    /// The detents of the presentation. Those that the content requests override the style's.
    var detents: [PresentationDetentReference] {
      let possible = requestedDetents.filter(\.isNumber)
      return possible.isEmpty ? [.large] : possible
    }

    private var requestedDetents: [PresentationDetentReference] {
      link?.contentDetents?.detents ?? style.detents
    }

    private var largestUndimmed: PresentationDetentReference? {
      guard let content = link?.contentDetents else { return style.largestUndimmedDetent }
      return content.largestUndimmed
    }

    var selection: Binding<PresentationDetentReference>? {
      link?.contentDetents?.selection ?? style.selection
    }

    /// The controller that defines the context.
    var contextController: UIViewController? {
      if let helper { return helper.contextController }
      var candidate: UIViewController? = context ?? presentingViewController
      while let current = candidate, !current.definesPresentationContext {
        candidate = current.parent
      }
      return candidate ?? context ?? presentingViewController
    }

    /// The view of the controller that defines the context.
    var contextView: UIView? { contextController?.viewIfLoaded }

    /// The view in which the presentation is laid out: the context's view, or the window.
    var space: UIView? { style.scope == .window ? contextView?.window : contextView }

    /// The bars around the context.
    var bars: ContextBars? { contextController.map { ContextBars(around: $0) } }

    /// The part of ``space`` that the presentation may cover, in the coordinates of that view.
    var area: CGRect {
      guard let space else { return .zero }
      guard style.bars != .under, style.scope != .window else { return space.bounds }
      return bars?.area(style.bars, in: space) ?? space.bounds
    }

    /// The safe area insets of ``area``.
    var areaSafeArea: UIEdgeInsets {
      guard let space else { return .zero }
      let area = area
      let stage = style.bars == .over ? bars?.stage?.view : nil
      let safeView = stage ?? space
      let safe = space.convert(
        safeView.bounds.inset(by: safeView.safeAreaInsets), from: safeView)
      return UIEdgeInsets(
        top: max(0, safe.minY - area.minY), left: max(0, safe.minX - area.minX),
        bottom: max(0, area.maxY - safe.maxY), right: max(0, area.maxX - safe.maxX))
    }

    /// The area's frame in the container's coordinates.
    ///
    /// The containers move with the presented view and keep their coordinates, so the frame is converted
    /// from the views around them.
    var region: CGRect {
      guard let containerView, let space else { return .zero }
      if helper != nil {
        return CGRect(origin: .zero, size: area.size)
      }
      return containerView.superview?.convert(area, from: space) ?? .zero
    }

    var axis: ContextAxis {
      ContextAxis(style.edge, direction: direction)
    }

    private var direction: UIUserInterfaceLayoutDirection {
      style.policy.layoutDirection ?? contextView?.effectiveUserInterfaceLayoutDirection
        ?? .leftToRight
    }

    /// The present geometry; before the presentation, the one at rest.
    var shownGeometry: SheetGeometry {
      guard session.machine.phase == .dismissed, !hasRun else { return session.machine.geometry }
      return session.restingGeometry
    }

    var changeAnimation: SheetAnimation {
      isAnimatingChanges && !style.policy.jumps ? .settle : .none
    }

    /// Reads everything that the engine depends on, and sends it what changed.
    func updateInputs() {
      guard isBegun, let contextView else { return }
      updateLink()
      updateKeyboardInset()
      if namedPolicy != style.policy {
        namedPolicy = style.policy
        card.grabber.accessibilityLabel = style.policy.spokenGrabber
        card.grabber.accessibilityUserInputLabels = style.policy.grabberInputLabels
      }
      reportProblems()
      let look = effectiveLook
      if look != session.machine.layout.style { send(.styleChanged(look, changeAnimation)) }
      let container = container(contextView)
      updateConfiguration(container)
      if container != session.machine.layout.container {
        if hasRun { mover = .system }
        send(.containerChanged(container, .none))
      }
      updateKeptInsets()
      readSelection()
      reportDetentChange()
    }

    /// Finds the link of the presented controller, and attaches one if it is needed.
    private func updateLink() {
      let needsLink =
        style.onPositionChange != nil || style.onFrontmostChange != nil
        || detents.contains(where: \.isMeasured)
      link =
        needsLink
        ? PresentationLink.attached(to: presentedViewController)
        : PresentationLink.existing(of: presentedViewController)
      link?.measurer.require(detents)
      guard let link, observedLink !== link else { return }
      observedLink = link
      link.observeHosting(in: card)
      // A new observer is called with the last position at once, so it is added only once.
      if style.onPositionChange != nil {
        link.monitor.listen(self) { [weak self] in self?.style.onPositionChange?($0) }
      }
      if style.onFrontmostChange != nil {
        link.frontmost.set({ [weak self] in self?.style.onFrontmostChange?($0) }, by: self)
      }
    }

    /// The look with the properties of the style that the look contains.
    private var effectiveLook: SheetStyle {
      var look = style.look
      applyAppearance(to: &look)
      look.keyboard.raisesToLargest = style.keyboard == .fill
      look.keyboard.carriesSheet = style.keyboard == .follows
      if style.limitsDragsToNextDetent { look.landing.maximumSteps = 1 }
      if let width = style.maximumWidth {
        let most = Double(max(0, width))
        look.placement.maximumWidth = most
        look.placement.horizontalPosition = position(ofWidth: most)
      }
      return look
    }

    /// Returns the position along the edge of a presented view that is no wider than `width`: 0 at the
    /// left or the top, 1 at the other end.
    private func position(ofWidth width: Double) -> Double {
      let isReversed = axis.isVertical && direction == .rightToLeft
      let room = axis.size(area.size).width - width
      let offset = Double(style.alignmentOffset)
      let share = room > 0 && offset.isFinite ? offset / room : 0
      let position =
        switch style.alignment {
        case .center: 0.5 + share
        case .leading: share
        case .trailing: 1 - share
        }
      let held = min(max(position, 0), 1)
      return isReversed ? 1 - held : held
    }

    private func container(_ contextView: UIView) -> SheetContainer {
      var container = SheetContainer(
        size: axis.size(area.size), safeArea: axis.insets(areaSafeArea),
        displayScale: Double(contextView.traitCollection.displayScale),
        keyboardOverlap: Double(keyboardOverlap))
      if style.scope == .window, let space {
        ContextWindowShape.apply(space.traitCollection, to: &container)
      }
      return container
    }

    private func updateConfiguration(_ container: SheetContainer) {
      var configuration = SheetConfiguration(detents: [])
      configuration.minimumHeight = style.minimumHeight.map { Double($0) }
      configuration.maximumHeight = style.maximumHeight.map { Double($0) }
      configuration.largestUndimmed = largestUndimmed.map { names.id(for: $0) }
      configuration.prefersGrabberVisible = style.prefersGrabberVisible
      configuration.preferredCornerRadius = Double(style.cornerRadius)
      configuration.prefersScrollingExpands = style.prefersScrollingExpandsWhenScrolledToEdge
      configuration.isModal = presentedViewController.isModalInPresentation
      if style.scope == .window { style.window.apply(to: &configuration, presentedViewController) }
      let context = detentContext(configuration, container)
      configuration.detents = names.detents(for: detents, measurements, context)
      guard configuration != session.machine.layout.configuration else { return }
      let old = session.machine.targetStop.map { session.machine.layout.stops.all[$0] }
      send(.configurationChanged(configuration, changeAnimation))
      guard hasRun, let old, let nearest = session.nearestDetent(replacing: old) else { return }
      send(.select(nearest, changeAnimation))
    }

    /// Selects the binding's detent, or without a binding the style's, if it changed: the user may have
    /// moved the presented view since it was read.
    private func readSelection() {
      let first = style.selectedDetent
      let isOther = first != knownFirst
      knownFirst = first
      let wanted: PresentationDetentReference?
      if let bound = selection?.wrappedValue {
        wanted = bound == knownSelection ? nil : bound
        knownSelection = bound
      } else {
        wanted = isOther ? first : nil
      }
      guard let wanted else { return }
      mover = .code
      select(wanted)
    }

    func select(_ detent: PresentationDetentReference?) {
      let id = detent.map { names.id(for: $0) }
      if isBegun {
        mover = .code
        send(.select(id, changeAnimation))
      } else {
        _ = session.handle(.select(id, .none))
      }
    }

    // The keyboard

    private var keyboardOverlap: CGFloat {
      guard style.keyboard != .none, style.edge == .bottom, !keyboardFrame.isNull,
        let space, let window = contextView?.window
      else { return 0 }
      let shown = window.convert(keyboardFrame, from: nil)
      // One that floats or is split ends above the window's lower edge, as an empty frame does.
      guard shown.maxY >= window.bounds.maxY - 0.5 else { return 0 }
      let frame = space.convert(shown, from: nil)
      return CGFloat(SheetKeyboard(frame: SheetRect(frame)).overlap(of: SheetRect(area)))
    }

    func observeKeyboard() {
      let name = UIResponder.keyboardWillChangeFrameNotification
      let (frameKey, durationKey) = (
        UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
      )
      keyboardObservation = NotificationObservation(name) { [weak self] note in
        // Read here, because Objective-C's objects cannot be sent to another isolation.
        let value = note.userInfo?[frameKey] as? NSValue
        let frame = value?.cgRectValue ?? .null
        let seconds = note.userInfo?[durationKey] as? Double
        MainActor.assumeIsolated {
          self?.keyboardWillMove(to: frame, over: seconds ?? 0)
        }
      }
    }

    private func keyboardWillMove(to frame: CGRect, over seconds: Double) {
      keyboardFrame = frame
      guard isBegun else { return }
      let overlap = Double(keyboardOverlap)
      guard overlap != session.machine.layout.container.keyboardOverlap else { return }
      mover = .system
      send(.keyboardChanged(overlap: overlap, SheetKeyboard.animation(duration: seconds)))
    }

    // Misuse

    private func reportProblems() {
      if requestedDetents.isEmpty {
        report(.noDetents(presentedViewController))
      }
      for detent in requestedDetents where !detent.isPossible {
        report(.impossibleHeight(presentedViewController, "\(detent)"))
      }
      if let selectedDetent, !detents.contains(selectedDetent), session.machine.targetStop == nil {
        report(.unknownSelection(presentedViewController, "\(selectedDetent)"))
      }
      if let largestUndimmed, !detents.contains(largestUndimmed) {
        report(.unknownUndimmed(presentedViewController, "\(largestUndimmed)"))
      }
      if !style.window.unsupported.isEmpty {
        report(.needsSystem(presentedViewController, style.window.unsupported))
      }
    }

    func report(_ problem: DetentMisuse.Problem) {
      if reportedProblems.insert(problem.sentence).inserted { DetentMisuse.report(problem) }
    }

    // The content

    var measurements: ContentMeasurements {
      guard let measured = link?.measurer.measurements else { return ContentMeasurements() }
      guard !axis.isVertical, detents.contains(where: \.isMeasured) else { return measured }
      // For a presentation from a side, the width of the content counts.
      var turned = measured
      let preferred = presentedViewController.preferredContentSize.width
      turned.contentHeight =
        preferred > 0
        ? preferred
        : presentedViewController.view.systemLayoutSizeFitting(
          CGSize(
            width: UIView.layoutFittingCompressedSize.width, height: area.height),
          withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required
        ).width.rounded(.up)
      return turned
    }

    func contentDetentsDidChange() {
      animateChanges { updateInputs() }
    }

    func measurementsDidChange() {
      animateChanges { updateInputs() }
    }
  }

  extension SheetRect {
    fileprivate init(_ rect: CGRect) {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height))
    }
  }
#endif
