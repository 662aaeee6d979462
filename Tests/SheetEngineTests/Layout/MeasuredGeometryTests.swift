import SheetEngine
import Testing

/// One measured resting frame.
struct FrameRow: CustomTestStringConvertible, Sendable {
  var name: String
  var container: SheetContainer
  var detent: SheetDetent
  var kind = SheetKind.page
  /// x, y, width, height on screen.
  var frame: (Double, Double, Double, Double)
  var safeAreaBottom: Double?
  /// Points. Rows given in full precision are met exactly, the others to half a point.
  var tolerance = 0.5

  var testDescription: String { name }

  static let rows: [FrameRow] = [
    // F1 to F13, G1, G6, in full precision.
    FrameRow(
      name: "G1 large", container: .iPhone16, detent: .large, frame: (0, 59, 393, 793),
      safeAreaBottom: 34, tolerance: 1e-9),
    FrameRow(
      name: "F12 medium", container: .iPhone16, detent: .medium,
      frame: (8, 403.6870229007634, 377, 440.3129770992366), safeAreaBottom: 34, tolerance: 1e-9),
    FrameRow(
      name: "F1 custom 10", container: .iPhone16, detent: height(10),
      frame: (28, 815.4249363867684, 337, 8.575063613231578), safeAreaBottom: 0, tolerance: 1e-9),
    FrameRow(
      name: "F2 custom 100", container: .iPhone16, detent: height(100),
      frame: (21.513513513513516, 741.4348394195722, 349.9729729729729, 89.05164706691426),
      safeAreaBottom: 11, tolerance: 1e-9),
    FrameRow(
      name: "F4 custom 200", container: .iPhone16, detent: height(200),
      frame: (8, 619.5267175572519, 377, 224.4732824427481), safeAreaBottom: 34, tolerance: 1e-9),
    FrameRow(
      name: "F6 custom 300", container: .iPhone16, detent: height(300),
      frame: (8, 523.5979643765903, 377, 320.4020356234097), safeAreaBottom: 34, tolerance: 1e-9),
    FrameRow(
      name: "F8 custom 400", container: .iPhone16, detent: height(400),
      frame: (8, 427.66921119592877, 377, 416.33078880407123), safeAreaBottom: 34,
      tolerance: 1e-9),
    FrameRow(
      name: "F10 custom 600", container: .iPhone16, detent: height(600),
      frame: (8, 235.81170483460562, 377, 608.1882951653944), safeAreaBottom: 34,
      tolerance: 1e-9),
    FrameRow(
      name: "F13 custom 10000", container: .iPhone16, detent: height(10000),
      frame: (0, 59, 393, 793), safeAreaBottom: 34, tolerance: 1e-9),
    FrameRow(
      name: "G7 form sheet in compact width", container: .iPhone16, detent: .medium, kind: .form,
      frame: (8, 403.6870229007634, 377, 440.3129770992366), tolerance: 1e-9),
    // G2, G30, G40, G50 to G54.
    FrameRow(
      name: "G2 SE large", container: .iPhoneSE, detent: .large, frame: (0, 30, 375, 637)),
    FrameRow(
      name: "G2 SE large, status bar hidden", container: .iPhoneSE.with { $0.safeArea.top = 0 },
      detent: .large, frame: (0, 30, 375, 637)),
    FrameRow(
      name: "G30 SE medium", container: .iPhoneSE, detent: .medium,
      frame: (8, 317.711, 359, 341.289), safeAreaBottom: 0, tolerance: 0.001),
    FrameRow(
      name: "G40 SE landscape medium", container: .iPhoneSELandscape, detent: .medium,
      frame: (0, 0, 667, 375)),
    FrameRow(
      name: "G40 SE landscape large", container: .iPhoneSELandscape, detent: .large,
      frame: (0, 0, 667, 375)),
    FrameRow(
      name: "G50 pad page large", container: .iPadA16, detent: .large, frame: (0, 42, 820, 1138)),
    FrameRow(
      name: "G51 pad form large", container: .iPadA16, detent: .large, kind: .form,
      frame: (120, 260, 580, 650), safeAreaBottom: 0),
    FrameRow(
      name: "G51 pad form above maximum", container: .iPadA16, detent: height(10000), kind: .form,
      frame: (120, 260, 580, 650)),
    FrameRow(
      name: "G52 pad form 343", container: .iPadA16, detent: height(343), kind: .form,
      frame: (120, 567, 580, 343), safeAreaBottom: 0),
    FrameRow(
      name: "G53 pad form medium", container: .iPadA16, detent: .medium, kind: .form,
      frame: (120, 546, 580, 364)),
    FrameRow(
      name: "G4 440 by 956 large",
      container: .iPhone16.with {
        $0.size = SheetSize(width: 440, height: 956)
        $0.safeArea.top = 62
      }, detent: .large, frame: (0, 62, 440, 894)),
    // S1.141, S1.145, S1.196 to S1.199.
    FrameRow(
      name: "S1.141 17 Pro large", container: .iPhone17Pro, detent: .large,
      frame: (0, 62, 402, 812)),
    FrameRow(
      name: "S1.145 17 Pro medium", container: .iPhone17Pro, detent: .medium,
      frame: (8, 874 - 8 - 450.97, 386, 450.97), tolerance: 0.005),
    FrameRow(
      name: "S1.148 17 Pro 320", container: .iPhone17Pro, detent: height(320),
      frame: (8, 874 - 8 - 339.91, 386, 339.91), tolerance: 0.005),
    FrameRow(
      name: "S1.141 16 Plus large", container: .iPhone16Plus, detent: .large,
      frame: (0, 59, 430, 873)),
    FrameRow(
      name: "S1.145 16 Plus medium", container: .iPhone16Plus, detent: .medium,
      frame: (8, 932 - 8 - 485.25, 414, 485.25), tolerance: 0.005),
    FrameRow(
      name: "S1.196 pad page large", container: .iPad11, detent: .large,
      frame: (0, 42, 834, 1168)),
    FrameRow(
      name: "S1.196 pad page medium", container: .iPad11, detent: .medium,
      frame: (8, 1210 - 8 - 652.24, 818, 652.24), tolerance: 0.005),
  ]
}

