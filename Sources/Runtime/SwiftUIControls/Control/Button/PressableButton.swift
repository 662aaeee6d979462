@_spi(Core) import SwiftUICore

/// A button that acts on touch up inside, with the appearance of a style.
struct PressableButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PressableButton: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PressableNode(view, in: inputs)
  }
}

/// A style of the system, whose pressed appearance does not need a new body.
protocol SystemButtonStyle: ButtonStyle {
  /// The opacity of the pressed button.
  static var pressedOpacity: CGFloat { get }
  /// Indicates whether the button fills its row in a list.
  var fillsRow: Bool { get }
}

extension SystemButtonStyle {
  var fillsRow: Bool { false }
}

/// Owns the control of a button and the view tree of its appearance.
final class PressableNode<Style: ButtonStyle>: HoldingNode<
  PressableButton<Style>, Style.Body, ButtonItem
>
{
  private var properties = BoundProperties(for: Style.self)

  override init(_ view: PressableButton<Style>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let control = ButtonControl(frame: .zero)
    let item = ButtonItem(node: self, view: control)
    self.item = item
    control.menuSource = environment.menuSource
    control.action = { [weak self] in self?.view.configuration.trigger() }
    if let system = view.style as? any SystemButtonStyle {
      control.pressedOpacity = type(of: system).pressedOpacity
      item.fillsRow = system.fillsRow && environment.isInList
      if item.fillsRow { item.setTrait(RowControlTrait.self, WeakControl(control: control)) }
    } else {
      control.pressedOpacity = 1
      control.onPress = { [weak self] in self?.pressDidChange() }
    }
    child = Style.Body._makeNode(
      evaluateBody(),
      in: NodeInputs(context: context.with(container: item.container), parent: self))
    collectItems()
    showEnvironment(in: control)
  }

  private func showEnvironment(in control: ButtonControl) {
    control.isEnabled = environment.isEnabled
    control.clock =
      environment.buttonRepeatBehavior.repeats ? context.host.updater.animations : nil
  }

  private func pressDidChange() {
    context.host.updater.inNextUpdate { [weak self] in self?.invalidate() }
  }

  private func evaluateBody() -> Style.Body {
    if !(Style.self is any SystemButtonStyle.Type) { GraphCounters.shared.bodiesEvaluated += 1 }
    var style = view.style
    properties.bind(&style, in: self)
    let configuration = ButtonStyleConfiguration(
      role: view.configuration.role, label: .init(view.configuration.label.content),
      isPressed: item?.view.isHighlighted == true)
    return evaluate { style.makeBody(configuration: configuration) }
  }

  override func update(_ new: PressableButton<Style>) {
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    if let item { showEnvironment(in: item.view) }
    child?.update(evaluateBody())
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.setItems(items)
  }

  override func didUnmount() {
    properties.unbind()
  }
}

/// The layout item of a button. In a list it fills its row, with the label at the leading edge.
final class ButtonItem: GroupItem<ButtonControl> {
  var fillsRow = false

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.measure(proposal)
    if fillsRow, let width = proposal.width, width.isFinite { size.width = max(width, size.width) }
    return size
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    let inner = ProposedViewSize(frame.size)
    let size = content.size(inner)
    placeTurned(
      content, at: CGPoint(x: 0, y: (frame.height - size.height) / 2), proposal: inner,
      in: CGRect(origin: .zero, size: frame.size))
  }
}

/// The UIKit control of a button; the views of its label are subviews, and receive touches only for
/// gestures in the label.
package final class ButtonControl: UIControl {
  package var action: (@MainActor () -> Void)?
  /// The menu that the button opens.
  var menuSource: MenuSource? {
    didSet {
      showsMenuAsPrimaryAction = menuSource?.opensOnTouch == true
      attachedMenu = menuSource?.menu
    }
  }
  /// The clock for repeated actions.
  var clock: AnimationClock?
  private(set) var repetition: ButtonRepeat?

  private func lift() {
    let hasActed = repetition?.hasActed == true
    repetition = nil
    if !hasActed { action?() }
  }

  var onPress: (() -> Void)?
  var pressedOpacity: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.lift() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text of the button's label.
  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? Self.text(in: self) }
    set { super.accessibilityLabel = newValue }
  }

  private static func text(in view: UIView) -> String? {
    let parts = view.subviews.compactMap { $0.accessibilityLabel ?? text(in: $0) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  package override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted, let clock { repetition = ButtonRepeat(self, on: clock) }
      onPress?()
      guard pressedOpacity < 1 else { return }
      let alpha = isHighlighted ? pressedOpacity : 1
      if isHighlighted || window == nil {
        for view in subviews { view.alpha = alpha }
      } else {
        // The duration in seconds of the return from the pressed appearance. Grade: tunable, as
        // UIButton's.
        UIView.animate(
          withDuration: 0.25, delay: 0,
          options: [.allowUserInteraction, .beginFromCurrentState]
        ) { for view in self.subviews { view.alpha = alpha } }
      }
    }
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, isEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    guard let hit = super.hitTest(point, with: event), hasGesture(from: hit) else { return self }
    return hit
  }

  /// Indicates whether a gesture in the label receives the touches of one of its views. Its touches
  /// reach the button along the responder chain, until the gesture is recognised.
  private func hasGesture(from view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next, current !== self {
      if !(current is TextLabel),
        current.gestureRecognizers?.contains(where: \.isEnabled) == true
      {
        return true
      }
      next = current.superview
    }
    return false
  }
}
