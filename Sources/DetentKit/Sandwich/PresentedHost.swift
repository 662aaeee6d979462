#if canImport(UIKit)
  import SwiftUI

  /// The middle of the sandwich: the controller that UIKit presents, with SwiftUI content.
  final class PresentedHost: UIHostingController<AnyView> {
    /// The content's type, for sentences about it.
    let contentName: String
    var proxy: UIViewControllerProxy {
      didSet { applyProxy() }
    }
    /// Called when the view has gone because somebody dismissed it.
    var onDisappear: (() -> Void)?

    init(_ content: AnyView, name: String, proxy: UIViewControllerProxy) {
      contentName = name
      self.proxy = proxy
      super.init(rootView: content)
      applyProxy()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the content or the proxy keeps the user from dismissing it.
    func applyModality() {
      let link = PresentationLink.existing(of: self)
      let isModal = proxy.isModalInPresentation || link?.isDismissDisabled == true
      if isModalInPresentation != isModal { isModalInPresentation = isModal }
    }

    private func applyProxy() {
      proxy.apply(to: self)
      applyModality()
    }

    override var disablesAutomaticKeyboardDismissal: Bool {
      proxy.disablesAutomaticKeyboardDismissal ?? super.disablesAutomaticKeyboardDismissal
    }

    // Headsets have none of these.
    #if !os(visionOS)
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        proxy.preferredScreenEdgesDeferringSystemGestures
      }

      override var preferredStatusBarStyle: UIStatusBarStyle { proxy.preferredStatusBarStyle }

      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        proxy.preferredStatusBarUpdateAnimation
      }

      override var prefersStatusBarHidden: Bool { proxy.prefersStatusBarHidden }

      override var prefersPointerLocked: Bool { proxy.prefersPointerLocked }

      override var prefersHomeIndicatorAutoHidden: Bool { proxy.prefersHomeIndicatorAutoHidden }
    #endif

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed || presentingViewController == nil { onDisappear?() }
    }
  }
#endif
