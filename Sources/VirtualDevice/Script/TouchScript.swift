import UIKit

/// What a person does with a device, step by step.
///
/// ```swift
/// let script = try TouchScript(json: """
///   [{"tap": "Show"}, {"settle": true},
///    {"down": [196, 430]}, {"move": [196, 120], "over": 0.25}, {"up": true}]
///   """)
/// ```
public struct TouchScript: Hashable, Sendable {
  /// One thing that is done.
  public indirect enum Action: Hashable, Sendable {
    /// Touch the element with a label or an accessibility identifier in its middle, briefly.
    case tap(String)
    /// Touch a point of the screen briefly.
    case tapPoint(CGPoint)
    /// Move a pointer over the middle of the element with a label or an accessibility identifier.
    case hover(String)
    /// Move a pointer to a point of the screen; with nil it goes away.
    case hoverPoint(CGPoint?)
    /// Use the element with a label or an accessibility identifier as assistive technology does: a
    /// double tap of VoiceOver, or `increment`, `decrement`, or one of its own actions by its name.
    case activate(String, action: String?)
    /// Use the element at a point of the screen as assistive technology does.
    case activatePoint(CGPoint, action: String?)
    /// Put a finger down at a point of the screen.
    case down(CGPoint, finger: Int)
    /// Move a finger to a point of the screen at even speed, over a number of seconds.
    case move(CGPoint, over: Double, finger: Int)
    /// Several fingers come down, move or leave at the same time.
    case together([Action])
    /// Rest with every finger where it is, for a number of seconds.
    case hold(Double)
    /// Lift a finger; with a velocity in points per second, or as it moved.
    case up(velocity: CGVector?, finger: Int)
    /// Let a number of seconds pass.
    case advance(Double)
    /// Let time pass until nothing moves any more.
    case settle
    /// Turn the device.
    case rotate(DeviceOrientation)
    /// Show the keyboard with a height in points, or hide it with zero.
    case keyboard(Double)
    /// Type a text into what has the keyboard.
    case type(String)
    /// Press a key of a hardware keyboard.
    case key(DeviceKeyStroke)
    /// Change parameters of the scene while it is shown, in order.
    case set([Setting])
    /// Call one of the scene's own actions, with its argument if it has one.
    case call(String, argument: String?)
  }

  /// A scene parameter and its new value.
  public struct Setting: Hashable, Sendable {
    /// The parameter's name.
    public var key: String
    /// The value as a person would write it on the command line.
    public var value: String

    /// Creates a setting.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// An action and where it was read.
  public struct Step: Hashable, Sendable {
    /// What is done.
    public var action: Action
    /// The place in the script's text; nil for steps made in code.
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
  /// - Throws: the first problem, with its place.
  public init(json: String) throws(ScriptError) {
    steps = try ScriptReader.read(json)
  }
}

extension TouchScript.Action {
  /// Put the first finger down at a point of the screen.
  public static func down(_ x: Double, _ y: Double) -> Self {
    .down(CGPoint(x: x, y: y), finger: 1)
  }

  /// Move the first finger to a point of the screen over a number of seconds.
  public static func move(_ x: Double, _ y: Double, over seconds: Double) -> Self {
    .move(CGPoint(x: x, y: y), over: seconds, finger: 1)
  }

  /// Lift the first finger as it moved.
  public static var up: Self { .up(velocity: nil, finger: 1) }

  /// Lift the first finger with a velocity in points per second.
  public static func up(velocity dx: Double, _ dy: Double) -> Self {
    .up(velocity: CGVector(dx: dx, dy: dy), finger: 1)
  }
}
