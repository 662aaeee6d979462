/// The view of a navigation controller.
@MainActor
package final class UILayoutContainerView: UIView {
  /// Lays out what the controller shows.
  var onLayout: (() -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Holds the views of the controllers that show, during a transition two of them.
@MainActor
package final class UINavigationTransitionView: UIView {}

/// Holds the view of one controller of a navigation controller, with its safe area under the bar.
@MainActor
package final class UIViewControllerWrapperView: UIView {
  /// Darkens the view while another slides over it.
  let shade = UIView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    return nil
  }

  func adopt(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  func beginShading() {
    shade.frame = bounds
    addSubview(shade)
  }

  func endShading() {
    shade.alpha = 0
    shade.removeFromSuperview()
  }
}
