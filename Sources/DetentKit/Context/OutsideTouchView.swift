#if canImport(UIKit)
  import UIKit

  /// Lies over the whole window and takes the touches outside of a context.
  final class OutsideTouchView: UIView {
    weak var context: UIView?
    /// What counts as inside, in the context's coordinates.
    var area: () -> CGRect = { .zero }
    /// Called when a finger comes down outside.
    var onTouch: (() -> Void)?

    init(around context: UIView) {
      self.context = context
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let context else { return nil }
      let isInside = area().contains(context.convert(point, from: self))
      return isInside ? nil : super.hitTest(point, with: event)
    }

    /// What can be reached while this is there, for assistive technology: not what lies outside.
    var reachable: () -> [UIView] = { [] }

    override var accessibilityViewIsModal: Bool {
      get { true }
      set {}
    }

    override var accessibilityElements: [Any]? {
      get { reachable() }
      set {}
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      onTouch?()
    }
  }

  /// Tells when the view that it stands in takes another size or place, or leaves the window.
  final class BoundsObserverView: UIView {
    var onLayout: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    /// Called when it enters a window or leaves it.
    var onWindow: ((_ isInWindow: Bool) -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onWindow?(window != nil)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      onLayout?()
    }
  }
#endif
