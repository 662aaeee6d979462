/// What menus and key commands ask responders for. Responders that do not edit do nothing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection out and copies it to the general pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the general pasteboard.
  func copy(_ sender: Any?)
  /// Puts what the general pasteboard holds in the selection's place.
  func paste(_ sender: Any?)
  /// Takes the selection out.
  func delete(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
}
