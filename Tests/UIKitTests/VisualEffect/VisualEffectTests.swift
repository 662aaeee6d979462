import Testing
import UIKit

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  private func stage(
    _ style: UIUserInterfaceStyle, behind: UIColor, _ effect: UIVisualEffect?
  ) -> (TestStage, UIVisualEffectView) {
    let stage = TestStage { $0.userInterfaceStyle = style }
    stage.window.backgroundColor = behind
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
    stage.window.addSubview(view)
    stage.run(frames: 1)
    return (stage, view)
  }

  /// Red, green and blue in the middle of the view.
  private func middle(_ stage: TestStage) -> [UInt32] {
    let scale = Int(UIScreen.main.scale)
    let value = stage.host.composite().bitmap[150 * scale, 150 * scale]
    return [value >> 16 & 255, value >> 8 & 255, value & 255]
  }

  // Facts L18 and L19.
  @Test(
    "Glass over a plain backdrop has the measured colours",
    arguments: [
      (.light, UIColor.white, 253), (.light, .black, 220), (.dark, .white, 84), (.dark, .black, 19),
    ] as [(UIUserInterfaceStyle, UIColor, UInt32)])
  func glass(style: UIUserInterfaceStyle, behind: UIColor, expected: UInt32) {
    let (stage, _) = stage(style, behind: behind, UIGlassEffect())
    #expect(middle(stage) == [expected, expected, expected])
  }

  @Test("A thicker material lets less through", arguments: [UIUserInterfaceStyle.light, .dark])
  func materials(style: UIUserInterfaceStyle) {
    let order: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let spans = order.map { material in
      let (white, _) = stage(style, behind: .white, UIBlurEffect(style: material))
      let bright = middle(white)[0]
      let (black, _) = stage(style, behind: .black, UIBlurEffect(style: material))
      return bright - middle(black)[0]
    }
    #expect(spans == spans.sorted(by: >))
    #expect(Set(spans).count == order.count)
  }

  @Test("A material with a fixed look does not follow the interface")
  func fixed() {
    let (light, _) = stage(.light, behind: .gray, UIBlurEffect(style: .systemMaterialDark))
    let first = middle(light)
    let (dark, _) = stage(.dark, behind: .gray, UIBlurEffect(style: .systemMaterialDark))
    #expect(first == middle(dark))
  }

  @Test("An effect that is set in an animation comes gradually, and goes so")
  func animated() {
    let (stage, view) = stage(.light, behind: .black, nil)
    #expect(middle(stage) == [0, 0, 0])
    UIView.animate(withDuration: 0.5) { view.effect = UIGlassEffect() }
    stage.run(frames: 15)
    #expect((40...190).contains(middle(stage)[0]))
    stage.run(frames: 30)
    #expect(middle(stage)[0] == 220)
    UIView.animate(withDuration: 0.5) { view.effect = nil }
    stage.run(frames: 15)
    #expect((40...190).contains(middle(stage)[0]))
    stage.run(frames: 30)
    #expect(middle(stage)[0] == 0)
  }

  @Test("A change of the interface's style changes the material")
  func traits() {
    let (stage, view) = stage(.light, behind: .white, UIGlassEffect())
    view.overrideUserInterfaceStyle = .dark
    stage.run(frames: 1)
    #expect(middle(stage)[0] == 84)
  }

  @Test("A subview of the effect view itself is refused, one of its content is not")
  func misplaced() {
    let view = UIVisualEffectView(effect: nil)
    let (label, button) = (UILabel(), UIButton())
    let reports = Misuse.collect {
      view.contentView.addSubview(label)
      view.addSubview(button)
    }
    #expect(button.superview == nil && label.superview === view.contentView)
    #expect(reports.map(\.id) == ["View.subviewOfEffectView"])
  }

  @Test("Vibrant content is as opaque as its style says")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let label = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    let separator = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: blur, style: .separator))
    #expect(label.contentView.alpha > separator.contentView.alpha)
    separator.effect = nil
    #expect(separator.contentView.alpha == 1)
  }

  @Test("A sheet's own background effect shows what lies behind, until the sheet is large")
  func sheet() {
    func middle(_ stage: SheetStage) -> UInt32 {
      stage.host.composite().bitmap[590, 2200] & 0xFF
    }
    let stage = SheetStage()
    let sheet = stage.present {
      $0.detents = [.medium(), .large()]
      $0.backgroundEffect = UIGlassEffect(style: .clear)
    }
    let glass = middle(stage)
    #expect(glass != 245)
    sheet.sheetPresentationController?.backgroundEffect = nil
    stage.stage.advance()
    #expect(middle(stage) == 245)
    sheet.sheetPresentationController?.backgroundEffect = UIGlassEffect(style: .clear)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.settle()
    #expect(middle(stage) == 255)
  }
}
