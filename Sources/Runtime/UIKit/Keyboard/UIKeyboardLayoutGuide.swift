/// The part of a view that the keyboard covers; while it is away, the bottom of the safe area.
///
/// What is constrained to its top edge stands on the keyboard and moves along with it.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide is as high as the bottom safe area while the keyboard is away. The default is
  /// `true`; otherwise it has no height then.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { follow() } }
  }

  /// Whether the guide follows a keyboard that floats. Those of virtual devices stand at the bottom
  /// edge, so both values are alike there. The default is `false`.
  open var followsUndockedKeyboard = false

  init(of view: UIView) {
    super.init(of: view, identifier: "UIKeyboardLayoutGuide") { view in
      view.constraintState?.keyboardGuide?.insets(in: view) ?? .zero
    }
    Self.all.removeAll { $0.guide == nil }
    Self.all.append(Entry(guide: self))
  }

  /// Takes the keyboard's new place, in an animation where one surrounds the call.
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

  /// Brings the guides of a device up to date; in each frame, as views move while the keyboard
  /// stands.
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
  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = makeConstraintState()
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
  }
}
