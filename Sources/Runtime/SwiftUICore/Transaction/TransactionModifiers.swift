/// Modifies the transactions of its content.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TransactionNode(view, in: inputs)
  }
}

final class TransactionNode<V: View>: ContentNode<V, _TransactionModifier> {
  private final class Scope: TransactionScope {
    var change: (inout Transaction) -> Void = { _ in }
    override func transform(_ transaction: inout Transaction) { change(&transaction) }
  }

  private var scope: Scope?

  override func contentInputs() -> NodeInputs {
    let scope = Scope(inside: context.transactions)
    scope.change = view.modifier.transform
    self.scope = scope
    return NodeInputs(
      context: context.with(transactions: scope), parent: self, isListed: isListed)
  }

  override func modifierDidChange(from old: _TransactionModifier) {
    scope?.change = view.modifier.transform
  }
}

/// Animates its content when a value changes.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnimationNode(view, in: inputs)
  }
}

final class AnimationNode<V: View, Value: Equatable>: ContentNode<V, _AnimationModifier<Value>> {
  private final class Scope: TransactionScope {
    var animation: Animation?
    /// The update in which the value changed.
    var turn = -1
    let updater: Updater

    init(inside parent: TransactionScope?, updater: Updater) {
      self.updater = updater
      super.init(inside: parent)
    }

    override func transform(_ transaction: inout Transaction) {
      guard turn == updater.turn, !transaction.disablesAnimations else { return }
      transaction.animation = animation
    }
  }

  private var scope: Scope?

  override func contentInputs() -> NodeInputs {
    let scope = Scope(inside: context.transactions, updater: context.host.updater)
    self.scope = scope
    return NodeInputs(
      context: context.with(transactions: scope), parent: self, isListed: isListed)
  }

  override func modifierDidChange(from old: _AnimationModifier<Value>) {
    guard old.value != view.modifier.value else { return }
    scope?.animation = view.modifier.animation
    scope?.turn = context.host.updater.turn
  }
}

extension View {
  /// Modifies the transactions of this view and its descendants.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Animates all changes in this view, whatever caused them. To animate only changes of one value,
  /// specify that value.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates the changes in this view in the updates in which `value` changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
}

/// Animates the modifiers that a closure adds around a view, but not the view.
struct AnimationBodyModifier<Wrapped: View, Result: View> {
  let animation: Animation?
  let make: (PlaceholderContentView<Wrapped>) -> Result
}

extension AnimationBodyModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnimationBodyNode(view, in: inputs)
  }
}

final class AnimationBodyNode<V: View, Wrapped: View, Result: View>: ViewNode<
  ModifiedContent<V, AnimationBodyModifier<Wrapped, Result>>
>, ModifierContentSource
{
  private final class Scope: TransactionScope {
    var animation: Animation?
    override func transform(_ transaction: inout Transaction) {
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  private var child: ViewNode<Result>?
  private var scope: Scope?
  private var placeholders: [any ModifierPlaceholder] = []

  override init(
    _ view: ModifiedContent<V, AnimationBodyModifier<Wrapped, Result>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    let scope = Scope(inside: context.transactions)
    scope.animation = view.modifier.animation
    self.scope = scope
    child = Result._makeNode(
      makeBody(), in: NodeInputs(context: context.with(transactions: scope), parent: self))
  }

  private func makeBody() -> Result {
    evaluate { view.modifier.make(PlaceholderContentView(source: self)) }
  }

  override func update(_ new: ModifiedContent<V, AnimationBodyModifier<Wrapped, Result>>) {
    view = new
    scope?.animation = new.modifier.animation
    refresh()
    for placeholder in placeholders where placeholder.isMounted { placeholder.contentDidChange() }
  }

  override func refresh() {
    isDirty = false
    child?.update(makeBody())
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }

  /// The view itself uses the transaction from outside.
  func makeContent(in inputs: NodeInputs) -> Node {
    V._makeNode(
      view.content,
      in: NodeInputs(
        context: inputs.context.with(transactions: context.transactions), parent: inputs.parent))
  }

  func updateContent(_ node: Node) {
    unsafeDowncast(node, to: ViewNode<V>.self).update(view.content)
  }

  func add(_ placeholder: any ModifierPlaceholder) { placeholders.append(placeholder) }

  func remove(_ placeholder: any ModifierPlaceholder) {
    placeholders.removeAll { $0 === placeholder }
  }
}

extension View {
  /// Animates the modifiers that `body` adds around this view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(AnimationBodyModifier<Self, V>(animation: animation, make: body))
  }
}
