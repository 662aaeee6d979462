import SheetEngine

/// The stops of a sheet on the screen, and its position among them.
package struct SheetCourse: Equatable, Sendable {
  /// A stop, by the name of its first detent.
  package struct Stop: Equatable, Sendable {
    package var name: String
    /// Height above the bottom edge in points.
    package var extent: Double
    package var isUndimmed: Bool
  }

  package var stops: [Stop]
  /// The visible height of the sheet in points, on the axis of the stops' extents.
  package var travel: Double
  /// The velocity in points per second, positive upwards.
  package var velocity: Double
  /// The name of the selected detent.
  package var selection: String?
}

extension DisplayHost {
  /// The stops and positions of the sheets of ``sheetSnapshots``.
  package var sheetCourses: [SheetCourse] {
    shownSheets.map(\.course)
  }
}

extension SheetShell {
  fileprivate var course: SheetCourse {
    let machine = session.machine
    let stops = machine.layout.stops
    // While a layer animation moves the wrapper, the engine is at the final position already.
    let shown = wrapper.layer.presented.frame
    let bottom = machine.layout.container.size.height
    return SheetCourse(
      stops: stops.all.enumerated().map { index, stop in
        SheetCourse.Stop(
          name: names.shortName(of: stop.id) ?? "", extent: stop.extent,
          isUndimmed: index <= stops.largestUndimmed)
      },
      travel: drive == .animation ? bottom - Double(shown.minY) : machine.position.travel,
      velocity: machine.velocity, selection: machine.selection.flatMap(names.shortName))
  }
}
