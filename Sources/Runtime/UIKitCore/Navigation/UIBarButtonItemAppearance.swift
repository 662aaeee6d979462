/// The appearance of a bar's buttons in their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Creates the system's appearance of plain buttons.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Creates the system's appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Removes all that was set: buttons of the style have the bar's own font and colour.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.become(UIBarButtonItemStateAppearance()) }
  }

  /// The appearance of enabled buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of buttons under a touch.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()

  /// Returns a copy of the appearance.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Appearances are created, changed and copied on the main thread.
    let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.duplicate() }
    return made
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.become(normal)
    copy.highlighted.become(highlighted)
    copy.disabled.become(disabled)
    return copy
  }

  private func special(_ state: UIControl.State) -> UIBarButtonItemStateAppearance? {
    state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : nil
  }

  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    guard let own = special(state)?.titleTextAttributes else { return normal.titleTextAttributes }
    return normal.titleTextAttributes.merging(own) { $1 }
  }

  func titleOffset(for state: UIControl.State) -> UIOffset {
    let own = special(state)?.titlePositionAdjustment ?? .zero
    return own == .zero ? normal.titlePositionAdjustment : own
  }
}

/// The appearances of a bar's buttons by their style.
@MainActor
struct BarButtonLooks {
  var plain = UIBarButtonItemAppearance()
  var done = UIBarButtonItemAppearance()
  var back = UIBarButtonItemAppearance()

  func copied() -> BarButtonLooks {
    BarButtonLooks(plain: plain.duplicate(), done: done.duplicate(), back: back.duplicate())
  }

  func look(of item: UIBarButtonItem, isBack: Bool = false) -> UIBarButtonItemAppearance {
    isBack ? back : item.style == .done ? done : plain
  }
}
