import UIKit

/// A user's interaction with a device, step by step.
///
/// ```swift
/// let script = try TouchScript(json: """
///   [{"tap": "Show"}, {"settle": true},
///    {"down": [196, 430]}, {"move": [196, 120], "over": 0.25}, {"up": true}]
///   """)
/// ```
public struct TouchScript: Hashable, Sendable {
  /// An action of a step.
  public indirect enum Action: Hashable, Sendable {
    /// Taps the centre of the element with a label or an accessibility identifier.
    case tap(String)
    /// Taps a point of the screen.
    case tapPoint(CGPoint)
    /// Moves a pointer to the centre of the element with a label or an accessibility identifier.
    case hover(String)
    /// Moves a pointer to a point of the screen; `nil` removes it.
    case hoverPoint(CGPoint?)
    /// Activates the element with a label or an accessibility identifier as assistive technology
    /// does: VoiceOver's double tap, or `increment`, `decrement`, or one of its own actions by its
    /// name.
    case activate(String, action: String?)
    /// Activates the element at a point of the screen as assistive technology does.
    case activatePoint(CGPoint, action: String?)
    /// Puts a finger down at a point of the screen.
    case down(CGPoint, finger: Int)
    /// Moves a finger to a point of the screen at constant speed, over a number of seconds.
    case move(CGPoint, over: Double, finger: Int)
    /// Puts down, moves or lifts several fingers at the same time.
    case together([Action])
    /// Rests with every finger at its location, for a number of seconds.
    case hold(Double)
    /// Lifts a finger, with a velocity in points per second or that of its movement.
    case up(velocity: CGVector?, finger: Int)
    /// Advances the time by a number of seconds.
    case advance(Double)
    /// Advances the time until nothing moves any more.
    case settle
    /// Rotates the device.
    case rotate(DeviceOrientation)
    /// Shows the keyboard with a height in points, or hides it with zero.
    case keyboard(Double)
    /// Types a text into the first responder.
    case type(String)
    /// Presses a key of a hardware keyboard.
    case key(DeviceKeyStroke)
    /// Sets parameters of the scene while it is shown, in order.
    case set([Setting])
    /// Calls one of the scene's own actions, with its argument if it has one.
    case call(String, argument: String?)
  }

  /// A scene parameter and its new value.
  public struct Setting: Hashable, Sendable {
    /// The parameter's name.
    public var key: String
    /// The value, as on the command line.
    public var value: String

    /// Creates a setting.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// An action and the position it was read from.
  public struct Step: Hashable, Sendable {
    /// The action.
    public var action: Action
    /// The position in the script's text; `nil` for steps created in code.
    public var position: TextPosition?

    /// Creates a step.
    public init(_ action: Action, position: TextPosition? = nil) {
      self.action = action
      self.position = position
    }
  }

  /// The steps in order.
  public var steps: [Step]

  /// Creates a script from actions.
  public init(_ actions: [Action]) {
    steps = actions.map { Step($0) }
  }

  /// Reads a script from a JSON array of steps.
  ///
  /// - Throws: an error about the first problem, with its position.
  public init(json: String) throws(ScriptError) {
    steps = try ScriptReader.read(json)
  }
}

extension TouchScript.Action {
  /// Puts the first finger down at a point of the screen.
  public static func down(_ x: Double, _ y: Double) -> Self {
    .down(CGPoint(x: x, y: y), finger: 1)
  }

  /// Moves the first finger to a point of the screen over a number of seconds.
  public static func move(_ x: Double, _ y: Double, over seconds: Double) -> Self {
    .move(CGPoint(x: x, y: y), over: seconds, finger: 1)
  }

  /// Lifts the first finger with the velocity of its movement.
  public static var up: Self { .up(velocity: nil, finger: 1) }

  /// Lifts the first finger with a velocity in points per second.
  public static func up(velocity dx: Double, _ dy: Double) -> Self {
    .up(velocity: CGVector(dx: dx, dy: dy), finger: 1)
  }
}
