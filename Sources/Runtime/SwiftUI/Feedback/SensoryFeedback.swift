/// What people feel when something happens.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
  }

  let kind: Kind

  /// A task is done.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// A task warns.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// A task failed.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// A selection changes.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value rises above a threshold.
  public static let increase = SensoryFeedback(kind: .impact(.light, intensity: 1))
  /// A value falls below a threshold.
  public static let decrease = SensoryFeedback(kind: .impact(.light, intensity: 1))
  /// Something starts.
  public static let start = SensoryFeedback(kind: .impact(.medium, intensity: 1))
  /// Something stops.
  public static let stop = SensoryFeedback(kind: .impact(.medium, intensity: 1))
  /// Something snaps to a line.
  public static let alignment = SensoryFeedback(kind: .impact(.rigid, intensity: 1))
  /// Something goes to another level.
  public static let levelChange = SensoryFeedback(kind: .impact(.rigid, intensity: 1))
  /// Two things bump.
  public static let impact = SensoryFeedback(kind: .impact(.medium, intensity: 1))

  /// Things of a weight bump; an intensity of 1 is full.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity: intensity))
  }

  /// Things that give way more or less bump; an intensity of 1 is full.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity: intensity))
  }

  /// How heavy something seems.
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Small.
    public static let light = Weight(style: .light)
    /// Of middling size.
    public static let medium = Weight(style: .medium)
    /// Big.
    public static let heavy = Weight(style: .heavy)
  }

  /// How far something gives way.
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Not at all.
    public static let rigid = Flexibility(style: .rigid)
    /// Somewhat.
    public static let solid = Flexibility(style: .medium)
    /// Much.
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

  /// Plays feedback when `trigger` changes and `condition` says so of its old and new value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the feedback that `feedback` has for the old and new value of `trigger`, if it has any,
  /// when that changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      let feedback = feedback(old, new)
      Evaluation.onMain { feedback?.play() }
    }
  }

  /// Plays the feedback that `feedback` has, if it has any, when `trigger` changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
