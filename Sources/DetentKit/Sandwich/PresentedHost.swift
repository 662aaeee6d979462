#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The hosting controller of SwiftUI content, which UIKit presents.
  final class PresentedHost: UIHostingController<AnyView> {
    /// The name of the content's type, for messages.
    let contentName: String
    var proxy: UIViewControllerProxy {
      didSet { applyProxy() }
    }
    var link: PresentationLink?
    /// Indicates whether the presentation is put away, and not ended.
    var isMinimized = false
    /// Indicates whether the presentation has ended.
    var hasEnded = false
    /// Indicates whether another presentation takes the place of this one.
    var isReplaced = false
    /// Indicates whether another presentation takes the place of the one that this is presented over. It
    /// comes back with that one, as its binding says.
    var isParentReplaced = false
    /// Returns the style of the presentation as the app has last set it.
    var style: (() -> ModalPresentationStyle)?
    /// Called with the presentation controller when the presentation has been restored.
    var onRestore: ((UIPresentationController) -> Void)?
    /// Called when the view has appeared, and again after a dismissal that was cancelled.
    var onAppear: (() -> Void)?
    /// Called when the view has disappeared because of a dismissal.
    var onDisappear: (() -> Void)?

    init(_ content: AnyView, name: String, proxy: UIViewControllerProxy) {
      contentName = name
      self.proxy = proxy
      super.init(rootView: content)
      applyProxy()
    }

    required init?(coder: NSCoder) { nil }

    /// Prevents the user from dismissing the presentation if the content or the proxy asks for it.
    func applyModality() {
      let link = PresentationLink.existing(of: self)
      let isModal = proxy.isModalInPresentation || link?.attempts.isDisabled == true
      if isModalInPresentation != isModal { isModalInPresentation = isModal }
    }

    private func applyProxy() {
      proxy.apply(to: self)
      applyModality()
    }

    // UIKit's sheets do not notify their delegate of an escape that they refuse.

    /// The sheet that presents the content and whose dismissal is prevented.
    private var preventingSheet: UISheetPresentationController? {
      guard let link, isModalInPresentation, link.context == nil, presentedViewController == nil,
        let sheet = link.sheetController, sheet.containerView != nil
      else { return nil }
      return sheet
    }

    override func accessibilityPerformEscape() -> Bool {
      guard let link, let preventingSheet else { return super.accessibilityPerformEscape() }
      link.attempts.attempt(.escape, on: preventingSheet)
      return true
    }

    override var keyCommands: [UIKeyCommand]? {
      guard preventingSheet != nil else { return super.keyCommands }
      let escape = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escapeAction)
      return (super.keyCommands ?? []) + [escape]
    }

    /// The action of the Escape key, which UIKit sends by Objective-C where there is one.
    #if canImport(ObjectiveC)
      @objc
    #endif
    func escapePressed(_ sender: AnyObject) {
      _ = accessibilityPerformEscape()
    }

    #if canImport(ObjectiveC)
      private static let escapeAction = #selector(escapePressed(_:))
    #else
      private static let escapeAction = Selector(
        "escapePressed(_:)", PresentedHost.escapePressed(_:))
    #endif

    override var disablesAutomaticKeyboardDismissal: Bool {
      proxy.disablesAutomaticKeyboardDismissal ?? super.disablesAutomaticKeyboardDismissal
    }

    // The content sets these with modifiers such as `statusBarHidden(_:)`, unless the proxy does.

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      proxy.preferredScreenEdgesDeferringSystemGestures
        ?? super.preferredScreenEdgesDeferringSystemGestures
    }

    override var prefersPointerLocked: Bool {
      proxy.prefersPointerLocked ?? super.prefersPointerLocked
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      proxy.prefersHomeIndicatorAutoHidden ?? super.prefersHomeIndicatorAutoHidden
    }

    // Those about the status bar are deprecated on visionOS, which has none.
    #if !os(visionOS)
      override var preferredStatusBarStyle: UIStatusBarStyle {
        proxy.preferredStatusBarStyle ?? super.preferredStatusBarStyle
      }

      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        proxy.preferredStatusBarUpdateAnimation ?? super.preferredStatusBarUpdateAnimation
      }

      override var prefersStatusBarHidden: Bool {
        proxy.prefersStatusBarHidden ?? super.prefersStatusBarHidden
      }
    #endif

    // The link observes the presentation through these, as no view can be added to the host's.

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      link?.willAppear()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      link?.didLayout()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      link?.windowMayHaveChanged()
      onAppear?()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      link?.willDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      link?.windowMayHaveChanged()
      // The view may leave its window only after this call.
      RunLoopTurn.next { [weak link] in link?.windowMayHaveChanged() }
      if isBeingDismissed || presentingViewController == nil { onDisappear?() }
    }
  }
#endif
