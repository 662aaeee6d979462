/// The source of a sheet's presentation: the wanted content, the presented content, and the
/// transitions between them.
///
/// The content is a separate tree that the presenting node updates; its preferences are read before
/// UIKit presents it.
@MainActor
final class SheetPresentation<Content: View>: NSObject {
  private enum Phase {
    /// Nothing is presented.
    case idle
    case shown(UIHostingController<Content>)
    /// The wanted content has another identity than the presented content, which is dismissed first.
    case replaced(UIHostingController<Content>)
    case dismissing(UIHostingController<Content>)
  }

  var onDismiss: (() -> Void)?
  /// Removes the item, as a dismissal by the user does.
  var clearItem: (() -> Void)?
  private weak var node: Node?
  private let context: NodeContext
  /// The host of the presenting view, released with its controller.
  private weak var host: ViewHost?
  private let updater: Updater
  private var phase = Phase.idle
  private var wanted: Content?
  private var isScheduled = false
  private var waitsOnceMore = true
  private var hasReportedOther = false
  private var reportedDetent: PresentationDetent?
  private var hasReportedEmptyDetents = false
  private var backdrop: PresentationBackdrop?
  private var applied: AppliedSheetOptions?
  private let kind: PresentationKind
  /// The kind of the presentation that this one replaced in one update.
  private var keptKind: PresentationKind?
  /// The kind of the presentation that this update dismisses.
  private(set) var endingKind: PresentationKind?

  init(node: Node, kind: PresentationKind) {
    self.node = node
    self.kind = kind
    context = node.context
    host = node.context.host
    updater = node.context.host.updater
  }

  private var isMounted: Bool { node?.isMounted == true }

  private var controller: UIHostingController<Content>? {
    switch phase {
    case .idle: nil
    case .shown(let controller), .replaced(let controller), .dismissing(let controller): controller
    }
  }

  /// Sets the wanted content; called in updates.
  func setContent(_ content: Content?, isSame: Bool = true) {
    wanted = content
    switch phase {
    case .idle: if content != nil { schedule() }
    case .shown(let controller):
      if let content, isSame { return controller.host.updateRoot(content) }
      if content != nil { phase = .replaced(controller) }
      schedule()
    case .replaced, .dismissing: schedule()
    }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let animated = !updater.transaction.disablesAnimations
    updater.afterThisUpdate { [weak self] in self?.act(animated: animated) }
  }

  private func act(animated: Bool) {
    isScheduled = false
    guard isMounted else { return }
    switch phase {
    case .idle: if let wanted { present(wanted, animated: animated) }
    case .shown(let controller): if wanted == nil { dismiss(controller, animated: animated) }
    case .replaced(let controller): dismiss(controller, animated: animated)
    case .dismissing: break
    }
  }

  private func present(_ content: Content, animated: Bool) {
    guard let node, let host else { return }
    guard let presenter = host.controller, presenter.viewIfLoaded?.window != nil,
      host.appearance.isVisible
    else {
      host.appearance.add(self)
      return
    }
    if let other = presenter.presentedViewController {
      // The update may dismiss the other one after this.
      if !other.isBeingDismissed, waitsOnceMore {
        waitsOnceMore = false
        return schedule()
      }
      keepKind(of: other)
      // Another sheet of this host is presented: this one waits for its dismissal.
      if !other.isBeingDismissed, !hasReportedOther {
        hasReportedOther = true
        Misuse.report(SwiftUIMisuse.secondSheet(other))
      }
      host.appearance.waitForDismissal(self)
      return
    }
    let controller = UIHostingController(rootView: content, presenter: node)
    phase = .shown(controller)
    hasReportedOther = false
    applied = nil
    controller.graphView.environmentOverrides = { [weak self] values in
      values.leaveRows()
      values[IsPresentedKey.self] = true
      values[DismissKey.self] = DismissAction { self?.clearItem?() }
    }
    configure(controller)
    controller.presentationController?.delegate = self
    apply(animated: false)
    controller.host.onPreferenceChange { [weak self] _ in self?.apply(animated: true) }
    presenter.present(controller, animated: animated)
  }

  /// Keeps the kind of a presentation that the same update dismisses: where one update ends a sheet
  /// and asks for a full-screen cover, SwiftUI presents another sheet (R6, reported).
  private func keepKind(of other: UIViewController) {
    let ended = other.presentationController?.delegate as? any EndingPresentation
    switch (kind, ended?.endingKind) {
    case (.cover, .sheet), (.sheet, .cover):
      keptKind = ended?.endingKind
      Misuse.report(SwiftUIMisuse.keptPresentationKind)
    default: break
    }
  }

  private func show(
    _ background: PresentationBacking?, on controller: UIHostingController<Content>
  ) {
    switch background {
    case .style(let style): controller.graphView.show(background: style)
    case .views(let views):
      if let backdrop {
        backdrop.update(views)
      } else if let root = controller.host.root {
        let backdrop = PresentationBackdrop(views, presenter: root)
        self.backdrop = backdrop
        controller.graphView.show(backing: backdrop.view)
      }
    case nil: break
    }
  }

