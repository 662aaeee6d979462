/// The triggers of a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The submission of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The submission of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of a submission, the outermost first.
package final class SubmitAction {
  private let outer: SubmitAction?
  let triggers: SubmitTriggers
  let action: () -> Void

  init(inside outer: SubmitAction?, triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.outer = outer
    self.triggers = triggers
    self.action = action
  }

  package func perform(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.perform(trigger)
  }
}

struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension SubmitModifier: ViewModifier, EnvironmentModifier {
  func modify(_ values: inout EnvironmentValues) {
    values.submitAction = SubmitAction(
      inside: values.submitAction, triggers: triggers, action: action)
  }
}

enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when the user submits a text field in this view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }
}
