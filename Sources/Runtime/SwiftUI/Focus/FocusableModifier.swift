/// Lets the keyboard belong to a view that is no field.
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

/// A group that the keyboard can belong to.
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
  /// Lets the keyboard belong to the view, so that it hears of keys. A state moves it there:
  /// ``SwiftUICore/View/focused(_:equals:)``.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
