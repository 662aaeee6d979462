extension UIColor {
  /// Creates a UIKit color from a SwiftUI color. One that depends on the appearance still does.
  public convenience init(_ color: Color) {
    let source = color.uiColor
    self.init { source.resolvedColor(with: $0) }
  }
}
