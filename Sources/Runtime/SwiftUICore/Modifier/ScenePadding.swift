/// Adds the padding of a scene's edges to a view.
struct ScenePaddingModifier {
  let edges: Edge.Set
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(edges: Edge.Set) {
    self.edges = edges
  }
}

extension ScenePaddingModifier: ViewModifier {
  /// The padding in points: 16 in compact environments, otherwise 20 (documented: UIKit's minimum
  /// margins).
  func body(content: Content) -> some View {
    content.padding(edges, sizeClass == .regular ? 20 : 16)
  }
}

/// Mirrors a view in right-to-left layouts.
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
  /// Adds the padding of a scene's edges to the view.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlipModifier(isEnabled: enabled))
  }
}
