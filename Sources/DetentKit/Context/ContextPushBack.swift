#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// Moves what is behind a sheet back, and to its place again.
  @MainActor
  struct ContextPushBack {
    private weak var view: UIView?
    private var transform = CGAffineTransform.identity
    private var radius: CGFloat = 0
    private var clips = false

    mutating func apply(_ geometry: SheetPushBack, to surface: UIView) {
      guard geometry.progress > 0 else { return restore() }
      if view !== surface {
        restore()
        view = surface
        transform = surface.transform
        radius = surface.layer.cornerRadius
        clips = surface.clipsToBounds
        surface.clipsToBounds = true
      }
      surface.transform = transform.concatenating(
        CGAffineTransform(
          a: geometry.scale, b: 0, c: 0, d: geometry.scale, tx: 0, ty: geometry.translationY))
      surface.layer.cornerRadius = geometry.cornerRadius
    }

    mutating func restore() {
      guard let view else { return }
      view.transform = transform
      view.layer.cornerRadius = radius
      view.clipsToBounds = clips
      self.view = nil
    }
  }
#endif
