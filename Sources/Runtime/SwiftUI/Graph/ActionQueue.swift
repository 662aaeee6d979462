/// Closures of the app that are performed at the end of an update.
@MainActor
package final class ActionQueue {
  private var waiting: [() -> Void] = []
  private var late: [() -> Void] = []

  init() {}

  var hasWork: Bool { !waiting.isEmpty || !late.isEmpty }

  /// Performs `action` after the update.
  package func append(_ action: @escaping () -> Void) {
    waiting.append(action)
  }

  /// Performs `action` after the update and after all other actions, for views that are removed
  /// with a transition.
  package func appendLate(_ action: @escaping () -> Void) {
    late.append(action)
  }

  func run() {
    let batch = waiting + late
    waiting = []
    late = []
    for action in batch { action() }
  }
}
