@_spi(Core) import SwiftUICore

/// A view for editing long text, which scrolls.
public struct TextEditor {
  let text: Binding<String>

  /// Creates a text editor.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// The view's content.
  public var body: some View {
    TextArea(text: text, prompt: nil, isGrowing: false)
  }
}

/// Long text in a UIKit text view.
struct TextArea {
  let text: Binding<String>
  let prompt: String?
  /// Indicates whether the height follows the text.
  let isGrowing: Bool
}

extension TextArea: View, LeafView {
  static func makeItem(node: Node) -> TextAreaItem {
    TextAreaItem(node: node, view: TextAreaView(frame: .zero))
  }

  func update(_ item: TextAreaItem) {
    item.show(self)
  }
}

/// A text view with a prompt.
final class TextAreaView: UITextView {
  let promptLabel = UILabel(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: bounds.width - textContainerInset.left, height: .infinity)
    promptLabel.frame = CGRect(
      origin: CGPoint(x: textContainerInset.left, y: textContainerInset.top),
      size: promptLabel.sizeThatFits(room))
  }
}

final class TextAreaItem: ViewItem<TextAreaView> {
  private var area: TextArea?
  private weak var target: FocusTarget?
  private let observer = TextAreaObserver()
  private var lineLimit: Int?

  override init(node: Node, view: TextAreaView) {
    super.init(node: node, view: view)
    view.addSubview(view.promptLabel)
    view.promptLabel.textColor = .placeholderText
    view.promptLabel.isAccessibilityElement = false
    view.delegate = observer
    observer.didChange = { [weak self] in self?.textDidChange() }
    observer.didFocus = { [weak self] isFocused in
      self?.target?.focusDidChange(isFocused)
      if isFocused { self?.node.context.host.revealFocus() }
    }
  }

  private func textDidChange() {
    area?.text.wrappedValue = view.text ?? ""
    view.promptLabel.isHidden = view.hasText
    if area?.isGrowing == true { invalidateLayout() }
  }

  func show(_ area: TextArea) {
    self.area = area
    let environment = node.environment
    target = environment.focusTarget
    target?.add(view, in: node)
    lineLimit = environment.lineLimit
    view.isEditable = environment.isEnabled
    view.isScrollEnabled = true
    view.backgroundColor = area.isGrowing ? .clear : nil
    view.font = (environment.font ?? .body).resolve(in: environment)
    view.textColor = environment.foregroundUIColor
    view.keyboardType = environment.keyboardType
    view.autocapitalizationType = environment.textInputAutocapitalization?.uiType ?? .sentences
    view.textContainerInset =
      area.isGrowing ? .zero : UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    if let title = environment.spokenTitle { view.accessibilityLabel = title }
    view.promptLabel.text = area.prompt ?? (area.isGrowing ? environment.spokenTitle : nil)
    view.promptLabel.font = view.font
    let new = node.evaluate { area.text.wrappedValue }
    if view.text != new { view.text = new }
    view.promptLabel.isHidden = view.hasText
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard area?.isGrowing == true else {
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 100
    let line = view.font?.lineHeight ?? 20
    var height = max(line, view.sizeThatFits(CGSize(width: width, height: .infinity)).height)
    if let lineLimit, lineLimit > 0 { height = min(height, line * CGFloat(lineLimit)) }
    return CGSize(width: width, height: height.rounded(.up))
  }
}

/// The delegate of a text view, on behalf of a layout item.
final class TextAreaObserver: NSObject, UITextViewDelegate {
  var didChange: (() -> Void)?
  var didFocus: ((Bool) -> Void)?

  func textViewDidChange(_ textView: UITextView) { didChange?() }
  func textViewDidBeginEditing(_ textView: UITextView) { didFocus?(true) }
  func textViewDidEndEditing(_ textView: UITextView) { didFocus?(false) }
}
