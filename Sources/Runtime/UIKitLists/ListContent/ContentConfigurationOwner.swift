/// A cell, header or footer that shows subviews of its own or the view of a content configuration.
@MainActor
protocol ContentConfigurationOwner: UIView {
  associatedtype State: UIConfigurationState
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var configurationState: State { get }
  /// The content view without a configuration.
  var plainContentView: UIView? { get set }
  /// The view of the content configuration.
  var configuredView: (any UIView & UIContentView)? { get set }
  /// Inserts a content view in front of the backgrounds.
  func insertContent(_ view: UIView)
}

extension ContentConfigurationOwner {
  /// Updates the view of the content configuration, or replaces it if it is of another kind.
  func contentConfigurationDidChange() {
    defer { setNeedsLayout() }
    guard let configuration = contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    let updated =
      automaticallyUpdatesContentConfiguration
      ? configuration.updated(for: configurationState) : configuration
    if let view = configuredView, view.supports(updated) {
      view.configuration = updated
    } else {
      configuredView?.removeFromSuperview()
      plainContentView?.removeFromSuperview()
      plainContentView = nil
      let view = updated.makeContentView()
      configuredView = view
      insertContent(view)
    }
  }
}
