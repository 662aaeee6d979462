#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// What is presented in one context over each other.
  extension ContextPresentationController {
    /// The invisible controller that keeps the presentation in its context; `nil` if it was made by
    /// hand.
    var helper: ContextHelperController? {
      presentingViewController as? ContextHelperController
    }

    /// What is presented in the same context right below.
    var below: ContextPresentationController? { helper?.below }

    /// How much of the way in it has gone, 0 to 1.
    var shownShare: CGFloat {
      guard machine.phase != .dismissed else { return 0 }
      let position = machine.position
      guard position.drop > 0 else { return 1 }
      let whole = machine.layout.dropToOutside(extent: position.extent, margin: position.margin)
      return whole > 0 ? CGFloat(max(0, 1 - position.drop / whole)) : 0
    }

    /// How opaque the dimming would be with nothing in front.
    private var ownDim: CGFloat {
      guard let dimming = style.dimming, machine.phase != .dismissed else { return 0 }
      return dimming.curve(CGFloat(machine.geometry.dimAlpha)) * dimmingStrength
    }

    /// The opacity of the dimming's colour.
    private var dimmingStrength: CGFloat {
      guard let contextView, let color = style.dimming?.color else { return 0 }
      return color.resolvedColor(with: contextView.traitCollection).cgColor.alpha
    }

    /// How opaque the dimming is: where what is in front dims too, both together are as dark as the
    /// darker one alone.
    var shownDim: CGFloat {
      let strength = dimmingStrength
      guard strength > 0 else { return 0 }
      let own = ownDim
      guard frontDim > 0 else { return own / strength }
      return own > frontDim ? (own - frontDim) / (1 - frontDim) / strength : 0
    }

    /// Tells what is below how far this one covers it.
    func coverBelow() {
      guard let below, below.isBegun else { return }
      let share = shownShare
      var cover = SheetCover(depth: share > 0 ? machine.cover.depth + 1 : 0)
      if share > 0, style.stacking == .pushesBack {
        let isWhole = style.scope == .window
        cover.pushBack = isWhole ? machine.geometry.pushBack.progress : Double(share)
        // Only what comes from the same edge can leave a rim of what is behind.
        if !isWhole, below.axis == axis { cover.frontEdge = machine.geometry.visibleFrame.y }
      }
      below.take(cover, frontDim: max(ownDim, frontDim))
    }

    /// Nothing is in front any more.
    func uncoverBelow() {
      below?.take(SheetCover(), frontDim: 0)
    }

    private func take(_ cover: SheetCover, frontDim: CGFloat) {
      guard isBegun, cover != machine.cover || frontDim != self.frontDim else { return }
      self.frontDim = frontDim
      send(.coverChanged(cover))
      show()
    }
  }
#endif
