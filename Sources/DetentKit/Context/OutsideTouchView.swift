#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A view over the whole window that takes the touches outside of a context.
  final class OutsideTouchView: UIView {
    weak var context: UIView?
    /// The area inside, in the context's coordinates.
    var area: () -> CGRect = { .zero }
    /// Called when a finger touches outside of the area.
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

    /// The views that assistive technology can reach while this view is shown; those outside of the
    /// context are not among them.
    var accessibleViews: () -> [UIView] = { [] }

    override var accessibilityViewIsModal: Bool {
      get { true }
      set {}
    }

    override var accessibilityElements: [Any]? {
      get { accessibleViews() }
      set {}
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      onTouch?()
    }
  }

  /// An invisible view that calls closures when its superview's size, position or safe area
  /// changes, or its window.
  final class BoundsObserverView: InvisibleView {
    var onLayout: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// Called when the view enters a window or leaves it.
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