  private func configure(_ controller: UIHostingController<Content>) {
    let options = options
    switch keptKind ?? kind {
    case .sheet:
      controller.modalPresentationStyle = .formSheet
      switch options.sizing {
      case .page: controller.modalPresentationStyle = .pageSheet
      case .computed(let sizing):
        let root = PresentationSizingRoot { [host = controller.host] in host.sizeThatFits($0) }
        let proposal = sizing.proposedSize(for: root, context: PresentationSizingContext())
        let fitted = root.sizeThatFits(proposal)
        controller.preferredContentSize = CGSize(
          width: proposal.width ?? fitted.width, height: proposal.height ?? fitted.height)
      case nil: break
      }
    case .cover:
      // The presenting view must stay visible through a translucent background.
      controller.modalPresentationStyle =
        options.background == nil ? .fullScreen : .overFullScreen
    case .popover(let anchor, let edge):
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = controller.host.sizeThatFits(.unspecified)
      guard let popover = controller.popoverPresentationController,
        let frame = (node as? any PresentationAnchorNode)?.contentFrame
      else { return }
      if let item = node.flatMap({ context.host.barItem?($0) }) {
        popover.sourceItem = item
      } else {
        popover.sourceView = node?.anchorView ?? context.container.anchorView
        popover.sourceRect = anchor.rect(in: frame)
      }
      if let edge { popover.permittedArrowDirections = edge.arrowDirections }
    }
  }

  /// The sheet presentation controller to configure: that of the presentation, or the adapted one
  /// of a popover.
  private func sheet(of controller: UIViewController) -> UISheetPresentationController? {
    if case .popover = kind {
      return controller.popoverPresentationController?.adaptiveSheetPresentationController
    }
    return controller.sheetPresentationController
  }

  private var options: PresentationOptions {
    controller?.host.preferences.contentValue(of: PresentationOptionsKey.self)
      ?? PresentationOptions()
  }

  /// Reports detents that the sheet cannot have, once.
  private func check(_ options: PresentationOptions) {
    guard let detents = options.detents else { return }
    if detents.isEmpty {
      if !hasReportedEmptyDetents { Misuse.report(SwiftUIMisuse.emptyDetents) }
      hasReportedEmptyDetents = true
    } else if let selected = options.selected, !detents.contains(selected) {
      if selected != reportedDetent { Misuse.report(SwiftUIMisuse.unknownDetent(selected)) }
      reportedDetent = selected
    }
  }

  /// Applies the content's preferences to the presentation controller.
  private func apply(animated: Bool) {
    guard let controller else { return }
    let options = options
    controller.isModalInPresentation = options.isDismissDisabled
    show(options.background, on: controller)
    check(options)
    guard let sheet = sheet(of: controller) else { return }
    let wanted = AppliedSheetOptions(
      options, for: sheet, in: host?.controller?.viewIfLoaded?.window,
      environment: context.environment.values)
    let last = applied
    applied = wanted
    let change = { wanted.apply(to: sheet, after: last) }
    let hasAnimation = updater.transaction.animation != nil
    if animated, hasAnimation || options.selection != nil {
      sheet.animateChanges(change)
    } else {
      change()
    }
  }

  /// Dismisses the content with all its own presentations.
  private func dismiss(_ controller: UIHostingController<Content>, animated: Bool) {
    phase = .dismissing(controller)
    endingKind = keptKind ?? kind
    updater.lastAfterThisUpdate { [weak self] in self?.endingKind = nil }
    guard let presenter = controller.presentingViewController else {
      // The presenting controller has already removed it.
      didDismiss()
      return
    }
    presenter.dismiss(animated: animated) { self.didDismiss() }
  }

  private func didDismiss() {
    guard let controller else { return }
    phase = .idle
    keptKind = nil
    waitsOnceMore = true
    backdrop?.end()
    backdrop = nil
    if PermittedDifferences.hasCurrent(.disappearanceIsLater) {
      DisplayHost.inNextFrame("the end of presented content") { controller.host.end() }
    } else {
      controller.host.end()
    }
    // The closures of the removed content run first.
    if let onDismiss { updater.afterThisUpdate(onDismiss) }
    host?.appearance.presentationDidEnd()
    if isMounted, wanted != nil { schedule() }
  }

  /// Dismisses the content without animation after the presenting view was removed.
  func removeAtOnce() {
    wanted = nil
    switch phase {
    case .idle, .dismissing: return
    case .shown, .replaced: break
    }
    guard host?.controller != nil else {
      // The presenting controller is removed as well, so the action, which retains the
      // presentation, would never be performed.
      didDismiss()
      return
    }
    updater.afterThisUpdate { [self] in
      switch phase {
      case .idle, .dismissing: break
      case .shown(let controller), .replaced(let controller): dismiss(controller, animated: false)
      }
    }
  }
}

/// A presentation of any content, for another one of the same host.
@MainActor
private protocol EndingPresentation: AnyObject {
  var endingKind: PresentationKind? { get }
}

extension SheetPresentation: EndingPresentation {}

extension SheetPresentation: AppearanceObserver {
  func hostDidAppear() {
    host?.appearance.remove(self)
    schedule()
  }

  func hostDidDisappear() {}
}

extension SheetPresentation: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let options = options
    let adaptation =
      traitCollection.verticalSizeClass == .compact ? options.vertical : options.horizontal
    switch adaptation.kind {
    case .automatic:
      let isCompact =
        traitCollection.horizontalSizeClass == .compact
        || traitCollection.verticalSizeClass == .compact
      if case .popover = kind, isCompact { return .formSheet }
      return .none
    case .none: return .none
    case .popover: return .popover
    case .sheet: return .formSheet
    case .fullScreenCover: return .fullScreen
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    clearItem?()
    wanted = nil
    didDismiss()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard let controller else { return }
    let options = controller.host.preferences.contentValue(of: PresentationOptionsKey.self)
    let selected = sheetPresentationController.selectedDetentIdentifier
    guard let binding = options?.selection,
      let detent = options?.detents?.first(where: { $0.identifier == selected })
    else { return }
    binding.wrappedValue = detent
  }
}
