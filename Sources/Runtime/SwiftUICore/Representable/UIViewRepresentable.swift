/// A view that shows a UIView among SwiftUI views.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIView.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, an object for delegates and targets of the UIView.
  associatedtype Coordinator = Void
  /// The context of the calls.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the UIView, once for each identity of the view.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Updates the UIView from the view's values, after it was created and when they change.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Called when the UIView is no longer needed. The default does nothing.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Creates the coordinator, before the UIView.
  func makeCoordinator() -> Self.Coordinator
  /// Returns the size for a proposal; `nil`, the default, for a size from the UIView's intrinsic
  /// content size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }

  public var body: Never { preconditionFailure("\(Self.self) has no body.") }

  public static func _makeNode(_ view: Self, in inputs: _NodeInputs) -> _ViewNode<Self> {
    UIViewNode(view, in: inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a view representation.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator from ``UIViewRepresentable/makeCoordinator()``.
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

final class UIViewNode<V: UIViewRepresentable>:
  RepresentableNode<V, RepresentedItem<V, V.UIViewType>>
{
  private var coordinator: V.Coordinator?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let bound = bind()
    let coordinator = bound.makeCoordinator()
    self.coordinator = coordinator
    let context = V.Context(coordinator: coordinator, node: self)
    let uiView: V.UIViewType = track { bound.makeUIView(context: context) }
    let item = RepresentedItem<V, V.UIViewType>(node: self, client: uiView)
    item.ask = { [weak self] in self?.clientSize($0) }
    self.item = item
    refresh()
  }

  private func clientSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard let coordinator, let item else { return nil }
    return bind().sizeThatFits(
      proposal, uiView: item.client, context: V.Context(coordinator: coordinator, node: self))
  }

  override func refresh() {
    isDirty = false
    guard let coordinator, let item else { return }
    let bound = bind()
    track {
      bound.updateUIView(item.client, context: V.Context(coordinator: coordinator, node: self))
    }
    item.invalidateLayout()
  }

  override func didUnmount() {
    super.didUnmount()
    if let coordinator, let item {
      V.dismantleUIView(item.client, coordinator: coordinator)
    }
  }
}

/// A layout item of a represented UIView.
final class RepresentedItem<Representable, V: UIView>: PlatformItem<Representable, V> {
  /// Requests a size from the representation.
  var ask: ((ProposedViewSize) -> CGSize?)?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ask?(proposal) { return size }
    let intrinsic = client.intrinsicContentSize
    return CGSize(
      width: length(.horizontal, intrinsic.width, proposal.width),
      height: length(.vertical, intrinsic.height, proposal.height))
  }

  /// The length along one axis: a UIView with a high hugging priority does not exceed its intrinsic
  /// size, one with a high compression resistance does not fall below it; otherwise the proposal
  /// applies.
  private func length(
    _ axis: NSLayoutConstraint.Axis, _ intrinsic: CGFloat, _ proposal: CGFloat?
  ) -> CGFloat {
    guard intrinsic != UIView.noIntrinsicMetric else { return proposal ?? 10 }
    guard let proposal else { return intrinsic }
    let high = UILayoutPriority.defaultHigh.rawValue
    if proposal > intrinsic {
      return client.contentHuggingPriority(for: axis).rawValue >= high ? intrinsic : proposal
    }
    let resists = client.contentCompressionResistancePriority(for: axis).rawValue >= high
    return resists ? intrinsic : proposal
  }
}
