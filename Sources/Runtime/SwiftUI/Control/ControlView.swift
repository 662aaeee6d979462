/// A view that is one control of UIKit.
@MainActor @preconcurrency
package protocol ControlView: LeafView where Item == ControlItem<Control> {
  associatedtype Control: UIControl
  static func makeControl() -> Control
  /// The event after which ``read(_:)`` is called.
  static var event: UIControl.Event { get }
  /// Shows the view's values in the control; bindings are read here.
  func show(in control: Control, environment: EnvironmentValues)
  /// The user changed the control.
  func read(_ control: Control)
  /// The size for a proposal; `nil`, the default, takes the intrinsic size.
  static func measure(_ control: Control, _ proposal: ProposedViewSize) -> CGSize?
}

extension ControlView {
  package static func makeItem(node: Node) -> ControlItem<Control> {
    let item = ControlItem(node: node, view: makeControl())
    item.ask = { measure($0, $1) }
    item.view.addAction(UIAction { [weak item] _ in item?.didChange?() }, for: event)
    return item
  }

  package static var event: UIControl.Event { .valueChanged }

  package static func measure(_ control: Control, _ proposal: ProposedViewSize) -> CGSize? { nil }

  package func update(_ item: ControlItem<Control>) {
    let environment = item.node.environment
    item.didChange = { [weak item] in
      if let item { read(item.view) }
    }
    item.view.isEnabled = environment.isEnabled
    if let title = environment.spokenTitle { item.view.accessibilityLabel = title }
    item.node.evaluate { show(in: item.view, environment: environment) }
    item.invalidateLayout()
  }
}

/// The item of a control: its intrinsic size holds where there is one.
package final class ControlItem<Control: UIControl>: ViewItem<Control> {
  var didChange: (() -> Void)?
  var ask: ((Control, ProposedViewSize) -> CGSize?)?

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ask?(view, proposal) { return size }
    let intrinsic = view.intrinsicContentSize
    var size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 10))
    if intrinsic.width != UIView.noIntrinsicMetric { size.width = intrinsic.width }
    if intrinsic.height != UIView.noIntrinsicMetric { size.height = intrinsic.height }
    return size
  }

  /// Beside text, the middle of a control is in the middle of the capital letters.
  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key.isFirstBaseline || key.isLastBaseline else { return nil }
    let environment = node.environment
    let font = (environment.font ?? .body).resolve(in: environment)
    return (size.height + font.capHeight) / 2
  }
}
