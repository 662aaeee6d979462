/// What people feel of a device. Virtual devices have nothing to shake: what is played is noted
/// among the device's events.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was made for.
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

  /// Gets the device ready, which takes no time here.
  open func prepare() {}

  /// The generator is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// The generator belongs to a view now, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// Notes what was played, for whoever reads the device's events.
  func play(_ what: String) {
    DisplayHost.log("\(type(of: self)).\(what)")
  }
}

/// Bumps.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What seems to bump.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light
    /// Something of middling size.
    case medium
    /// Something big.
    case heavy
    /// Something that gives way.
    case soft
    /// Something that does not.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of bumps. Default medium.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Creates a generator of bumps for a view.
  public init(style: FeedbackStyle = .medium, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  /// Creates a generator of medium bumps for a view.
  public override convenience init(view: UIView) {
    self.init(style: .medium, view: view)
  }

  /// Creates a generator of medium bumps.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Plays a bump.
  open func impactOccurred() {
    play("impactOccurred(\(style))")
  }

  /// Plays a bump, from not at all at 0 to fully at 1; other values count as the nearer of these.
  open func impactOccurred(intensity: CGFloat) {
    play("impactOccurred(\(style), intensity: \(min(max(0, intensity), 1)))")
  }

  /// Plays a bump at a place in the view.
  open func impactOccurred(at location: CGPoint) {
    impactOccurred()
  }

  /// Plays a bump at a place in the view, from not at all at 0 to fully at 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// Ticks while a selection changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a tick.
  open func selectionChanged() {
    play("selectionChanged()")
  }

  /// Plays a tick at a place in the view.
  open func selectionChanged(at location: CGPoint) {
    selectionChanged()
  }
}

/// Tells how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }

  /// Plays how it went.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notificationOccurred(\(notificationType))")
  }

  /// Plays how it went, at a place in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
