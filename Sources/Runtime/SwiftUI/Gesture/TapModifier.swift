/// Does something when a view is tapped.
struct TapModifier {
  let count: Int
  let action: () -> Void
}

extension TapModifier: ViewModifier, EffectModifier {
  static func makeView() -> TapView { TapView(frame: .zero) }

  func update(_ view: TapView, in node: Node) {
    view.recognizer.numberOfTapsRequired = count
    view.action = action
  }
}

/// A group whose views can be tapped.
final class TapView: GroupView {
  let recognizer = UITapGestureRecognizer()
  var action: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    recognizer.addAction { [weak self] _ in self?.action?() }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension View {
  /// Calls `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: max(1, count), action: action))
  }
}
