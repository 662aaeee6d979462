#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    /// The position in this frame.
    var position: PresentationPosition {
      let place = session.place
      let machine = session.machine
      let height = machine.layout.visibleHeight(at: machine.position, cover: machine.cover)
      return PresentationPosition(
        height: max(0, CGFloat(height)), index: place.index, progress: CGFloat(place.progress),
        phase: positionPhase, mover: mover)
    }

    private var positionPhase: PresentationPosition.Phase {
      switch session.machine.phase {
      case .resting: .resting
      case .dragging: .dragging
      case .settling: session.machine.isPresenting ? .presenting : .settling
      case .dismissing: .dismissing
      case .dismissed: hasRun ? .dismissing : .presenting
      }
    }

    /// Notifies observers of the position. The last one, with a height of 0, follows when the presented
    /// view leaves the window.
    func publishPosition() {
      guard isBegun, hasRun, let link, session.machine.phase != .dismissed else { return }
      var position = position
      // At rest the mover stays the last one until the next movement begins.
      if position.phase == .resting, let last = link.monitor.position, last.phase == .resting,
        last.height == position.height
      {
        position.mover = last.mover
      }
      link.monitor.publish(position)
    }

    /// Reports that the presented view moves to another detent, and that it rests there.
    func reportDetentChange() {
      guard isBegun, hasRun, let stop = session.machine.targetStop,
        let new = names.name(of: session.detent(at: stop))
      else { return }
      let old = targetDetent
      if new != old {
        targetDetent = new
        if mover != .code { writeSelection(new) }
        if let old {
          let change = DetentChange(
            old: detents.contains(old) ? old : nil, new: new, mover: mover, stage: .will)
          pendingChange = change
          notify(change)
        }
      }
      guard case .resting = session.machine.phase else { return }
      link?.measurer.resetChangeCount()
      guard var change = pendingChange else { return }
      pendingChange = nil
      change.stage = .did
      notify(change)
      style.policy.arrived(at: change.new, byUser: change.mover == .user)
    }

    private func notify(_ change: DetentChange) {
      style.onDetentChange?(change)
      link?.notify(change)
    }

    func writeSelection(_ new: PresentationDetentReference) {
      guard let selection else { return }
      knownSelection = new
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }

    /// Indicates whether the rest of the context is interactive.
    var isBackgroundInteractive: Bool {
      let machine = session.machine
      guard style.backgroundInteraction != .automatic else {
        return machine.isBackgroundInteractive
      }
      guard machine.phase != .dismissed else { return true }
      let index = machine.targetStop ?? session.place.index
      return style.backgroundInteraction.isEnabled(
        at: index, isUndimmed: machine.isBackgroundInteractive
      ) { [names] in
        names.existingID(for: $0).flatMap { machine.layout.stops.index(of: $0) }
      }
    }
  }
#endif
