/// A line of text that the user edits.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
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

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field gave up the keyboard.
    case committed
    /// What was typed was taken back; nothing here does that.
    case cancelled
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
    _ = gestures
    textDidChange()
  }

  /// Decides about the editing and hears of it. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never `nil` when read. Setting it puts the caret at the end and sends no event.
  open var text: String? {
    get { core.editor.text }
    set { setText(newValue ?? "", styled: nil) }
  }

  /// The text with attributes; setting it puts the caret at the end.
  open var attributedText: NSAttributedString? {
    get {
      styled
        ?? NSAttributedString(
          string: core.editor.text,
          attributes: [.font: fontStorage, .foregroundColor: colorStorage])
    }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  /// The pale text shown while there is none. The default is `nil`.
  open var placeholder: String? {
    didSet {
      attributedPlaceholder = nil
      textDidChange()
    }
  }

  /// The text shown while there is none, with attributes of its own. Setting ``placeholder`` ends
  /// that. The default is `nil`.
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
    didSet { if oldValue != keyboardType { core.inputTraitsDidChange() } }
  }

  /// What people are to write. The default is nothing in particular; virtual devices suggest nothing.
  open var textContentType: UITextContentType!
  /// What the keyboard's return key says. The default is `.default`.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if oldValue != returnKeyType { core.inputTraitsDidChange() } }
  }

  /// When the keyboard types a capital by itself. The default is `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if oldValue != autocapitalizationType { core.inputTraitsDidChange() } }
  }

  /// Whether the keyboard corrects words. Those of virtual devices have no dictionary: `.yes` is
  /// reported, and nothing is corrected. The default is `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet {
      if autocorrectionType == .yes { TextInputCore.reportNoDictionary("autocorrectionType") }
    }
  }

  /// Whether misspelt words are marked. Virtual devices have no dictionary: `.yes` is reported, and
  /// nothing is marked. The default is `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet {
      if spellCheckingType == .yes { TextInputCore.reportNoDictionary("spellCheckingType") }
    }
  }

  /// Whether the return key needs text. The default is `false`.
  open var enablesReturnKeyAutomatically = false {
    didSet { if oldValue != enablesReturnKeyAutomatically { core.inputTraitsDidChange() } }
  }

  /// The view in the keyboard's place while the field is edited. The default is `nil`.
  open override var inputView: UIView? {
    get { core.inputView }
    set { core.inputView = newValue }
  }

  /// The view above the keyboard while the field is edited. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { core.inputAccessoryView }
    set { core.inputAccessoryView = newValue }
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
  open var hasText: Bool { !core.editor.text.isEmpty }

  /// Puts text in the place of the selection, as typing does.
  open func insertText(_ text: String) { core.type(text) }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { core.deleteBackward() }

  /// The text in a range; `nil` for a range of another text.
  open func text(in range: UITextRange) -> String? { core.text(in: range) }

  /// Puts a text in the place of a range. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    core.replace(core.range(range), with: text)
  }

  /// What is selected; an empty range at the caret.
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
    set { core.selectedTextRange = newValue }
  }

  /// Text that is not settled yet, as in some languages' writing; `nil` while there is none.
  open var markedTextRange: UITextRange? { core.marked.map { TextSpan($0) } }

  /// Kept for whoever makes unsettled text; it is drawn as other text is.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { core.markedTextStyle }
    set { core.markedTextStyle = newValue }
  }

  /// Puts unsettled text in the place of the selection, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Settles the text.
  open func unmarkText() { core.marked = nil }

  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The place after the last character.
  open var endOfDocument: UITextPosition { TextOffset(core.editor.length) }

  /// The range between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (one, two) = (core.offset(fromPosition), core.offset(toPosition))
    return TextSpan(NSRange(location: min(one, two), length: abs(two - one)))
  }

  /// The place a number of UTF-16 units away; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(position, offset: offset)
  }

  /// The place a number of steps away on the screen; `nil` outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    core.position(position, in: direction, offset: offset)
  }

  /// The order of two places.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { core.compare(position, to: other) }

  /// The number of UTF-16 units between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    core.offset(toPosition) - core.offset(from)
  }

  /// Who hears of changes that nobody typed.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }

  /// What finds words and lines.
  open var tokenizer: any UITextInputTokenizer { core.tokenizer }

  /// The place in a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The range from a place as far as it goes in a direction on its line.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { core.characterRange(byExtending: position, in: direction) }

  /// The direction of the writing at a place.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { core.baseDirection() }

  /// The direction follows the view's: it can be set there, with `semanticContentAttribute`.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { core.setBaseDirection(writingDirection) }

  /// The box of the first line of a range, in points of the view.
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(for: range) }

  /// The box of the caret at a place, in points of the view.
  open func caretRect(for position: UITextPosition) -> CGRect {
    core.caretRect(at: core.offset(position))
  }

  /// The boxes of a range, line by line, in points of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    core.selectionRects(for: range)
  }

  /// The place nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(core.place(at: point))
  }

  /// The place in a range that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.closestPosition(to: point, within: range)
  }

  /// The character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? { core.characterRange(at: point) }

  open override func cut(_ sender: Any?) { core.cut() }

  open override func copy(_ sender: Any?) { core.copy() }

  open override func paste(_ sender: Any?) { core.paste() }

  open override func delete(_ sender: Any?) { core.delete() }

  open override func select(_ sender: Any?) {
    core.selectWord()
    if sender is UICommand { core.menu.show() }
  }

  open override func selectAll(_ sender: Any?) {
    core.selectAll()
    if sender is UICommand { core.menu.show() }
  }

  /// What takes the user's changes of the text back.
  open override var undoManager: UndoManager? { core.undoManager }

  /// The actions of editing, where they would do something now.
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
  private(set) lazy var core = TextInputCore(self)
  private(set) lazy var gestures = TextGestures(self)
  package private(set) lazy var display = TextSelectionDisplay(self, in: parts.clip)
  /// The text with its attributes, where it was set with some.
  var styled: NSAttributedString?
  var fontStorage = UILabel.defaultFont
  var colorStorage = UIColor.label
  var isEditingStorage = false
  /// How far text that is too long is moved to show the caret, in points.
  var scroll: CGFloat = 0
}
