import Testing
import UIKit

@MainActor
@Suite("Sheets at rest")
struct SheetGeometryTests {
  @Test(
    "A presented sheet rests where real ones do",
    arguments: [
      // F1 to F13, iPhone 16: requested height (nil: medium, -1: large) and frame.
      (10.0, [28, 815.4249363867684, 337, 8.575063613231578]),
      (100, [21.513513513513516, 741.4348394195722, 349.9729729729729, 89.05164706691426]),
      (200, [8, 619.5267175572519, 377, 224.4732824427481]),
      (300, [8, 523.5979643765903, 377, 320.4020356234097]),
      (400, [8, 427.66921119592877, 377, 416.33078880407123]),
      (600, [8, 235.81170483460562, 377, 608.1882951653944]),
      (10_000, [0, 59, 393, 793]),
    ] as [(Double, [Double])])
  func heights(height: Double, frame: [Double]) throws {
    let stage = SheetStage()
    stage.present { $0.detents = [.custom { _ in height }] }
    expect(try #require(stage.snapshot).frame, frame)
    #expect(stage.snapshot?.phase == "resting")
  }

  @Test("A medium sheet rests as on an iPhone 16")
  func medium() throws {
    let stage = SheetStage()
    stage.present { $0.detents = [.medium(), .large()] }
    let snapshot = try #require(stage.snapshot)
    expect(snapshot.frame, [8, 403.6870229007634, 377, 440.3129770992366])
    #expect(snapshot.detent == "medium")
    #expect(abs(snapshot.dim - 0.2) < 0.001)
    #expect(snapshot.corners.map { ($0 * 10).rounded() / 10 }.first == 38)
  }

  private func expect(_ frame: CGRect, _ row: [Double]) {
    for (seen, measured) in zip([frame.minX, frame.minY, frame.width, frame.height], row) {
      #expect(abs(seen - measured) < 0.5, "\(frame) against \(row)")
    }
  }
}
