#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// Pushes the view behind a sheet back, and restores its look.
  @MainActor
  struct ContextPushBack {
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
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
            d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty)),
          cornerRadius: Double(layer.cornerRadius), clipsToBounds: clipsToBounds)
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
#endif
