/// Shows a view controller among views, as a child of the controller that hosts them.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the view shares with the controller's delegates and targets.
  associatedtype Coordinator = Void
  /// What is handed over with each call.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each identity.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Shows the view's values in the controller: after it was made, and when they changed.
  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// The controller is not needed any more. The default does nothing.
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; `nil`, the default, takes what is proposed.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize? { nil }

  public var body: Never { preconditionFailure("\(Self.self) has no body.") }

  public static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self> {
    UIViewControllerNode(view, in: inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a UIViewControllerRepresentable is handed with each call.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What ``UIViewControllerRepresentable/makeCoordinator()`` made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update that runs.
  public private(set) var transaction: Transaction
  /// The environment. What is read from it brings about another update when it changes.
  public private(set) var environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, node: Node) {
    self.coordinator = coordinator
    transaction = node.transaction
    environment = node.environment
  }
}

final class UIViewControllerNode<V: UIViewControllerRepresentable>:
  RepresentableNode<V, ControllerItem>
{
  private var coordinator: V.Coordinator?
  private var controller: V.UIViewControllerType?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let bound = bind()
    let coordinator = bound.makeCoordinator()
    self.coordinator = coordinator
    let context = V.Context(coordinator: coordinator, node: self)
    let controller = track { bound.makeUIViewController(context: context) }
    self.controller = controller
    let host = self.context.host.controller
    host?.addChild(controller)
    let item = ControllerItem(node: self, view: controller.view)
    item.controller = controller
    item.ask = { [weak self] in self?.clientSize($0) }
    self.item = item
    refresh()
    self.context.host.updater.actions.append { [weak controller, weak host] in
      if let controller, let host { controller.didMove(toParent: host) }
    }
  }

  private func clientSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard let coordinator, let controller else { return nil }
    return bind().sizeThatFits(
      proposal, uiViewController: controller,
      context: V.Context(coordinator: coordinator, node: self))
  }

  override func refresh() {
    isDirty = false
    guard let coordinator, let controller else { return }
    let bound = bind()
    track {
      bound.updateUIViewController(
        controller, context: V.Context(coordinator: coordinator, node: self))
    }
    item?.invalidateLayout()
  }

  override func willUnmount() {
    controller?.willMove(toParent: nil)
  }

  override func didUnmount() {
    super.didUnmount()
    guard let coordinator, let controller else { return }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    V.dismantleUIViewController(controller, coordinator: coordinator)
  }
}

/// An item with the view of a client's controller.
final class ControllerItem: ViewItem<UIView> {
  weak var controller: UIViewController?
  /// Asks the client for a size.
  var ask: ((ProposedViewSize) -> CGSize?)?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ask?(proposal) { return size }
    let preferred = controller?.preferredContentSize ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }
}
