import DetentKit
import UIKit
import VirtualDevice

/// A screen divided into panes, each a presentation context; the superclass of scenes with several
/// contexts.
class ContextPanesController: UIViewController, SceneResponder {
  /// The division of the screen.
  enum Division {
    /// A plain band at the top, and the context below it.
    case below(share: CGFloat)
    /// Two contexts, side by side on a wide screen, else on top of each other.
    case split(share: CGFloat)
  }

  private(set) var values: SceneValues
  private let division: Division
  let panes: [ContextPaneController]

  init(_ values: SceneValues, _ division: Division, _ panes: [ContextPaneController]) {
    self.values = values
    self.division = division
    self.panes = panes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .separator
    for pane in panes {
      addChild(pane)
      view.addSubview(pane.view)
      pane.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isWide = bounds.width > bounds.height
    let gap = 1 / traitCollection.displayScale
    let frames: (CGRect, CGRect)
    switch division {
    case .below(let share):
      let top = view.safeAreaInsets.top + 60
      frames = bounds.divided(atDistance: max(top, bounds.height * share), from: .minYEdge)
    case .split(let share):
      let edge: CGRectEdge = isWide ? (isReversed ? .maxXEdge : .minXEdge) : .minYEdge
      let length = (isWide ? bounds.width : bounds.height) * share
      frames = bounds.divided(atDistance: length - gap, from: edge)
    }
    panes.first?.view.frame = frames.0
    guard panes.count > 1 else { return }
    var second = frames.1
    if case .split = division {
      second =
        second.divided(
          atDistance: gap, from: isWide ? (isReversed ? .maxXEdge : .minXEdge) : .minYEdge
        ).remainder
    }
    panes[1].view.frame = second
  }

  /// Presents the controllers that the scene starts with.
  func presentAll() {}

  func sceneDidChange(_ values: SceneValues, changed: [String]) {
    self.values = values
  }

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "present":
      if panes.allSatisfy({ $0.controllerPresentedInContext == nil }) { presentAll() }
    case "dismiss":
      for pane in panes where pane.controllerPresentedInContext != nil {
        pane.dismiss(animated: true)
      }
    default: break
    }
  }

  nonisolated static let calls = [
    SceneCall("present", "Presents in the contexts"),
    SceneCall("dismiss", "Dismisses what is presented"),
  ]
}
