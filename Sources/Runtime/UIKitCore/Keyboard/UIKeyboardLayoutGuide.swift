/// A layout guide for the part of a view that the keyboard covers; without a keyboard, for the
/// bottom of the safe area.
///
/// Views that are constrained to its top edge are placed above the keyboard and move along with it.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide has the height of the bottom safe area while
  /// the keyboard is hidden. The default is `true`; otherwise its height is 0 then.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { follow() } }
  }

  /// A Boolean value that indicates whether the guide follows an undocked keyboard. Those of
  /// virtual devices are always docked, so both values have the same effect there. The default is
  /// `false`.
  open var followsUndockedKeyboard = false

  init(of view: UIView) {
    super.init(of: view, identifier: "UIKeyboardLayoutGuide") { view in
      view.constraintState?.keyboardGuide?.insets(in: view) ?? .zero
    }
    Self.all.removeAll { $0.guide == nil }
    Self.all.append(Entry(guide: self))
  }

  /// Updates the guide to the keyboard's new frame, in the surrounding animation if there is one.
  private func follow() {
    guard let owner else { return }
    let insets = insets(in: owner)
    guard insets != lastInsets else { return }
    lastInsets = insets
    owner.constraintGeometryDidChange()
    owner.setNeedsLayout()
  }

  private func insets(in view: UIView) -> UIEdgeInsets {
    let size = view.constrainedSize
    let safeArea = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    var covered = safeArea
    if let window = view.window, let host = window.host, host.keyboardShownOverlap > 0 {
      let frame = view.layer.convert(view.layer.bounds, to: host.layerHost.rootLayer)
      let top = host.configuration.size.height - host.keyboardShownOverlap
      covered = max(safeArea, min(frame.maxY - top, size.height))
    }
    return UIEdgeInsets(top: size.height - covered, left: 0, bottom: 0, right: 0)
  }

  private var lastInsets: UIEdgeInsets?

  private struct Entry {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private static var all: [Entry] = []

  /// Updates the keyboard guides of a device; in each frame, as views also move under a keyboard
  /// that does not.
  static func followKeyboard(of host: DisplayHost, laysOut: Bool = false) {
    guard !all.isEmpty else { return }
    for entry in all {
      guard let guide = entry.guide, let owner = guide.owner, owner.window?.host === host else {
        continue
      }
      guide.follow()
      if laysOut { owner.layoutIfNeeded() }
    }
  }
}

extension UIView {
  /// The layout guide for the part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = makeConstraintState()
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
  }
}
