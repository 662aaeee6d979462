/// What a controller keeps of what shows while it has no content.
struct UnavailableContent {
  var view: (any UIView & UIContentView)?
  /// Whether the controller is to be asked again; at first it is.
  var needsUpdate = true
}

extension UIViewController {
  /// The state for which the controller's content may be unavailable.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItemStorage?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the view is laid out next.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// The view is about to be laid out.
  func updateContentUnavailableIfNeeded() {
    // A view that scrolls moves its bounds; what stands in front of it stays.
    if let content = unavailable.view, let view = viewIfLoaded, content.frame != view.bounds {
      content.frame = view.bounds
    }
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    // What was set before there was a view.
    if unavailable.view == nil, contentUnavailableConfiguration != nil { showContentUnavailable() }
  }

  /// Shows the configuration in front of the view, or nothing.
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
