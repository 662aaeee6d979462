/// The misuses of paths.
package enum PathMisuse: MisuseCase {
  case cornersTooLarge(CGFloat, CGFloat, of: CGRect)
  case noCurrentPoint(StaticString)

  package var sentence: String {
    switch self {
    case .cornersTooLarge(let width, let height, let rectangle):
      "A rounded rectangle of \(rectangle.width) × \(rectangle.height) cannot have corners of "
        + "\(width) × \(height); pass corners between 0 and half the side."
    case .noCurrentPoint(let function):
      "\(function) needs a current point, so nothing is added; call move(to:transform:) before "
        + "it."
    }
  }
}
