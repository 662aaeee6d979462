import UIKit
import VirtualDevice

// Seed 001, "The setup": the listings are as printed, but that the bottom controller's class is a
// parameter of the container's, for the article goes on to change it, and that the top has the
// slider from the start, which the article adds half way.

/// The container with two halves that all scenes of article 001 begin with.
enum ContextSetup {
  class ContainerViewController<BottomViewController: ContextSetup.BottomViewController>:
    UIViewController
  {
    let topViewController = TopViewController()
    let bottomViewController = BottomViewController()

    override func viewDidLoad() {
      super.viewDidLoad()

      let topContainerView = UIView()
      topContainerView.translatesAutoresizingMaskIntoConstraints = false
      let bottomContainerView = UIView()
      bottomContainerView.translatesAutoresizingMaskIntoConstraints = false

      self.view.addSubview(topContainerView)
      self.view.addSubview(bottomContainerView)

      NSLayoutConstraint.activate([
        topContainerView.topAnchor.constraint(equalTo: self.view.topAnchor),
        topContainerView.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
        topContainerView.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
        topContainerView.bottomAnchor.constraint(equalTo: self.view.centerYAnchor),
        bottomContainerView.topAnchor.constraint(equalTo: self.view.centerYAnchor),
        bottomContainerView.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
        bottomContainerView.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
        bottomContainerView.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
      ])

      self.addChild(self.topViewController)
      topContainerView.addSubview(self.topViewController.view)
      self.topViewController.didMove(toParent: self)

      self.addChild(self.bottomViewController)
      bottomContainerView.addSubview(self.bottomViewController.view)
      self.bottomViewController.didMove(toParent: self)

      self.topViewController.view.translatesAutoresizingMaskIntoConstraints = false
      self.bottomViewController.view.translatesAutoresizingMaskIntoConstraints = false

      NSLayoutConstraint.activate([
        self.topViewController.view.topAnchor.constraint(equalTo: topContainerView.topAnchor),
        self.topViewController.view.leadingAnchor.constraint(
          equalTo: topContainerView.leadingAnchor),
        self.topViewController.view.trailingAnchor.constraint(
          equalTo: topContainerView.trailingAnchor),
        self.topViewController.view.bottomAnchor.constraint(equalTo: topContainerView.bottomAnchor),
        self.bottomViewController.view.topAnchor.constraint(equalTo: bottomContainerView.topAnchor),
        self.bottomViewController.view.leadingAnchor.constraint(
          equalTo: bottomContainerView.leadingAnchor),
        self.bottomViewController.view.trailingAnchor.constraint(
          equalTo: bottomContainerView.trailingAnchor),
        self.bottomViewController.view.bottomAnchor.constraint(
          equalTo: bottomContainerView.bottomAnchor),
      ])
    }
  }

  class TopViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      self.view.backgroundColor = .green

      let slider = UISlider(frame: .zero)
      slider.translatesAutoresizingMaskIntoConstraints = false

      self.view.addSubview(slider)
      NSLayoutConstraint.activate([
        slider.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
        slider.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
        slider.centerYAnchor.constraint(equalTo: self.view.centerYAnchor),
      ])
    }
  }

  class BottomViewController: UIViewController {
    // The container creates an instance of a class that it does not know.
    required init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      self.view.backgroundColor = .blue
      self.definesPresentationContext = true

      let button = UIButton(
        primaryAction: UIAction { [weak self] _ in
          self?.presentChild()
        }
      )
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setTitle("Present", for: .normal)
      button.setTitleColor(.label, for: .normal)
      self.view.addSubview(button)

      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: self.view.topAnchor),
        button.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
        button.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
      ])
    }

    /// Presents; the scene of each step of the article overrides it.
    func presentChild() {}
  }
}
