import SheetEngine

/// What a card is filled with.
///
/// A floating card with no background, or the system's, is glass on iOS 26; explicit colours stay
/// (L14 to L17). Glass is drawn here as the plain colour it shows over a dimmed plain backdrop: what
/// is behind does not shine through.
struct SheetFill {
  /// White of glass: 245 in light (L14, measured), 57 in dark (L17, measured over black).
  static let lightGlass: CGFloat = 245.0 / 255
  static let darkGlass: CGFloat = 57.0 / 255

  /// What was shown last.
  var opacity = -1.0
}

/// Draws the background of another view in its place.
@MainActor
package protocol ViewBackgroundOwner: AnyObject {
  /// Whether the view's own background is left out.
  func takesBackground(of view: UIView) -> Bool
}

extension SheetShell: ViewBackgroundOwner {
  package func takesBackground(of view: UIView) -> Bool {
    fill.opacity = -1
    if drive == .frames, controller.presentation?.container != nil { updateFill(shownOpacity) }
    return isSystemFill
  }

  private var shownOpacity: Double { machine.geometry.fillOpacity }

  private var isSystemFill: Bool {
    let color = controller.presentedStorage?.viewIfLoaded?.backgroundColor
    return color == nil || color == .systemBackground
  }

  /// Colours the card: 0 glass, 1 solid.
  func updateFill(_ opacity: Double) {
    guard fill.opacity != opacity else { return }
    fill.opacity = opacity
    let traits = wrapper.traitCollection
    let own = controller.presentedStorage?.viewIfLoaded?.backgroundColor
    guard isSystemFill else {
      let color = own?.resolvedColor(with: traits)
      // A translucent background must not be seen twice.
      wrapper.backgroundColor = color.flatMap { $0.cgColor.alpha >= 1 ? $0 : nil }
      return
    }
    // Without a background a large sheet is black in dark, not elevated (L16).
    let level: UIUserInterfaceLevel = own == nil ? .base : .elevated
    let solid = UIColor.systemBackground.resolvedColor(
      with: traits.modifyingTraits { $0.userInterfaceLevel = level })
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    solid.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let white = traits.userInterfaceStyle == .dark ? SheetFill.darkGlass : SheetFill.lightGlass
    let share = CGFloat(opacity)
    wrapper.backgroundColor = UIColor(
      red: white + (red - white) * share, green: white + (green - white) * share,
      blue: white + (blue - white) * share, alpha: 1)
  }
}
