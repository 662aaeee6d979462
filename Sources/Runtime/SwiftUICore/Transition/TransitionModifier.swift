/// Sets the transition of a view.
public struct _TransitionModifier {
  let box: TransitionBox
}

extension _TransitionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TransitionNode(view, in: inputs)
  }
}

/// An object that inserts and removes a view with a transition.
@MainActor
protocol TransitionControl: AnyObject {
  /// Indicates whether the transition changes nothing.
  var isIdentity: Bool { get }
  /// Notifies the transition that the view was inserted.
  func enter(_ transaction: Transaction)
  /// Notifies the transition that the view is being removed; returns the animation of the removal.
  func leave(_ transaction: Transaction) -> Animation?
  /// Notifies the transition that the removal of the view was cancelled.
  func stay(_ transaction: Transaction)
}

struct WeakTransition {
  weak var control: (any TransitionControl)?
}

enum TransitionTrait: LayoutTraitKey {
  static var defaultValue: WeakTransition { WeakTransition() }
}

extension LayoutItem {
  /// The transition of the view, if it has one of its own.
  var transition: (any TransitionControl)? { trait(TransitionTrait.self).control }
}

/// Attaches the transition to layout items as a trait.
private struct TransitionTraitModifier: TraitModifier {
  typealias Key = TransitionTrait
  let value: WeakTransition
  static var affectsLayout: Bool { false }
}

/// Keeps a view in a phase of its transition.
final class TransitionNode<V: View>: ViewNode<ModifiedContent<V, _TransitionModifier>>,
  ModifierContentSource, TransitionControl
{
  /// The animation attached to the transition, in the update in which the phase changes.
  private final class Scope: TransactionScope {
    var animation: Animation?
    var turn = -1
    let updater: Updater

    init(inside parent: TransactionScope?, updater: Updater) {
      self.updater = updater
      super.init(inside: parent)
    }

    override func transform(_ transaction: inout Transaction) {
      if turn == updater.turn { transaction.animation = animation }
    }
  }

  private typealias Applied = ModifiedContent<AnyView, TransitionTraitModifier>

  private var child: ViewNode<Applied>?
  private var phase = TransitionPhase.identity
  /// The transition with which the content was created. A transition of another type would create
  /// the content anew, so it is used only for the next content.
  private var box: TransitionBox
  private var scope: Scope?
  private var placeholders: [any ModifierPlaceholder] = []

  override init(_ view: ModifiedContent<V, _TransitionModifier>, in inputs: NodeInputs) {
    box = view.modifier.box
    super.init(view, in: inputs)
    var context = self.context
    if box.animation(entering: true) != nil || box.animation(entering: false) != nil {
      let scope = Scope(inside: context.transactions, updater: context.host.updater)
      self.scope = scope
      context = context.with(transactions: scope)
    }
    child = Applied._makeNode(applied, in: NodeInputs(context: context, parent: self))
  }

  private var applied: Applied {
    let content = PlaceholderContentView<TransitionNode>(source: self)
    return ModifiedContent(
      content: box.apply(to: content, phase: phase),
      modifier: TransitionTraitModifier(value: WeakTransition(control: self)))
  }

  private func set(_ phase: TransitionPhase) {
    guard isMounted, phase != self.phase else { return }
    self.phase = phase
    child?.update(applied)
  }

  override func update(_ new: ModifiedContent<V, _TransitionModifier>) {
    view = new
    if type(of: new.modifier.box) == type(of: box) {
      box = new.modifier.box
      child?.update(applied)
    }
    for placeholder in placeholders where placeholder.isMounted { placeholder.contentDidChange() }
  }

  // Insertion and removal

  var isIdentity: Bool { box.isIdentity }

  private func animation(_ transaction: Transaction, entering: Bool) -> Animation? {
    guard !transaction.disablesAnimations, !isIdentity else { return nil }
    return box.animation(entering: entering) ?? transaction.animation
  }

  func enter(_ transaction: Transaction) {
    guard let animation = animation(transaction, entering: true) else { return }
    let updater = context.host.updater
    updater.note(animation, of: transaction)
    // The content is laid out in the phase before its insertion; then the animation starts.
    updater.withoutAnimation { set(.willAppear) }
    var next = transaction
    next.animation = animation
    next.completions = []
    updater.add(
      change: .work { [weak self] in
        guard let self, phase == .willAppear else { return }
        take(animation)
        set(.identity)
      }, transaction: next)
  }

  func leave(_ transaction: Transaction) -> Animation? {
    guard let animation = animation(transaction, entering: false) else { return nil }
    take(animation)
    set(.didDisappear)
    return animation
  }

  func stay(_ transaction: Transaction) {
    take(animation(transaction, entering: true))
    set(.identity)
  }

  private func take(_ animation: Animation?) {
    scope?.animation = animation
    scope?.turn = context.host.updater.turn
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }

  // The content

  func makeContent(in inputs: NodeInputs) -> Node { V._makeNode(view.content, in: inputs) }

  func updateContent(_ node: Node) {
    unsafeDowncast(node, to: ViewNode<V>.self).update(view.content)
  }

  func add(_ placeholder: any ModifierPlaceholder) { placeholders.append(placeholder) }

  func remove(_ placeholder: any ModifierPlaceholder) {
    placeholders.removeAll { $0 === placeholder }
  }
}

extension View {
  /// Sets the transition with which animated changes insert and remove the view. The default is a
  /// fade.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(box: t.box))
  }

  /// Sets the transition with which animated changes insert and remove the view. The default is a
  /// fade.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(box: AnyTransition(transition).box))
  }
}
