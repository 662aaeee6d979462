/// The view of an alert controller: its header above its actions, each of which scrolls if
/// necessary.
@MainActor
final class AlertView: UIView {
  /// Weak: traits can change and rebuild the view while it disappears.
  private weak var controller: UIAlertController?
  private(set) var style: AlertStyle
  private let headerScroll = UIScrollView(frame: .zero)
  private let actionScroll = UIScrollView(frame: .zero)
  private let line = UIView()
  private var header: AlertHeader?
  private var list: AlertButtonList?
  /// The cancel action of an action sheet at the bottom.
  private var cancelList: AlertButtonList?
  private let upperCard = UIView()
  private let lowerCard = UIView()

  init(_ controller: UIAlertController) {
    self.controller = controller
    style = .iOS26
    super.init(frame: .zero)
    for card in [upperCard, lowerCard] {
      card.layer.cornerRadius = AlertStyle.iOS18Sheet.radius
      card.layer.cornerCurve = .continuous
      card.clipsToBounds = true
      addSubview(card)
    }
    for scroll in [headerScroll, actionScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.alwaysBounceVertical = false
      addSubview(scroll)
    }
    line.backgroundColor = .separator
    addSubview(line)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

  /// Creates the header and the actions again.
  func rebuild() {
    guard let controller else { return }
    style = AlertStyle.style(
      isNew: AlertStyle.isNew(window?.host ?? DisplayHost.current), isSheet: isSheet,
      form: controller.form, traits: traitCollection)
    header?.removeFromSuperview()
    list?.removeFromSuperview()
    cancelList?.removeFromSuperview()
    let header = AlertHeader(
      title: controller.title, message: controller.message, fields: controller.fields,
      style: style)
    headerScroll.addSubview(header)
    self.header = header
    let takesCancelApart = style.shape == .bottomRows
    let drops = controller.form == .popover || takesCancelApart
    let actions = controller.actions.filter { !drops || $0.style != .cancel }
    let list = makeList(actions)
    actionScroll.addSubview(list)
    self.list = list
    cancelList = nil
    if takesCancelApart, let cancel = controller.cancelAction {
      let own = makeList([cancel])
      lowerCard.addSubview(own)
      cancelList = own
    }
    upperCard.isHidden = !takesCancelApart
    lowerCard.isHidden = cancelList == nil
    for card in [upperCard, lowerCard] { card.backgroundColor = AlertStyle.cardFill }
    line.isHidden = style.shape == .pills
    setNeedsLayout()
  }

  private func makeList(_ actions: [UIAlertAction]) -> AlertButtonList {
    AlertButtonList(
      actions, preferred: controller?.preferredAction, style: style, pairs: !isSheet
    ) { [weak controller] in controller?.choose($0) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    rebuild()
    // The presentation adapts the alert's size.
    superview?.superview?.superview?.setNeedsLayout()
  }

  func bringActionsUpToDate() {
    list?.bringUpToDate()
    cancelList?.bringUpToDate()
  }

  /// The actions in their order on the screen.
  var shownActions: [UIAlertAction] {
    (list?.shownActions(width: bounds.width) ?? []) + (cancelList?.shownActions(width: 0) ?? [])
  }

  private var cancelHeight: CGFloat {
    cancelList == nil ? 0 : AlertStyle.bottomMargin + style.actionHeight
  }

  /// Returns the height at which nothing scrolls, in points.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    let height =
      (header?.fittingHeight(width: width) ?? 0) + (list?.fittingHeight(width: width) ?? 0)
      + cancelHeight
    return (height * scale).rounded(.down) / scale
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    // The safe area below the arrow of a popover.
    let top = safeAreaInsets.top
    let bottom = bounds.height - safeAreaInsets.bottom - cancelHeight
    let room = max(0, bottom - top)
    let wantedHeader = header?.fittingHeight(width: width) ?? 0
    let wantedActions = list?.fittingHeight(width: width) ?? 0
    // If both are too high, the actions shrink to at least half of the height.
    let actions = min(wantedActions, max(room - wantedHeader, min(wantedActions, room / 2)))
    let header = min(wantedHeader, room - actions)
    headerScroll.frame = CGRect(x: 0, y: top, width: width, height: header)
    headerScroll.contentSize = CGSize(width: width, height: wantedHeader)
    self.header?.frame = CGRect(x: 0, y: 0, width: width, height: wantedHeader)
    actionScroll.frame = CGRect(x: 0, y: top + header, width: width, height: actions)
    actionScroll.contentSize = CGSize(width: width, height: wantedActions)
    list?.frame = CGRect(x: 0, y: 0, width: width, height: wantedActions)
    headerScroll.isScrollEnabled = wantedHeader > header + 0.5
    actionScroll.isScrollEnabled = wantedActions > actions + 0.5
    let hair = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: top + header - hair, width: width, height: hair)
    if style.shape != .pills { line.isHidden = header == 0 || actions == 0 }
    upperCard.frame = CGRect(x: 0, y: top, width: width, height: room)
    lowerCard.frame = CGRect(
      x: 0, y: bottom + AlertStyle.bottomMargin, width: width, height: style.actionHeight)
    cancelList?.frame = lowerCard.bounds
  }
}
