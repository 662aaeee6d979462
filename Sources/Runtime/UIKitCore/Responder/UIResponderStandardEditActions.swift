/// The editing actions of menus and key commands. Responders that do not edit do nothing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Removes the selection and copies it to the general pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the general pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the content of the general pasteboard.
  func paste(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Selects the text at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
}
