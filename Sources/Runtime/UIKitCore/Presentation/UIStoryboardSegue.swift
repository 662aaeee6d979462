/// A transition from one view controller to another that code describes and performs. There are no
/// storyboards here that would create segues.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller from which the transition goes.
  public let source: UIViewController
  /// The controller to which the transition goes.
  public let destination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue, whose subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition. The default calls the closure of the initialiser.
  open func perform() { performHandler?() }
}
