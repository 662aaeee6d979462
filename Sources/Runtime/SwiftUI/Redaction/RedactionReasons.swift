/// Why a view does not show what it holds.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nothing is there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is private is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is there is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

enum PrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why views do not show what they hold; empty where they do.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether text and pictures show bars in their place.
  var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Has text and pictures in this view show bars in their place.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Has views in this view show what they hold in any case.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Whether what the view holds is hidden where private things are.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// Bars in place of lines of text.
final class PlaceholderBars: UIView {
  /// The lines, in the view's coordinates.
  var lines: [CGRect] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.label {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Of the text's colour. Grade: tunable.
  static let opacity: CGFloat = 0.16
  /// Of a bar, in points. Grade: tunable.
  private static let radius: CGFloat = 5
  /// What is left out above and below a line, in shares of its height. Grade: tunable.
  private static let gap: CGFloat = 0.1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.withAlphaComponent(Self.opacity).setFill()
    for line in lines {
      let bar = line.insetBy(dx: 0, dy: line.height * Self.gap)
      UIBezierPath(roundedRect: bar, cornerRadius: min(Self.radius, bar.height / 2)).fill()
    }
  }
}
