/// A control for editing a single line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// Constants that indicate the border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A thin line, drawn as ``line`` is.
    case bezel
    /// A thin line with rounded corners.
    case roundedRect
  }

  /// Constants that indicate when a view in the field is visible.
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

  /// Constants that indicate the reason for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned first responder.
    case committed
    /// The changes were discarded; not used here.
    case cancelled
  }

  /// The notification that a field posts when editing begins.
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The notification that a field posts when editing ends.
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The notification that a field posts when the user changes its text.
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Creates a field with a frame in its superview's coordinates, in points.
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
    _ = gestures
    textDidChange()
  }

  /// The object that controls editing and is notified of it. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text, never `nil`. Setting it moves the caret to the end and sends no event.
  open var text: String? {
    get { KeyValueObservers.reading(self, "text", core.editor.text) }
    set {
      let old = core.editor.text
      setText(newValue ?? "", styled: nil)
      KeyValueObservers.changed(self, "text", old: old, new: core.editor.text)
    }
  }

  /// The attributed text; setting it moves the caret to the end.
  open var attributedText: NSAttributedString? {
    get {
      styled
        ?? NSAttributedString(
          string: core.editor.text,
          attributes: [.font: fontStorage, .foregroundColor: colorStorage])
    }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  /// The placeholder of an empty field. The default is `nil`.
  open var placeholder: String? {
    didSet {
      attributedPlaceholder = nil
      textDidChange()
    }
  }

  /// The attributed placeholder of an empty field. Setting ``placeholder`` resets it. The default
  /// is `nil`.
  open var attributedPlaceholder: NSAttributedString? {
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

  /// The alignment of the text. The default is `.natural`.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { setNeedsLayout() } }
  }

  /// The border of the field. The default is `.none`.
  open var borderStyle: BorderStyle = .none {
    didSet {
      borderStyleDidChange(from: oldValue)
      if oldValue != borderStyle { textDidChange() }
    }
  }

  /// Indicates whether the font follows the user's text size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { parts.label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory }
  }

  /// Indicates whether the text is shown as dots. The default is `false`.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { textDidChange() } }
  }

  /// The type of the keyboard. The default is `.default`.
  open var keyboardType: UIKeyboardType = .default {
    didSet { if oldValue != keyboardType { core.inputTraitsDidChange() } }
  }

  /// The semantic type of the text. The default is `nil`; virtual devices suggest nothing.
  open var textContentType: UITextContentType!
  /// The title of the return key. The default is `.default`.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if oldValue != returnKeyType { core.inputTraitsDidChange() } }
  }

  /// The automatic capitalization. The default is `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if oldValue != autocapitalizationType { core.inputTraitsDidChange() } }
  }

  /// The automatic correction of words; without a dictionary `.yes` is only reported. The default
  /// is `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet {
      if autocorrectionType == .yes { TextInputCore.reportNoDictionary("autocorrectionType") }
    }
  }

  /// The marking of misspelt words; without a dictionary `.yes` is only reported. The default is
  /// `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet {
      if spellCheckingType == .yes { TextInputCore.reportNoDictionary("spellCheckingType") }
    }
  }

  /// Indicates whether the return key is disabled without text. The default is `false`.
  open var enablesReturnKeyAutomatically = false {
    didSet { if oldValue != enablesReturnKeyAutomatically { core.inputTraitsDidChange() } }
  }

  /// The view that replaces the keyboard while the field is edited. The default is `nil`.
  open override var inputView: UIView? {
    get { core.inputView }
    set { core.inputView = newValue }
  }

  /// The view above the keyboard while the field is edited. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { core.inputAccessoryView }
    set { core.inputAccessoryView = newValue }
  }

  /// Indicates whether the text is cleared when editing begins. The default is `false`.
  open var clearsOnBeginEditing = false

  /// Indicates whether the field is being edited.
  open var isEditing: Bool { isEditingStorage }

  /// The mode of the clear button, which needs text. The default is `.never`.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// The view at the leading edge. The default is `nil`.
  open var leftView: UIView? {
    didSet { parts.replace(oldValue, with: leftView, in: self) }
  }

  /// The mode of ``leftView``. The default is `.never`.
  open var leftViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// The view at the trailing edge. The default is `nil`.
  open var rightView: UIView? {
    didSet { parts.replace(oldValue, with: rightView, in: self) }
  }

  /// The mode of ``rightView``. The default is `.never`.
  open var rightViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// Returns the rectangle of the text while the field is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Returns the rectangle of the text while the field is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }
  /// Returns the rectangle of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftRect(in: bounds) }
  /// Returns the rectangle of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightRect(in: bounds) }

  /// Indicates whether the field has text.
  open var hasText: Bool { !core.editor.text.isEmpty }

  /// Replaces the selection with text, as typing does.
  open func insertText(_ text: String) { core.type(text) }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { core.deleteBackward() }

  /// Returns the text in a range; `nil` for a range of another text.
  open func text(in range: UITextRange) -> String? { core.text(in: range) }

  /// Replaces a range with a text. The delegate is not called.
  open func replace(_ range: UITextRange, withText text: String) {
    core.replace(core.range(range), with: text)
  }

  /// The selected range; an empty range at the caret.
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
    set { core.selectedTextRange = newValue }
  }

  /// The range of marked, provisional text of input methods; `nil` while there is none.
  open var markedTextRange: UITextRange? { core.marked.map { TextSpan($0) } }

  /// The attributes of marked text, stored for input methods; it is drawn like other text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { core.markedTextStyle }
    set { core.markedTextStyle = newValue }
  }

  /// Replaces the selection with marked text, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Accepts the marked text.
  open func unmarkText() { core.marked = nil }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(core.editor.length) }

  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    core.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset in UTF-16 units; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(position, offset: offset)
  }

  /// Returns the position a number of steps away on the screen; `nil` outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    core.position(position, in: direction, offset: offset)
  }

  /// Compares two positions.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { core.compare(position, to: other) }

  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    core.offset(toPosition) - core.offset(from)
  }

  /// The object that is notified of changes that were not typed.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }

  /// The tokenizer that finds words and lines.
  open var tokenizer: any UITextInputTokenizer { core.tokenizer }

  /// Returns the position in a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// Returns the range from a position to the farthest one in a direction on its line.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { core.characterRange(byExtending: position, in: direction) }

  /// Returns the writing direction at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { core.baseDirection() }

  /// Has no effect: the direction is that of the view, see `semanticContentAttribute`.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { core.setBaseDirection(writingDirection) }

  /// Returns the rectangle of the first line of a range, in points of the view.
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(for: range) }

  /// Returns the caret's rectangle at a position, in points of the view.
  open func caretRect(for position: UITextPosition) -> CGRect {
    core.caretRect(at: core.offset(position))
  }

  /// Returns the rectangles of a range, line by line, in points of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    core.selectionRects(for: range)
  }

  /// Returns the position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(core.place(at: point))
  }

  /// Returns the position in a range that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.closestPosition(to: point, within: range)
  }

  /// Returns the range of the character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? { core.characterRange(at: point) }

  open override var _standardEditActions: (any UIResponderStandardEditActions)? { core }

  /// The undo manager of the user's changes.
  open override var undoManager: UndoManager? { core.undoManager }

  /// Indicates whether an editing action is available.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    core.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
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

  open override func _resignByForce() {
    guard isFirstResponder else { return }
    super._resignByForce()
    endEditingText()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isEditing { endEditingText() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    gestures.tap(at: touch.location(in: self), count: touch.tapCount)
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

  /// The accessibility role: search field, secure text field or text field.
  open override var _accessibilityRole: _AccessibilityRole? {
    accessibilityTraits.contains(.searchField)
      ? .searchField : isSecureTextEntry ? .secureTextField : .textField
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value: the value that was set, or the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }

  open override func _controlStateDidChange() {
    super._controlStateDidChange()
    textDidChange()
  }

  /// The padding between the border and the content, in points.
  package var horizontalPadding: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.padding }

  /// The minimum height, in points.
  package var leastHeight: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.height }

  package let parts = TextFieldParts()
  package private(set) lazy var core = TextInputCore(self)
  private(set) lazy var gestures = TextGestures(self)
  package private(set) lazy var display = TextSelectionDisplay(self, in: parts.clip)
  /// The attributed text, if it was set with attributes.
  var styled: NSAttributedString?
  var fontStorage = UILabel.defaultFont
  var colorStorage = UIColor.label
  var isEditingStorage = false
  /// The horizontal scroll offset of text that is too long, in points.
  var scroll: CGFloat = 0
}
