/// Text of any length that scrolls and that the user may edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// Posted by a view when its editing began.
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted by a view when its editing ended.
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted by a view when the user changed its text.
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// Creates a view with a frame in points of its future superview.
  ///
  /// - Parameter textContainer: the area for the lines; `nil` makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with a frame in points of its future superview.
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

  /// Decides about the editing and hears of it and of the scrolling. Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  /// The text; never `nil` when read. Setting it takes the view's font and colour, puts the caret at
  /// the end and tells nobody.
  open var text: String! {
    get { core.editor.text }
    set { setContent(NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
  }

  /// The text with attributes. Setting it puts the caret at the end.
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

  /// Where lines are placed. The default is `.natural`.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { textDidChange() } }
  }

  /// The attributes of what is typed next. They follow the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStorage ?? attributesAtCaret }
    set { typingStorage = newValue }
  }

  /// What is selected, in UTF-16 units; empty at the caret. Ranges outside the text are clamped.
  open var selectedRange: NSRange {
    get { core.editor.selection }
    set { core.select(newValue) }
  }

  /// Whether the user may change the text. The default is `true`.
  open var isEditable = true {
    didSet { if oldValue != isEditable { editabilityDidChange() } }
  }

  /// Whether the text can be selected. The default is `true`.
  open var isSelectable = true {
    didSet { if oldValue != isSelectable { editabilityDidChange() } }
  }

  /// Space between the bounds and the lines, in points. The default is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { containerDidChange() } }
  }

  /// The area for the lines.
  public let textContainer: NSTextContainer

  /// Whether a font made for a text style follows the user's text size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize() }
  }

  /// Whether the text is a secret. The default is `false`; text views show it all the same.
  open var isSecureTextEntry = false

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

  /// The view in the keyboard's place while the view is edited. The default is `nil`.
  open override var inputView: UIView? {
    get { core.inputView }
    set { core.inputView = newValue }
  }

  /// The view above the keyboard while the view is edited. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { core.inputAccessoryView }
    set { core.inputAccessoryView = newValue }
  }

  /// Whether the view holds any text.
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

  /// Scrolls just so far that a range of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: true) }

  /// Whether the view can be first responder: text that can be selected or edited.
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

  package override func resignByForce() {
    guard isFirstResponder else { return }
    super.resignByForce()
    endEditingText()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isEditing { endEditingText() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The text's size while the view does not scroll; otherwise none.
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

  /// Text is an element for assistive technology. The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What was set, or the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  private(set) lazy var core = TextInputCore(self)
  private(set) lazy var gestures = TextGestures(self)
  package private(set) lazy var display = TextSelectionDisplay(self, in: canvas)
  let canvas = TextCanvas(frame: .zero)
  var styledText = NSMutableAttributedString(string: "")
  var fontStorage: UIFont?
  var colorStorage: UIColor?
  var typingStorage: [NSAttributedString.Key: Any]?
  /// Whether the user edits, which is more than selecting.
  var isEditing = false

  static let defaultFont = UIFont.systemFont(ofSize: 12)
}
