import Foundation

extension UIColor {
  /// The tint colour of the view that uses the colour.
  ///
  /// It resolves to the tint colour that a view sets around its drawing, and to the system blue
  /// outside of views.
  public class var tintColor: UIColor { TintColor.dynamic }

  /// Runs `body` with `tint` as the colour to which `tintColor` resolves.
  package static func withTint<Result>(_ tint: UIColor, _ body: () throws -> Result) rethrows
    -> Result
  {
    let previous = TintColor.current
    TintColor.current = tint
    defer { TintColor.current = previous }
    return try body()
  }
}

private enum TintColor {
  static let dynamic = UIColor(
    source: .dynamic(
      DynamicColor(name: "tintColor") { traits in
        (current ?? SystemPalette.systemBlue).resolvedColor(with: traits)
      }))

  // Views set it around drawing and resolving, which happens on the main thread.
  nonisolated(unsafe) static var current: UIColor?
}
