/// A scrollable, optionally editable view for text of any length.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// The notification that a view posts when editing begins.
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The notification that a view posts when editing ends.
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The notification that a view posts when the user changes its text.
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// Creates a view with a frame in its superview's coordinates, in points.
  ///
  /// - Parameter textContainer: The area for the lines; `nil` creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with a frame in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textContainer.owner = self
    alwaysBounceVertical = false
    backgroundColor = .systemBackground
    canvas.isUserInteractionEnabled = false
    addSubview(canvas)
    canvas.owner = self
    gestures.addTaps()
  }

  /// The object that controls editing and is notified of it and of scrolling. Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  /// The text; the getter never returns `nil`. Setting it applies the view's font and colour, moves
  /// the caret to the end and notifies nobody.
  open var text: String! {
    get { KeyValueObservers.reading(self, "text", core.editor.text) }
    set {
      let old = core.editor.text
      setContent(NSAttributedString(string: newValue ?? "", attributes: plainAttributes))
      KeyValueObservers.changed(self, "text", old: old, new: core.editor.text)
    }
  }

  /// The attributed text. Setting it moves the caret to the end.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: styledText) }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text. The default is `nil`: the system font of 12 points.
  open var font: UIFont? {
    get { fontStorage }
    set {
      fontStorage = newValue
      restyle(.font, newValue ?? Self.defaultFont)
    }
  }

  /// The colour of the whole text. The default is `nil`: `UIColor.label`.
  open var textColor: UIColor? {
    get { colorStorage }
    set {
      colorStorage = newValue
      restyle(.foregroundColor, newValue ?? .label)
    }
  }

  /// The alignment of the lines. The default is `.natural`.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { textDidChange() } }
  }

  /// The attributes of newly typed text. By default those of the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStorage ?? attributesAtCaret }
    set { typingStorage = newValue }
  }

  /// The selected range in UTF-16 units; empty at the caret. Ranges outside the text are clamped.
  open var selectedRange: NSRange {
    get { core.editor.selection }
    set { core.select(newValue) }
  }

  /// A Boolean value that indicates whether the user can edit the text. The default is `true`.
  open var isEditable = true {
    didSet { if oldValue != isEditable { editabilityDidChange() } }
  }

  /// A Boolean value that indicates whether the text can be selected. The default is `true`.
  open var isSelectable = true {
    didSet { if oldValue != isSelectable { editabilityDidChange() } }
  }

  /// The insets between the bounds and the lines, in points. The default is 8 at the top and the
  /// bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { containerDidChange() } }
  }

  /// The area for the lines.
  public let textContainer: NSTextContainer

  /// A Boolean value that indicates whether a font for a text style follows the user's text size.
  /// The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize() }
  }

  /// A Boolean value that indicates whether the text is secret. The default is `false`; text views
  /// show it nevertheless.
  open var isSecureTextEntry = false

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

  /// The automatic correction of words. Keyboards of virtual devices have no dictionary: `.yes` is
  /// reported, and nothing is corrected. The default is `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet {
      if autocorrectionType == .yes { TextInputCore.reportNoDictionary("autocorrectionType") }
    }
  }

  /// The marking of misspelt words. Virtual devices have no dictionary: `.yes` is reported, and
  /// nothing is marked. The default is `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet {
      if spellCheckingType == .yes { TextInputCore.reportNoDictionary("spellCheckingType") }
    }
  }

  /// A Boolean value that indicates whether the return key is disabled without text. The default is
  /// `false`.
  open var enablesReturnKeyAutomatically = false {
    didSet { if oldValue != enablesReturnKeyAutomatically { core.inputTraitsDidChange() } }
  }

  /// The view that replaces the keyboard while the view is edited. The default is `nil`.
  open override var inputView: UIView? {
    get { core.inputView }
    set { core.inputView = newValue }
  }

  /// The view above the keyboard while the view is edited. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { core.inputAccessoryView }
    set { core.inputAccessoryView = newValue }
  }

  /// A Boolean value that indicates whether the view has text.
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

  /// The range of marked text, which is provisional text of some input methods; `nil` while there
  /// is none.
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

  /// Scrolls by the smallest distance that makes a range of the text visible.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: true) }

  /// A Boolean value that indicates whether the view can become first responder, which selectable
  /// and editable text can.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The size of the text while scrolling is disabled; otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    display.update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    canvas.setNeedsDisplay()
  }

  /// A Boolean value that indicates whether the view is an accessibility element. The default is
  /// `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility value: the value that was set, or the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  package private(set) lazy var core = TextInputCore(self)
  private(set) lazy var gestures = TextGestures(self)
  package private(set) lazy var display = TextSelectionDisplay(self, in: canvas)
  let canvas = TextCanvas(frame: .zero)
  var styledText = NSMutableAttributedString(string: "")
  var fontStorage: UIFont?
  var colorStorage: UIColor?
  var typingStorage: [NSAttributedString.Key: Any]?
  /// Indicates whether the user is editing, not only selecting.
  var isEditing = false

  static let defaultFont = UIFont.systemFont(ofSize: 12)
}
