import Testing
import UIKit
import VirtualDevice

@MainActor
@Suite("Changes of a navigation controller in callbacks of its own pages")
struct NavigationCallbackTests {
  enum Change: String, CaseIterable, Sendable {
    case push, pushAtOnce, pop, popAtOnce, replace, replaceAtOnce, coverAtOnce, coverAndUncover
  }

  enum Callback: String, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  final class Page: UIViewController {
    private(set) var calls: [Callback] = []
    var onCall: ((Callback) -> Void)?

    private func note(_ call: Callback) {
      calls.append(call)
      onCall?(call)
    }

    override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
    override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
    override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
    override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }

    /// Indicates whether each beginning is followed by its end or by a beginning of the other direction.
    var isBalanced: Bool {
      let next: [Callback: [Callback]] = [
        .didDisappear: [.willAppear], .willAppear: [.didAppear, .willDisappear],
        .didAppear: [.willDisappear], .willDisappear: [.didDisappear, .willAppear],
      ]
      var state = Callback.didDisappear
      for call in calls where call != .isAppearing {
        guard next[state]?.contains(call) == true else { return false }
        state = call
      }
      return state == .didAppear || state == .didDisappear
    }
  }

  /// A device with a navigation controller of two pages, each with a child.
  @MainActor
  final class Stage {
    let device = VirtualDevice()
    let navigation: UINavigationController
    private(set) var pages: [Page] = []
    private var waiting: [(callback: Callback, change: Change)] = []

    init() throws {
      navigation = UINavigationController()
      let navigation = navigation
      device.show { navigation }
      navigation.setViewControllers([makePage(), makePage()], animated: false)
      try device.settle()
    }

    func perform(_ change: Change, inCallbacks: [(Callback, Change)]) throws {
      waiting = inCallbacks.map { (callback: $0.0, change: $0.1) }
      device.host.enter { perform(change) }
      try device.settle()
    }

    private func makePage() -> Page {
      let (page, child) = (Page(), Page())
      for one in [page, child] {
        pages.append(one)
        one.onCall = { [weak self] in self?.called($0) }
      }
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
      return page
    }

    private func called(_ callback: Callback) {
      guard let index = waiting.firstIndex(where: { $0.callback == callback }) else { return }
      perform(waiting.remove(at: index).change)
    }

    private func perform(_ change: Change) {
      switch change {
      case .push, .pushAtOnce:
        navigation.pushViewController(makePage(), animated: change == .push)
      case .pop, .popAtOnce: navigation.popViewController(animated: change == .pop)
      case .replace, .replaceAtOnce:
        navigation.setViewControllers([makePage()], animated: change == .replace)
      case .coverAtOnce: cover()
      case .coverAndUncover:
        cover()
        navigation.dismiss(animated: false)
      }
    }

    private func cover() {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: false)
    }

    /// The problems of the stage at rest.
    var problems: [String] {
      var problems: [String] = []
      let isCovered = navigation.presentedViewController != nil
      for (number, page) in pages.enumerated() {
        let top = navigation.topViewController
        let isShown = !isCovered && (page === top || page.parent === top)
        if !page.isBalanced { problems.append("\(number) has \(page.calls)") }
        if isShown != (page.calls.last == .didAppear) {
          problems.append("\(number), shown \(isShown), has \(page.calls)")
        }
        if isShown != (page.viewIfLoaded?.window != nil) {
          problems.append("\(number), shown \(isShown), is elsewhere")
        }
      }
      return problems
    }
  }

  @Test(
    "Each change in each callback of each change leaves one page that appeared",
    arguments: Change.allCases)
  func oneCallback(change: Change) throws {
    for callback in Callback.allCases {
      for inner in Change.allCases { try check(change, [(callback, inner)]) }
    }
  }

  @Test(
    "Two changes in two callbacks leave one page that appeared",
    arguments: Change.allCases, Callback.allCases)
  func twoCallbacks(inner: Change, callback: Callback) throws {
    for second in Callback.allCases {
      for innermost in [Change.pushAtOnce, .popAtOnce, .coverAtOnce] {
        try check(.push, [(callback, inner), (second, innermost)])
      }
    }
  }

  private func check(_ change: Change, _ inner: [(Callback, Change)]) throws {
    let name = "\(change) \(inner.map { "\($0.0) \($0.1)" })"
    let reports = try Misuse.collect {
      let stage = try Stage()
      try stage.perform(change, inCallbacks: inner)
      #expect(stage.problems == [], "\(name)")
      // What the callbacks left is in order for the next change, too.
      stage.navigation.dismiss(animated: false)
      try stage.device.settle()
      try stage.perform(.pushAtOnce, inCallbacks: [])
      #expect(stage.problems == [], "\(name), then a push")
    }
    let unexpected = reports.map(\.id).filter { !Self.refusals.contains($0) }
    #expect(unexpected == [], "\(name)")
  }

  /// What UIKit refuses: changes during an animation, and presentations by one that presents.
  private static let refusals: Set = [
    "Navigation.pushedDuringTransition", "Navigation.poppedDuringTransition",
    "Presentation.presentingAlready", "Presentation.presentedDuringDismissal",
    "Presentation.presentedFromOutsideWindow", "Presentation.dismissedTwice",
    "Presentation.dismissedDuringPresentation", "Presentation.nothingToDismiss",
  ]
}
