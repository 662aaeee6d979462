#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  // Modifiers of content that prevents its dismissal.

  extension View {
    /// Sets whether the user is prevented from dismissing the presentation that contains the view,
    /// and an action for each attempt.
    public func interactiveDismissDisabled(
      _ isDisabled: Bool = true, onAttempt: (() -> Void)?
    ) -> some View {
      dismissalPart(
        .init(isDisabled: isDisabled, onAttempt: onAttempt.map { attempt in { _ in attempt() } }))
    }

    /// Sets whether the user is prevented from dismissing the presentation that contains the view,
    /// and an action that is called with the cause of each attempt.
    public func interactiveDismissDisabled(
      _ isDisabled: Bool = true, onAttempt: @escaping (DismissalCause) -> Void
    ) -> some View {
      dismissalPart(.init(isDisabled: isDisabled, onAttempt: onAttempt))
    }

    /// Asks before the user dismisses the presentation that contains the view.
    ///
    /// ```swift
    /// NoteEditor(text: $text)
    ///   .interactiveDismissConfirmation(!text.isEmpty) { cause in
    ///     await store.save(text)
    ///   }
    /// ```
    ///
    /// Each attempt is refused at first, and the closure is called on the main actor. While it runs
    /// the content stays, and further attempts are ignored. If it returns `true`, the presentation is
    /// dismissed, with the reason ``DismissReason/user``.
    ///
    /// - Parameters:
    ///   - isEnabled: `false` lets the user dismiss without a question.
    ///   - confirm: returns `true` to dismiss.
    public func interactiveDismissConfirmation(
      _ isEnabled: Bool = true, _ confirm: @escaping (DismissalCause) async -> Bool
    ) -> some View {
      dismissalPart(.init(isDisabled: isEnabled, confirm: confirm))
    }

    private func dismissalPart(_ part: DismissalAttempts.Part) -> some View {
      modifier(DismissalPartModifier(part: part))
    }
  }

  /// Registers a part of the content that prevents its dismissal.
  private struct DismissalPartModifier: ViewModifier {
    let part: DismissalAttempts.Part
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
      content.interactiveDismissDisabled(part.isDisabled).background(
        ContentProbe(
          connect: { [dismiss] link, view in
            var part = part
            part.dismissBySwiftUI = { dismiss() }
            link.attempts.set(part, by: view)
          },
          disconnect: { $0.attempts.remove($1) }))
    }
  }
#endif
