#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// Presentations over each other in one context.
  extension ContextPresentationController {
    /// The invisible controller that keeps the presentation in its context; `nil` for a presentation
    /// controller that an app created itself.
    var helper: ContextHelperController? {
      presentingViewController as? ContextHelperController
    }

    /// The presentation right below in the same context.
    var below: ContextPresentationController? { helper?.below }

    /// The opacity of the dimming as if nothing were presented over this.
    private var ownDim: Double {
      guard let dimming = style.dimming, session.machine.phase != .dismissed else { return 0 }
      let strength = dimming.curve(CGFloat(session.machine.geometry.ownDimAlpha))
      return Double(strength * dimmingStrength)
    }

    /// The strength of the dimming's effect, 0...1.
    var effectStrength: CGFloat {
      guard let dimming = style.dimming, dimming.effect != nil, session.machine.phase != .dismissed
      else { return 0 }
      return dimming.curve(CGFloat(session.machine.geometry.ownDimAlpha))
    }

    /// The opacity of the dimming's colour.
    private var dimmingStrength: CGFloat {
      guard let contextView, let color = style.dimming?.color else { return 0 }
      return color.resolvedColor(with: contextView.traitCollection).cgColor.alpha
    }

    /// The opacity of the dimming view. Under another dimming, both together are as dark as the darker
    /// one alone.
    var shownDim: CGFloat {
      let strength = dimmingStrength
      guard strength > 0 else { return 0 }
      return CGFloat(session.machine.cover.dimAlpha(of: ownDim)) / strength
    }

    /// Updates how far this presentation covers the one below.
    func coverBelow() {
      guard let below, below.isBegun else { return }
      let machine = session.machine
      let shown = machine.shownFraction
      var cover = machine.coverForSheetBelow(dim: ownDim, pushBack: 0)
      if shown <= 0 { cover.depth = 0 }
      if shown > 0, style.stacking == .pushesBack {
        let isWhole = style.scope == .window
        cover.pushBack = isWhole ? machine.geometry.pushBack.progress : shown
        // Only a presentation from the same edge can leave a rim of the one below.
        if !isWhole, below.axis == axis { cover.frontEdge = machine.geometry.visibleFrame.y }
      }
      below.setCover(cover)
    }

    /// Ends covering the presentation below.
    func uncoverBelow() {
      below?.setCover(SheetCover())
    }

    private func setCover(_ cover: SheetCover) {
      guard isBegun, cover != session.machine.cover else { return }
      send(.coverChanged(cover))
      show()
    }
  }
#endif
