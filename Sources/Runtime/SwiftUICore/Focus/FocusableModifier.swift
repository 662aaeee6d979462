/// Makes a view other than a field focusable.
struct FocusableModifier: Equatable {
  let isFocusable: Bool
}

extension FocusableModifier: ViewModifier, EffectModifier {
  static func makeView() -> FocusableView { FocusableView(frame: .zero) }

  func update(_ view: FocusableView, in node: Node) {
    view.isFocusable = isFocusable
    guard isFocusable else {
      if view.isFirstResponder { _ = view.resignFirstResponder() }
      return
    }
    view.target = node.environment.focusTarget
    view.target?.add(view, in: node)
  }
}

/// A group that can have the focus.
final class FocusableView: GroupView {
  var isFocusable = true
  weak var target: FocusTarget?

  override var canBecomeFirstResponder: Bool { isFocusable }

  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst { target?.focusDidChange(true) }
    return isFirst
  }

  override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { target?.focusDidChange(false) }
    return resigns
  }
}

extension View {
  /// Makes the view focusable, so that it receives key presses. Bind the focus to a state with
  /// ``SwiftUICore/View/focused(_:equals:)``.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
