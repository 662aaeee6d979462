/// The closures that are performed at the end of an update.
@MainActor
final class ActionQueue {
  private var waiting: [() -> Void] = []
  private var late: [() -> Void] = []

  init() {}

  var hasWork: Bool { !waiting.isEmpty || !late.isEmpty }

  func append(_ action: @escaping () -> Void) {
    waiting.append(action)
  }

  func appendLate(_ action: @escaping () -> Void) {
    late.append(action)
  }

  func run() {
    let batch = waiting + late
    waiting = []
    late = []
    for action in batch { action() }
  }
}
