import Combine
import UIKit

/// A ferry, the seconds until it leaves, and a button that reports a delay.
final class FerryController: UIViewController {
  private let ferry: String
  private let countdown = UILabel()
  private let status = UILabel()
  private var seconds = 90
  private var timer: AnyCancellable?

  init(ferry: String) {
    self.ferry = ferry
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = UILabel()
    name.text = ferry
    name.font = .preferredFont(forTextStyle: .title1)
    status.text = "On time"
    status.accessibilityIdentifier = "status"
    countdown.accessibilityIdentifier = "countdown"
    let delay = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Report a Delay") { [weak self] _ in self?.askForDelay() })

    let stack = UIStackView(arrangedSubviews: [name, status, countdown, delay])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    showCountdown()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.countDown() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer = nil
  }

  private func countDown() {
    seconds = max(0, seconds - 1)
    showCountdown()
  }

  private func showCountdown() {
    countdown.text = "Leaves in \(seconds) s"
  }

  private func askForDelay() {
    let alert = UIAlertController(
      title: "Report a delay?", message: "Travellers are notified.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Report", style: .default) { [weak self] _ in
        self?.status.text = "Delayed"
      })
    present(alert, animated: true)
  }
}
