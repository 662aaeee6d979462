/// A value of a property at a fraction, 0 to 1, of an animation's duration.
struct KeyStop {
  var share: Double
  var value: AnimatableValue

  /// Returns the stops for a layer animation, whose model has the last value already: as
  /// differences if animations of the property are additive.
  static func course(
    _ stops: [KeyStop], of key: LayerKey, on layer: CALayer
  ) -> (stops: [KeyStop], isAdditive: Bool) {
    let final = layer.properties.value(key)
    guard key.addsUp else { return (stops, false) }
    let differences = stops.compactMap { stop in
      AnimatableValue.difference(from: stop.value, to: final).map {
        KeyStop(share: stop.share, value: $0)
      }
    }
    return differences.count == stops.count ? (differences, true) : (stops, false)
  }
}

/// The property changes that the keyframes of one animation collect.
@MainActor
final class KeyframeChanges {
  /// One keyframe.
  @MainActor
  struct Part {
    let all: KeyframeChanges
    let start: Double
    let end: Double

    func take(_ layer: CALayer, _ key: LayerKey, from old: AnimatableValue) {
      all.add(layer, key, from: old, in: self)
    }
  }

  private struct Course {
    let layer: CALayer
    let key: LayerKey
    var stops: [KeyStop]
  }

  private var courses: [Course] = []

  private func add(_ layer: CALayer, _ key: LayerKey, from old: AnimatableValue, in part: Part) {
    let new = layer.properties.value(key)
    guard old != new else { return }
    let steps = [KeyStop(share: part.start, value: old), KeyStop(share: part.end, value: new)]
    if let index = courses.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      courses[index].stops += steps
    } else {
      let first = KeyStop(share: 0, value: old)
      courses.append(Course(layer: layer, key: key, stops: [first] + steps))
    }
  }

  /// Animates the collected changes.
  func run(by animation: ViewAnimation) {
    for course in courses {
      var stops: [KeyStop] = []
      for stop in course.stops {
        // Fractions never decrease, even if keyframes overlap or come out of order.
        stops.append(KeyStop(share: max(stop.share, stops.last?.share ?? 0), value: stop.value))
      }
      stops.append(KeyStop(share: 1, value: course.layer.properties.value(course.key)))
      animation.animate(course.layer, course.key, through: stops)
    }
  }
}
