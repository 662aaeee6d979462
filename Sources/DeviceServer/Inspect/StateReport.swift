import UIKit
import VirtualDevice

/// The state of a device's sheets in a frame, for the page's panel.
struct StateReport: Encodable {
  struct Sheet: Encodable {
    struct Stop: Encodable {
      var name: String
      var extent: Double
      var undimmed: Bool
    }

    var detent: String?
    var selection: String?
    var phase: String
    var dim: Double
    var frame: [Double]
    var corners: [Double]
    var grabber: Bool
    var travel: Double
    var velocity: Double
    var stops: [Stop]
  }

  let t = "state"
  var time: Double
  var sheets: [Sheet]
  var presenter: [Double]
  var isTintDimmed: Bool
  var events: [String]

  @MainActor
  init(_ stage: SessionStage) {
    let device = stage.device
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    let host = device.host
    let courses = host.sheetCourses
    time = rounded(device.time)
    sheets = zip(device.systemSheets, courses).map { sheet, course in
      Sheet(
        detent: sheet.detent, selection: course.selection, phase: sheet.phase,
        dim: rounded(sheet.dim),
        frame: [sheet.frame.minX, sheet.frame.minY, sheet.frame.width, sheet.frame.height]
          .map { rounded($0) },
        corners: sheet.corners.map(rounded), grabber: sheet.grabber,
        travel: rounded(course.travel), velocity: rounded(course.velocity),
        stops: course.stops.map {
          Sheet.Stop(name: $0.name, extent: rounded($0.extent), undimmed: $0.isUndimmed)
        })
    }
    let presenter = host.sheetPresenterSnapshot
    let t = presenter.transform
    self.presenter = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { rounded($0) }
    isTintDimmed = presenter.isTintDimmed
    events = stage.takeEvents()
  }
}
