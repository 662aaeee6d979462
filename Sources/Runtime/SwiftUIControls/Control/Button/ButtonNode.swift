@_spi(Core) import SwiftUICore

/// A button, whose appearance the style of its environment creates.
final class ButtonNode<Label: View>: ViewNode<Button<Label>>, ActionNode {
  private var child: ViewNode<AnyView>?

  override init(_ view: Button<Label>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = AnyView._makeNode(styled, in: NodeInputs(under: self))
  }

  private var styled: AnyView {
    environment.buttonStyle.makeView(
      PrimitiveButtonStyleConfiguration(
        role: view.role, label: .init(AnyView(view.label)),
        action: { [weak self] in self?.perform() }))
  }

  var role: ButtonRole? { view.role }

  func perform() { view.action() }

  override func update(_ new: Button<Label>) {
    // The action is read only when it is performed.
    let isSame =
      view.role == new.role && TypeLayout.of(Label.self).areEqual(view.label, new.label)
    view = new
    if !isSame { refresh() }
  }

  /// Updates the button after the style changed.
  override func refresh() {
    isDirty = false
    child?.update(styled)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
