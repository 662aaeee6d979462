import UIKit

/// A painted view of the town: sky, hills and a foreground.
final class Picture: UIView {
  /// The subject of a picture.
  enum Motif: CaseIterable {
    case morning, park, evening
  }

  private let motif: Motif

  init(_ motif: Motif) {
    self.motif = motif
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawSky(in: context)
    drawSun()
    drawHill(from: 0.62, peak: 0.38, to: 0.58, color: colors.far)
    drawHill(from: 0.78, peak: 0.52, to: 0.7, color: colors.middle)
    if motif == .evening { drawTown() } else { drawTrees() }
    drawHill(from: 0.86, peak: 0.8, to: 0.9, color: colors.near)
  }

  private var colors: (top: Int, bottom: Int, sun: Int, far: Int, middle: Int, near: Int) {
    switch motif {
    case .morning: (0x8CC8F2, 0xFDE9CB, 0xFFF3C4, 0xA9C7C0, 0x7FB08F, 0x4E8A63)
    case .park: (0x6FB7EE, 0xCBEAF7, 0xFFFBE2, 0x8FC79A, 0x63AE6C, 0x3D8A4E)
    case .evening: (0x3B3F78, 0xF6A56B, 0xFFD58A, 0x7A5A86, 0x54406F, 0x2B2447)
    }
  }

  private func drawSky(in context: CGContext) {
    // Both colours' red, green, blue and alpha.
    let parts: [CGFloat] = [colors.top, colors.bottom].flatMap { hex in
      [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 } + [1]
    }
    guard
      let sky = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: parts, locations: [0, 1],
        count: 2)
    else { return }
    context.drawLinearGradient(
      sky, start: .zero, end: CGPoint(x: 0, y: bounds.height * 0.75),
      options: [.drawsAfterEndLocation])
  }

  private func drawSun() {
    let radius = bounds.height * 0.1
    let x = bounds.width * (motif == .park ? 0.78 : 0.3)
    let y = bounds.height * (motif == .evening ? 0.48 : 0.24)
    for (scale, alpha) in [(2.2, 0.18), (1.5, 0.3), (1, 1)] as [(CGFloat, CGFloat)] {
      UIColor(hex: colors.sun).withAlphaComponent(alpha).setFill()
      let side = radius * scale
      UIBezierPath(ovalIn: CGRect(x: x - side, y: y - side, width: 2 * side, height: 2 * side))
        .fill()
    }
  }

  private func drawHill(from left: CGFloat, peak: CGFloat, to right: CGFloat, color: Int) {
    let size = bounds.size
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: 0, y: size.height))
    hill.addLine(to: CGPoint(x: 0, y: size.height * left))
    hill.addCurve(
      to: CGPoint(x: size.width, y: size.height * right),
      controlPoint1: CGPoint(x: size.width * 0.35, y: size.height * peak),
      controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * (left + 0.1)))
    hill.addLine(to: CGPoint(x: size.width, y: size.height))
    hill.close()
    UIColor(hex: color).setFill()
    hill.fill()
  }

  private func drawTrees() {
    let size = bounds.size
    for index in 0..<9 {
      let spread = TownPlan.variation(index, 5, salt: motif == .park ? 21 : 22)
      let height = size.height * (0.1 + 0.1 * spread)
      let x = size.width * (0.04 + 0.115 * CGFloat(index) + 0.03 * spread)
      let ground = size.height * 0.9
      UIColor(hex: colors.near).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: x - 1.5, y: ground - height, width: 3, height: height),
        cornerRadius: 1.5
      ).fill()
      UIBezierPath(
        ovalIn: CGRect(
          x: x - height * 0.42, y: ground - height * 1.7, width: height * 0.84, height: height * 1.2
        )
      ).fill()
    }
  }

  private func drawTown() {
    let size = bounds.size
    for index in 0..<11 {
      let spread = TownPlan.variation(index, 2, salt: 23)
      let width = size.width / 11
      let height = size.height * (0.14 + 0.22 * spread)
      let house = CGRect(
        x: CGFloat(index) * width, y: size.height * 0.92 - height, width: width - 2, height: height)
      UIColor(hex: colors.near).setFill()
      UIRectFill(house)
      UIColor(hex: 0xFFD98F).setFill()
      for window in 0..<6 where TownPlan.variation(index, window, salt: 24) > 0.45 {
        let spot = CGRect(
          x: house.minX + 4 + CGFloat(window % 2) * (width / 2 - 2),
          y: house.minY + 5 + CGFloat(window / 2) * 9, width: 3.5, height: 4.5)
        if spot.maxY < house.maxY - 4 { UIRectFill(spot) }
      }
    }
  }
}
