#if canImport(UIKit)
  import SwiftUI

  /// Keeps one of UIKit's sheets as its properties say.
  ///
  /// There is one source of truth, the properties; UIKit is told what changed and nothing is told
  /// again, so nothing that the user did meanwhile is undone.
  @MainActor
  final class SheetDriver {
    weak var link: PresentationLink?
    /// What the presenting side says.
    private(set) var properties: SheetProperties?
    /// What the content says, which counts more.
    var contentDetents: ContentDetents? {
      didSet { refresh() }
    }
    /// UIKit makes another sheet for each presentation.
    private weak var sheet: UISheetPresentationController?
    /// The detents that UIKit has, smallest first.
    private(set) var stops: [PresentationDetentReference] = []
    private var measured = ContentMeasurements()
    /// Where it rests or goes.
    private(set) var selected: PresentationDetentReference?
    private var arrival: DetentChange?
    private var bound: PresentationDetentReference?
    private var reported: Set<String> = []
    /// What UIKit said the largest value is.
    private(set) var maximum: CGFloat?
    private var isMeasuring = false
    let dimming = SheetDimmingDriver()

    /// What content asks of the sheet that it is in.
    struct ContentDetents {
      var detents: [PresentationDetentReference]
      var largestUndimmed: PresentationDetentReference?
      var selection: Binding<PresentationDetentReference>?
    }

    func apply(_ properties: SheetProperties) {
      self.properties = properties
      link?.measurer.forgive()
      if let listener = properties.onPositionChange {
        link?.monitor.listen(self, listener)
      } else {
        link?.monitor.stopListening(self)
      }
      refresh()
      link?.monitor.wake()
    }

    /// The properties with what the content says.
    var effective: SheetProperties? {
      guard let contentDetents else { return properties }
      var properties = properties ?? SheetProperties()
      properties.detents = contentDetents.detents
      properties.nativeDetents = nil
      properties.largestUndimmedDetent = contentDetents.largestUndimmed
      if let selection = contentDetents.selection { properties.selection = selection }
      return properties
    }

    /// Whether positions are needed to do what the properties say.
    var needsPositions: Bool {
      guard let properties = effective else { return false }
      return properties.onDetentChange != nil || properties.dimming != nil
        || properties.backgroundInteraction != .automatic || properties.policy.haptics != .none
        || properties.policy.announcement != nil
    }

    /// Tells UIKit what it does not know yet.
    func refresh() {
      guard let link, let properties = effective, let sheet = link.sheetController else { return }
      if sheet !== self.sheet { forget(sheet) }
      let isShown = sheet.containerView != nil
      if isShown, properties.animatesChanges, !properties.policy.jumps {
        sheet.animateChanges { give(properties, to: sheet) }
      } else {
        give(properties, to: sheet)
      }
    }

    private func forget(_ sheet: UISheetPresentationController) {
      self.sheet = sheet
      stops = []
      selected = nil
      bound = nil
      arrival = nil
      maximum = nil
    }

    private func give(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      giveLook(properties, to: sheet)
      giveDetents(properties, to: sheet)
      giveSelection(properties, to: sheet)
      giveUndimmed(properties, to: sheet)
      noteSelection(by: .code)
    }

    private func giveLook(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      if sheet.prefersGrabberVisible != properties.prefersGrabberVisible {
        sheet.prefersGrabberVisible = properties.prefersGrabberVisible
      }
      if sheet.preferredCornerRadius != properties.preferredCornerRadius {
        sheet.preferredCornerRadius = properties.preferredCornerRadius
      }
      let expands = properties.prefersScrollingExpandsWhenScrolledToEdge
      if sheet.prefersScrollingExpandsWhenScrolledToEdge != expands {
        sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
      }
      let isAttached = properties.prefersEdgeAttachedInCompactHeight
      if sheet.prefersEdgeAttachedInCompactHeight != isAttached {
        sheet.prefersEdgeAttachedInCompactHeight = isAttached
      }
      let follows = properties.widthFollowsPreferredContentSizeWhenEdgeAttached
      if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached != follows {
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
      }
      if #available(iOS 17, *), sheet.prefersPageSizing != properties.prefersPageSizing {
        sheet.prefersPageSizing = properties.prefersPageSizing
      }
      // The property came with the SDK of this compiler.
      #if compiler(>=6.2.1)
        if #available(iOS 26.1, *), let effect = properties.backgroundEffect,
          sheet.backgroundEffect !== effect
        {
          sheet.backgroundEffect = effect
        }
      #endif
    }

    private func giveDetents(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      if let native = properties.nativeDetents {
        if sheet.detents != native { sheet.detents = native }
        return
      }
      link?.measurer.require(properties.detents)
      let new = ordered(properties.detents)
      let measurements = link?.measurer.measurements ?? ContentMeasurements()
      if new != stops {
        if properties.detents.isEmpty, let controller = link?.controller {
          report(.noDetents(controller))
        }
        let survivor = nearestSurvivor(among: new)
        stops = new
        measured = measurements
        sheet.detents = nativeDetents(of: new)
        if let survivor { sheet.selectedDetentIdentifier = survivor.uiKitIdentifier }
      } else if measured != measurements {
        measured = measurements
        if #available(iOS 16, *) { sheet.invalidateDetents() }
      }
    }

    /// Where a sheet goes whose detent has vanished: to the nearest that is left.
    private func nearestSurvivor(
      among new: [PresentationDetentReference]
    ) -> PresentationDetentReference? {
      guard let selected, !stops.isEmpty, !new.contains(selected),
        let height = height(of: selected)
      else { return nil }
      return new.min {
        abs((self.height(of: $0) ?? .infinity) - height)
          < abs((self.height(of: $1) ?? .infinity) - height)
      }
    }

    private func nativeDetents(
      of references: [PresentationDetentReference]
    ) -> [UISheetPresentationController.Detent] {
      guard SystemSupport.current.hasCustomDetents, #available(iOS 16, *) else {
        if let controller = link?.controller,
          references.contains(where: { $0.systemReference != $0 })
        {
          report(.noDetentsBefore16(controller))
        }
        var known: Set<PresentationDetentReference> = []
        return references.filter { known.insert($0.systemReference).inserted }.map(\.systemDetent)
      }
      let detents = references.map { reference in
        reference.uiKitDetent { [weak self] in
          self?.link?.measurer.measurements ?? ContentMeasurements()
        }
      }
      // UIKit says how much room there is to resolvers only. This one answers that there is no detent.
      let gauge = UISheetPresentationController.Detent.custom(identifier: .init("DetentKit.gauge"))
      {
        [weak self] context in
        self?.maximum = context.maximumDetentValue
        return nil
      }
      return [gauge] + detents
    }

    private func giveSelection(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      if let binding = properties.selectedDetentIdentifier {
        if sheet.selectedDetentIdentifier != binding.wrappedValue {
          sheet.selectedDetentIdentifier = binding.wrappedValue
        }
        return
      }
      // A binding counts when it changes: the user may have moved the sheet since.
      let wanted = properties.selection?.wrappedValue ?? properties.selectedDetent
      guard let wanted, wanted != bound else { return }
      bound = wanted
      if properties.nativeDetents == nil, !stops.contains(wanted), let controller = link?.controller
      {
        report(.unknownSelection(controller, "\(wanted)"))
      }
      let name = identifier(of: wanted)
      if sheet.selectedDetentIdentifier != name { sheet.selectedDetentIdentifier = name }
    }

    private func giveUndimmed(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      if let largest = properties.largestUndimmedDetent, properties.nativeDetents == nil,
        !stops.contains(largest), let controller = link?.controller
      {
        report(.unknownUndimmed(controller, "\(largest)"))
      }
      let own =
        properties.largestUndimmedDetentIdentifier
        ?? properties.largestUndimmedDetent.map { identifier(of: $0) }
      let isOurs = properties.dimming != nil || properties.backgroundInteraction != .automatic
      // UIKit takes dimming and touches together. Where they part, it does neither.
      let name = isOurs ? stops.last.map { identifier(of: $0) } : own
      if sheet.largestUndimmedDetentIdentifier != name {
        sheet.largestUndimmedDetentIdentifier = name
      }
      dimming.isNeeded = isOurs
    }

    func identifier(
      of reference: PresentationDetentReference
    ) -> UISheetPresentationController.Detent.Identifier {
      SystemSupport.current.hasCustomDetents
        ? reference.uiKitIdentifier : reference.systemReference.uiKitIdentifier
    }

    private func report(_ problem: DetentMisuse.Problem) {
      if reported.insert(problem.sentence).inserted { DetentMisuse.report(problem) }
    }
  }

  extension SheetDriver {
    /// The detents by their heights, none twice.
    func ordered(_ references: [PresentationDetentReference]) -> [PresentationDetentReference] {
      var known: Set<PresentationDetentReference> = []
      let unique = (references.isEmpty ? [.large] : references).filter { known.insert($0).inserted }
      return unique.enumerated().sorted {
        let (one, other) = (height(of: $0.element) ?? 0, height(of: $1.element) ?? 0)
        return one == other ? $0.offset < $1.offset : one < other
      }.map(\.element)
    }

    /// The height of a detent in points without the bottom safe area; `nil` where it is inactive.
    func height(of reference: PresentationDetentReference) -> CGFloat? {
      // Before UIKit has said it, about what is left below the bars.
      let window = link?.controller?.presentingViewController?.viewIfLoaded?.window
      let maximum = maximum ?? (window?.bounds.height ?? 844) * 0.9
      switch reference {
      case .large: return maximum
      // What UIKit resolves it to (measured on iOS 26).
      case .medium: return maximum * 0.56
      case .fraction(let share): return maximum * min(max(share, 0), 1)
      case .height(let height): return min(max(height, 0), maximum)
      case .content, .contentFraction, .marker:
        let height = link?.measurer.measurements.height(of: reference)
        return height.map { min($0, maximum) }
      }
    }

    /// The stop and the way to the next one for a height above the container's bottom.
    func locate(_ height: CGFloat, isResting: Bool) -> (index: Int, progress: CGFloat) {
      let safeArea = sheetContainer?.safeAreaInsets.bottom ?? 0
      let heights = stops.compactMap { self.height(of: $0) }.map { $0 + safeArea }
      guard !heights.isEmpty else { return (0, 0) }
      // A floating card is a little smaller than its detent says.
      if isResting, let selected, let index = stops.firstIndex(of: selected),
        heights.indices.contains(index), abs(heights[index] - height) <= 40
      {
        return (index, 0)
      }
      return PresentationPosition.locate(height, among: heights)
    }

    var sheetContainer: UIView? { link?.sheetController?.containerView }

    /// The content wants another height.
    func measurementsDidChange() {
      guard !isMeasuring, sheet != nil else { return }
      isMeasuring = true
      refresh()
      isMeasuring = false
    }

    /// UIKit says that the user selected a detent, or something moved.
    func noteSelection(by mover: PresentationPosition.Mover) {
      guard let sheet, let properties = effective, properties.nativeDetents == nil else {
        if mover == .user, let sheet {
          effective?.selectedDetentIdentifier?.wrappedValue = sheet.selectedDetentIdentifier
        }
        return
      }
      let name = sheet.selectedDetentIdentifier
      let new = stops.first { identifier(of: $0) == name } ?? stops.first
      guard let new, new != selected else { return }
      let old = selected
      selected = new
      if mover != .code {
        bound = new
        if properties.selection?.wrappedValue != new { properties.selection?.wrappedValue = new }
        properties.selectedDetentIdentifier?.wrappedValue = name
      }
      guard sheet.containerView != nil, let old else { return }
      let change = DetentChange(
        old: stops.contains(old) ? old : nil, new: new, mover: mover, stage: .will)
      arrival = change
      link?.monitor.mover = mover
      properties.onDetentChange?(change)
      link?.monitor.wake()
    }

    /// Called with each position; `nil` after the last.
    func positionDidChange(_ position: PresentationPosition?) {
      guard let position, let properties = effective else { return dimming.end() }
      noteSelection(by: position.mover)
      dimming.show(position, properties, of: self)
      guard position.phase == .resting else { return }
      link?.measurer.forgive()
      guard var change = arrival else { return }
      arrival = nil
      change.stage = .did
      properties.onDetentChange?(change)
      properties.policy.arrived(at: change.new, byUser: change.mover == .user)
    }
  }
#endif
