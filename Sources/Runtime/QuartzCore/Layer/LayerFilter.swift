/// A filter for the picture of a layer and its sublayers: a blur, then a colour transformation.
package struct LayerFilter: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// The rows of the colour matrix: four numbers for red, green, blue and one in each of the new
  /// colours.
  package var red: SIMD4<Double>
  package var green: SIMD4<Double>
  package var blue: SIMD4<Double>

  /// Creates a blur and a colour transformation; without arguments nothing changes.
  package init(
    blurRadius: CGFloat = 0,
    red: SIMD4<Double> = SIMD4(1, 0, 0, 0), green: SIMD4<Double> = SIMD4(0, 1, 0, 0),
    blue: SIMD4<Double> = SIMD4(0, 0, 1, 0)
  ) {
    self.blurRadius = max(0, blurRadius)
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The filter that changes nothing.
  package static let identity = LayerFilter()

  /// The filter as numbers that can be animated.
  var numbers: [Double] {
    [Double(blurRadius)] + [red, green, blue].flatMap { row in (0..<4).map { row[$0] } }
  }

  /// Creates a filter from its numbers; `nil` for a wrong count.
  init?(numbers: [Double]) {
    guard numbers.count == 13 else { return nil }
    func row(_ start: Int) -> SIMD4<Double> {
      SIMD4(numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
    }
    self.init(blurRadius: numbers[0], red: row(1), green: row(5), blue: row(9))
  }
}

extension CALayer {
  /// The filter for the picture of the layer and its sublayers. Default `nil`: none. Animatable.
  /// Materials inside the layer do not show the background behind it.
  package var contentFilter: LayerFilter? {
    get { properties.filter }
    set {
      if newValue != contentFilter { change(.filter) { $0.filter = newValue } }
    }
  }
}
