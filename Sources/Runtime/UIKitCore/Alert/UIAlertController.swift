/// A view controller that shows an alert or an action sheet.
///
/// On iOS 26 an action sheet whose ``popoverPresentationController`` has a source is shown at that,
/// without its cancel action, which a touch outside performs; without a source it is shown in the
/// centre in a compact width. Earlier it slides up from the bottom there. In a regular width it needs
/// a source.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// A set of choices for an action that the user started.
    case actionSheet = 0
    /// A message that requires an answer.
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

  /// The message of the alert. The default is `nil`.
  open var message: String? {
    didSet { if oldValue != message { contentDidChange() } }
  }

  /// The style of the controller.
  open private(set) var preferredStyle = Style.actionSheet

  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds an action. A second one of the style `.cancel` is reported and left out.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      Misuse.report(AlertMisuse.secondCancelAction(action.title))
      return
    }
    action.didChange = { [weak self] in self?.alertView?.bringActionsUpToDate() }
    actions.append(action)
    contentDidChange()
  }

  /// The preferred action, which is emphasised. The default is `nil`. It must be one of
  /// ``actions``; another one is reported and ignored.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard oldValue !== preferredAction else { return }
      if let action = preferredAction, !actions.contains(where: { $0 === action }) {
        Misuse.report(AlertMisuse.unknownPreferredAction(action.title))
        preferredAction = oldValue
        return
      }
      contentDidChange()
    }
  }

  /// Adds a text field to an alert; action sheets have none, which is reported.
  ///
  /// - Parameter configurationHandler: Called with the new text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Misuse.report(AlertMisuse.textFieldInActionSheet)
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

  /// The popover presentation controller with the source of an action sheet; `nil` for alerts.
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

  /// The size in which the alert shows everything, in points.
  open override var preferredContentSize: CGSize {
    get { fittingSize ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  private(set) var fields: [UITextField] = []
  /// The form in which the alert is currently shown.
  private(set) var form = AlertForm.card

  /// Indicates whether there is nothing to show.
  var isEmpty: Bool {
    (title ?? "").isEmpty && (message ?? "").isEmpty && actions.isEmpty && fields.isEmpty
  }

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

  /// Sets the form that a presentation requires.
  func take(_ form: AlertForm) {
    self.form = form
    loadViewIfNeeded()
    alertView?.rebuild()
  }

  /// Dismisses the alert after the user chose an action and then calls its handler (AL9).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = presentedBy, presentation.phase == .presented
    else { return }
    presentation.requestDismissal(animated: true) { action.perform() }
  }

  /// Moves to the next text field for the return key; in the last one it performs the default
  /// action, if that is enabled.
  private func returnWasPressed(in field: UITextField) {
    guard let index = fields.firstIndex(of: field) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      performDefaultAction()
    }
  }

  /// Performs the default action: the preferred one, else the first that does not cancel.
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
    // A delegate may set the source at the last moment.
    let hasSource =
      popover.sourceView != nil || popover.sourceItem != nil || popover.delegate != nil
    let isNew = AlertStyle.isNew(DisplayHost.current)
    // In a regular width the popover refuses to be presented without a source.
    let staysPopover = isNew && hasSource || traits.horizontalSizeClass != .compact
    if staysPopover, hasSource || presentedBy?.phase != .presented { return wanted }
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

/// The form in which an alert is shown.
enum AlertForm {
  /// A card of its own.
  case card
  /// A popover, without the cancel action.
  case popover
}
