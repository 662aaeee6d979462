extension UIStackView {
  /// Shrinks an arranged view along the axis until it is gone, or lets it grow from nothing.
  func animateHiding(of view: UIView, _ isHidden: Bool, _ animation: ViewAnimation) {
    guard arrangement.contains(where: { $0.view === view }) else {
      view.layer.isHidden = isHidden
      return
    }
    let state = view.makeConstraintState()
    if isHidden {
      state.isLeavingStack = true
      animation.whenDone { [weak self, weak view] in
        // Shown again in the meantime, it stays.
        guard let view, state.isLeavingStack else { return }
        state.isLeavingStack = false
        view.layer.isHidden = true
        self?.arrangementDidChange()
      }
    } else if state.isLeavingStack {
      state.isLeavingStack = false
    } else {
      // Growing begins where the view will stand, without a length.
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
