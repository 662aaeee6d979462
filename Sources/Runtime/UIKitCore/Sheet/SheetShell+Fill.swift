import SheetEngine

/// The fill of a sheet's card.
///
/// A floating card with no background, or the system's, is glass on iOS 26; explicit colours stay
/// (L14 to L17). Glass is drawn as the plain colour that it shows over a dimmed plain background;
/// nothing behind it shines through unless the app sets a background effect.
struct SheetFill {
  /// White of glass: 245 in light (L14, measured), 57 in dark (L17, measured over black).
  static let lightGlass = 245.0
  static let darkGlass = 57.0

  /// The opacity of the solid fill that was shown last; `nil` to read the colours again.
  var opacity: Double?
  /// Red, green and blue of the solid card, 0 to 255; `nil` where the view's own colour fills it.
  var solid: SIMD3<Double>?
  /// White of the card as glass, 0 to 255.
  var glass = lightGlass
  /// The colour that was shown last.
  var shown: SIMD3<Double>?
}

/// An object that draws the background of a view in place of the view.
@MainActor
package protocol ViewBackgroundOwner: AnyObject {
  /// Returns whether the view's own background is left out.
  func takesBackground(of view: UIView) -> Bool
}

extension SheetShell: ViewBackgroundOwner {
  package func takesBackground(of view: UIView) -> Bool {
    fillDidChange()
    return fill.solid != nil
  }

  /// Reads the colours again and fills the card with them.
  func fillDidChange() {
    fill.opacity = nil
    updateFill(session.machine.geometry.fillOpacity)
  }

  /// Fills the card: 0 glass, 1 solid.
  func updateFill(_ opacity: Double) {
    guard fill.opacity != opacity else { return }
    if fill.opacity == nil { readColors() }
    fill.opacity = opacity
    guard let solid = fill.solid else { return }
    if let look = controller?.backgroundEffect?.backdrop(for: wrapper.traitCollection) {
      showBackdrop(look, solid: solid, opacity: opacity)
      return
    }
    let glass = SIMD3(repeating: fill.glass)
    let mixed = glass + (solid - glass) * opacity
    let shown = mixed.rounded(.toNearestOrAwayFromZero)
    // Most frames of a drag change the opacity by less than a colour component.
    guard shown != fill.shown else { return }
    fill.shown = shown
    showBackdrop(nil)
    wrapper.backgroundColor = UIColor(
      red: shown.x / 255, green: shown.y / 255, blue: shown.z / 255, alpha: 1)
  }

  /// Shows the app's background effect, and the solid colour over it as the card grows.
  private func showBackdrop(
    _ look: BackdropLook?, solid: SIMD3<Double> = .zero, opacity: Double = 0
  ) {
    guard let layer = wrapper.layer as? BackdropLayer else { return }
    layer.look = look
    guard look != nil else { return }
    fill.shown = nil
    wrapper.backgroundColor = UIColor(
      red: solid.x / 255, green: solid.y / 255, blue: solid.z / 255, alpha: opacity)
  }

  /// Reads the colours after the view's background or the traits changed.
  private func readColors() {
    let traits = wrapper.traitCollection
    let own = presentedView?.backgroundColor
    fill.shown = nil
    guard own == nil || own == .systemBackground else {
      fill.solid = nil
      showBackdrop(nil)
      let color = own?.resolvedColor(with: traits)
      // A translucent background must not be drawn twice.
      wrapper.backgroundColor = color.flatMap { $0.cgColor.alpha >= 1 ? $0 : nil }
      return
    }
    // Without a background a large sheet is black in dark, not elevated (L16).
    let level: UIUserInterfaceLevel = own == nil ? .base : .elevated
    let solid = UIColor.systemBackground.resolvedColor(
      with: traits.modifyingTraits { $0.userInterfaceLevel = level })
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    solid.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    fill.solid = SIMD3(red, green, blue) * 255
    fill.glass = traits.userInterfaceStyle == .dark ? SheetFill.darkGlass : SheetFill.lightGlass
  }
}
