extension UIControl {
  /// What happened to a control, one bit for each kind.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, Apple's values.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down inside, not for the first time in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did the main thing the control is for.
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
    /// Everything touches do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything about editing text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits an app may give a meaning of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits of the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at present, one bit for each condition.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, Apple's values.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits an app may give a meaning of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands in the height.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// As high as the control.
    case fill
  }

  /// Where content stands in the width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// As wide as the control.
    case fill
    /// At the edge where reading begins.
    case leading
    /// At the edge where reading ends.
    case trailing
  }
}
