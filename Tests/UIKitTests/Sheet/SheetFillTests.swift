import Testing
import UIKit

@MainActor
@Suite("What sheets are filled with")
struct SheetFillTests {
  // Facts L14 to L17.
  @Test(
    "Glass, solid and explicit fills are as measured from the first frame on",
    arguments: [
      (.light, false, .systemBackground, [245, 245, 245]), (.light, false, nil, [245, 245, 245]),
      (.light, false, .white, [255, 255, 255]), (.light, true, .systemBackground, [255, 255, 255]),
      (.dark, true, .systemBackground, [28, 28, 30]), (.dark, true, nil, [0, 0, 0]),
      (.dark, false, .systemBackground, [57, 57, 57]),
    ] as [(UIUserInterfaceStyle, Bool, UIColor?, [UInt32])])
  func fill(
    style: UIUserInterfaceStyle, isLarge: Bool, background: UIColor?, expected: [UInt32]
  ) {
    let stage = SheetStage { $0.userInterfaceStyle = style }
    let sheet = CallLogController("sheet")
    sheet.loadViewIfNeeded()
    sheet.view.backgroundColor = background
    stage.present(sheet, settles: false) { $0.detents = isLarge ? [.large()] : [.medium()] }
    func pixel() -> [UInt32] {
      let value = stage.host.composite().bitmap[590, 2200]
      return [value >> 16 & 255, value >> 8 & 255, value & 255]
    }
    stage.stage.advance(20)
    #expect(pixel() == expected)
    stage.settle()
    #expect(pixel() == expected)
  }

  @Test("A background set while the sheet shows takes effect at once")
  func changing() {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium()] }
    sheet.view.backgroundColor = .red
    stage.stage.advance()
    #expect(stage.host.composite().bitmap[590, 2200] & 0xff_ffff == 0xff_0000)
    sheet.view.backgroundColor = nil
    stage.stage.advance()
    #expect(stage.host.composite().bitmap[590, 2200] & 0xff_ffff == 0xf5_f5f5)
  }
}
