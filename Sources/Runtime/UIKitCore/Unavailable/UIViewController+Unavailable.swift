/// The state of a controller's content-unavailable view.
struct UnavailableContent {
  var view: (any UIView & UIContentView)?
  /// Indicates whether the configuration needs an update; initially it does.
  var needsUpdate = true
}

extension UIViewController {
  /// The current state for which the controller's content may be unavailable.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItemStorage?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout of
  /// the view.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration before the view is laid out, if an update was requested.
  func updateContentUnavailableIfNeeded() {
    // In a scroll view the bounds move; the content-unavailable view stays in place.
    if let content = unavailable.view, let view = viewIfLoaded, content.frame != view.bounds {
      content.frame = view.bounds
    }
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    // A configuration that was set before the view was loaded.
    if unavailable.view == nil, contentUnavailableConfiguration != nil { showContentUnavailable() }
  }

  /// Shows the configuration in front of the view, or removes the view without one.
  func showContentUnavailable() {
    guard let configuration = contentUnavailableConfiguration else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    guard let view = viewIfLoaded else {
      unavailable.needsUpdate = true
      return
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let old = unavailable.view, old.supports(updated) {
      old.configuration = updated
      view.bringSubviewToFront(old)
      return
    }
    unavailable.view?.removeFromSuperview()
    let content = updated.makeContentView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    unavailable.view = content
  }
}
