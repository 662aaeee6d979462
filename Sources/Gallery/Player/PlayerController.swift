import UIKit

/// The large player, which a drag down dismisses.
final class PlayerController: UIViewController {
  private let transition: PlayerTransition
  private let picture = UIView()
  private let name = UILabel()

  init(_ transition: PlayerTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    picture.backgroundColor = .systemTeal
    picture.layer.cornerRadius = 24
    name.text = "Along the harbour"
    name.textColor = .white
    name.textAlignment = .center
    name.font = .systemFont(ofSize: 28, weight: .bold)
    name.adjustsFontSizeToFitWidth = true
    // While the player grows its text keeps its size.
    name.contentMode = .center
    for part in [picture, name] { view.addSubview(part) }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("drag(_:)", PlayerController.drag(_:))))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let side = max(0, min(size.width, size.height * 0.6) - 64)
    picture.frame = CGRect(
      x: (size.width - side) / 2, y: size.height * 0.14, width: side, height: side)
    name.frame = CGRect(
      x: 20, y: size.height * 0.14 + side + 24, width: max(0, size.width - 40), height: 40)
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    let share = recognizer.translation(in: nil).y / max(1, UIScreen.main.bounds.height)
    switch recognizer.state {
    case .began:
      // UIKit may ignore a dismissal while another transition is being animated.
      guard !isBeingPresented, !isBeingDismissed else { return }
      transition.isDragged = true
      dismiss(animated: true)
    case .changed where transition.isDragged: transition.driver.update(share)
    case .ended where transition.isDragged, .cancelled where transition.isDragged:
      let isQuick = recognizer.velocity(in: nil).y > 600
      transition.isDragged = false
      if recognizer.state == .ended, share > 0.35 || isQuick {
        transition.driver.finish()
      } else {
        transition.driver.cancel()
      }
    default: break
    }
  }
}