@Suite("Measured geometry")
struct MeasuredGeometryTests {
  @Test("Resting frames are UIKit's", arguments: FrameRow.rows)
  func restingFrame(row: FrameRow) {
    let layout = SheetLayout(
      configuration: .make([row.detent]) { $0.kind = row.kind }, container: row.container)
    let geometry = layout.geometry(at: layout.position(at: 0))
    let frame = geometry.visibleFrame
    #expect(abs(frame.x - row.frame.0) <= row.tolerance)
    #expect(abs(frame.y - row.frame.1) <= row.tolerance)
    #expect(abs(frame.width - row.frame.2) <= row.tolerance)
    #expect(abs(frame.height - row.frame.3) <= row.tolerance)
    if let bottom = row.safeAreaBottom { #expect(geometry.contentSafeArea.bottom == bottom) }
  }

  // Facts F20 to F23.
  @Test(
    "The laws of the floating card hold at every height, not only at the measured ones",
    arguments: 1...758)
  func cardLaws(value: Int) {
    let value = Double(value)
    let layout = SheetLayout(configuration: .make([height(value)]), container: .iPhone16)
    let geometry = layout.geometry(at: layout.position(at: 0))
    let margin = min(28, max(8, 28 - 20 * (value - 76) / 74))
    let scale = (393 - 2 * margin) / 393
    let unscaled = value < 150 ? value : value + 34
    let inset = (34 * min(1, max(0, (value - 76) / 74)) * 3).rounded() / 3
    let frame = geometry.visibleFrame
    #expect(abs(frame.x - margin) <= 1e-9 && abs(frame.width - (393 - 2 * margin)) <= 1e-9)
    #expect(abs(frame.height - unscaled * scale) <= 1e-9)
    #expect(abs(frame.maxY - (852 - margin)) <= 1e-9)
    #expect(abs(geometry.contentSafeArea.bottom - inset) <= 1e-9)
    #expect(geometry.layoutSize == SheetSize(width: 393, height: unscaled))
  }

  // Facts F21, F23.
  @Test("A custom detent of 343 has bounds 393 by 377 and scale 0.959; one of 144 has inset 31.333")
  func quotedHeights() {
    let card = SheetLayout(configuration: .make([height(343)]), container: .iPhone16)
    let geometry = card.geometry(at: card.position(at: 0))
    #expect(geometry.layoutSize == SheetSize(width: 393, height: 377))
    #expect(abs(geometry.scale - 0.959) < 0.0005)
    let low = SheetLayout(configuration: .make([height(144)]), container: .iPhone16)
    let inset = low.geometry(at: low.position(at: 0)).contentSafeArea.bottom
    #expect(abs(inset - 31.333) < 0.001)
  }
}
