/// An abstract base class of objects that play haptic feedback. Virtual devices have no haptics:
/// feedback is recorded among the device's events.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view of the generator.
  open private(set) weak var view: UIView?

  /// Creates a generator without a view.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    view.addInteraction(self)
  }

  /// Prepares the device, which takes no time here.
  open func prepare() {}

  /// Called before the generator is added to a view, or removed.
  open func willMove(to view: UIView?) {}

  /// Called after the generator was added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Records the played feedback in the device's event log.
  func play(_ what: String) {
    DisplayHost.log("\(type(of: self)).\(what)")
  }
}

/// A generator of feedback for impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or rigidity of the objects that seem to collide.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of small objects.
    case light
    /// A collision of medium objects.
    case medium
    /// A collision of large objects.
    case heavy
    /// A collision of soft objects.
    case soft
    /// A collision of rigid objects.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of impacts.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of impacts for a view.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  /// Creates a generator of medium impacts for a view.
  public override convenience init(view: UIView) {
    self.init(style: .medium, view: view)
  }

  /// Creates a generator of medium impacts.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Plays an impact.
  open func impactOccurred() {
    play("impactOccurred(\(style))")
  }

  /// Plays an impact of an intensity from 0 to 1; other values are clamped.
  open func impactOccurred(intensity: CGFloat) {
    play("impactOccurred(\(style), intensity: \(min(max(0, intensity), 1)))")
  }

  /// Plays an impact at a location in the view.
  open func impactOccurred(at location: CGPoint) {
    impactOccurred()
  }

  /// Plays an impact of an intensity from 0 to 1 at a location in the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback of a changed selection.
  open func selectionChanged() {
    play("selectionChanged()")
  }

  /// Plays the feedback of a changed selection at a location in the view.
  open func selectionChanged(at location: CGPoint) {
    selectionChanged()
  }
}

/// A generator of feedback for the result of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Plays the feedback of a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notificationOccurred(\(notificationType))")
  }

  /// Plays the feedback of a result at a location in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
