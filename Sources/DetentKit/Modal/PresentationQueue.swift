#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The queues of presentations, one for each view controller that presents.
  ///
  /// UIKit presents one controller from each and ignores further requests. Requests wait here for a
  /// window, for the end of the running transition, and for the end of a presentation.
  @MainActor
  final class PresentationQueue {
    static let shared = PresentationQueue()

    private struct Request {
      weak var presenter: UIViewController?
      let style: ModalPresentationStyle
      let work: () -> Void
      /// Presented before, and put away for this presentation.
      var minimized: MinimizedPresentation?
    }

    private var requests: [Request] = []
    private var isScheduled = false

    /// Calls a closure once a controller can present.
    func whenFree(
      _ presenter: UIViewController, _ style: ModalPresentationStyle, _ work: @escaping () -> Void
    ) {
      if !isWaiting(at: Self.place(of: presenter, style)), blocker(presenter, style) == .none {
        return work()
      }
      var request = Request(presenter: presenter, style: style, work: work)
      makeRoom(for: &request, presenter)
      requests.append(request)
      watch(presenter, style)
    }

    /// Indicates whether an earlier request waits for the same view controller. Others, such as those
    /// of another window, have no order among each other.
    private func isWaiting(at place: UIViewController) -> Bool {
      requests.contains { request in
        request.presenter.map { Self.place(of: $0, request.style) } === place
      }
    }

    private enum Blocker {
      case none
      case noWindow
      case presented(UIViewController)
      /// A view controller from which is to be presented, or the presented one that contains it, is not
      /// yet there.
      case presenting(UIViewController)

      static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.none, .none), (.noWindow, .noWindow): true
        case (.presented(let one), .presented(let other)),
          (.presenting(let one), .presenting(let other)):
          one === other
        default: false
        }
      }
    }

    /// The reason for which a controller cannot present now.
    private func blocker(
      _ presenter: UIViewController, _ style: ModalPresentationStyle
    ) -> Blocker {
      guard presenter.viewIfLoaded?.window != nil else { return .noWindow }
      if style.ownWindowLevel != nil { return .none }
      var place = Self.place(of: presenter, style)
      if style.behavior == .push, let front = place.presentedControllers.last {
        if front.isBeingPresented || front.viewIfLoaded?.window == nil { return .presenting(front) }
        place = front
      }
      if let presented = place.presentedViewController,
        presented.presentingViewController === place
      {
        return .presented(presented)
      }
      let container = place.outermostContainer
      if container.isBeingPresented, container.transitionCoordinator?.isAnimated == true {
        return .presenting(container)
      }
      return .none
    }

    /// The view controller that UIKit will present from.
    static func place(
      of presenter: UIViewController, _ style: ModalPresentationStyle
    ) -> UIViewController {
      var place = presenter
      let staysInContext: Bool
      switch style.kind {
      case .context(let context, _):
        staysInContext = true
        place = presenter.contextPresenter(context.scope)
      case .native(let native, _):
        staysInContext = native == .currentContext || native == .overCurrentContext
      case .popover, .custom, .adaptive: staysInContext = false
      }
      while !(staysInContext && place.definesPresentationContext), let parent = place.parent {
        place = parent
      }
      return place
    }

    /// Tries again when the obstacle is gone.
    private func watch(_ presenter: UIViewController, _ style: ModalPresentationStyle) {
      switch blocker(presenter, style) {
      case .none: schedule()
      case .noWindow:
        if presenter.allowsSubviews {
          observe(presenter.view, .entersWindow)
        } else if let superview = presenter.viewIfLoaded?.superview {
          observe(superview, .entersWindow)
        } else {
          let cover = Self.place(of: presenter, style).presentedViewController
          observe(cover.flatMap { Self.container(of: $0) }, .leavesWindow)
        }
      case .presented(let presented):
        // The container view leaves the window at the very end of the dismissal.
        observe(Self.container(of: presented), .leavesWindow)
        if style.behavior != .wait { afterTransition(of: presented) }
      case .presenting(let front): afterTransition(of: front)
      }
    }

    /// Returns the container view of a presentation, also that of a popover that is shown as a sheet.
    private static func container(of presented: UIViewController) -> UIView? {
      let presentation = presented.presentationController
      #if !os(visionOS)
        if presentation?.containerView == nil,
          let popover = presentation as? UIPopoverPresentationController
        {
          return popover.adaptiveSheetPresentationController.containerView
        }
      #endif
      return presentation?.containerView
    }

    /// Tries again when the transition of a view controller that is being presented has ended.
    private func afterTransition(of controller: UIViewController) {
      let content = (controller as? ContextHelperController)?.content ?? controller
      let isOnItsWay = content.viewIfLoaded?.window == nil && content.presentedViewController == nil
      guard content.isBeingPresented || isOnItsWay else { return }
      guard content.isBeingPresented, let coordinator = content.transitionCoordinator else {
        return schedule()
      }
      coordinator.animate(alongsideTransition: nil) { [self] _ in schedule() }
    }

    /// Dismisses what a request replaces or minimises, if it is presented.
    private func makeRoom(for request: inout Request, _ presenter: UIViewController) {
      let style = request.style
      guard style.behavior == .replace || style.behavior == .minimize, request.minimized == nil,
        case .presented(let presented) = blocker(presenter, style)
      else { return }
      let content = (presented as? ContextHelperController)?.content ?? presented
      let isThere = content.viewIfLoaded?.window != nil || content.presentedViewController != nil
      guard isThere, !content.isBeingPresented, !content.isBeingDismissed,
        !presented.isBeingDismissed, let presenting = content.presentingViewController
      else { return }
      if style.behavior == .minimize {
        request.minimized = content.minimizePresentation()
      } else {
        (content as? PresentedHost)?.isReplaced = true
        for child in content.presentedControllers {
          (child as? PresentedHost)?.isParentReplaced = true
        }
        presenting.dismiss(animated: true)
      }
    }

    /// Presents, and presents again what was put away for it as soon as it has ended.
    private func present(_ request: Request, from presenter: UIViewController) {
      request.work()
      guard let minimized = request.minimized else { return }
      guard let presented = Self.place(of: presenter, request.style).presentedViewController else {
        return minimized.restore()
      }
      DepartureView.afterPresentation(of: presented) { minimized.restore() }
    }

    /// Tries again when a view has entered or left its window; in the next frame if there is no such
    /// view, as for a presentation that has just been requested.
    private func observe(_ view: UIView?, _ moment: DepartureView.Moment) {
      if let view {
        view.addSubview(DepartureView(moment) { self.schedule() })
      } else {
        schedule()
      }
    }

    private func schedule() {
      guard !isScheduled else { return }
      isScheduled = true
      RunLoopTurn.next { [self] in
        isScheduled = false
        tryAll()
      }
    }

    private func tryAll() {
      let waiting = requests
      requests = []
      for var request in waiting {
        guard let presenter = request.presenter else { continue }
        if case .none = blocker(presenter, request.style) {
          present(request, from: presenter)
        } else {
          makeRoom(for: &request, presenter)
          requests.append(request)
          watch(presenter, request.style)
        }
      }
    }
  }

  /// An invisible view that calls a closure when it enters or leaves a window, once, and then
  /// removes itself.
  final class DepartureView: InvisibleView {
    enum Moment {
      case entersWindow, leavesWindow
    }

    private let moment: Moment
    private var work: (() -> Void)?

    init(_ moment: Moment, _ work: @escaping () -> Void) {
      self.moment = moment
      self.work = work
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard (window != nil) == (moment == .entersWindow), let work else { return }
      self.work = nil
      work()
      RunLoopTurn.next { [weak self] in self?.removeFromSuperview() }
    }
  }
#endif
