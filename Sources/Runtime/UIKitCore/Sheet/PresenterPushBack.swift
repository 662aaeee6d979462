import SheetEngine

/// Pushes the view of a sheet's presenter back, and restores its look.
@MainActor
struct PresenterPushBack {
  private weak var view: UIView?
  private var presenter = SheetPresenterPushBack()

  mutating func apply(_ pushBack: SheetPushBack, to surface: UIView) {
    if pushBack.progress <= 0 || view !== surface { restore() }
    guard pushBack.progress > 0 else { return }
    view = surface
    surface.presenterLook = presenter.pushed(surface.presenterLook, by: pushBack)
  }

  mutating func restore() {
    if let look = presenter.restore() { view?.presenterLook = look }
    view = nil
  }
}

extension UIView {
  /// The properties that change while a sheet pushes the view back.
  fileprivate var presenterLook: SheetPresenterLook {
    get {
      SheetPresenterLook(
        transform: SheetTransform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
          ty: transform.ty),
        cornerRadius: layer.cornerRadius, clipsToBounds: clipsToBounds)
    }
    set {
      let own = newValue.transform
      transform = CGAffineTransform(
        a: own.a, b: own.b, c: own.c, d: own.d, tx: own.tx, ty: own.ty)
      layer.cornerRadius = newValue.cornerRadius
      clipsToBounds = newValue.clipsToBounds
    }
  }
}
