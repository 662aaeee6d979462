/// Haptic feedback for an event.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
  }

  let kind: Kind

  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// A task produced a warning.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// A task failed.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// A selection changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value rose above a threshold.
  public static let increase = SensoryFeedback(kind: .impact(.light, intensity: 1))
  /// A value fell below a threshold.
  public static let decrease = SensoryFeedback(kind: .impact(.light, intensity: 1))
  /// An activity started.
  public static let start = SensoryFeedback(kind: .impact(.medium, intensity: 1))
  /// An activity stopped.
  public static let stop = SensoryFeedback(kind: .impact(.medium, intensity: 1))
  /// A dragged item aligned with a guide.
  public static let alignment = SensoryFeedback(kind: .impact(.rigid, intensity: 1))
  /// A discrete level changed.
  public static let levelChange = SensoryFeedback(kind: .impact(.rigid, intensity: 1))
  /// A physical impact.
  public static let impact = SensoryFeedback(kind: .impact(.medium, intensity: 1))

  /// A physical impact of objects of a weight, with an intensity of at most 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity: intensity))
  }

  /// A physical impact of objects of a flexibility, with an intensity of at most 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity: intensity))
  }

  /// The apparent weight of an object.
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// A small object.
    public static let light = Weight(style: .light)
    /// An object of medium size.
    public static let medium = Weight(style: .medium)
    /// A large object.
    public static let heavy = Weight(style: .heavy)
  }

  /// The apparent flexibility of an object.
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// A rigid object.
    public static let rigid = Flexibility(style: .rigid)
    /// A solid object.
    public static let solid = Flexibility(style: .medium)
    /// A soft object.
    public static let soft = Flexibility(style: .soft)
  }

  @MainActor
  func play() {
    switch kind {
    case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      let generator = UIImpactFeedbackGenerator(style: style)
      if intensity == 1 {
        generator.impactOccurred()
      } else {
        generator.impactOccurred(intensity: intensity)
      }
    }
  }
}

extension View {
  /// Plays feedback when `trigger` changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays feedback when `trigger` changes and `condition` returns true for its old and new value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the feedback, if any, that `feedback` returns for the old and new value of `trigger`
  /// when that changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      let feedback = feedback(old, new)
      Evaluation.onMain { feedback?.play() }
    }
  }

  /// Plays the feedback, if any, that `feedback` returns when `trigger` changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
