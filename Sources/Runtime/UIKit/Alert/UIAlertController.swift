/// Asks the user something: an alert in the middle of the screen, or an action sheet.
///
/// On iOS 26 an action sheet whose ``popoverPresentationController`` has a source stands over that,
/// without its cancel action, which a touch outside performs; without a source it stands in the
/// middle. Before, it comes from the bottom in a compact width and needs a source elsewhere.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// What an alert controller looks like.
  public enum Style: Int, Sendable {
    /// A set of choices about what the user does.
    case actionSheet = 0
    /// A message that waits for an answer.
    case alert = 1
  }

  /// Creates an alert or action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The first line, larger than the message. The default is `nil`.
  open override var title: String? {
    didSet { if oldValue != title { contentDidChange() } }
  }

  /// What the alert has to say. The default is `nil`.
  open var message: String? {
    didSet { if oldValue != message { contentDidChange() } }
  }

  /// Whether it is an alert or an action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds an action. A second one of the style `.cancel` is reported and left out.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      reportMisuse(
        "An alert has one cancel action at most; give \"\(action.title ?? "")\" the style .default "
          + "or .destructive. It was left out.")
      return
    }
    action.didChange = { [weak self] in self?.alertView?.bringActionsUpToDate() }
    actions.append(action)
    contentDidChange()
  }

  /// The action that stands out. The default is `nil`. It has to be one of ``actions``; another one
  /// is reported and ignored.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard oldValue !== preferredAction else { return }
      if let action = preferredAction, !actions.contains(where: { $0 === action }) {
        reportMisuse(
          "The preferred action \"\(action.title ?? "")\" is not among the alert's actions; add it "
            + "first. It was ignored.")
        preferredAction = oldValue
        return
      }
      contentDidChange()
    }
  }

  /// Adds a text field to an alert; action sheets have none, which is reported.
  ///
  /// - Parameter configurationHandler: Gets the new field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      reportMisuse(
        "Action sheets have no text fields; use the style .alert. Nothing was added.")
      return
    }
    let field = UITextField(frame: .zero)
    fields.append(field)
    field.parts.answerReturn = { [weak self, weak field] in
      if let self, let field { self.returnWasPressed(in: field) }
    }
    configurationHandler?(field)
    contentDidChange()
  }

  /// The text fields in the order in which they were added; `nil` without one.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Where an action sheet stands; `nil` for alerts.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open override func loadView() {
    view = AlertView(self)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for field in fields where field.isFirstResponder { field.resignFirstResponder() }
  }

  /// The size in which all of the alert shows, in points.
  open override var preferredContentSize: CGSize {
    get { fittingSize ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  private(set) var fields: [UITextField] = []
  /// How the alert is shown now.
  private(set) var form = AlertForm.card

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private var fittingSize: CGSize? {
    guard form == .popover, let alertView else { return nil }
    let width = alertView.style.popoverWidth
    return CGSize(width: width, height: alertView.fittingHeight(width: width))
  }

  private func contentDidChange() {
    guard let alertView else { return }
    alertView.rebuild()
    presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Takes the form that a presentation gives it.
  func take(_ form: AlertForm) {
    self.form = form
    loadViewIfNeeded()
    alertView?.rebuild()
  }

  /// The user chose an action: the alert goes, then its handler runs (AL9).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = presentedBy, presentation.phase == .presented
    else { return }
    presentation.requestDismissal(animated: true) { action.perform() }
  }

  /// The return key goes to the next field; in the last one it performs an action, if it is enabled.
  private func returnWasPressed(in field: UITextField) {
    guard let index = fields.firstIndex(of: field) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      performDefaultAction()
    }
  }

  /// Performs what return means: the preferred action, else the first that does not cancel.
  func performDefaultAction() {
    if let action = preferredAction ?? actions.first(where: { $0.style == .default }) {
      choose(action)
    }
  }

  // Its own presentation

  override func ownPresentationController() -> UIPresentationController? {
    if let preparedController { return preparedController }
    let made: UIPresentationController
    switch preferredStyle {
    case .alert: made = AlertPresentationController(self)
    case .actionSheet:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      made.styleStorage = .popover
    }
    preparedController = made
    return made
  }

  override func ownAdaptation(
    of wanted: UIPresentationController, traits: UITraitCollection
  ) -> UIPresentationController? {
    guard let popover = wanted as? UIPopoverPresentationController else { return nil }
    // A delegate may name the source at the last moment.
    let hasSource =
      popover.sourceView != nil || popover.sourceItem != nil || popover.delegate != nil
    let isNew = AlertStyle.isNew(DisplayHost.current)
    let staysPopover = isNew ? hasSource : traits.horizontalSizeClass != .compact
    if staysPopover { return wanted }
    if isNew, traits.userInterfaceIdiom == .pad {
      reportMisuse(
        "The action sheet \"\(title ?? message ?? "")\" has nothing to stand over; set its "
          + "popoverPresentationController's sourceView and sourceRect, sourceItem or barButtonItem "
          + "before presenting it. It stands in the middle.")
    }
    let card = AlertPresentationController(self)
    card.adaptedFrom = wanted
    return card
  }

  override func presentationWillUse(_ controller: UIPresentationController) {
    take(controller is UIPopoverPresentationController ? .popover : .card)
  }

  override func userDidDismissPresentation() {
    cancelAction?.perform()
  }
}

/// How an alert is shown.
enum AlertForm {
  /// On its own card.
  case card
  /// In a popover, without the cancel action.
  case popover
}
