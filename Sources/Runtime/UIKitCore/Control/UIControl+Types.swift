extension UIControl {
  /// The events of a control, one bit for each kind.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began inside the control, with a tap count above one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits reserved for the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, one bit for each condition.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No special condition.
    public static let normal: State = []
    /// The control is highlighted, as under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits reserved for the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center
    /// Aligned at the top.
    case top
    /// Aligned at the bottom.
    case bottom
    /// Stretched to the height of the control.
    case fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center
    /// Aligned at the left edge.
    case left
    /// Aligned at the right edge.
    case right
    /// Stretched to the width of the control.
    case fill
    /// Aligned at the leading edge.
    case leading
    /// Aligned at the trailing edge.
    case trailing
  }
}
