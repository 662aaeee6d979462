#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The view behind a presentation: a colour of some opacity over an effect of some strength.
  class SheetBackdropView: UIView {
    private let cover = UIView()
    private var effectView: PartialEffectView?

    init() {
      super.init(frame: .zero)
      cover.frame = bounds
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cover.isUserInteractionEnabled = false
      addSubview(cover)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour. It is no background of this view, which stays transparent.
    var color: UIColor? {
      get { cover.backgroundColor }
      set { if cover.backgroundColor != newValue { cover.backgroundColor = newValue } }
    }

    /// The opacity of the colour. A transparent one still takes touches.
    var opacity: CGFloat {
      get { cover.alpha }
      set { if cover.alpha != newValue { cover.alpha = newValue } }
    }

    /// The strength of the effect, 0...1; 0 without one.
    var effectStrength: CGFloat { effectView?.strength ?? 0 }

    /// Shows an effect under the colour. Must not be called where animations are disabled, as UIKit
    /// shows a part of an effect only by an animation.
    func show(_ effect: UIVisualEffect?, strength: CGFloat) {
      guard let effect, strength > 0 else {
        effectView?.removeFromSuperview()
        effectView = nil
        return
      }
      let view = effectView ?? PartialEffectView(frame: bounds)
      if effectView == nil {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        insertSubview(view, belowSubview: cover)
        effectView = view
      }
      view.show(effect, strength: strength)
    }
  }

  /// A view with a part of an effect.
  ///
  /// UIKit has no strength of an effect, and an effect view with an opacity below 1 can look wrong. A
  /// paused animation from no effect to all of it shows the part.
  private final class PartialEffectView: UIView {
    private(set) var strength: CGFloat = 0
    private let view = UIVisualEffectView(effect: nil)
    private var effect: UIVisualEffect?
    private var animator: UIViewPropertyAnimator?

    override init(frame: CGRect) {
      super.init(frame: frame)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    // UIKit does not allow that a paused animator is deallocated.
    deinit {
      guard let animator, Thread.isMainThread else { return }
      MainActor.assumeIsolated { animator.stopAnimation(true) }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { end() }
    }

    func show(_ effect: UIVisualEffect, strength: CGFloat) {
      if effect !== self.effect { end() }
      guard window != nil else { return }
      if animator == nil { begin(effect) }
      guard strength != self.strength else { return }
      self.strength = strength
      animator?.fractionComplete = strength
    }

    private func begin(_ effect: UIVisualEffect) {
      self.effect = effect
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.effect = effect
      }
      // Otherwise the animation ends, and all of the effect is shown, when the app is in the background.
      animator.pausesOnCompletion = true
      self.animator = animator
    }

    private func end() {
      animator?.stopAnimation(true)
      animator = nil
      view.effect = nil
      effect = nil
      strength = 0
    }
  }
#endif
