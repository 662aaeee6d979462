#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    /// Indicates whether a drag that begins with a touch moves the presented view.
    func isInDragArea(_ touch: UITouch) -> Bool {
      switch style.dragArea {
      case .surface: true
      case .grabber: touch.view?.isDescendant(of: card.grabber) ?? false
      case .none: false
      }
    }

    /// Returns whether the app lets a touch begin a drag.
    func shouldBeginDrag(with touch: UITouch) -> Bool {
      guard let ask = style.shouldBeginDragging else { return true }
      return ask(
        SheetTouch(
          location: touch.location(in: presentedViewController.view), view: touch.view,
          detent: targetDetent))
    }

    /// Indicates whether scroll views scroll at the detent at which the presented view rests or to which
    /// it moves.
    var isScrollingAllowed: Bool {
      guard let allowed = style.scrollingDetents else { return true }
      // Between two detents the lower one decides.
      let stop = session.machine.targetStop ?? max(session.place.index, 0)
      return session.machine.layout.stops.assignments.contains { assignment in
        assignment.stop == stop && names.name(of: assignment.id).map(allowed.contains) == true
      }
    }

    /// Returns the destination that the app chooses for the presented view when it is released; `nil`
    /// without a choice.
    ///
    /// - Parameters:
    ///   - velocity: the finger's velocity in points a second, positive towards the edge.
    ///   - scroll: the content under the finger.
    func chosenLanding(_ velocity: Double, _ scroll: SheetScroll?) -> SheetLanding? {
      guard style.willEndDragging != nil || style.snapping.rule != nil,
        let landing = session.machine.landing(velocity: velocity, scroll: scroll),
        var release = release(to: landing, velocity)
      else { return nil }
      let own = release.target
      if let rule = style.snapping.rule { release.target = rule(release) }
      let target = style.willEndDragging?(release) ?? release.target
      guard target != own else { return nil }
      switch target {
      case .height(let height) where height.isFinite:
        return .height(session.machine.layout.height(atVisibleHeight: Double(height)))
      case .dismissal where release.allowsDismissal: return .dismissal
      case .detent(let detent) where release.detents.contains(detent):
        let id = names.existingID(for: detent)
        return id.flatMap { session.machine.layout.stops.index(of: $0) }.map { .stop($0) }
      case .dismissal, .detent, .height:
        report(.impossibleTarget(presentedViewController, "\(target)"))
        return nil
      }
    }

    private func release(to landing: SheetLanding, _ velocity: Double) -> SheetRelease? {
      let (machine, stops) = (session.machine, session.machine.layout.stops)
      let active = stops.assignments.sorted { $0.stop < $1.stop }
      guard let start = names.name(of: session.detent(at: session.machine.dragOrigin)) else {
        return nil
      }
      let target: SheetRelease.Target
      switch landing {
      case .dismissal: target = .dismissal
      case .height(let height): target = .height(visibleHeight(height))
      case .stop(let stop):
        guard let detent = names.name(of: session.detent(at: stop)) else { return nil }
        target = .detent(detent)
      }
      let height = machine.layout.visibleHeight(at: machine.position, cover: machine.cover)
      return SheetRelease(
        start: start, height: CGFloat(height), velocity: CGFloat(-velocity),
        projectedHeight: CGFloat(height - machine.layout.style.landing.projection(velocity)),
        detents: active.compactMap { names.name(of: $0.id) },
        detentHeights: active.map {
          CGFloat(machine.layout.visibleHeight(at: machine.layout.position(at: $0.stop)))
        },
        allowsDismissal: machine.mayDismissByDrag, target: target)
    }

    /// Returns the visible height of the presented view at a height of the engine's, in points.
    private func visibleHeight(_ height: Double) -> CGFloat {
      let layout = session.machine.layout
      return CGFloat(layout.visibleHeight(at: layout.position(atHeight: height)))
    }
  }
#endif
