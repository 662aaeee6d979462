#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A view that shows nothing, takes no touches and is no accessibility element. Its subclasses notice
  /// what happens to the hierarchy in which they stand.
  class InvisibleView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
