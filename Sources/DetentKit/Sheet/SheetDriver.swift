#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import SheetEngine
  import SwiftUI

  /// Applies properties to one of UIKit's sheets.
  ///
  /// The properties are the source of truth. Only what changed is set on UIKit's sheet, so that nothing
  /// is undone that the user did meanwhile.
  @MainActor
  final class SheetDriver {
    weak var link: PresentationLink?
    /// The properties of the presenting side.
    private(set) var properties: SheetProperties?
    /// UIKit's sheet, another one for each presentation.
    private(set) weak var sheet: UISheetPresentationController?
    /// The detents of UIKit's sheet in ascending order, with inactive ones.
    var stops: [PresentationDetentReference] = []
    /// The detents of a sheet that DetentKit did not create; `nil` for its own.
    var native: NativeDetents?
    /// The heights of the active ones. See ``resolved``.
    var resolution = Resolution()
    /// The heights when the detents were last set on UIKit's sheet.
    var appliedHeights = SheetDetentHeights<PresentationDetentReference>()
    var measured = ContentMeasurements()
    var limits = SheetHeightLimits()
    /// A height beside the detents to which code moved the sheet; `nil` without one.
    var offset: PresentationDetentReference?
    /// The same as it was last set on UIKit's sheet.
    var shownOffset: PresentationDetentReference?
    /// The detent at which the sheet rests or to which it moves.
    private(set) var selected: PresentationDetentReference?
    /// The change to that detent until the sheet rests there.
    private var pendingChange: DetentChange?
    /// The value of the selection's binding when it was last read or written.
    private var knownSelection: PresentationDetentReference?
    /// The detent at which the sheet begins, as the properties had it last.
    private var knownFirst: PresentationDetentReference?
    /// The name of UIKit's selected detent when it was last read.
    private var readName: UISheetPresentationController.Detent.Identifier?
    /// Indicates whether the sheet has come to rest.
    private var hasRested = false
    private var reported: Set<String> = []
    /// The maximum detent value from UIKit, `nil` before it was resolved.
    var maximum: CGFloat?
    /// The height of UIKit's medium detent, `nil` before it was resolved and while it is inactive.
    var medium: CGFloat?
    private var isMeasuring = false
    /// Indicates whether the sheet was at rest in the last frame.
    var wasResting = false
    /// Indicates whether a finger has moved the sheet since the last rest.
    private var isAfterDrag = false
    let dimming = SheetDimmingDriver()
    /// Indicates whether DetentKit's dimming view takes the touches outside of the sheet.
    var hasOwnDimming: Bool { dimming.isNeeded }
    let dragWait = SheetDragWait()

    func apply(_ properties: SheetProperties) {
      self.properties = properties
      link?.measurer.resetChangeCount()
      if let listener = properties.onPositionChange {
        link?.monitor.listen(self, listener)
      } else {
        link?.monitor.stopListening(self)
      }
      link?.frontmost.set(properties.onFrontmostChange, by: self)
      refresh()
      link?.monitor.wake()
    }

    /// The properties with the detents that the content requests.
    var effective: SheetProperties? {
      guard let contentDetents = link?.contentDetents else { return properties }
      var properties = properties ?? SheetProperties()
      properties.detents = contentDetents.detents
      properties.nativeDetents = nil
      properties.largestUndimmedDetent = contentDetents.largestUndimmed
      if let selection = contentDetents.selection { properties.selection = selection }
      return properties
    }

    /// Indicates whether the properties need positions.
    var needsPositions: Bool {
      guard let properties = effective else { return false }
      return properties.onDetentChange != nil || properties.dimming != nil
        || properties.selection != nil || properties.selectedDetentIdentifier != nil
        || properties.backgroundInteraction != .automatic || properties.policy.haptics != .none
        || properties.policy.announcement != nil || offset != nil
    }

    /// Sets what changed on UIKit's sheet.
    func refresh() {
      guard let link, let properties = effective, let sheet = link.sheetController else { return }
      adopt(sheet)
      let isShown = sheet.containerView != nil
      if isShown, properties.animatesChanges, !properties.policy.jumps {
        sheet.animateChanges { apply(properties, to: sheet) }
      } else {
        apply(properties, to: sheet)
      }
    }

    /// Begins to observe the sheet of another presentation.
    func adopt(_ sheet: UISheetPresentationController) {
      guard sheet !== self.sheet else { return }
      self.sheet = sheet
      dragWait.cancel()
      stops = []
      native = nil
      appliedHeights = SheetDetentHeights()
      selected = nil
      knownSelection = nil
      knownFirst = nil
      readName = nil
      hasRested = false
      pendingChange = nil
      maximum = nil
      medium = nil
      limits = SheetHeightLimits()
      offset = nil
      shownOffset = nil
    }

    private func apply(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      applyLook(properties, to: sheet)
      applyDragging(properties)
      // Detents are reported by name.
      let unsupported = properties.unsupported(by: .system).filter { $0 != .detents }
      if !unsupported.isEmpty, let controller = link?.controller {
        report(.needsDetentKit(controller, unsupported.map(\.rawValue)))
      }
      guard applyDetents(properties, to: sheet) else { return }
      applySelection(properties, to: sheet)
      applyUndimmed(properties, to: sheet)
      readSelection(by: .code)
    }

    private func applyLook(
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
      properties.applyPlacement(to: sheet)
      // The SDK with the property came with this compiler; Catalyst has none.
      #if compiler(>=6.2.1) && !targetEnvironment(macCatalyst)
        if #available(iOS 26.1, *), let effect = properties.backgroundEffect,
          sheet.backgroundEffect !== effect
        {
          sheet.backgroundEffect = effect
        }
      #endif
    }

    private func applySelection(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      if let binding = properties.selectedDetentIdentifier {
        if sheet.selectedDetentIdentifier != binding.wrappedValue {
          sheet.selectedDetentIdentifier = binding.wrappedValue
        }
        return
      }
      // Both count when they change: the user may have moved the sheet since they were read.
      let bound = properties.selection?.wrappedValue
      let wanted =
        bound == nil
        ? properties.selectedDetent == knownFirst ? nil : properties.selectedDetent
        : bound == knownSelection ? nil : bound
      knownFirst = properties.selectedDetent
      knownSelection = bound
      if sheet.containerView == nil, properties.policy.startsLargest, let largest = stops.last {
        sheet.selectedDetentIdentifier = identifier(of: largest)
        guard let selection = properties.selection else { return }
        selection.wrappedValue = largest
        knownSelection = largest
        return
      }
      guard let wanted else { return }
      if properties.nativeDetents == nil, !stops.contains(wanted), let controller = link?.controller
      {
        report(.unknownSelection(controller, "\(wanted)"))
      }
      let name = identifier(of: wanted)
      if sheet.selectedDetentIdentifier != name { sheet.selectedDetentIdentifier = name }
    }

    private func applyUndimmed(
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
      // UIKit couples dimming and background interaction. Where the properties separate them, DetentKit
      // does both and UIKit neither.
      let name = isOurs ? stops.last.map { identifier(of: $0) } : own
      if sheet.largestUndimmedDetentIdentifier != name {
        sheet.largestUndimmedDetentIdentifier = name
      }
      dimming.isNeeded = isOurs
    }

    func identifier(
      of reference: PresentationDetentReference
    ) -> UISheetPresentationController.Detent.Identifier {
      if let native, let identifier = native.identifier(of: reference) { return identifier }
      return SystemSupport.current.hasCustomDetents
        ? reference.uiKitIdentifier(limits) : reference.systemReference.uiKitIdentifier
    }

    func report(_ problem: DetentMisuse.Problem) {
      if reported.insert(problem.sentence).inserted { DetentMisuse.report(problem) }
    }
  }

  extension SheetDriver {
    var sheetContainer: UIView? { link?.sheetController?.containerView }

    /// Sets the detents anew after a measurement of the content changed.
    func measurementsDidChange() {
      guard !isMeasuring, sheet != nil else { return }
      isMeasuring = true
      refresh()
      isMeasuring = false
    }

    /// Records the detent at which the app lets the sheet begin, for a sheet that begins at another one.
    func assumeFirst(_ detent: PresentationDetentReference?) {
      knownFirst = detent
    }

    /// The detent of UIKit's sheet that is selected by a name: the smallest active one for none, for an
    /// unknown one (S1.31, documented), and for one that was inactive from the start.
    private func detent(
      named name: UISheetPresentationController.Detent.Identifier?
    ) -> PresentationDetentReference? {
      let named = stops.first { identifier(of: $0) == name }
      if let named, named == selected || resolved.index(of: named) != nil { return named }
      return resolved.stops.first?.name ?? named ?? stops.first
    }

    /// Reads the selected detent of UIKit's sheet, and reports a change.
    func readSelection(by mover: PresentationPosition.Mover) {
      guard let sheet else { return }
      let properties = effective
      let name = sheet.selectedDetentIdentifier
      if isAtOffset(name) { return }
      // Before the first rest the heights become known, and with them the detent at which it begins.
      let isFirst = !hasRested && mover == .code && name == readName
      readName = name
      guard let new = detent(named: name), new != selected else { return }
      let old = isFirst ? nil : selected
      selected = new
      if mover != .code {
        knownSelection = new
        if let selection = properties?.selection, selection.wrappedValue != new {
          selection.wrappedValue = new
        }
        properties?.selectedDetentIdentifier?.wrappedValue = name
      }
      guard sheet.containerView != nil, let old else { return }
      let change = DetentChange(
        old: stops.contains(old) ? old : nil, new: new, mover: mover, stage: .will)
      pendingChange = change
      link?.monitor.mover = mover
      notify(change)
      link?.monitor.wake()
    }

    private func notify(_ change: DetentChange) {
      effective?.onDetentChange?(change)
      link?.notify(change)
    }

    /// Called with each position, and with `nil` after the last.
    func positionDidChange(_ position: PresentationPosition?) {
      guard let position else { return dimming.end() }
      if position.phase == .dragging { isAfterDrag = true }
      // Where others set the detents, a movement that no drag began is theirs too.
      let isOthers = native != nil && position.mover == .user && !isAfterDrag
      readSelection(by: isOthers ? .code : position.mover)
      if position.phase == .resting { isAfterDrag = false }
      if let properties = effective {
        dimming.show(position, properties, of: self)
      } else {
        dimming.end()
      }
      guard position.phase == .resting else { return }
      hasRested = true
      link?.measurer.resetChangeCount()
      guard var change = pendingChange else { return }
      pendingChange = nil
      change.stage = .did
      notify(change)
      effective?.policy.arrived(at: change.new, byUser: change.mover == .user)
    }
  }
#endif
