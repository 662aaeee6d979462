#if canImport(UIKit)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    /// Where it is in this frame.
    var position: PresentationPosition {
      let geometry = machine.geometry
      let travel = CGFloat(machine.position.travel)
      let place = PresentationPosition.locate(
        travel, among: machine.layout.stops.all.map { CGFloat($0.extent) })
      let height = machine.layout.container.size.height - geometry.visibleFrame.y
      return PresentationPosition(
        height: max(0, CGFloat(height)), index: place.index, progress: place.progress,
        phase: positionPhase, mover: mover)
    }

    private var positionPhase: PresentationPosition.Phase {
      switch machine.phase {
      case .resting: .resting
      case .dragging: .dragging
      case .settling: machine.isPresenting ? .presenting : .settling
      case .dismissing: .dismissing
      case .dismissed: hasRun ? .dismissing : .presenting
      }
    }

    /// Tells whoever listens where it is. The last position, without any height, comes when the
    /// presented view leaves the window.
    func tellPosition() {
      guard isBegun, hasRun, let link, machine.phase != .dismissed else { return }
      var position = position
      // At rest nobody moves it; who will comes with the first movement.
      if position.phase == .resting, let last = link.monitor.position, last.phase == .resting,
        last.height == position.height
      {
        position.mover = last.mover
      }
      link.monitor.tell(position)
    }

    /// The detent of a stop: the selected one, if it rests there.
    private func detent(at stop: Int) -> PresentationDetentReference? {
      let stops = machine.layout.stops
      if let selected = machine.selection, stops.index(of: selected) == stop {
        return names.reference(named: selected)
      }
      return names.reference(named: stops.all[stop].id)
    }

    /// Says when it goes to another detent, and when it is there.
    func followDetents() {
      guard isBegun, hasRun, let stop = machine.targetStop, let new = detent(at: stop) else {
        return
      }
      let old = target
      if new != old {
        target = new
        if mover != .code { writeSelection(new) }
        if let old {
          let change = DetentChange(
            old: detents.contains(old) ? old : nil, new: new, mover: mover, stage: .will)
          arrival = change
          style.onDetentChange?(change)
        }
      }
      guard case .resting = machine.phase else { return }
      link?.measurer.forgive()
      guard var change = arrival else { return }
      arrival = nil
      change.stage = .did
      style.onDetentChange?(change)
      style.policy.arrived(at: change.new, byUser: change.mover == .user)
    }

    func writeSelection(_ new: PresentationDetentReference) {
      guard let selection = link?.sheet.contentDetents?.selection ?? style.selection else { return }
      bound = new
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }

    /// Whether the rest of the context can be used now.
    var isBackgroundInteractive: Bool {
      guard style.backgroundInteraction != .automatic else {
        return machine.isBackgroundInteractive
      }
      switch machine.phase {
      case .dismissed: return true
      case .dismissing, .dragging, .resting, .settling:
        let index = machine.targetStop ?? position.index
        return style.backgroundInteraction.isEnabled(
          at: index, isUndimmed: machine.isBackgroundInteractive
        ) { [names, machine] in
          names.existingName(of: $0).flatMap { machine.layout.stops.index(of: $0) }
        }
      }
    }
  }
#endif
