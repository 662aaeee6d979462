#if canImport(UIKit)
  import SwiftUI

  /// Dismisses the presentation in whose content it was read.
  ///
  /// ```swift
  /// @Environment(\.sheetDismiss) private var dismiss
  /// Button("Done") { dismiss() }
  /// ```
  @MainActor
  public struct SheetDismissAction {
    private let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)?) {
      self.action = action
    }

    /// Dismisses; nothing happens outside of a presentation.
    public func callAsFunction() {
      action?()
    }
  }

  private enum SheetDismissKey: EnvironmentKey {
    static var defaultValue: SheetDismissAction { SheetDismissAction(nil) }
  }

  private enum IsSheetPresentedKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// Dismisses what DetentKit presents, in its content.
    ///
    /// SwiftUI's own `dismiss` cannot be made by others: in the content it still belongs to what the
    /// presenting view stands in.
    public internal(set) var sheetDismiss: SheetDismissAction {
      get { self[SheetDismissKey.self] }
      set { self[SheetDismissKey.self] = newValue }
    }

    /// Whether the view is in content that DetentKit presents.
    public internal(set) var isSheetPresented: Bool {
      get { self[IsSheetPresentedKey.self] }
      set { self[IsSheetPresentedKey.self] = newValue }
    }
  }
#endif
