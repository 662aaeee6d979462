import UIKit

/// A page that scrolls: sections one below the other, each of its natural height.
class PageView: UIScrollView {
  private struct Section {
    var view: UIView
    var spacing: CGFloat
    var isInset: Bool
  }

  private var sections: [Section] = []
  private var laidOutWidth: CGFloat = -1
  private var laidOutSafeArea = UIEdgeInsets.zero

  /// The keyboard's top edge on the screen, in points; `nil` before it was first shown.
  var keyboardTop: CGFloat?
  var keyboardObserver: PageObserver?

  /// The space above the first section, in points.
  var topSpace: CGFloat = 0 { didSet { setNeedsSectionLayout() } }
  /// The space below the last section, in points.
  var bottomSpace: CGFloat = 20 { didSet { setNeedsSectionLayout() } }

  /// The largest width of lines of text, in points; tunable.
  private static let widestColumn: CGFloat = 680

  init() {
    super.init(frame: .zero)
    alwaysBounceVertical = true
    followKeyboard()
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]) { (page: PageView, _) in page.setNeedsSectionLayout() }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a section at the end.
  ///
  /// - Parameters:
  ///   - spacing: the space above it, in points.
  ///   - isInset: `true`, the default, keeps the page's margins at its sides.
  func add(_ view: UIView, spacing: CGFloat = 0, isInset: Bool = true) {
    sections.append(Section(view: view, spacing: spacing, isInset: isInset))
    addSubview(view)
    setNeedsSectionLayout()
  }

  /// The margin to the sides of inset sections, in points.
  static func margin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// Requests a new measurement of the sections.
  func setNeedsSectionLayout() {
    laidOutWidth = -1
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeRoomForKeyboard()
    // A scroll view lays out at every step of a scroll; the sections don't change then.
    let safeArea = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    guard laidOutWidth != bounds.width || laidOutSafeArea != safeArea else { return }
    laidOutWidth = bounds.width
    laidOutSafeArea = safeArea
    contentSize = CGSize(width: bounds.width, height: layoutSections())
  }

  /// Places the sections and returns the height of the page's content.
  private func layoutSections() -> CGFloat {
    let available = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let column = min(available, Self.widestColumn)
    let left = safeAreaInsets.left + (available - column) / 2
    let margin = Self.margin(width: bounds.width)
    var y = topSpace
    for section in sections where !section.view.isHidden {
      let inset = section.isInset ? margin : 0
      let width = column - 2 * inset
      let height = section.view.sizeThatFits(
        CGSize(width: width, height: .greatestFiniteMagnitude)
      ).height
      y += section.spacing
      section.view.frame = CGRect(x: left + inset, y: y, width: width, height: height)
      y += height
    }
    return y + bottomSpace
  }
}
