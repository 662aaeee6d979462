/// The preferences of the frontmost view controllers for the status bar, the home indicator and
/// other parts of the system.
package struct SystemPreferences: Equatable {
  /// The preferences that controllers marked as changed.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let statusBar = Parts(rawValue: 1 << 0)
    package static let homeIndicator = Parts(rawValue: 1 << 1)
    package static let edges = Parts(rawValue: 1 << 2)
    package static let pointer = Parts(rawValue: 1 << 3)
    package static let orientations = Parts(rawValue: 1 << 4)
    package static let all: Parts = [.statusBar, .homeIndicator, .edges, .pointer, .orientations]
  }

  package var statusBarStyle = UIStatusBarStyle.default
  package var isStatusBarHidden = false
  package var statusBarChange = StatusBarChange()
  package var hidesHomeIndicator = false
  package var deferredEdges: UIRectEdge = []
  package var locksPointer = false

  package init() {}
}

extension UIViewController {
  /// Returns the view controller that determines a preference: the frontmost presentation that
  /// captures it, then the children that containers name.
  func answerer(
    takesOver: (Presentation) -> Bool, child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var current = self
    // A cycle of containers that name each other must not loop for ever.
    for _ in 0..<64 {
      if let next = current.frontmostPresentation(where: takesOver)?.presented {
        current = next
      } else if let next = child(current), next !== current {
        current = next
      } else {
        break
      }
    }
    return current
  }

  private func frontmostPresentation(where matches: (Presentation) -> Bool) -> Presentation? {
    guard let own = ownPresentation else { return nil }
    return ([own] + own.above).last { presentation in
      switch presentation.phase {
      case .presenting, .presented: matches(presentation)
      case .waiting, .leaving, .dismissing, .over: false
      }
    }
  }
}

extension Presentation {
  /// Indicates whether the presented view controller determines the status bar's look (P2.161).
  var takesOverStatusBar: Bool {
    controller.presentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
  }

  /// Indicates whether the presented view controller determines preferences of the whole screen.
  var takesOverScreen: Bool {
    switch controller.presentationStyle {
    case .fullScreen, .overFullScreen: true
    default: false
    }
  }
}
