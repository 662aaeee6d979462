/// What a layer's delegate is called in a report: a person who reads it knows views and
/// controllers, not layers.
package protocol LayerOwnerNaming {
  /// The owner's name, as in "PlaceView".
  var layerOwnerName: String { get }
}

extension CALayer {
  /// How often layout of one tree may ask for more of itself before it is taken to go on for ever.
  /// Honest layout settles within a handful of rounds; UIKit's own debugging aid against layout
  /// feedback counts to 50 at the least (documented). tunable.
  private static var layoutRounds: Int { 100 }
  /// The same for a layer of which that was reported.
  private static var layoutRoundsOfOffender: Int { 16 }
  /// How deep a layer may lay itself out from its own layout.
  private static var layoutDepth: UInt8 { 12 }

  /// Lays out the layer and everything below it that needs it. Layout that never ends is reported
  /// once for each layer, and what it asks for beyond is left out.
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

  /// Gives up on what this tree still asks for, and names who asks.
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
    reportMisuse(
      "Layout of \(owner ?? diagnosticName) asks for layout again whenever it has run, which never "
        + "ends, so its last request was left out; call setNeedsLayout() there only if something "
        + "that layout depends on has changed.")
  }
}
