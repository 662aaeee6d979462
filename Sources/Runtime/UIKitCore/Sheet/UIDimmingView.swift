/// The dimming view behind a sheet.
package final class UIDimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    alpha = 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Dismisses the sheet as a tap does; returns whether the sheet still exists.
  var dismissal: (() -> Bool)?
  /// Returns whether a tap dismisses the sheet.
  var isDismissing: (() -> Bool)?

  /// Only where a tap dismisses (S1.55).
  package override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? isDismissing?() ?? false }
    set { super.isAccessibilityElement = newValue }
  }

  /// UIKit's words, as UI tests find them (widely reported).
  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "dismiss popup" }
    set { super.accessibilityLabel = newValue }
  }

  /// UIKit's words, as UI tests find them (widely reported).
  package override var accessibilityHint: String? {
    get { super.accessibilityHint ?? "Double-tap to dismiss popup window" }
    set { super.accessibilityHint = newValue }
  }

  /// UIKit's name, as UI tests find it (widely reported).
  package override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? (isAccessibilityElement ? "PopoverDismissRegion" : nil) }
    set { super.accessibilityIdentifier = newValue }
  }

  package override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }

  package override func accessibilityActivate() -> Bool { dismissal?() ?? false }

  package override var _accessibilityRole: _AccessibilityRole? { .dismissRegion }

  package override var accessibilityRank: Int { AccessibilityRank.dismissRegion }
}
