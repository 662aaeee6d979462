#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The state that DetentKit keeps for one presented view controller. The presenting side and the views
  /// of the content share it.
  ///
  /// The controller's view owns the link, or ``HostingLinks`` if the controller hosts SwiftUI content.
  @MainActor
  final class PresentationLink {
    private(set) weak var controller: UIViewController?
    let sheet: SheetDriver
    let monitor: PositionMonitor
    let measurer: ContentMeasurer
    let exclusion: DragExclusion
    let attempts = DismissalAttempts()
    let frontmost = FrontmostMonitor()
    /// The closures that content registers for the detent changes of its presentation.
    var detentChanges = OwnedValues<(DetentChange) -> Void>()
    /// Indicates whether DetentKit sets the controller's `isModalInPresentation`. In a sheet that SwiftUI
    /// presents, SwiftUI sets it.
    var ownsModality = false {
      didSet { attempts.applyModality() }
    }

    /// The detents that the pages of the content request.
    var pages = PageDetents()
    /// The height that the content moves the sheet to; `nil` without one.
    var contentHeight: PresentationDetentReference?
    /// Indicates whether it was reported that the sheet has no detent over the status bar.
    var hasReportedFullScreen = false
    /// Called when the content changed whether it can be dismissed.
    var modalityDidChange: (() -> Void)?
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
      attempts.link = self
      frontmost.link = self
      measurer.onChange(self) { [weak self] in self?.measurementsDidChange() }
    }

    /// Returns the link of a controller, after attaching one if it has none.
    ///
    /// Attaching loads the controller's view, adds an invisible subview to it, and adds a child controller
    /// that observes the appearance callbacks, except to containers whose children are their content.
    /// Hosting controllers get neither: their own overrides, their content, or the presentation's
    /// container view observe for them.
    static func attached(to controller: UIViewController) -> PresentationLink {
      if let link = existing(of: controller) { return link }
      let link = PresentationLink(controller)
      guard controller.allowsSubviews else {
        HostingLinks.add(link, of: controller)
        link.observeContainer()
        return link
      }
      let anchor = LinkAnchorView(link)
      anchor.frame = controller.view.bounds
      if controller.acceptsObservingChild {
        let child = LinkAnchorController(anchor)
        controller.addChild(child)
        controller.view.insertSubview(child.view, at: 0)
        child.didMove(toParent: controller)
      } else {
        controller.view.insertSubview(anchor, at: 0)
      }
      return link
    }

    /// Returns the link that a controller has, `nil` without one. Changes nothing.
    static func existing(of controller: UIViewController) -> PresentationLink? {
      guard controller.allowsSubviews else { return HostingLinks.link(of: controller) }
      let anchors = controller.viewIfLoaded?.subviews.lazy.compactMap { $0 as? LinkAnchorView }
      return anchors?.first?.link
    }

    /// Returns the link of the presented controller that contains a controller, after attaching one if it
    /// has none; `nil` outside of a presentation.
    static func attachedToPresentation(of controller: UIViewController) -> PresentationLink? {
      let candidate = controller.outermostContainer
      guard candidate.presentingViewController != nil || candidate.isBeingPresented else {
        return existing(of: candidate)
      }
      return attached(to: candidate)
    }

    /// The sheet that presents the controller, if one does: its own, or that of a popover in a compact
    /// width.
    var sheetController: UISheetPresentationController? {
      guard let controller else { return nil }
      if controller.modalPresentationStyle == .popover {
        #if os(visionOS)
          return nil
        #else
          return controller.popoverPresentationController?.adaptiveSheetPresentationController
        #endif
      }
      return controller.sheetPresentationController
    }

    /// The presentation controller in use: that of the sheet, or the controller's own. It is not read
    /// before the presentation has begun, as UIKit keeps the first.
    var presentation: UIPresentationController? {
      guard let controller, controller.presentingViewController != nil else { return nil }
      if let sheet = sheetController, sheet.containerView != nil { return sheet }
      return controller.presentationController
    }

    var context: ContextPresentationController? { controller?.contextPresentationController }

    /// Notifies the content of a detent change.
    func notify(_ change: DetentChange) {
      for call in detentChanges { call(change) }
    }

    private func measurementsDidChange() {
      if let context { return context.measurementsDidChange() }
      #if !os(visionOS)
        sheet.measurementsDidChange()
      #endif
    }

    /// Indicates whether the controller's view is in a window, as far as it was observed.
    private(set) var isInWindow = false
    private var isEnding = false
    private var size: CGSize?

    /// Called when the controller's view, or a view that observes for it, has entered a window or left
    /// one.
    func windowMayHaveChanged() {
      let isShown = controller?.viewIfLoaded?.window != nil
      guard isShown != isInWindow else { return }
      isInWindow = isShown
      isEnding = false
      monitor.didMove(toWindow: isShown)
      if isShown {
        exclusion.install()
        frontmost.didEnterWindow()
      } else {
        RunLoopTurn.next { HostingLinks.removeUnused() }
      }
    }

    /// Called when the controller is about to disappear, perhaps by several observers.
    func willDisappear() {
      frontmost.mayHaveChanged()
      guard controller?.isBeingDismissed == true, !isEnding else { return }
      isEnding = true
      monitor.dismissalBegins()
    }

    /// Called when the controller appears, after the presentation or after a dismissal was cancelled.
    func willAppear() {
      frontmost.mayHaveChanged()
      isEnding = false
      // What the content requests before its presentation waits for it.
      if sheet.properties == nil, contentDetents != nil { contentDetentsDidChange() }
    }

    /// Called after a layout that may have changed the size of the controller's view.
    func didLayout() {
      windowMayHaveChanged()
      guard let view = controller?.viewIfLoaded, view.bounds.size != size else { return }
      size = view.bounds.size
      measurer.measure()
      monitor.wake()
    }
  }

  /// A child controller that observes when its parent is dismissed.
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
      anchor.link.willDisappear()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      anchor.link.willAppear()
    }
  }

  /// A subview of the presented view that owns its link, and observes its window and its size.
  final class LinkAnchorView: InvisibleView {
    let link: PresentationLink

    init(_ link: PresentationLink) {
      self.link = link
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      link.windowMayHaveChanged()
      // In a container view, the presented view beside this one may follow.
      if (window != nil) != link.isInWindow {
        RunLoopTurn.next { [weak link] in link?.windowMayHaveChanged() }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      link.didLayout()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      link.frontmost.mayHaveChanged()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let category = traitCollection.preferredContentSizeCategory
      guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
      // The content changes in the same turn.
      RunLoopTurn.next { [weak link] in link?.measurer.measure() }
    }
  }
#endif
