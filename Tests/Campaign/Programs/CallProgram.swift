import UIKit
import VirtualDevice

/// A program of calls of UIKit: a navigation controller, and what is presented from it.
@MainActor
final class CallProgram {
  private let screen: ProgramDevice
  private let navigation = UINavigationController(rootViewController: LivePage(0))
  /// The presented controllers that the model expects, the lowest first.
  private var model: [UIViewController] = []
  private var pages = 1
  /// Steps that wait for a callback.
  private var waiting: [(callback: String, words: [String])] = []
  /// The pages whose presentation called its completion, once for each call.
  private var completed: [ObjectIdentifier] = []
  private var isChecking = false
  private var problem: Fault?
  private var depth = 0

  init(_ settings: [String: String], _ reports: MisuseReports) {
    screen = ProgramDevice(settings, reports)
    let navigation = navigation
    if let page = navigation.viewControllers.first as? LivePage { watch(page) }
    screen.device.show { navigation }
  }

  func run(_ steps: [String]) throws -> Fault? {
    for step in steps + ["settle"] {
      let words = step.split(separator: " ").map(String.init)
      if words.first == "in", words.count > 2 {
        waiting.append((words[1], Array(words.dropFirst(2))))
        continue
      }
      perform(words)
      if let problem { return problem }
      // The laws lay out everything once more, which is not to cause further steps.
      isChecking = true
      if let fault = screen.check(isExpected: Self.isExpected) { return fault }
      isChecking = false
    }
    waiting = []
    return screen.settle() ?? screen.check(isExpected: Self.isExpected) ?? checkModel()
  }

  /// Calls that UIKit refuses are expected of random programs.
  private static func isExpected(_ id: String) -> Bool {
    id.hasPrefix("Presentation.") || id == "Navigation.pushedTwice"
      || id == "Navigation.pushedDuringTransition" || id == "Navigation.poppedDuringTransition"
      || id == "Controller.unbalancedTransition" || id == "Sheet.unknownSelection"
      || id == "Sheet.detentsChangedDuringDrag"
  }

  // Calls

  private func perform(_ words: [String]) {
    guard !screen.perform(words) else { return }
    screen.device.host.enter { call(words) }
  }

