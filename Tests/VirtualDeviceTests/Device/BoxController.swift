import UIKit

/// A view with a blue box, which may move.
final class BoxController: UIViewController {
  let box = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemBlue
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
  }

  func moveBox(over duration: Double) {
    UIView.animate(withDuration: duration) { self.box.frame.origin.y = 500 }
  }
}
