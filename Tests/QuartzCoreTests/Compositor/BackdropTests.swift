import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Backdrops")
struct BackdropTests {
  private func screen(_ look: BackdropLook) -> (TestScreen, BackdropLayer) {
    let screen = TestScreen(width: 120, height: 80)
    _ = screen.add(CGRect(x: 0, y: 0, width: 60, height: 80), .white)
    _ = screen.add(CGRect(x: 60, y: 0, width: 60, height: 80), .black)
    let backdrop = BackdropLayer()
    backdrop.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    backdrop.look = look
    screen.root.addSublayer(backdrop)
    return (screen, backdrop)
  }

  /// The number of pixels that differ from a drawing of the whole screen without caches.
  private func differences(_ screen: TestScreen, _ bitmap: Bitmap) -> Int {
    bitmap.countDifferences(
      from: screen.host.compositeFromScratch().bitmap,
      in: [PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)])
  }

  @Test("An edge behind is blurred as far as the blur reaches", arguments: [2.0, 5, 9, 15])
  func blur(sigma: Double) {
    let (screen, _) = screen(BackdropLook(blurRadius: sigma))
    let bitmap = screen.frame().bitmap
    for x in 12..<108 {
      let exact = 255 * 0.5 * (1 - erf((Double(x) + 0.5 - 60) / sigma / 2.0.squareRoot()))
      let value = Double(bitmap[x, 40] & 0xFF)
      #expect(abs(value - exact) < 9, "at \(x)")
    }
    #expect(bitmap[5, 40] == 0xFFFF_FFFF)
  }

  @Test("Colours are saturated, multiplied and moved, as the measured glass does")
  func colors() {
    let screen = TestScreen(width: 60, height: 60)
    let behind = screen.add(screen.root.bounds, .white)
    let backdrop = BackdropLayer()
    backdrop.frame = screen.root.bounds
    backdrop.look = BackdropLook(
      blurRadius: 2, gain: 33.0 / 255, offset: SIMD3(repeating: 220.0 / 255))
    screen.root.addSublayer(backdrop)
    #expect(screen.frame().bitmap[30, 30] == 0xFFFD_FDFD)
    atOnce { behind.backgroundColor = .black }
    #expect(screen.frame().bitmap[30, 30] == 0xFFDC_DCDC)
    atOnce {
      behind.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      backdrop.look = BackdropLook(blurRadius: 2, saturation: 0)
    }
    #expect(screen.frame().bitmap[30, 30] == 0xFF36_3636)
  }

  @Test("At no amount nothing is changed, in between the look is mixed")
  func amount() {
    let look = BackdropLook(blurRadius: 6, gain: 0, offset: SIMD3(repeating: 1))
    let (screen, backdrop) = screen(look)
    atOnce { backdrop.amount = 0 }
    #expect(screen.frame().bitmap[100, 40] == 0xFF00_0000)
    atOnce { backdrop.amount = 0.5 }
    #expect(screen.frame().bitmap[100, 40] == 0xFF80_8080)
  }

  @Test("The amount is animated")
  func animation() {
    let look = BackdropLook(blurRadius: 0, gain: 0, offset: SIMD3(repeating: 1))
    let (screen, backdrop) = screen(look)
    _ = screen.frame()
    let fade = CABasicAnimation(keyPath: "backdropAmount")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    backdrop.add(fade, forKey: nil)
    _ = screen.frame()
    let half = screen.frame(after: 0.5).bitmap[100, 40] & 0xFF
    #expect(half > 100 && half < 155)
  }

  @Test("What changes far away leaves the picture of what lies behind alone")
  func damage() {
    let (screen, _) = screen(BackdropLook(blurRadius: 1))
    let far = screen.add(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    _ = screen.frame()
    atOnce { far.backgroundColor = .blue }
    let result = screen.frame()
    #expect(result.statistics.pixelsDamaged == 16)
  }

  @Test("What moves in front leaves the picture of what lies behind alone")
  func damageInFront() {
    let (screen, _) = screen(BackdropLook(blurRadius: 5))
    let front = screen.add(CGRect(x: 40, y: 40, width: 4, height: 4), .red)
    _ = screen.frame()
    atOnce { front.position.x += 10 }
    let result = screen.frame()
    #expect(result.statistics.pixelsDamaged == 32)
    #expect(result.statistics.pixelsComposited < 100)
    #expect(differences(screen, result.bitmap) == 0)
  }

  @Test("What changes behind is seen through what moves in front")
  func damageOnBothSides() {
    let screen = TestScreen(width: 120, height: 80)
    let behind = screen.add(CGRect(x: 0, y: 0, width: 60, height: 80), .white)
    let backdrop = BackdropLayer()
    backdrop.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    backdrop.look = BackdropLook(blurRadius: 5)
    screen.root.addSublayer(backdrop)
    let front = screen.add(CGRect(x: 40, y: 40, width: 4, height: 4), .red)
    _ = screen.frame()
    for step in 0..<4 {
      atOnce {
        front.position.x += 10
        if step % 2 == 1 { behind.backgroundColor = step == 1 ? .blue : .white }
      }
      #expect(differences(screen, screen.frame().bitmap) == 0)
    }
  }

  @Test("Round corners show what lies behind unchanged")
  func corners() {
    let (screen, backdrop) = screen(
      BackdropLook(blurRadius: 0, gain: 0, offset: SIMD3(1, 0, 0)))
    atOnce { backdrop.cornerRadius = 20 }
    let bitmap = screen.frame().bitmap
    #expect(bitmap[10, 10] == 0xFFFF_FFFF)
    #expect(bitmap[12, 40] == 0xFFFF_0000)
  }
}
