import UIKit
import VirtualDevice

/// The view that receives a touch at a point, and the reason.
struct ProbeReport: Encodable {
  struct Link: Encodable {
    var layer: UInt64
    var name: String
    var recognizers: [String]
  }

  struct Refusal: Encodable {
    var name: String
    var reason: String
  }

  let t = "probe"
  var x: Double
  var y: Double
  /// The views from the one that receives the touch up to the window.
  var chain: [Link]
  var refusals: [Refusal]

  @MainActor
  init(x: Double, y: Double, on stage: SessionStage) {
    self.x = x
    self.y = y
    let probe = TouchProbe(at: CGPoint(x: x, y: y), on: stage.device.host)
    chain = probe.chain.map { view in
      Link(
        layer: stage.follower.number(of: view.layer) ?? 0, name: TouchRecord.name(view),
        recognizers: probe.recognizers.filter { $0.view === view }
          .map { "\(type(of: $0.recognizer))" })
    }
    refusals = probe.refusals.map { Refusal(name: $0.view, reason: $0.reason.rawValue) }
  }
}
