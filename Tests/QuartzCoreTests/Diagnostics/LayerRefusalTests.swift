import QuartzCore
import Testing

/// Geometry that layers refuse.
@MainActor
@Suite("Refused geometry of layers")
struct LayerRefusalTests {
  @Test("A layer's position and bounds that are no numbers are refused")
  func layerGeometry() {
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    let reports = Misuse.collect {
      layer.position = CGPoint(x: CGFloat.nan, y: 0)
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    }
    #expect(reports.map(\.id) == ["Layer.geometryNotFinite", "Layer.geometryNotFinite"])
    #expect(layer.position == CGPoint(x: 1, y: 2) && layer.bounds == .zero)
  }
}
