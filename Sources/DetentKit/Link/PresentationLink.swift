#if canImport(UIKit)
  import UIKit

  /// All that DetentKit knows of one presented controller. Whoever works on the presentation, the
  /// presenting side or a view inside the content, finds the same link through the controller.
  ///
  /// The controller's view owns it, so it lives as long as that.
  @MainActor
  final class PresentationLink {
    private(set) weak var controller: UIViewController?
    let sheet: SheetDriver
    let monitor: PositionMonitor
    let measurer: ContentMeasurer
    let exclusion: DragExclusion

    /// Called when content changed its mind about being dismissed.
    var modalityDidChange: (() -> Void)?
    private var dismissals:
      [(view: WeakReference<UIView>, isDisabled: Bool, onAttempt: (() -> Void)?)] =
        []

    private init(_ controller: UIViewController) {
      self.controller = controller
      measurer = ContentMeasurer()
      monitor = PositionMonitor()
      sheet = SheetDriver()
      exclusion = DragExclusion()
      measurer.link = self
      monitor.link = self
      sheet.link = self
      exclusion.link = self
      measurer.onChange(self) { [weak self] in self?.measurementsDidChange() }
    }

    /// The link of a controller that is or will be presented. Loads its view.
    static func of(_ controller: UIViewController) -> PresentationLink {
      if let link = existing(of: controller) { return link }
      let link = PresentationLink(controller)
      let anchor = LinkAnchorView(link)
      anchor.frame = controller.view.bounds
      if controller.takesStrangers {
        let child = LinkAnchorController(anchor)
        controller.addChild(child)
        controller.view.insertSubview(child.view, at: 0)
        child.didMove(toParent: controller)
      } else {
        controller.view.insertSubview(anchor, at: 0)
      }
      return link
    }

    static func existing(of controller: UIViewController) -> PresentationLink? {
      let anchors = controller.viewIfLoaded?.subviews.lazy.compactMap { $0 as? LinkAnchorView }
      return anchors?.first?.link
    }

    /// The link of the presentation that a controller is inside of; `nil` outside of any.
    static func around(_ controller: UIViewController) -> PresentationLink? {
      var candidate = controller
      while let parent = candidate.parent { candidate = parent }
      guard candidate.presentingViewController != nil || candidate.isBeingPresented else {
        return existing(of: candidate)
      }
      return of(candidate)
    }

    /// The sheet that shows the controller, if a sheet does: its own or the one of a popover in a
    /// compact width.
    var sheetController: UISheetPresentationController? {
      guard let controller else { return nil }
      if controller.modalPresentationStyle == .popover {
        return controller.popoverPresentationController?.adaptiveSheetPresentationController
      }
      return controller.sheetPresentationController
    }

    var context: ContextPresentationController? { controller?.contextPresentationController }

    /// Content says at which detents it wants to rest; `nil` that it does not care any more.
    func tell(_ detents: SheetDriver.ContentDetents?) {
      sheet.contentDetents = detents
      context?.contentDetentsDidChange()
    }

    /// Whether content keeps the user from dismissing it.
    var isDismissDisabled: Bool { dismissals.contains { $0.isDisabled && $0.view.object != nil } }

    func setDismissal(isDisabled: Bool, onAttempt: (() -> Void)?, by view: UIView) {
      dismissals.removeAll { $0.view.object == nil || $0.view.object === view }
      dismissals.append((WeakReference(view), isDisabled, onAttempt))
      modalityDidChange?()
    }

    func removeDismissal(by view: UIView) {
      dismissals.removeAll { $0.view.object == nil || $0.view.object === view }
      modalityDidChange?()
    }

    /// Tells the content that the user tried.
    func contentAttempts() {
      for dismissal in dismissals where dismissal.isDisabled { dismissal.onAttempt?() }
    }

    private func measurementsDidChange() {
      if let context { context.measurementsDidChange() } else { sheet.measurementsDidChange() }
    }

    fileprivate func didMove(toWindow isShown: Bool) {
      monitor.didMove(toWindow: isShown)
      if isShown { exclusion.install() }
    }

    fileprivate func didLayout() {
      measurer.measure()
      monitor.wake()
    }
  }

  /// Hears when the presented controller is about to go.
  private final class LinkAnchorController: UIViewController {
    private let anchor: LinkAnchorView

    init(_ anchor: LinkAnchorView) {
      self.anchor = anchor
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = anchor
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if parent?.isBeingDismissed == true { anchor.link.monitor.dismissalBegins() }
    }
  }

  extension UIViewController {
    /// Whether a child that only listens means nothing to the controller. Those of UIKit's containers
    /// are their content.
    fileprivate var takesStrangers: Bool {
      !(self is UINavigationController || self is UITabBarController)
    }
  }

  /// Keeps a link and hears when the presented view comes, goes and takes another size.
  private final class LinkAnchorView: UIView {
    let link: PresentationLink

    init(_ link: PresentationLink) {
      self.link = link
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      link.didMove(toWindow: window != nil)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      link.didLayout()
    }
  }
#endif
