/// Leaves as much room around a view as the system does at the edges of a scene.
struct ScenePaddingModifier {
  let edges: Edge.Set
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(edges: Edge.Set) {
    self.edges = edges
  }
}

extension ScenePaddingModifier: ViewModifier {
  /// Points: 16 where there is little room, or else 20 (documented: UIKit's minimum margins).
  func body(content: Content) -> some View {
    content.padding(edges, sizeClass == .regular ? 20 : 16)
  }
}

/// Mirrors a view where lines run from right to left.
struct DirectionFlipModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }
}

extension DirectionFlipModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Leaves as much room around the view as the system does at the edges of a scene.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Mirrors the view where lines run from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlipModifier(isEnabled: enabled))
  }
}
