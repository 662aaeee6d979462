/// A transition that blurs and scales views as they are inserted and removed.
public struct BlurReplaceTransition: Transition {
  /// The configuration of the removal.
  public struct Configuration: Equatable, Sendable {
    let leavingScale: Double

    /// Views shrink as they are removed.
    public static let downUp = Configuration(leavingScale: 0.9)
    /// Views grow as they are removed.
    public static let upUp = Configuration(leavingScale: 1.1)
  }

  /// The configuration of the removal.
  public var configuration: Configuration

  /// Creates a blur transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The blur radius in points. Grade: tunable.
  private static let radius: CGFloat = 12

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .willAppear ? 0.9 : configuration.leavingScale
      )
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of the transition, which has motion.
  public static let properties = TransitionProperties(hasMotion: true)
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs and scales views.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// A transition that blurs and scales views.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
