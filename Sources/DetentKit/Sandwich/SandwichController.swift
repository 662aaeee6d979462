#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The presentation of one `sheet` modifier: the requested content, the presented content, and
  /// the transitions between them.
  ///
  /// Each presentation has the identity of its item, so a dismissal always ends the intended one.
  @MainActor
  final class SandwichController: NSObject {
    private enum Phase {
      /// Nothing is presented.
      case idle
      /// The request waits in the queue.
      case queued
      case presenting(Shown)
      case shown(Shown)
      case dismissing(Shown, DismissReason)
    }

    private final class Shown {
      var request: PresentationRequest
      let host: PresentedHost
      /// The presentation controller that the delegate was set on.
      weak var presentation: UIPresentationController?
      /// Indicates that the user's dismissal has begun and has not been cancelled.
      var isUsers = false
      /// The presentation while the style asks for it to be minimised.
      var minimized: MinimizedPresentation?

      init(_ request: PresentationRequest, _ host: PresentedHost) {
        self.request = request
        self.host = host
      }
    }

    /// The view controller that presents.
    private(set) weak var presenter: UIViewController?
    private var phase = Phase.idle
    private var wanted: PresentationRequest?
    private var isScheduled = false
    private var isGone = false
    /// The reason of the next dismissal by the binding, if it is known.
    private var reason: DismissReason?

    func attach(_ presenter: UIViewController) {
      self.presenter = presenter
    }

    private var current: Shown? {
      switch phase {
      case .idle, .queued: nil
      case .presenting(let shown), .shown(let shown), .dismissing(let shown, _): shown
      }
    }

    /// Sets the requested presentation; `nil` for none.
    func update(_ request: PresentationRequest?) {
      let request = request.map(adapted)
      wanted = request
      switch phase {
      case .idle:
        if request != nil { schedule() }
      case .queued: break
      case .presenting(let shown), .shown(let shown):
        if let request, request.id == shown.request.id {
          refresh(shown, request)
          if request.style.isMinimized != (shown.minimized != nil) { schedule() }
        } else {
          schedule()
        }
      case .dismissing: break
      }
    }

    /// Updates a presentation whose style depends on traits.
    func traitsDidChange() {
      guard let wanted, wanted.requestedStyle.isAdaptive else { return }
      update(wanted)
    }

    /// Returns a request with its style in the traits of the presenting view controller.
    private func adapted(_ request: PresentationRequest) -> PresentationRequest {
      guard request.requestedStyle.isAdaptive, let presenter else { return request }
      var request = request
      request.style = request.requestedStyle.onRunningSystem(in: presenter.traitCollection)
      return request
    }

    /// Updates the presented content for the same item.
    private func refresh(_ shown: Shown, _ request: PresentationRequest) {
      if let object = request.object, let old = shown.request.object, object !== old {
        DetentMisuse.report(.sameIdentity("\(type(of: object))"))
      }
      let isSameKind = request.style.isSameKind(as: shown.request.style)
      var request = request
      if !isSameKind {
        // The traits decide on the kind of an adaptive style, and not the app.
        if request.requestedStyle.isAdaptive {
          request.style = shown.request.style
        } else {
          DetentMisuse.report(.changedStyle(shown.host))
        }
      }
      shown.request = request
      shown.host.rootView = content(of: request)
      shown.host.proxy = request.proxy
      if isSameKind { request.style.update(shown.host, from: presenter?.viewIfLoaded) }
    }

    private func content(of request: PresentationRequest) -> AnyView {
      let id = request.id
      let dismiss = SheetDismissAction(
        { [weak self] in self?.dismissByContent(id) },
        attempt: { [weak self] in self?.attemptByContent(id) ?? false },
        presented: { [weak self] in
          self?.current.flatMap { $0.request.id == id ? $0.host : nil }
        })
      return AnyView(
        request.content
          .uncompressed(for: request.style.detents)
          // On a sheet that rests on the keyboard the content would avoid it a second time.
          .ignoresSafeArea(request.style.restsOnKeyboard ? .keyboard : [], edges: .bottom)
          .modifier(CarriedEnvironment(carried: request.environment, dismiss: dismiss)))
    }

    private func dismissByContent(_ id: AnyHashable) {
      guard let shown = current, shown.request.id == id else { return }
      reason = .content
      shown.request.clear()
    }

    private func attemptByContent(_ id: AnyHashable) -> Bool {
      guard let shown = current, shown.request.id == id, let presentation = shown.presentation
      else { return false }
      guard presentation.allowsDismissal else {
        PresentationLink.existing(of: shown.host)?.attempts.attempt(.code, on: presentation)
        return false
      }
      dismissByContent(id)
      return true
    }

    // Transitions

    private func schedule() {
      guard !isScheduled else { return }
      isScheduled = true
      RunLoopTurn.next { [weak self] in
        self?.isScheduled = false
        self?.act()
      }
    }

    private func act() {
      guard !isGone else { return }
      switch phase {
      case .idle: if let wanted, !wanted.style.isMinimized { enqueue(wanted) }
      case .queued, .presenting, .dismissing: break
      case .shown(let shown):
        if wanted == nil {
          dismiss(shown, reason: reason ?? .binding)
        } else if wanted?.id != shown.request.id {
          dismiss(shown, reason: .replaced)
        } else {
          minimize(shown)
        }
        reason = nil
      }
    }

    /// Puts the presentation away, or presents it again, as the style asks.
    private func minimize(_ shown: Shown) {
      let animated = (wanted ?? shown.request).isAnimated
      if let minimized = shown.minimized {
        guard !shown.request.style.isMinimized else { return }
        shown.minimized = nil
        minimized.restore(animated: animated)
      } else if shown.request.style.isMinimized {
        shown.minimized = shown.host.minimizePresentation(animated: animated)
      }
    }

    private func enqueue(_ request: PresentationRequest) {
      guard let presenter else { return }
      phase = .queued
      PresentationQueue.shared.whenFree(presenter, request.style) { [weak self] in
        guard let self, case .queued = phase else { return }
        phase = .idle
        // Another item may have been set meanwhile, or none.
        if let wanted, !isGone { present(adapted(wanted)) }
      }
    }

    private func present(_ request: PresentationRequest) {
      guard let presenter else { return }
      let host = PresentedHost(
        content(of: request), name: request.contentName, proxy: request.proxy)
      if request.hasUnreadModifiers() { DetentMisuse.report(.unreadModifier(host)) }
      let shown = Shown(request, host)
      phase = .presenting(shown)
      host.onAppear = { [weak self, weak shown] in
        if let shown { self?.hostDidAppear(shown) }
      }
      host.onDisappear = { [weak self, weak shown] in
        if let shown { self?.hostDidDisappear(shown) }
      }
      host.style = { [weak shown] in shown?.request.style ?? .automatic }
      host.onRestore = { [weak self, weak shown] presentation in
        guard let self, let shown else { return }
        shown.presentation = presentation
        setDelegate(self, of: shown)
      }
      prepareContent(host, request, presenter)
      presenter.presentNow(
        host, style: request.style, animated: request.isAnimated,
        didBegin: { [weak self, weak shown] in
          if let shown { self?.didBegin(shown) }
        },
        completion: { [weak self, weak shown] in
          if let shown { self?.didPresent(shown) }
        })
    }

    /// Sets the delegate once the presentation has begun. UIKit creates the presentation controller
    /// when it is read for the first time and keeps it whatever style is set later, so it must not
    /// be read before.
    private func didBegin(_ shown: Shown) {
      guard current === shown, shown.host.presentingViewController != nil else { return }
      shown.presentation = shown.host.presentationController
      setDelegate(self, of: shown)
    }

    /// Measures the content and collects its preferences before the first frame.
    private func prepareContent(
      _ host: PresentedHost, _ request: PresentationRequest, _ presenter: UIViewController
    ) {
      let link = PresentationLink.attached(to: host)
      link.measurer.contentHeight = { [weak host] width in
        guard let host else { return 0 }
        return host.sizeThatFits(
          in: CGSize(width: width, height: UIView.layoutFittingExpandedSize.height)
        ).height
      }
      link.attempts.isObservedByPresenter = request.didAttempt != nil
      link.modalityDidChange = { [weak host] in host?.applyModality() }
      if let window = presenter.view.window { host.view.frame.size.width = window.bounds.width }
      if case .popover = request.style.kind, request.proxy.preferredContentSize == nil {
        host.preferredContentSize = popoverSize(host, presenter.view.window)
      }
    }

    /// The popover's size: the content's ideal width, at most the window's, and the height that the
    /// content has in it. Text that fits one line in its ideal width may need two.
    private func popoverSize(_ host: PresentedHost, _ window: UIWindow?) -> CGSize {
      let most = UIView.layoutFittingExpandedSize
      let ideal = host.sizeThatFits(in: most)
      let width = min(ideal.width, window?.bounds.width ?? ideal.width)
      return CGSize(
        width: width,
        height: host.sizeThatFits(in: CGSize(width: width, height: most.height)).height)
    }

    private func setDelegate(_ delegate: SandwichController?, of shown: Shown) {
      if let sheet = shown.presentation as? UISheetPresentationController {
        sheet.delegate = delegate
      } else if let popover = shown.presentation as? UIPopoverPresentationController {
        popover.delegate = delegate
        #if !os(visionOS)
          popover.adaptiveSheetPresentationController.delegate = delegate
        #endif
      } else {
        shown.presentation?.delegate = delegate
      }
    }

    private func didPresent(_ shown: Shown) {
      guard case .presenting(let now) = phase, now === shown else { return }
      phase = .shown(shown)
      act()
    }

    private func dismiss(_ shown: Shown, reason: DismissReason, animated: Bool? = nil) {
      phase = .dismissing(shown, reason)
      let animated = animated ?? (wanted ?? shown.request).isAnimated
      guard let presenting = shown.host.presentingViewController else {
        return finish(shown, reason)
      }
      // Dismissing from the presenting controller also ends presentations from the content. The
      // closure retains this object until then, as nothing else does once the presenting view is
      // gone.
      presenting.dismiss(animated: animated) { [self] in finish(shown, reason) }
    }

    private func finish(_ shown: Shown, _ reason: DismissReason) {
      guard current === shown else { return }
      phase = .idle
      shown.host.hasEnded = true
      shown.minimized = nil
      setDelegate(nil, of: shown)
      shown.request.didDismiss(reason)
      if wanted != nil { schedule() }
    }

    /// Called when the content has appeared: after the presentation, and again after a swipe that
    /// did not dismiss it.
    private func hostDidAppear(_ shown: Shown) {
      guard current === shown, shown.isUsers else { return }
      shown.isUsers = false
      PresentationLink.existing(of: shown.host)?.monitor.isUsersDismissal = false
    }

    /// Called when the content has been dismissed. A dismissal by the user is reported by the
    /// delegate one run-loop turn later.
    private func hostDidDisappear(_ shown: Shown) {
      guard !shown.host.isMinimized else { return }
      switch phase {
      case .presenting(let now), .shown(let now):
        guard now === shown, !shown.isUsers else { return }
      case .idle, .queued, .dismissing: return
      }
      let wasConfirmed = link?.attempts.isConfirmed == true
      RunLoopTurn.next { [weak self] in
        guard let self, current === shown, shown.host.presentingViewController == nil else {
          return
        }
        if case .dismissing = phase { return }
        if shown.host.isParentReplaced { return finish(shown, .hostGone) }
        endFromOutside(shown, wasConfirmed ? .user : shown.host.isReplaced ? .replaced : .code)
      }
    }

    private func endFromOutside(_ shown: Shown, _ reason: DismissReason) {
      wanted = wanted?.id == shown.request.id ? nil : wanted
      shown.request.clear()
      finish(shown, reason)
    }

    private func didAttempt() {
      current?.request.didAttempt?()
    }

    /// Called when the presenting view has been removed.
    func hostIsGone() {
      isGone = true
      wanted = nil
      guard let shown = current else { return }
      if case .dismissing = phase { return }
      dismiss(shown, reason: .hostGone, animated: false)
    }
  }

  extension SandwichController: UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      current?.isUsers = true
      link?.monitor.mover = .user
      link?.monitor.isUsersDismissal = true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      guard let shown = current,
        presentationController.presentedViewController === shown.host
      else { return }
      endFromOutside(shown, .user)
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      didAttempt()
      if let attempts = link?.attempts { attempts.notify(attempts.cause ?? .drag) }
    }

    #if !os(visionOS)
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) {
        link?.sheet.readSelection(by: .user)
      }
    #endif

    private var link: PresentationLink? {
      current.flatMap { PresentationLink.existing(of: $0.host) }
    }
  }
#endif
