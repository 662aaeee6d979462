import DetentKit
import UIKit
import VirtualDevice

/// A player above, and below it a map that is a presentation context: the two halves of article
/// 001.
class ContextTwinController: UIViewController, SceneResponder {
  let upper: UIViewController
  let lower = ContextPaneController(.map)

  init(upper: UIViewController = ListeningPane()) {
    self.upper = upper
    super.init(nibName: nil, bundle: nil)
    lower.buttons = [
      .init(title: "Nearby") { [weak self] in
        guard let self, lower.presentedViewController == nil else { return }
        present(in: lower)
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// The style: the dimming of the article, and half of the context.
  class var style: ContextStyle {
    var style = ContextStyle(detents: [.fraction(0.62), .large], prefersGrabberVisible: true)
    style.dimming = SheetDimming(color: .black.withAlphaComponent(0.5))
    return style
  }

  /// Presents in one of the halves, in the scene's style.
  func present(in context: UIViewController) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .separator
    for half in [upper, lower] {
      addChild(half)
      view.addSubview(half.view)
      half.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isWide = bounds.width > bounds.height
    let edge: CGRectEdge = isWide ? (isReversed ? .maxXEdge : .minXEdge) : .minYEdge
    let halves = bounds.divided(
      atDistance: (isWide ? bounds.width : bounds.height) / 2, from: edge)
    upper.view.frame = halves.slice
    lower.view.frame = halves.remainder
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {}

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present": if lower.presentedViewController == nil { present(in: lower) }
    case "dismiss":
      let shown = [upper, lower].compactMap { $0.presentedViewController?.frontmost }
      for (index, content) in shown.enumerated()
      where !shown[..<index].contains(where: { $0 === content }) {
        content.dismiss(animated: true)
      }
    default: break
    }
  }
}
