import DetentTesting
import Testing

@testable import Gallery

/// The town that fingers pull and zoom.
@MainActor
@Suite("The scene swiftui-maps")
struct MapsTests {
  nonisolated private static let size = CGSize(width: 393, height: 852)

  @Test("What lies between two fingers stays there while they zoom", arguments: [1.5, 2, 3.7])
  func fixedPoint(factor: CGFloat) {
    let place = CGPoint(x: 120, y: 300)
    let before = MapCamera()
    let after = before.zoomed(by: factor, at: place, in: Self.size)
    let point = before.point(at: place, in: Self.size)
    #expect(after.scale == factor)
    #expect(after.location(of: point, in: Self.size).distance(to: place) < 0.001)
  }

  @Test(
    "Nothing but the town is ever seen",
    arguments: [Self.size, CGSize(width: 834, height: 1210), CGSize(width: 1032, height: 1376)])
  func staysInTown(size: CGSize) {
    for way in [CGSize(width: 9000, height: -9000), CGSize(width: -9000, height: 9000)] {
      for factor in [0.2, 1, 9] as [CGFloat] {
        let camera = MapCamera().zoomed(by: factor, at: .zero, in: size).moved(by: way, in: size)
        for x in [0, size.width] {
          for y in [0, size.height] {
            let corner = camera.point(at: CGPoint(x: x, y: y), in: size)
            #expect(hypot(corner.x, corner.y) <= TownPlan.reach)
          }
        }
      }
    }
  }

  @Test("Two fingers zoom the town, and one pulls it")
  func pinch() throws {
    let stage = try Stage(.swiftUIMaps)
    let finger = ScriptFinger(stage.device.stage)
    func zoom() throws -> String? {
      try #require(stage.device.elements.first { $0.label == "Map of the town" }).value
    }
    #expect(try zoom() == "100 percent")
    try stage.player.play(
      TouchScript(finger.pinch(at: 0.4, from: 60, to: 120, over: 0.3) + [.settle]))
    #expect(try zoom() == "200 percent")
    let before = try #require(stage.device.elements.first { $0.label == "Café Linden on the map" })
    try stage.player.play(TouchScript(finger.swipe(from: 0.3, to: 0.45, over: 0.3) + [.settle]))
    let after = try #require(stage.device.elements.first { $0.label == "Café Linden on the map" })
    #expect(after.frame.minY > before.frame.minY + 100)
    #expect(try zoom() == "200 percent")
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
