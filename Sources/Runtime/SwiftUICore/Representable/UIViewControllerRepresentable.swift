/// A view that shows a UIKit view controller among SwiftUI views, as a child of
/// the hosting controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, an object for delegates and targets of the controller.
  associatedtype Coordinator = Void
  /// The context of the calls.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller, once for each identity of the view.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Updates the controller from the view's values, after it was created and when they change.
  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Called when the controller is no longer needed. The default does nothing.
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Self.Coordinator
  /// Returns the size for a proposal; `nil`, the default, for the proposed size.
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

/// The context of a view controller representation.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator from ``UIViewControllerRepresentable/makeCoordinator()``.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update.
  public private(set) var transaction: Transaction
  /// The environment of the view. A change of a value that is read from it causes another update.
  public private(set) var environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, node: Node) {
    self.coordinator = coordinator
    transaction = node.transaction
    environment = node.environment.kept
  }
}

final class UIViewControllerNode<V: UIViewControllerRepresentable>:
  RepresentableNode<V, ControllerItem<V>>
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
    let item = ControllerItem<V>(node: self, client: controller.view)
    item.controller = controller
    item.ask = { [weak self] in self?.clientSize($0) }
    self.item = item
    refresh()
    self.context.host.updater.afterThisUpdate { [weak controller, weak host] in
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

/// A layout item of a represented controller's view.
final class ControllerItem<Representable>: PlatformItem<Representable, UIView> {
  weak var controller: UIViewController?
  /// Requests a size from the representation.
  var ask: ((ProposedViewSize) -> CGSize?)?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ask?(proposal) { return size }
    let preferred = controller?.preferredContentSize ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }
}
