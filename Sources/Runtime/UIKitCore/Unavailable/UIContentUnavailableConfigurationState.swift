/// The state of a view controller for which its content may be unavailable.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// Creates a state without a search text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the view controller.
  public var traitCollection: UITraitCollection
  /// The text of the active search in the controller; `nil` without a search. The default is `nil`.
  public var searchText: String?
}
