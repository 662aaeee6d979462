/// The name of a layer's delegate in reports, whose readers know views and controllers, not layers.
package protocol LayerOwnerNaming {
  /// The name of the owner, as in "PlaceView".
  var layerOwnerName: String { get }
}

extension CALayer {
  /// The number of rounds in which layout of a tree may cause further layout before it is
  /// considered endless. Finite layout settles within a handful of rounds; UIKit's own debugging
  /// aid against layout feedback counts to 50 at the least (documented). tunable.
  private static var layoutRounds: Int { 100 }
  /// The number of rounds for a layer that was reported already.
  private static var layoutRoundsOfOffender: Int { 16 }
  /// The maximum depth of recursive layout of a layer.
  private static var layoutDepth: UInt8 { 12 }

  /// Performs layout of the layer and its descendants that need it. Endless layout is reported once
  /// for each layer, and further requests are ignored.
  final func performLayout() {
    guard state.needsLayout || state.needsLayoutBelow else { return }
    guard state.layoutDepth < Self.layoutDepth else { return endLayoutLoop() }
    state.layoutDepth += 1
    defer { state.layoutDepth -= 1 }
    var round = 0
    while state.needsLayout || state.needsLayoutBelow {
      guard round < (state.isLoopReported ? Self.layoutRoundsOfOffender : Self.layoutRounds) else {
        return endLayoutLoop()
      }
      if round > 0, PermittedDifferences.hasCurrent(.layoutHasOnePass) { return }
      round += 1
      if state.needsLayout {
        state.needsLayout = false
        layoutSublayers()
      }
      guard state.needsLayoutBelow else { continue }
      state.needsLayoutBelow = false
      for child in children { child.performLayout() }
      maskLayer?.performLayout()
    }
  }

  /// Discards the remaining layout requests of this tree, and reports their layers.
  private func endLayoutLoop() {
    if state.needsLayout {
      state.needsLayout = false
      reportLayoutLoop()
    }
    guard state.needsLayoutBelow else { return }
    state.needsLayoutBelow = false
    for child in children { child.endLayoutLoop() }
    maskLayer?.endLayoutLoop()
  }

  private func reportLayoutLoop() {
    guard !state.isLoopReported else { return }
    state.isLoopReported = true
    let owner = (delegate as? any LayerOwnerNaming)?.layerOwnerName
    Misuse.report(LayerMisuse.layoutLoop(owner ?? diagnosticName))
  }
}
