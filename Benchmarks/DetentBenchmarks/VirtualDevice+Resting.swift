import UIKit
import VirtualDevice

extension VirtualDevice {
  /// What a benchmark's sheet moves over.
  enum SheetBackground {
    /// Five visual effects over a list of coloured rows.
    case materials
    /// A layer whose colour is animated for ever.
    case animation
    /// Another sheet, at its large detent.
    case sheet
  }

  /// Returns an iPhone 16 with a sheet of 28 rows at rest at its medium detent.
  static func restingSheet(over background: SheetBackground) throws -> VirtualDevice {
    let device = VirtualDevice(model: .iPhone16)
    let root = UIViewController()
    device.show { root }
    fill(root.view, rows: 28)
    switch background {
    case .materials: addEffects(to: root.view)
    case .animation: addAnimation(to: root.view)
    case .sheet: break
    }
    device.advance(by: 0.1)
    var presenting = root
    if background == .sheet {
      presenting = presentSheet(from: root, selected: .large)
      try device.settle()
    }
    _ = presentSheet(from: presenting, selected: .medium)
    if background == .animation { device.advance(by: 2) } else { try device.settle() }
    return device
  }

  private static func presentSheet(
    from presenting: UIViewController, selected: UISheetPresentationController.Detent.Identifier
  ) -> UIViewController {
    let content = UIViewController()
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.selectedDetentIdentifier = selected
    presenting.present(content, animated: true)
    fill(content.view, rows: 28)
    return content
  }

  private static func fill(_ view: UIView, rows: Int) {
    view.backgroundColor = .systemBackground
    for row in 0..<rows {
      let label = UILabel(frame: CGRect(x: 16, y: 44 * CGFloat(row) + 8, width: 300, height: 28))
      label.text = "Row \(row)"
      view.addSubview(label)
    }
  }

  private static func addEffects(to view: UIView) {
    let effects: [UIVisualEffect] = [
      UIGlassEffect(), UIBlurEffect(style: .systemThinMaterial),
      UIBlurEffect(style: .systemMaterial), UIBlurEffect(style: .systemThickMaterial),
      UIBlurEffect(style: .systemUltraThinMaterial),
    ]
    for (index, effect) in effects.enumerated() {
      let panel = UIVisualEffectView(effect: effect)
      panel.frame = CGRect(x: 40, y: 80 + 150 * CGFloat(index), width: 300, height: 120)
      view.addSubview(panel)
    }
  }

  private static func addAnimation(to view: UIView) {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 60, width: 200, height: 200)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    view.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 160
    animation.toValue = 360
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "moves")
  }
}