  private func call(_ words: [String]) {
    let isAnimated = words.last == "1"
    switch words[0] {
    case "present": present(words[1], isAnimated)
    case "dismiss": dismiss(from: Int(words[1]) ?? 0, isAnimated)
    case "replace":
      dismiss(from: 0, isAnimated)
      present("sheet", isAnimated)
    case "push":
      pages += 1
      let page = LivePage(pages)
      watch(page)
      navigation.pushViewController(page, animated: isAnimated)
    case "pop": navigation.popViewController(animated: isAnimated)
    case "detents":
      let number = Int(words[1]) ?? 7
      change { sheet in
        sheet.detents = Self.detents(number)
      }
    case "select":
      let ids: [UISheetPresentationController.Detent.Identifier?] = [nil, .medium, .large]
      let id = ids[min(Int(words[1]) ?? 0, 2)]
      change { sheet in
        if isAnimated {
          sheet.animateChanges { sheet.selectedDetentIdentifier = id }
        } else {
          sheet.selectedDetentIdentifier = id
        }
      }
    case "undimmed":
      let ids: [UISheetPresentationController.Detent.Identifier?] = [nil, .medium, .large]
      let id = ids[min(Int(words[1]) ?? 0, 2)]
      change { $0.largestUndimmedDetentIdentifier = id }
    case "grabber": change { $0.prefersGrabberVisible.toggle() }
    case "modal": top.isModalInPresentation = words[1] == "1"
    case "child":
      let child = LivePage(-1)
      top.addChild(child)
      child.view.frame = CGRect(x: 20, y: 80, width: 60, height: 60)
      top.view.addSubview(child.view)
      child.didMove(toParent: top)
    case "unchild":
      guard let child = top.children.last(where: { ($0 as? LivePage)?.number == -1 }) else {
        return
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    default: break
    }
  }

  private static func detents(_ number: Int) -> [UISheetPresentationController.Detent] {
    var detents: [UISheetPresentationController.Detent] = []
    if number & 4 != 0 { detents.append(.custom { $0.maximumDetentValue * 0.3 }) }
    if number & 1 != 0 { detents.append(.medium()) }
    if number & 2 != 0 { detents.append(.large()) }
    return detents
  }

  private func change(_ body: (UISheetPresentationController) -> Void) {
    if let sheet = top.sheetPresentationController { body(sheet) }
  }

  private var top: UIViewController {
    var top: UIViewController = navigation
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  private func present(_ style: String, _ isAnimated: Bool) {
    pages += 1
    let page = LivePage(pages)
    watch(page)
    switch style {
    case "full": page.modalPresentationStyle = .fullScreen
    case "over": page.modalPresentationStyle = .overFullScreen
    case "form": page.modalPresentationStyle = .formSheet
    default: page.modalPresentationStyle = .pageSheet
    }
    let presenter = top
    let id = ObjectIdentifier(page)
    model.append(page)
    presenter.present(page, animated: isAnimated) { [weak self] in
      self?.completed.append(id)
      self?.notify("completion")
    }
  }

  private func dismiss(from level: Int, _ isAnimated: Bool) {
    let controller = level == 0 || model.count < level ? navigation : model[level - 1]
    controller.dismiss(animated: isAnimated)
  }

  // Callbacks

  private func watch(_ page: LivePage) {
    page.onCallback = { [weak self] in self?.notify($0) }
  }

  private func notify(_ callback: String) {
    // A step in a callback can cause others; a program is not to call itself for ever.
    guard !isChecking, depth < 4, let index = waiting.firstIndex(where: { $0.callback == callback })
    else {
      return
    }
    let words = waiting.remove(at: index).words
    // Inside of a callback an app changes things; it cannot wait there.
    guard !["settle", "frames", "swipe", "tap", "rotate", "keyboard"].contains(words[0]) else {
      return
    }
    depth += 1
    defer { depth -= 1 }
    if ["size", "appearance", "direction"].contains(words[0]) { return }
    call(words)
  }

  // The model

  /// What shows must be a chain of accepted presentations, in their order, of which each was
  /// completed.
  private func checkModel() -> Fault? {
    if Set(completed).count != completed.count {
      return Fault(law: "presentations call their completion once", detail: "one did twice")
    }
    var chain: [UIViewController] = []
    var last: UIViewController = navigation
    while let next = last.presentedViewController {
      chain.append(next)
      last = next
    }
    let isComplete = chain.allSatisfy { shown in
      model.contains { $0 === shown } && completed.contains(ObjectIdentifier(shown))
    }
    guard isComplete else {
      return Fault(
        law: "what shows was presented, and its completion called", detail: "\(chain.count) pages")
    }
    for page in model.compactMap({ $0 as? LivePage }) where !chain.contains(page) {
      if page.viewIfLoaded?.window != nil {
        return Fault(law: "what was dismissed is gone", detail: "page \(page.number) is not")
      }
    }
    for page in model.compactMap({ $0 as? LivePage })
      + navigation.viewControllers
      .compactMap({ $0 as? LivePage }) where !page.isBalanced
    {
      return Fault(
        law: "appearance callbacks are balanced",
        detail: "page \(page.number): \(page.callbacks.joined(separator: " "))")
    }
    return nil
  }
}

/// A page that keeps the callbacks it received.
final class LivePage: UIViewController {
  let number: Int
  private(set) var callbacks: [String] = []
  var onCallback: ((String) -> Void)?

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onCallback?("layout")
  }

  private func note(_ callback: String) {
    callbacks.append(callback)
    onCallback?(callback)
  }

  /// Indicates whether each appearance began and ended in turn: a beginning of one direction is
  /// followed by its end, or by a beginning of the other.
  var isBalanced: Bool {
    var state = "didDisappear"
    let next = [
      "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
    ]
    for callback in callbacks {
      guard next[state]?.contains(callback) == true else { return false }
      state = callback
    }
    return state == "didAppear" || state == "didDisappear"
  }
}
