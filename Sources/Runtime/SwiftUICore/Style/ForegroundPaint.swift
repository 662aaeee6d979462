/// Fills the content of a label or an image view with a gradient or a pattern.
///
/// The fill covers the view and is masked by the view's content.
@MainActor
struct ForegroundPaint {
  private var cover: UIView?

  nonisolated init() {}

  /// - Parameter make: Returns the view of the fill; `nil` restores the view's colour.
  mutating func show(_ make: (@MainActor () -> UIView)?, over view: UIView) {
    guard make != nil || cover != nil else { return }
    cover?.removeFromSuperview()
    cover = nil
    // A material is no such fill: text keeps its colour.
    guard let new = make?(), !(new is UIVisualEffectView) else {
      view.layer.isolatesBlending = false
      return
    }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.isUserInteractionEnabled = false
    new.layer.blending = .sourceIn
    view.layer.isolatesBlending = true
    view.addSubview(new)
    cover = new
  }
}

extension EnvironmentValues {
  /// The fill of text and symbols, if it is not a colour.
  var foregroundPaint: (@MainActor () -> UIView)? {
    if case .view(let make) = foreground?.kind { make } else { nil }
  }
}
