/// Views come out of a blur and go back into one, a little smaller or larger than they are.
public struct BlurReplaceTransition: Transition {
  /// How views go.
  public struct Configuration: Equatable, Sendable {
    let leavingScale: Double

    /// Views go as they came: they shrink.
    public static let downUp = Configuration(leavingScale: 0.9)
    /// Views go by growing.
    public static let upUp = Configuration(leavingScale: 1.1)
  }

  /// How views go.
  public var configuration: Configuration

  /// Creates a blur.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Points. Grade: tunable.
  private static let radius: CGFloat = 12

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .willAppear ? 0.9 : configuration.leavingScale
      )
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  /// Something moves.
  public static let properties = TransitionProperties(hasMotion: true)
}

extension Transition where Self == BlurReplaceTransition {
  /// Views come out of a blur and go back into one.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Views come out of a blur and go back into one.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
