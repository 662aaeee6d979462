/// The effect on a view while a pointer hovers over it.
public struct HoverEffect: Sendable {
  enum Kind: Sendable {
    case highlight, lift
  }

  let kind: Kind

  /// The system's default: a highlight.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A highlight behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view is scaled up slightly and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// Applies an effect to a view while a pointer hovers over it.
struct HoverEffectModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isOver = false
}

extension HoverEffectModifier {
  nonisolated init(_ effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }
}

extension HoverEffectModifier: ViewModifier {
  /// The distance in points by which the highlight extends beyond the view, and its corner radius.
  /// Grade: tunable.
  private static let reach: CGFloat = 6
  private static let radius: CGFloat = 10
  /// Grade: tunable.
  private static let scale: CGFloat = 1.06

  func body(content: Content) -> some View {
    let isShown = isOver && isEnabled
    let lifts = isShown && effect.kind == .lift
    content
      .background {
        RoundedRectangle(cornerRadius: Self.radius)
          .fill(.quaternary)
          .padding(-Self.reach)
          .opacity(isShown && effect.kind == .highlight ? 1 : 0)
          .allowsHitTesting(false)
      }
      .scaleEffect(lifts ? Self.scale : 1)
      .shadow(color: .black.opacity(lifts ? 0.2 : 0), radius: lifts ? 8 : 0, y: lifts ? 4 : 0)
      .animation(.easeOut(duration: 0.15), value: isShown)
      .onHover { isOver = $0 }
  }
}

extension View {
  /// Applies an effect to the view while a pointer hovers over it. A touch is not a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect, isEnabled: true))
  }

  /// Applies an effect to the view while a pointer hovers over it and the effect is enabled.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(effect, isEnabled: isEnabled))
  }
}
