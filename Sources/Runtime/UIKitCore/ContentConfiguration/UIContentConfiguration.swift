/// A value that describes the content of a view and makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new content view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration updated for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The content configuration of the view. Setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration, so that it need not be replaced.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
