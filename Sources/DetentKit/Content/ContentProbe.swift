#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// An invisible view in presented content that finds the presentation's link and calls closures
  /// with it.
  struct ContentProbe: UIViewControllerRepresentable {
    /// Called when the link is found, and again with each update of the view.
    let connect: (PresentationLink, UIView) -> Void
    /// Called when the view is removed, to undo what ``connect`` did.
    let disconnect: (PresentationLink, UIView) -> Void

    func makeUIViewController(context: Context) -> ContentProbeController {
      ContentProbeController()
    }

    func updateUIViewController(_ controller: ContentProbeController, context: Context) {
      controller.connect = connect
      controller.disconnect = disconnect
      controller.reach()
    }

    static func dismantleUIViewController(
      _ controller: ContentProbeController, coordinator: Void
    ) {
      controller.leave()
    }
  }

  final class ContentProbeController: UIViewController {
    var connect: ((PresentationLink, UIView) -> Void)?
    var disconnect: ((PresentationLink, UIView) -> Void)?
    private weak var link: PresentationLink?

    override func loadView() {
      let view = BoundsObserverView(frame: .zero)
      // SwiftUI sets the frame.
      view.autoresizingMask = []
      view.onWindow = { [weak self, weak view] _ in
        guard let link = self?.link, let view else { return }
        link.windowMayHaveChanged()
        link.pageDidMove(view)
      }
      self.view = view
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .clear
      view.accessibilityElementsHidden = true
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      reach()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      reach()
      link?.willAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      link?.willDisappear()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      link?.didLayout()
      link?.measurer.measure()
    }

    func reach() {
      guard let connect, parent != nil, let link = PresentationLink.attachedToPresentation(of: self)
      else { return }
      self.link = link
      link.windowMayHaveChanged()
      connect(link, view)
    }

    func leave() {
      if let link, let disconnect { disconnect(link, view) }
      link = nil
    }
  }
#endif
