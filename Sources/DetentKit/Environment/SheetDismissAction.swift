#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// An action that dismisses the presentation from whose content it was read.
  ///
  /// ```swift
  /// @Environment(\.sheetDismiss) private var dismiss
  /// Button("Done") { dismiss() }
  /// ```
  @MainActor
  public struct SheetDismissAction {
    private let action: (@MainActor @Sendable () -> Void)?
    private let attemptAction: (@MainActor @Sendable () -> Bool)?

    /// Returns the presented view controller.
    private let presented: (@MainActor @Sendable () -> UIViewController?)?

    nonisolated init(
      _ action: (@MainActor @Sendable () -> Void)?,
      attempt: (@MainActor @Sendable () -> Bool)? = nil,
      presented: (@MainActor @Sendable () -> UIViewController?)? = nil
    ) {
      self.action = action
      attemptAction = attempt
      self.presented = presented
    }

    /// Dismisses the presentation. Has no effect outside of one.
    public func callAsFunction() {
      action?()
    }

    /// Dismisses the presentation, unless its content prevents the dismissal. Then it counts as an
    /// attempt with the cause ``DismissalCause/code``. Has no effect outside of a presentation.
    ///
    /// - Returns: `true` if the presentation is dismissed.
    @discardableResult
    public func attempt() -> Bool {
      attemptAction?() ?? false
    }

    /// Dismisses the presentation together with those below it, in one movement. Has no effect outside of
    /// a presentation.
    ///
    /// Each of them ends with the reason ``DismissReason/code``, whichever presenter it has.
    ///
    /// - Parameter count: the number of presentations, this one included. With 0 or less nothing is
    ///   dismissed, with more than there are all of them.
    public func callAsFunction(count: Int) {
      guard count > 0, var last = presented?() else { return }
      var rest = count - 1
      while rest > 0, let below = last.presentingController, below.presentingViewController != nil {
        last = below
        rest -= 1
      }
      last.presentingViewController?.dismiss(animated: true)
    }

    /// Dismisses all presentations, from this one down to the first. Has no effect outside of a
    /// presentation.
    public func all() {
      callAsFunction(count: .max)
    }
  }

  private enum SheetDismissKey: EnvironmentKey {
    static var defaultValue: SheetDismissAction { SheetDismissAction(nil) }
  }

  private enum IsSheetPresentedKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// The action that dismisses the presentation that contains the view, if DetentKit presents it.
    ///
    /// Use it in place of SwiftUI's `dismiss`, which a library cannot set: inside of content that
    /// DetentKit presents, `dismiss` closes the screen that contains the presenting view. Outside
    /// of a presentation the action has no effect.
    public internal(set) var sheetDismiss: SheetDismissAction {
      get { self[SheetDismissKey.self] }
      set { self[SheetDismissKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is in content that DetentKit presents.
    public internal(set) var isSheetPresented: Bool {
      get { self[IsSheetPresentedKey.self] }
      set { self[IsSheetPresentedKey.self] = newValue }
    }
  }
#endif
