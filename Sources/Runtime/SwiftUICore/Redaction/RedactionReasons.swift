/// The reasons for a redaction of a view's content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private and must be hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

enum PrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The reasons for redacting views; empty if they are not redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Indicates whether text and images are replaced by placeholder bars.
  var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Adds a reason to redact the content of this view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact the content of this view.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view's content as private, to be hidden in redactions for privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// Placeholder bars for lines of text.
final class PlaceholderBars: UIView {
  /// The frames of the lines, in the view's coordinates.
  var lines: [CGRect] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.label {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// The opacity of the text's colour. Grade: tunable.
  static let opacity: CGFloat = 0.16
  /// The corner radius of a bar, in points. Grade: tunable.
  private static let radius: CGFloat = 5
  /// The gap above and below a bar, as a fraction of the line's height. Grade: tunable.
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
