/// A rectangle filled with a style.
struct StyleView<S: ShapeStyle> {
  let style: S
}

extension StyleView: View, LeafView {
  static func makeItem(node: Node) -> StyleItem { StyleItem(node: node, view: UIView()) }

  func update(_ item: StyleItem) {
    item.show(style._paint(in: item.node.environment))
  }
}

final class StyleItem: FillItem<UIView> {
  private var inner: UIView?

  func show(_ paint: _Paint) {
    inner?.removeFromSuperview()
    inner = nil
    switch paint.kind {
    case .color(let color):
      node.animateChanges(isNew: view.superview == nil) { view.backgroundColor = color }
    case .view(let make):
      let inner = make()
      view.backgroundColor = nil
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
      self.inner = inner
    }
  }
}
