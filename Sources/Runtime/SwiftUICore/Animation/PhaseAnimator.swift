/// A view that shows its content in one phase after another, with an animation between them.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = 0

  /// Creates an animator that cycles continuously through the phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// Creates an animator that cycles once through the phases whenever `trigger` changes, and
  /// returns to the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = AnyEquatable(trigger)
  }

}

extension PhaseAnimator: View {
  /// The view's content.
  public var body: some View {
    if let first = phases.first {
      content(phases.indices.contains(index) ? phases[index] : first)
        .onAppear { if trigger == nil { advance(run: run) } }
        .onChange(of: trigger) {
          run += 1
          advance(run: run)
        }
    }
  }

  private func advance(run: Int) {
    guard phases.count > 1, run == self.run else { return }
    let next = (index + 1) % phases.count
    let completion = AnimationCompletion(.logicallyComplete) {
      if trigger == nil || next != 0 { advance(run: run) }
    }
    var transaction = Transaction(animation: animation(phases[next]))
    // A phase lasts as long as its animation even if nothing is animated yet; otherwise all phases
    // would pass before the first frame.
    if let animation = transaction.animation { completion.note(animation, at: MediaClock.now) }
    transaction.completions.append(completion)
    withTransaction(transaction) { index = next }
  }
}

/// A type-erased equatable value.
package struct AnyEquatable: Equatable {
  private let value: any Equatable

  package init(_ value: some Equatable) {
    self.value = value
  }

  package static func == (a: Self, b: Self) -> Bool {
    func compare<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
    return compare(a.value)
  }
}
