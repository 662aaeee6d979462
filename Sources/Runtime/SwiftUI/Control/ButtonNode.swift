/// Keeps the control of a button and the tree of its label.
final class ButtonNode<Label: View>: ViewNode<Button<Label>>, ItemOwner, ActionNode {
  private var child: ViewNode<Label>?
  private var item: GroupItem<ButtonControl>?

  override init(_ view: Button<Label>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let control = ButtonControl(frame: .zero)
    let item = GroupItem(node: self, view: control)
    self.item = item
    control.action = { [weak self] in self?.view.action() }
    // Text in a button has the tint where nothing else is said.
    let role = view.role
    let scope = EnvironmentScope(inside: context.environment) {
      $0.defaultTextColor = role == .destructive ? .red : $0.tint ?? .accentColor
    }
    let context = context.with(environment: scope).with(container: item.container)
    child = Label._makeNode(view.label, in: NodeInputs(context: context, parent: self))
    collectItems()
    refresh()
  }

  var role: ButtonRole? { view.role }

  func perform() { view.action() }

  override func update(_ new: Button<Label>) {
    view = new
    child?.update(new.label)
  }

  override func refresh() {
    isDirty = false
    item?.view.isEnabled = environment.isEnabled
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  func collectItems() {
    var items: [LayoutItem] = []
    child?.appendItems(to: &items)
    item?.setItems(items)
  }
}

/// The control behind a button: its label's views are inside and take no touches.
final class ButtonControl: UIControl {
  var action: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the label says.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? Self.text(in: self) }
    set { super.accessibilityLabel = newValue }
  }

  private static func text(in view: UIView) -> String? {
    for subview in view.subviews {
      if let label = subview.accessibilityLabel ?? text(in: subview) { return label }
    }
    return nil
  }

  /// Text on a pressed button is this opaque (widely reported for the default style).
  private static let pressedOpacity: CGFloat = 0.2

  override var isHighlighted: Bool {
    didSet { for view in subviews { view.alpha = isHighlighted ? Self.pressedOpacity : 1 } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, isEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    return self
  }
}
