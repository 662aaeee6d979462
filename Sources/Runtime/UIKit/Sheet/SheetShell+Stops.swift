import SheetEngine

/// Where a sheet on the screen can rest, and how far out it is.
package struct SheetCourse: Equatable, Sendable {
  /// A stop, by the name of its first detent.
  package struct Stop: Equatable, Sendable {
    package var name: String
    /// Height above the bottom edge in points.
    package var extent: Double
    package var isUndimmed: Bool
  }

  package var stops: [Stop]
  /// How far the sheet is out, in points; the stops' extents are on the same axis.
  package var travel: Double
  /// Points per second, up.
  package var velocity: Double
  /// The name of the selected detent.
  package var selection: String?
}

extension DisplayHost {
  /// The same of every sheet of ``sheetSnapshots``.
  package var sheetCourses: [SheetCourse] {
    shownSheets.map(\.course)
  }
}

extension SheetShell {
  fileprivate var course: SheetCourse {
    let stops = machine.layout.stops
    // While Core Animation moves the wrapper the engine is at its end already.
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
