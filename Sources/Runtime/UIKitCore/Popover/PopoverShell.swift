/// A presented popover: its chrome, its placement and the touches around it.
@MainActor
final class PopoverShell: NSObject {
  /// Weak: a touch on the container or a layout of it can come after the presentation ended.
  weak var controller: UIPopoverPresentationController?
  private(set) weak var container: UITransitionView?
  let view: PopoverView
  private let style: PopoverStyle
  private var shownSize = CGSize.zero
  private var hasReportedMissingSource = false

  init(_ controller: UIPopoverPresentationController, container: UITransitionView) {
    self.controller = controller
    self.container = container
    let isNew =
      (container.window?.host ?? DisplayHost.current)?
      .configuration.sheetStyle.card.floats ?? true
    style = controller.style(isNew: isNew)
    view = controller.makeView(style)
    controller.presentedViewController.presentationWillUse(controller)
    shownSize = container.bounds.size
    super.init()
    var traits = TraitValues()
    traits.level = .elevated
    // The content of a popover has a compact width, as on a phone (documented).
    traits.horizontal = .compact
    view.traitOverrideValues = traits
    container.addSubview(view)
    place()
    view.hold(controller.presentedViewController.view)
    controller.presentedViewController.view.backgroundOwner = self
    view.removeFromSuperview()
    attachTouches(to: container)
  }

  private func attachTouches(to container: UITransitionView) {
    container.passesTouch = { [weak self] in self?.passes($0) ?? false }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tappedOutside(_:)", PopoverShell.tappedOutside(_:)))
    tap.name = "_UIPopoverBackgroundDismissRecognizer"
    tap.delegate = self
    container.addGestureRecognizer(tap)
  }

  var placement: PopoverPlacement { view.placement }

  /// Updates the placement without animation.
  func place() {
    UIView.performWithoutAnimation { view.move(to: layout.place) }
  }

  func setNeedsPlacement() {
    container?.setNeedsLayout()
  }

  /// Animates to a new placement.
  func glide() {
    let target = layout.place
    guard target != view.placement else { return }
    guard view.window != nil, controller?.presentation?.phase == .presented else { return place() }
    PopoverAnimator.animate { [view] in
      view.move(to: target)
      view.layoutIfNeeded()
    }
  }

  /// The final size of the content.
  var promisedSize: CGSize {
    let place = layout.place
    return controller?.popoverBackgroundViewClass == nil
      ? place.frame.size : place.body.inset(by: layout.contentInsets).size
  }

  func contentSizeDidChange() {
    guard UIView.areAnimationsEnabled else { return place() }
    glide()
  }

  func keyboardDidChange() {
    glide()
  }

  /// Updates the placement after a layout of the container; after a change of size the delegate may
  /// change the source.
  func containerDidChange() {
    guard let container else { return }
    if container.bounds.size != shownSize {
      shownSize = container.bounds.size
      askForSource()
    }
    let target = layout.place
    guard target != view.placement else { return }
    place()
  }

  private func askForSource() {
    guard let controller, let delegate = controller.delegate, var source = controller.sourceView
    else { return }
    var rect = controller.sourceRect.isNull ? source.bounds : controller.sourceRect
    let (oldRect, oldSource) = (rect, source)
    DisplayHost.log(
      "\(type(of: delegate)).popoverPresentationController(willRepositionPopoverTo:in:)")
    delegate.popoverPresentationController(
      controller, willRepositionPopoverTo: &rect, in: &source)
    if source !== oldSource { controller.sourceView = source }
    if rect != oldRect { controller.sourceRect = rect }
  }

  // Placement

