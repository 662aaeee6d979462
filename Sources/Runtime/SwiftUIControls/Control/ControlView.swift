@_spi(Core) import SwiftUICore

/// A view that is backed by a single UIKit control.
@MainActor @preconcurrency
package protocol ControlView: LeafView where Item == ControlItem<Control> {
  associatedtype Control: UIControl
  static func makeControl() -> Control
  /// The event after which ``read(_:)`` is called.
  static var event: UIControl.Event { get }
  /// Updates the control from the view's values; bindings are read here.
  func show(in control: Control, environment: EnvironmentValues)
  /// Notifies the view that the user changed the control.
  func read(_ control: Control)
  /// The size for a proposal; `nil`, the default, for the intrinsic size.
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

/// The layout item of a control, which keeps the control's intrinsic size if it has one.
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

  /// Aligns the centre of a control with the centre of the capital letters of adjacent text.
  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key.isFirstBaseline || key.isLastBaseline else { return nil }
    let environment = node.environment
    let font = (environment.font ?? .body).resolve(in: environment)
    return (size.height + font.capHeight) / 2
  }
}
