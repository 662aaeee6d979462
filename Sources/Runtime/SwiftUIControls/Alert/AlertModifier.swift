@_spi(Core) import SwiftUICore

/// Presents an alert or a confirmation dialog.
struct AlertModifier<Actions: View, Message: View> {
  let isDialog: Bool
  let title: Text
  let showsTitle: Bool
  let isPresented: Binding<Bool>
  /// Indicates whether there is data to present.
  var hasSubject = true
  let actions: Actions
  let message: Message
}

extension AlertModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AlertNode(view, in: inputs)
  }
}

/// Synchronises an alert with its binding.
final class AlertNode<V: View, Actions: View, Message: View>: ContentNode<
  V, AlertModifier<Actions, Message>
>, AppearanceObserver
{
  private weak var alert: UIAlertController?
  /// The node trees from which the alert is configured; they are not visible themselves.
  private var parts: [Node] = []
  private var isWanted = false

  override func didMakeContent() {
    refresh()
  }

  override func update(_ new: ModifiedContent<V, AlertModifier<Actions, Message>>) {
    super.update(new)
    refresh()
  }

  /// Updates the alert after the binding changed.
  override func refresh() {
    isDirty = false
    let wanted = evaluate { view.modifier.isPresented.wrappedValue } && view.modifier.hasSubject
    guard wanted != isWanted else { return }
    isWanted = wanted
    let animated = !context.host.updater.transaction.disablesAnimations
    context.host.updater.afterThisUpdate { [weak self] in self?.act(animated: animated) }
  }

  func hostDidAppear() {
    context.host.appearance.remove(self)
    // The host appears before its view is in the hierarchy.
    context.host.updater.afterThisUpdate { [weak self] in self?.act(animated: true) }
  }

  func hostDidDisappear() {}

  private func act(animated: Bool) {
    guard isMounted else { return }
    if let alert {
      if !isWanted { dismiss(alert, animated: animated) }
      return
    }
    guard isWanted else { return }
    guard let presenter = context.host.controller, presenter.viewIfLoaded?.window != nil,
      context.host.appearance.isVisible
    else {
      context.host.appearance.add(self)
      return
    }
    guard presenter.presentedViewController == nil else {
      context.host.appearance.waitForDismissal(self)
      return
    }
    let alert = makeAlert()
    self.alert = alert
    presenter.present(alert, animated: animated)
  }

  /// Dismisses the alert because the binding changed. What waits for the end of the presentation, also
  /// the alert itself if it is wanted again by then, is presented afterwards.
  private func dismiss(_ alert: UIAlertController, animated: Bool) {
    self.alert = nil
    removeParts()
    alert.dismiss(animated: animated) { [appearance = context.host.appearance] in
      appearance?.presentationDidEnd()
    }
  }

  private func removeParts() {
    let old = parts
    parts = []
    context.host.updater.inNextUpdate { for part in old { part.unmount() } }
  }

  private func makeAlert() -> UIAlertController {
    let modifier = view.modifier
    let hidden = ViewContainer(view: UIView(), host: context.host)
    let inputs = NodeInputs(context: context.with(container: hidden), parent: self)
    var actions: Node?
    var message: Node?
    context.host.updater.performUpdate {
      actions = Actions._makeNode(modifier.actions, in: inputs)
      message = Message._makeNode(modifier.message, in: inputs)
    }
    parts = [actions, message].compactMap { $0 }
    let text = message.map { NodeReader.text(in: $0) } ?? ""
    let alert = UIAlertController(
      title: modifier.showsTitle ? modifier.title.plain : nil,
      message: text.isEmpty ? nil : text,
      preferredStyle: modifier.isDialog ? .actionSheet : .alert)
    var buttons: [any ActionNode] = []
    var fields: [any FieldNode] = []
    if let actions { Self.collect(actions, &buttons, &fields) }
    for field in fields { Self.add(field, to: alert) }
    for button in buttons {
      let style: UIAlertAction.Style =
        button.role == .destructive ? .destructive : button.role == .cancel ? .cancel : .default
      alert.addAction(
        UIAlertAction(title: NodeReader.text(in: button), style: style) { [weak self] _ in
          self?.finish()
          button.perform()
        })
    }
    // The user can always dismiss: an alert by OK, a dialog by Cancel.
    let hasCancel = buttons.contains { $0.role == .cancel }
    if buttons.isEmpty || (modifier.isDialog && !hasCancel) {
      alert.addAction(
        UIAlertAction(title: modifier.isDialog ? "Cancel" : "OK", style: .cancel) {
          [weak self] _ in self?.finish()
        })
    }
    if modifier.isDialog, let popover = alert.popoverPresentationController {
      var items: [LayoutItem] = []
      child?.appendItems(to: &items)
      if let item = context.host.barItem?(self) {
        popover.sourceItem = item
      } else {
        popover.sourceView = anchorView
        popover.sourceRect = items.compactMap { $0.placement?.frame }.reduce(CGRect.null) {
          $0.union($1)
        }
      }
    }
    return alert
  }

  /// Called after the user chose an action.
  private func finish() {
    isWanted = false
    alert = nil
    view.modifier.isPresented.wrappedValue = false
    removeParts()
    context.host.appearance.presentationDidEnd()
  }

  private static func collect(
    _ node: Node, _ buttons: inout [any ActionNode], _ fields: inout [any FieldNode]
  ) {
    if let button = node as? any ActionNode {
      buttons.append(button)
      return
    }
    if let field = node as? any FieldNode {
      fields.append(field)
      return
    }
    node.visitChildren { collect($0, &buttons, &fields) }
  }

  /// Adds a text field of the view to the alert.
  private static func add(_ node: any FieldNode, to alert: UIAlertController) {
    let values = node.context.environment.values
    let content = node.field
    alert.addTextField { field in
      field.text = content.text.wrappedValue
      field.placeholder = content.prompt ?? values.spokenTitle
      field.isSecureTextEntry = content.isSecure
      field.keyboardType = values.keyboardType
      field.autocapitalizationType =
        content.isSecure ? .none : values.textInputAutocapitalization?.uiType ?? .sentences
      field.addAction(
        UIAction { [weak field] _ in content.text.wrappedValue = field?.text ?? "" },
        for: .editingChanged)
    }
  }

  override func didUnmount() {
    for part in parts { part.unmount() }
    if let alert {
      context.host.updater.afterThisUpdate { alert.dismiss(animated: false) }
    }
  }
}
