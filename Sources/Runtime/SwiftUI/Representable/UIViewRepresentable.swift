/// Shows a UIView among views.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIView.
  associatedtype UIViewType: UIView
  /// What the view shares with the UIView's delegates and targets.
  associatedtype Coordinator = Void
  /// What is handed over with each call.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the UIView, once for each identity.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Shows the view's values in the UIView: after it was made, and when they changed.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// The UIView is not needed any more. The default does nothing.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes the coordinator, before the UIView.
  func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; `nil`, the default, lets the UIView's intrinsic size decide.
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

/// What a UIViewRepresentable is handed with each call.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What ``UIViewRepresentable/makeCoordinator()`` made.
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

final class UIViewNode<V: UIViewRepresentable>:
  RepresentableNode<V, RepresentedItem<V.UIViewType>>
{
  private var coordinator: V.Coordinator?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let bound = bind()
    let coordinator = bound.makeCoordinator()
    self.coordinator = coordinator
    let context = V.Context(coordinator: coordinator, node: self)
    let uiView: V.UIViewType = track { bound.makeUIView(context: context) }
    let item = RepresentedItem<V.UIViewType>(node: self, view: uiView)
    item.ask = { [weak self] in self?.clientSize($0) }
    self.item = item
    refresh()
  }

  private func clientSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard let coordinator, let item else { return nil }
    return bind().sizeThatFits(
      proposal, uiView: item.view, context: V.Context(coordinator: coordinator, node: self))
  }

  override func refresh() {
    isDirty = false
    guard let coordinator, let item else { return }
    let bound = bind()
    track {
      bound.updateUIView(item.view, context: V.Context(coordinator: coordinator, node: self))
    }
    item.invalidateLayout()
  }

  override func didUnmount() {
    super.didUnmount()
    if let coordinator, let item {
      V.dismantleUIView(item.view, coordinator: coordinator)
    }
  }
}

/// An item with a client's UIView.
final class RepresentedItem<V: UIView>: ViewItem<V> {
  /// Asks the client for a size.
  var ask: ((ProposedViewSize) -> CGSize?)?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ask?(proposal) { return size }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: length(.horizontal, intrinsic.width, proposal.width),
      height: length(.vertical, intrinsic.height, proposal.height))
  }

  /// A UIView that hugs its content keeps its intrinsic size, one that resists compression does not
  /// become smaller; else the proposal counts.
  private func length(
    _ axis: NSLayoutConstraint.Axis, _ intrinsic: CGFloat, _ proposal: CGFloat?
  ) -> CGFloat {
    guard intrinsic != UIView.noIntrinsicMetric else { return proposal ?? 10 }
    guard let proposal else { return intrinsic }
    let high = UILayoutPriority.defaultHigh.rawValue
    if proposal > intrinsic {
      return view.contentHuggingPriority(for: axis).rawValue >= high ? intrinsic : proposal
    }
    let resists = view.contentCompressionResistancePriority(for: axis).rawValue >= high
    return resists ? intrinsic : proposal
  }
}
