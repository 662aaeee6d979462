import Foundation

/// The misuses of scroll views.
package enum ScrollMisuse: MisuseCase {
  case offsetNotFinite(CGPoint, of: AnyObject)
  case zoomLimit(CGFloat, of: AnyObject)

  package var sentence: String {
    switch self {
    case .offsetNotFinite(let offset, let view):
      "\(typeOf: view).contentOffset was set to \(offset), which is not finite, so it is "
        + "unchanged; check the calculation."
    case .zoomLimit(let scale, let view):
      "A zoom scale limit of \(typeOf: view) was set to \(scale), so it is unchanged; set a "
        + "number above 0."
    }
  }
}
