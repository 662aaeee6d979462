@_spi(Core) import SwiftUICore

/// A single-line UIKit text field.
struct FieldView {
  let prompt: String?
  let text: Binding<String>
  let isSecure: Bool
  var didEnd: (() -> Void)?
  var editingChanged: ((Bool) -> Void)?
  var didCommit: (() -> Void)?
}

extension FieldView: View, LeafView {
  static func makeItem(node: Node) -> FieldItem {
    FieldItem(node: node, view: FocusableField(frame: .zero))
  }

  func update(_ item: FieldItem) {
    item.show(self)
  }
}

/// A text field that reports its appearance on the screen.
final class FocusableField: UITextField {
  var didAppear: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { didAppear?() }
  }
}

/// A node whose view is a text field, which alerts render natively.
@MainActor
protocol FieldNode: Node {
  var field: FieldView { get }
}

extension ViewNode: FieldNode where V == FieldView {
  var field: FieldView { view }
}

/// Reports the focus and the text of a text field to the view.
final class FieldItem: ViewItem<UITextField> {
  private var field: FieldView?
  private var submit: SubmitAction?
  private weak var target: FocusTarget?

  override init(node: Node, view: UITextField) {
    super.init(node: node, view: view)
    (view as? FocusableField)?.didAppear = { [weak self] in self?.target?.didAppear?() }
    view.addAction(
      UIAction { [weak self, weak view] _ in
        self?.field?.text.wrappedValue = view?.text ?? ""
      }, for: .editingChanged)
    view.addAction(
      UIAction { [weak self] _ in
        self?.field?.editingChanged?(true)
        self?.target?.focusDidChange(true)
        self?.node.context.host.revealFocus()
      }, for: .editingDidBegin)
    view.addAction(
      UIAction { [weak self] _ in self?.editingDidEnd() }, for: .editingDidEnd)
    view.addAction(
      UIAction { [weak self] _ in
        self?.field?.didCommit?()
        self?.submit?.perform(.text)
      }, for: .editingDidEndOnExit)
  }

  private func editingDidEnd() {
    field?.didEnd?()
    field?.editingChanged?(false)
    target?.focusDidChange(false)
    node.invalidate()
  }

  func show(_ field: FieldView) {
    self.field = field
    let environment = node.environment
    submit = environment.submitAction
    target = environment.focusTarget
    target?.add(view, in: node)
    view.isEnabled = environment.isEnabled
    view.placeholder = field.prompt ?? environment.spokenTitle
    view.accessibilityLabel = environment.spokenTitle
    view.isSecureTextEntry = field.isSecure
    view.font = (environment.font ?? .body).resolve(in: environment)
    view.textColor = environment.foregroundUIColor
    view.tintColor = environment.tint?.uiColor
    view.keyboardType = environment.keyboardType
    view.textContentType = environment.textContentType
    view.returnKeyType = environment.submitLabel.uiType
    view.autocapitalizationType =
      field.isSecure ? .none : environment.textInputAutocapitalization?.uiType ?? .sentences
    view.borderStyle = environment.fieldHasBorder ? .roundedRect : .none
    switch environment.multilineTextAlignment {
    case .leading: view.textAlignment = .natural
    case .center: view.textAlignment = .center
    case .trailing: view.textAlignment = node.isRightToLeft ? .left : .right
    }
    let new = node.evaluate { field.text.wrappedValue }
    if view.text != new { view.text = new }
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    // Without a proposal a text field has the width of its text.
    let width = proposal.width ?? max(intrinsic.width, 10)
    return CGSize(width: width.isFinite ? width : intrinsic.width, height: intrinsic.height)
  }
}
