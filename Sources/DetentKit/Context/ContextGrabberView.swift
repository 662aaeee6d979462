#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The grabber at the inner edge of the presented view.
  final class ContextGrabberView: UIView {
    /// Called by assistive technology to select the next larger or smaller detent.
    var onStep: ((_ larger: Bool) -> Void)?
    /// Called by assistive technology for a double tap.
    var onActivate: (() -> Void)?
    /// Returns the size of the sheet in words.
    var spokenSize: (() -> String)?
    /// Returns the effect of a tap in words.
    var spokenHint: (() -> String)?
    private var touchArea = CGRect.zero

    /// The least width and height of the frame that assistive technologies show, in points, as the
    /// Human Interface Guidelines have it.
    private static let leastTarget: CGFloat = 44

    /// The colour of UIKit's grabber on white: (120, 120, 128) at 0.43.
    private static let systemColor = UIColor(
      red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)

    /// The colour; `nil` for the system's.
    var color: UIColor? {
      didSet { if color != oldValue { backgroundColor = color ?? Self.systemColor } }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = Self.systemColor
      isHidden = true
      isAccessibilityElement = true
      accessibilityTraits = [.button, .adjustable]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ grabber: SheetGrabber, in size: CGSize, along axis: ContextAxis) {
      if isHidden == grabber.isVisible { isHidden = !grabber.isVisible }
      guard grabber.isVisible else { return }
      let frame = axis.rect(grabber.frame, in: size)
      guard self.frame != frame else { return }
      self.frame = frame
      layer.cornerRadius = min(frame.width, frame.height) / 2
      touchArea = axis.rect(grabber.hitFrame, in: size).offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchArea.contains(point)
    }

    // Assistive technologies

    override var accessibilityFrame: CGRect {
      get {
        let missing = CGSize(
          width: max(0, Self.leastTarget - touchArea.width),
          height: max(0, Self.leastTarget - touchArea.height))
        let target = touchArea.insetBy(dx: -missing.width / 2, dy: -missing.height / 2)
        guard let window else { return convert(target, to: nil) }
        return window.convert(convert(target, to: window), to: nil)
      }
      set {}
    }

    override var accessibilityValue: String? {
      get { spokenSize?() }
      set {}
    }

    override var accessibilityHint: String? {
      get { spokenHint?() }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      guard let onActivate else { return false }
      onActivate()
      return true
    }

    override func accessibilityIncrement() { onStep?(true) }

    override func accessibilityDecrement() { onStep?(false) }
  }
#endif
