/// The transition of a view's content in an animated change.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case number(countsDown: Bool)
    case value(Double)
    case symbol(_SymbolExchange, speed: Double)
  }

  package let kind: Kind

  package init(kind: Kind) {
    self.kind = kind
  }

  /// The content changes immediately.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content is interpolated if possible; changed text fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Changed characters roll, upwards unless the number counts down. Text of several lines fades.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(countsDown: countsDown))
  }

  /// Changed characters roll, upwards if the value increases. Text of several lines fades.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// The transition of views' content in animated changes. The default is an immediate change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition of this view's content in animated changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
