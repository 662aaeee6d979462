/// A line of text that the user edits.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin line.
    case line
    /// A thin line, drawn as ``line`` is.
    case bezel
    /// A thin line with round corners.
    case roundedRect
  }

  /// When a view in the field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Posted by a field when its editing began.
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted by a field when its editing ended.
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted by a field when the user changed its text.
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Creates a field with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field that performs an action when the return key is pressed.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    setUp()
  }

  /// Creates a field for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    parts.attach(to: self)
    textDidChange()
  }

  /// Decides about the editing and hears of it. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never `nil` when read. Setting it puts the caret at the end and sends no event.
  open var text: String? {
    get { editor.text }
    set {
      editor.replaceAll(with: newValue ?? "")
      textDidChange()
    }
  }

  /// The pale text shown while there is none. The default is `nil`.
  open var placeholder: String? {
    didSet { textDidChange() }
  }

  /// The font. The default is the system font of 17 points, which `nil` restores.
  open var font: UIFont? {
    get { fontStorage }
    set {
      fontStorage = newValue ?? UILabel.defaultFont
      textDidChange()
    }
  }

  /// The colour of the text. The default is `UIColor.label`, which `nil` restores.
  open var textColor: UIColor? {
    get { colorStorage }
    set {
      colorStorage = newValue ?? .label
      textDidChange()
    }
  }

  /// Where the text is placed. The default is `.natural`.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { setNeedsLayout() } }
  }

  /// What is drawn around the text. The default is `.none`.
  open var borderStyle: BorderStyle = .none {
    didSet {
      borderStyleDidChange(from: oldValue)
      if oldValue != borderStyle { textDidChange() }
    }
  }

  /// Whether a font made for a text style follows the user's text size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { parts.label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory }
  }

  /// Whether the text is shown as dots. The default is `false`.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { textDidChange() } }
  }

  /// Which keys the keyboard shows. The default is `.default`.
  open var keyboardType: UIKeyboardType = .default {
    didSet { if oldValue != keyboardType { inputTraitsDidChange() } }
  }

  /// What the keyboard's return key says. The default is `.default`.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if oldValue != returnKeyType { inputTraitsDidChange() } }
  }

  /// When the keyboard types a capital by itself. The default is `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if oldValue != autocapitalizationType { inputTraitsDidChange() } }
  }

  /// Whether the return key needs text. The default is `false`.
  open var enablesReturnKeyAutomatically = false {
    didSet { if oldValue != enablesReturnKeyAutomatically { inputTraitsDidChange() } }
  }

  /// Whether the text is cleared when editing begins. The default is `false`.
  open var clearsOnBeginEditing = false

  /// Whether the field is being edited.
  open var isEditing: Bool { isEditingStorage }

  /// When the button that clears the text shows; it needs text. The default is `.never`.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// A view at the left edge. The default is `nil`.
  open var leftView: UIView? {
    didSet { parts.replace(oldValue, with: leftView, in: self) }
  }

  /// When ``leftView`` shows. The default is `.never`.
  open var leftViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// A view at the right edge. The default is `nil`.
  open var rightView: UIView? {
    didSet { parts.replace(oldValue, with: rightView, in: self) }
  }

  /// When ``rightView`` shows. The default is `.never`.
  open var rightViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// Where text is drawn while the field is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Where text is drawn while the field is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the button that clears the text is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }
  /// Where ``leftView`` is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftRect(in: bounds) }
  /// Where ``rightView`` is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightRect(in: bounds) }

  /// Whether the field holds any text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Puts text in at the caret, as typing does.
  open func insertText(_ text: String) {
    type(text)
  }

  /// Deletes the character before the caret.
  open func deleteBackward() {
    deleteBeforeCaret()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditingText()
    return true
  }

  package override func resignByForce() {
    guard isFirstResponder else { return }
    super.resignByForce()
    endEditingText()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isEditing { endEditingText() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let place = touch.location(in: self)
    if becomeFirstResponder() { moveCaret(to: place) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// What was set, or the placeholder.
  package override var accessibilityRole: AccessibilityRole? {
    accessibilityTraits.contains(.searchField)
      ? .searchField : isSecureTextEntry ? .secureTextField : .textField
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }

  package override func controlStateDidChange() {
    super.controlStateDidChange()
    textDidChange()
  }

  /// Space between the border and what is in it, in points.
  package var horizontalPadding: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.padding }

  /// The least height, in points.
  package var leastHeight: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.height }

  package let parts = TextFieldParts()
  var editor = LineEditor()
  var fontStorage = UILabel.defaultFont
  var colorStorage = UIColor.label
  var isEditingStorage = false
  /// How far text that is too long is moved to show the caret, in points.
  var scroll: CGFloat = 0
}
