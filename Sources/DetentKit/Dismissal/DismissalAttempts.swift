#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The parts of a presentation that prevent its dismissal by the user, and their closures for attempts.
  @MainActor
  final class DismissalAttempts {
    /// A part of the content that can prevent the dismissal.
    struct Part {
      var isDisabled: Bool
      var onAttempt: ((DismissalCause) -> Void)?
      /// Returns, possibly later, whether the presentation is dismissed after all.
      var confirm: ((DismissalCause) async -> Bool)?
      /// Dismisses a presentation of SwiftUI's, which sets the binding of the presenting view.
      var dismissBySwiftUI: (() -> Void)?
    }

    weak var link: PresentationLink?
    private var parts = OwnedValues<Part>()
    private var question: Task<Void, Never>?
    /// The cause of the attempt about which the delegate is notified.
    private(set) var cause: DismissalCause?
    /// Indicates whether the user's dismissal was confirmed, and code performs it.
    private(set) var isConfirmed = false
    private var modality: Bool?

    /// Indicates whether a part prevents the dismissal by the user.
    var isDisabled: Bool { parts.contains { $0.isDisabled } }

    /// Indicates whether the presenting side observes attempts.
    var isObservedByPresenter = false

    /// Indicates whether attempts are observed.
    var isObserved: Bool {
      isObservedByPresenter || parts.contains { $0.onAttempt != nil || $0.confirm != nil }
    }

    /// Adds a part for as long as its owner lives, or replaces the owner's.
    func set(_ part: Part, by owner: AnyObject) {
      parts.set(part, by: owner)
      didChange()
    }

    func remove(_ owner: AnyObject) {
      if parts.remove(owner) { didChange() }
    }

    private func didChange() {
      guard let link else { return }
      applyModality()
      link.modalityDidChange?()
      link.monitor.wake()
    }

    /// Sets `isModalInPresentation` of a controller that DetentKit presents and whose preferences it does
    /// not own, and restores it.
    func applyModality() {
      guard let link, link.ownsModality, let controller = link.controller,
        !(controller is PresentedHost)
      else { return }
      if isDisabled {
        if modality == nil { modality = controller.isModalInPresentation }
        controller.isModalInPresentation = true
      } else if let former = modality {
        modality = nil
        controller.isModalInPresentation = former
      }
    }

    /// Notifies the delegate of a presentation, and then the parts, of an attempt.
    func attempt(_ cause: DismissalCause, on presentation: UIPresentationController) {
      let isNotifiedByDelegate = presentation.delegate is SandwichController
      self.cause = cause
      presentation.notifyDidAttemptToDismiss()
      self.cause = nil
      if !isNotifiedByDelegate { notify(cause) }
    }

    /// Notifies the parts of an attempt, and asks those that confirm.
    func notify(_ cause: DismissalCause) {
      let preventing = parts.filter(\.isDisabled)
      for part in preventing { part.onAttempt?(cause) }
      let questions = preventing.compactMap(\.confirm)
      let dismissBySwiftUI = preventing.first { $0.confirm != nil }?.dismissBySwiftUI
      // An attempt during a question has no further effect.
      guard !questions.isEmpty, question == nil else { return }
      question = Task { @MainActor [weak self] in
        var isConfirmed = true
        for confirm in questions where isConfirmed { isConfirmed = await confirm(cause) }
        self?.question = nil
        if isConfirmed { self?.dismiss(bySwiftUI: dismissBySwiftUI) }
      }
    }

    private func dismiss(bySwiftUI dismiss: (() -> Void)?) {
      if link?.ownsModality == false, link?.controller?.allowsSubviews == false, let dismiss {
        return dismiss()
      }
      guard let controller = link?.controller, !controller.isBeingDismissed,
        let presenter = controller.presentingViewController
      else { return }
      isConfirmed = true
      link?.monitor.mover = .user
      presenter.dismiss(animated: true)
    }
  }
#endif
