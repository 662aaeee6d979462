/// Runs an asynchronous task while a view is visible.
public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

extension _TaskModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TaskNode(view, in: inputs)
  }
}

final class TaskNode<V: View, ID: Equatable>: ContentNode<V, _TaskModifier<ID>>,
  AppearanceObserver
{
  private var task: Task<Void, Never>?
  private var isVisible = false

  override func didMakeContent() {
    context.host.appearance.add(self)
  }

  func hostDidAppear() {
    guard isMounted, !isVisible else { return }
    isVisible = true
    start()
  }

  func hostDidDisappear() {
    isVisible = false
    task?.cancel()
    task = nil
  }

  override func listVisibilityDidChange(_ isVisible: Bool) {
    if !isVisible {
      hostDidDisappear()
    } else if context.host.appearance.isVisible {
      hostDidAppear()
    }
    super.listVisibilityDidChange(isVisible)
  }

  override func willUnmount() {
    context.host.appearance.remove(self)
    hostDidDisappear()
  }

  override func modifierDidChange(from old: _TaskModifier<ID>) {
    guard isVisible, old.id != view.modifier.id else { return }
    task?.cancel()
    start()
  }

  private func start() {
    context.host.updater.afterThisUpdate { [weak self] in
      guard let self, isVisible else { return }
      let action = view.modifier.action
      task = Task.immediate(priority: view.modifier.priority) { await action() }
    }
  }
}

extension View {
  /// Starts `action` as a task when the view appears and cancels it when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts `action` as a task when the view appears, and again when `id` changes; the previous
  /// task is cancelled.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
