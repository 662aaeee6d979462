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
    /// The detents that UIKit has, smallest first and inactive ones among them.
    var stops: [PresentationDetentReference] = []
    /// Those of them that count now. See ``resolved``.
    var resolution = Resolution()
    /// The stops when UIKit was told last.
    var given = ResolvedStops()
    var measured = ContentMeasurements()
    /// Where it rests or goes.
    private(set) var selected: PresentationDetentReference?
    private var arrival: DetentChange?
    private var bound: PresentationDetentReference?
    private var reported: Set<String> = []
    /// What UIKit said the largest value is.
    var maximum: CGFloat?
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
        || properties.selection != nil || properties.selectedDetentIdentifier != nil
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
      given = ResolvedStops()
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

    func report(_ problem: DetentMisuse.Problem) {
      if reported.insert(problem.sentence).inserted { DetentMisuse.report(problem) }
    }
  }

  extension SheetDriver {
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
        if mover == .user, let sheet, let binding = effective?.selectedDetentIdentifier,
          binding.wrappedValue != sheet.selectedDetentIdentifier
        {
          binding.wrappedValue = sheet.selectedDetentIdentifier
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
