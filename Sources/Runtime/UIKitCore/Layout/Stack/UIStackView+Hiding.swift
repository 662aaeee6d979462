extension UIStackView {
  /// Animates an arranged view that is hidden or shown: it shrinks along the axis, or grows from
  /// zero length.
  func animateHiding(of view: UIView, _ isHidden: Bool, _ animation: ViewAnimation) {
    guard arrangement.contains(where: { $0.view === view }) else {
      view.layer.isHidden = isHidden
      return
    }
    let state = view.makeConstraintState()
    if isHidden {
      state.isLeavingStack = true
      animation.whenDone { [weak self, weak view] in
        // A view that was shown again in the meantime stays.
        guard let view, state.isLeavingStack else { return }
        state.isLeavingStack = false
        view.layer.isHidden = true
        self?.arrangementDidChange()
      }
    } else if state.isLeavingStack {
      state.isLeavingStack = false
    } else {
      // The view begins to grow at its final position, with zero length.
      UIView.performWithoutAnimation {
        state.isLeavingStack = true
        view.layer.isHidden = false
        arrangementDidChange()
        layoutRoot.layoutIfNeeded()
        state.isLeavingStack = false
      }
    }
    arrangementDidChange()
    layoutRoot.layoutIfNeeded()
  }
}
