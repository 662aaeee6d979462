import UIKit

/// A search field that follows the user's text size and is as wide as its section.
final class SearchField: UISearchTextField {
  /// Creates a field.
  ///
  /// - Parameter onChange: called with the text at every change.
  init(placeholder: String, onChange: @escaping @MainActor (String) -> Void) {
    super.init(frame: .zero)
    self.placeholder = placeholder
    font = .preferred(.body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    addAction(
      UIAction { [weak self] _ in onChange(self?.text ?? "") }, for: .editingChanged)
    // With an action for this event the return key ends the search.
    addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }
}
