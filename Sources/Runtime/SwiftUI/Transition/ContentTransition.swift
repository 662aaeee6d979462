/// How what a view shows is exchanged in an animated change.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case number(countsDown: Bool)
    case value(Double)
    case symbol(_SymbolExchange, speed: Double)
  }

  let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Whatever can be between the old and the new is; text that differs fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that differ roll, upwards unless the number counts down. Text of several lines
  /// fades.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(countsDown: countsDown))
  }

  /// Characters that differ roll, upwards where the value grows. Text of several lines fades.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How what views show is exchanged in animated changes. The default is at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// How what this view shows is exchanged in animated changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