  private var layout: PopoverLayout {
    var layout = PopoverLayout()
    guard let container, let controller else { return layout }
    layout.container = container.bounds.size
    layout.leastInsets = leastInsets(in: container)
    layout.insets = insets(in: container, least: layout.leastInsets)
    layout.permitted = controller.permittedArrowDirections
    layout.canOverlapSource = controller.canOverlapSourceViewRect
    layout.isRightToLeft = container.traitCollection.layoutDirection == .rightToLeft
    layout.cornerRadius = style.cornerRadius
    if let chrome = controller.popoverBackgroundViewClass {
      layout.arrowHeight = chrome.arrowHeight()
      layout.arrowBase = chrome.arrowBase()
      layout.contentInsets = chrome.contentViewInsets()
    } else {
      layout.arrowHeight = style.arrowHeight
      layout.arrowBase = style.arrowBase
    }
    if let source = sourceFrame(in: container) {
      layout.source = source
      let growsOut = style.growsOutOfBars && controller.popoverBackgroundViewClass == nil
      if growsOut, controller.coversSource { layout.attachment = .centered }
      if growsOut, controller.sourceView == nil, controller.sourceItem is UIBarButtonItem {
        layout.attachment = .bar
      }
    } else {
      layout.source = CGRect(
        x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
      layout.attachment = .centered
    }
    layout.content = contentSize
    return layout
  }

  private var contentSize: CGSize {
    let preferred = controller?.presentedStorage?.preferredContentSize ?? .zero
    return CGSize(
      width: preferred.width > 0 ? preferred.width : PopoverStyle.defaultSize.width,
      height: preferred.height > 0 ? preferred.height : PopoverStyle.defaultSize.height)
  }

  /// Returns the insets of the safe area and the keyboard.
  private func leastInsets(in container: UIView) -> UIEdgeInsets {
    var insets = container.safeAreaInsets
    let keyboard = container.window?.host?.keyboardOverlap ?? 0
    if keyboard > 0 { insets.bottom = max(insets.bottom, keyboard + PopoverStyle.sideMargin) }
    return insets
  }

  private func insets(in container: UIView, least: UIEdgeInsets) -> UIEdgeInsets {
    let side = PopoverStyle.sideMargin
    let margins =
      controller.map(\.popoverLayoutMargins).flatMap { $0 == .zero ? nil : $0 }
      ?? UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    let insets = UIEdgeInsets(
      top: max(least.top, margins.top), left: max(least.left, margins.left),
      bottom: max(least.bottom, margins.bottom), right: max(least.right, margins.right))
    let rest = container.bounds.inset(by: insets)
    return rest.width > 0 && rest.height > 0 ? insets : least
  }

  /// Returns the source rectangle; a missing source is reported once.
  private func sourceFrame(in container: UIView) -> CGRect? {
    guard let controller else { return nil }
    if let source = controller.sourceView, source.containingWindow === container.window {
      let rect = controller.sourceRect.isNull ? source.bounds : controller.sourceRect
      return source.convert(rect, to: container)
    }
    if let frame = controller.sourceItem?.frame(in: container) { return frame }
    let isSet = controller.sourceView != nil || controller.sourceItem != nil
    // Without a source the presentation does not begin; only a sheet can become such a popover.
    guard !hasReportedMissingSource, isSet || controller.presentation?.phase == .presented else {
      return nil
    }
    hasReportedMissingSource = true
    let name = controller.presentedStorage.map { "\(type(of: $0))" } ?? "its controller"
    Misuse.report(isSet ? PopoverMisuse.sourceOutsideWindow(name) : .noSource(name))
    return nil
  }

  // Appearance

  func updateFill() {
    let own = controller?.presentedStorage?.viewIfLoaded?.backgroundColor
    let isPlain = own == nil || own == .systemBackground
    view.fill = controller?.backgroundColor ?? (isPlain ? nil : own)
  }

  // Dismissal

  func releasePresentedView() {
    guard let held = controller?.presentedStorage?.viewIfLoaded, held.backgroundOwner === self
    else { return }
    held.backgroundOwner = nil
    held.safeAreaOverride = nil
    held.applyBackgroundColor()
  }

  func tearDown() {
    container?.passesTouch = nil
    let held = controller?.presentedStorage?.viewIfLoaded
    guard let held, held.backgroundOwner === self else { return }
    releasePresentedView()
    held.removeFromSuperview()
  }
}

extension PopoverShell: ViewBackgroundOwner {
  /// Indicates whether the chrome shows the content's background colour, so that the arrow has it
  /// too; if the app gave the popover a colour, the content shows its own.
  package func takesBackground(of view: UIView) -> Bool {
    updateFill()
    let own = view.backgroundColor
    return own == nil || own == .systemBackground || controller?.backgroundColor == nil
  }
}

extension UIPopoverPresentationController {
  fileprivate func style(isNew: Bool) -> PopoverStyle {
    guard isNew else { return .iOS18 }
    return coversSource ? .iOS26ActionSheet : .iOS26
  }

  fileprivate func makeView(_ style: PopoverStyle) -> PopoverView {
    guard let type = popoverBackgroundViewClass else {
      return PopoverView(style: style, chrome: nil, contentInsets: .zero)
    }
    guard let view = type as? UIPopoverBackgroundView.Type else {
      Misuse.report(PopoverMisuse.backgroundViewClass(type))
      popoverBackgroundViewClass = nil
      return PopoverView(style: style, chrome: nil, contentInsets: .zero)
    }
    return PopoverView(
      style: style, chrome: view.init(frame: .zero), contentInsets: type.contentViewInsets())
  }
}
