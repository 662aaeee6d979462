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

    nonisolated init(
      _ action: (@MainActor @Sendable () -> Void)?,
      attempt: (@MainActor @Sendable () -> Bool)? = nil
    ) {
      self.action = action
      attemptAction = attempt
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
