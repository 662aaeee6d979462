#if canImport(UIKit)
  import SheetEngine
  import SwiftUI

  extension ContextPresentationController {
    /// Where it may rest: what the content says counts more than what the presenting side does.
    var detents: [PresentationDetentReference] {
      let wanted = wantedDetents.filter(\.isNumber)
      return wanted.isEmpty ? [.large] : wanted
    }

    private var wantedDetents: [PresentationDetentReference] {
      link?.sheet.contentDetents?.detents ?? style.detents
    }

    private var largestUndimmed: PresentationDetentReference? {
      guard let content = link?.sheet.contentDetents else { return style.largestUndimmedDetent }
      return content.largestUndimmed
    }

    private var selection: Binding<PresentationDetentReference>? {
      link?.sheet.contentDetents?.selection ?? style.selection
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

    /// Its view.
    var contextView: UIView? { contextController?.viewIfLoaded }

    /// What it is placed in: the context's view or, whatever happens to that, the window.
    var space: UIView? { style.scope == .window ? contextView?.window : contextView }

    /// The bars around the context.
    var bars: ContextBars? { contextController.map { ContextBars(around: $0) } }

    /// The part of its space that it may take, in the coordinates of that.
    var area: CGRect {
      guard let space else { return .zero }
      guard style.bars != .under, style.scope != .window else { return space.bounds }
      return bars?.area(style.bars, in: space) ?? space.bounds
    }

    /// What of that area is to be kept clear.
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

    /// Where the context is in the container.
    ///
    /// The containers move with what is presented and keep their coordinates, so these are told from
    /// what stands around them.
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

    /// What it looks like now, or at rest while it is not shown.
    var shownGeometry: SheetGeometry {
      guard machine.phase == .dismissed, !hasRun else { return machine.geometry }
      let layout = machine.layout
      return layout.geometry(
        at: layout.position(at: layout.stops.index(selecting: machine.selection)))
    }

    var changeAnimation: SheetAnimation {
      isAnimatingChanges && !style.policy.jumps ? .settle : .none
    }

    /// Reads everything the engine depends on and tells it what changed.
    func adopt() {
      guard isBegun, let contextView else { return }
      adoptLink()
      reportProblems()
      let look = effectiveLook
      if look != machine.layout.style { send(.styleChanged(look, changeAnimation)) }
      adoptConfiguration()
      var container = SheetContainer(
        size: axis.size(area.size), safeArea: axis.insets(areaSafeArea),
        displayScale: Double(contextView.traitCollection.displayScale),
        keyboardOverlap: Double(keyboardOverlap))
      if style.scope == .window, let space {
        style.window.apply(to: &container, space.traitCollection)
      }
      if container != machine.layout.container {
        if hasRun { mover = .system }
        send(.containerChanged(container, .none))
      }
      adoptSelection()
      followDetents()
    }

    /// Finds what DetentKit knows of the presented controller, if anything does.
    private func adoptLink() {
      let needsLink = style.onPositionChange != nil || detents.contains(where: \.isMeasured)
      link =
        needsLink
        ? PresentationLink.of(presentedViewController)
        : PresentationLink.existing(of: presentedViewController)
      link?.measurer.require(detents)
      guard let link, listener == nil || listener !== link else { return }
      listener = link
      // Whoever begins to listen hears the last position at once, so this is done once for a style.
      if style.onPositionChange != nil {
        link.monitor.listen(self) { [weak self] in self?.style.onPositionChange?($0) }
      }
    }

    /// The look with what the style says in other words.
    private var effectiveLook: SheetStyle {
      var look = style.look
      look.keyboard.raisesToLargest = style.keyboard == .fill
      look.keyboard.carriesSheet = style.keyboard == .follows
      if let width = style.maximumWidth {
        look.placement.maximumWidth = Double(max(0, width))
        let isReversed = axis.isVertical && direction == .rightToLeft
        switch style.alignment {
        case .center: look.placement.horizontalPosition = 0.5
        case .leading: look.placement.horizontalPosition = isReversed ? 1 : 0
        case .trailing: look.placement.horizontalPosition = isReversed ? 0 : 1
        }
      }
      return look
    }

    private func adoptConfiguration() {
      let recipes = names.recipes(of: detents, measurements)
      var configuration = SheetConfiguration(detents: recipes)
      configuration.largestUndimmed = largestUndimmed.map { names.name(of: $0) }
      configuration.prefersGrabberVisible = style.prefersGrabberVisible
      configuration.preferredCornerRadius = Double(style.cornerRadius)
      configuration.prefersScrollingExpands = style.prefersScrollingExpandsWhenScrolledToEdge
      configuration.isModal = presentedViewController.isModalInPresentation
      if style.scope == .window { style.window.apply(to: &configuration, presentedViewController) }
      guard configuration != machine.layout.configuration else { return }
      let stops = machine.layout.stops
      let old = machine.targetStop.map { stops.all[$0] }
      send(.configurationChanged(configuration, changeAnimation))
      // What it rests at may be gone or inactive. Then it goes to the nearest, not to the smallest.
      guard hasRun, let old, machine.layout.stops.index(of: old.id) == nil else { return }
      let nearest = machine.layout.stops.nearest(to: old.extent)
      send(.select(machine.layout.stops.all[nearest].id, changeAnimation))
    }

    /// A binding counts when it changes: the user may have moved the presented view since.
    private func adoptSelection() {
      guard let wanted = selection?.wrappedValue, wanted != bound else { return }
      bound = wanted
      mover = .code
      select(wanted)
    }

    func select(_ detent: PresentationDetentReference?) {
      let id = detent.map { names.name(of: $0) }
      if isBegun {
        mover = .code
        send(.select(id, changeAnimation))
      } else {
        _ = machine.handle(.select(id, .none))
      }
    }

    // The keyboard

    private var keyboardOverlap: CGFloat {
      guard style.keyboard != .none, style.edge == .bottom, !keyboardFrame.isNull,
        let space, let window = contextView?.window
      else { return 0 }
      let frame = space.convert(window.convert(keyboardFrame, from: nil), from: nil)
      let area = area
      return max(0, area.maxY - max(frame.minY, area.minY))
    }

    func observeKeyboard() {
      let name = UIResponder.keyboardWillChangeFrameNotification
      let (frameKey, durationKey) = (
        UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
      )
      let token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { [weak self] note in
        // Read here: Objective-C's objects do not go from one isolation to another.
        let value = note.userInfo?[frameKey] as? NSValue
        let frame = value?.cgRectValue ?? .null
        let seconds = note.userInfo?[durationKey] as? Double
        MainActor.assumeIsolated {
          self?.keyboardWillMove(to: frame, over: seconds ?? 0)
        }
      }
      keyboardTokens.append(token)
    }

    private func keyboardWillMove(to frame: CGRect, over seconds: Double) {
      keyboardFrame = frame
      guard isBegun else { return }
      let overlap = Double(keyboardOverlap)
      guard overlap != machine.layout.container.keyboardOverlap else { return }
      mover = .system
      let spring = SheetSpring(duration: seconds, dampingRatio: 1)
      send(.keyboardChanged(overlap: overlap, seconds > 0 ? .spring(spring) : .none))
    }

    // Misuse

    private func reportProblems() {
      if wantedDetents.isEmpty {
        report(.noDetents(presentedViewController))
      }
      for detent in wantedDetents where !detent.isPossible {
        report(.impossibleHeight(presentedViewController, "\(detent)"))
      }
      if let selectedDetent, !detents.contains(selectedDetent), machine.targetStop == nil {
        report(.unknownSelection(presentedViewController, "\(selectedDetent)"))
      }
      if let largestUndimmed, !detents.contains(largestUndimmed) {
        report(.unknownUndimmed(presentedViewController, "\(largestUndimmed)"))
      }
    }

    private func report(_ problem: DetentMisuse.Problem) {
      if reportedProblems.insert(problem.sentence).inserted { DetentMisuse.report(problem) }
    }

    // The content

    private var measurements: ContentMeasurements {
      guard let measured = link?.measurer.measurements else { return ContentMeasurements() }
      guard !axis.isVertical, detents.contains(where: \.isMeasured) else { return measured }
      // From a side it is the content's width that counts.
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
      animateChanges { adopt() }
    }

    func measurementsDidChange() {
      animateChanges { adopt() }
    }
  }
#endif
