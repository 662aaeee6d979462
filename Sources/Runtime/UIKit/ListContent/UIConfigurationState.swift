/// The state of a view for which a configuration looks one way or another.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state in which nothing is special.
  init(traitCollection: UITraitCollection)
  /// The view's traits.
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

/// What states of views and cells have in common.
package struct ConfigurationMarks: Equatable {
  var isHighlighted = false
  var isSelected = false
  var isDisabled = false
}

/// The state of a header, footer or other view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// Creates a state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view can not be used. The default is `false`.
  public var isDisabled = false
  /// Whether a finger is on the view. The default is `false`.
  public var isHighlighted = false
  /// Whether the view is selected. The default is `false`.
  public var isSelected = false
  /// Whether the view has the focus. The default is `false`.
  public var isFocused = false
  /// Whether a header or footer stands at the edge instead of with its section. The default is
  /// `false`.
  public var isPinned = false
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Creates a state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell can not be used. The default is `false`.
  public var isDisabled = false
  /// Whether a finger is on the cell. The default is `false`.
  public var isHighlighted = false
  /// Whether the cell is selected. The default is `false`.
  public var isSelected = false
  /// Whether the cell has the focus. The default is `false`.
  public var isFocused = false
  /// Whether the cell can be edited now. The default is `false`.
  public var isEditing = false
  /// Whether the cell shows its swipe actions. The default is `false`.
  public var isSwiped = false
  /// Whether the cell's part of an outline is open. The default is `false`.
  public var isExpanded = false
}
