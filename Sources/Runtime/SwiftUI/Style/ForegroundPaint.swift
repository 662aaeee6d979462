/// Paints what a label or an image view draws with a gradient or a pattern.
///
/// The paint lies over the view and shows only where the view drew something.
@MainActor
struct ForegroundPaint {
  private var cover: UIView?

  nonisolated init() {}

  /// - Parameter make: makes the paint; `nil` leaves the view its colour.
  mutating func show(_ make: (@MainActor () -> UIView)?, over view: UIView) {
    guard make != nil || cover != nil else { return }
    cover?.removeFromSuperview()
    cover = nil
    // Materials are no paint: letters in them stay in their colour.
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
  /// What text and symbols are painted with where that is no colour.
  var foregroundPaint: (@MainActor () -> UIView)? {
    if case .view(let make) = foreground?.kind { make } else { nil }
  }
}
