/// What a view does while a pointer is over it.
public struct HoverEffect: Sendable {
  enum Kind: Sendable {
    case highlight, lift
  }

  let kind: Kind

  /// As the system sees fit: a light behind the view.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A light behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// Has a view do something while a pointer is over it.
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
  /// Points that the light reaches beyond the view, and the radius of its corners. Grade: tunable.
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
  /// Has the view do something while a pointer is over it. A finger is no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect, isEnabled: true))
  }

  /// Has the view do something while a pointer is over it, as long as that is wanted.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(effect, isEnabled: isEnabled))
  }
}
