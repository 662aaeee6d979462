/// The traits and state of a view, from which a configuration derives its look.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state with the given traits and every flag `false`.
  init(traitCollection: UITraitCollection)
  /// The view's trait collection.
  var traitCollection: UITraitCollection { get set }
}

extension UIConfigurationState {
  package var marks: ConfigurationMarks {
    if let cell = self as? UICellConfigurationState {
      return ConfigurationMarks(
        isHighlighted: cell.isHighlighted, isSelected: cell.isSelected, isDisabled: cell.isDisabled)
    }
    guard let view = self as? UIViewConfigurationState else { return ConfigurationMarks() }
    return ConfigurationMarks(
      isHighlighted: view.isHighlighted, isSelected: view.isSelected, isDisabled: view.isDisabled)
  }
}

/// The flags that the states of views and of cells share.
package struct ConfigurationMarks: Equatable {
  var isHighlighted = false
  var isSelected = false
  package var isDisabled = false
}

/// The state of a header, footer or other view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// Creates a state with the given traits and every flag `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The view's trait collection.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled. The default is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether a finger is on the view. The default is `false`.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected. The default is `false`.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus. The default is `false`.
  public var isFocused = false
  /// A Boolean value that indicates whether a header or footer is pinned to the edge of the list
  /// instead of scrolling with its section. The default is `false`.
  public var isPinned = false
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Creates a state with the given traits and every flag `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The cell's trait collection.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled. The default is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether a finger is on the cell. The default is `false`.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected. The default is `false`.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus. The default is `false`.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is in editing mode. The default is `false`.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell shows its swipe actions. The default is
  /// `false`.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell's item is expanded in an outline. The default
  /// is `false`.
  public var isExpanded = false
}
