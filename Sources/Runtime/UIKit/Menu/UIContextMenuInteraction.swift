/// Something that is added to a view and makes it react.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to.
  var view: UIView? { get }
  /// It is about to be added to a view, or taken from one.
  func willMove(to view: UIView?)
  /// It was added to a view, or taken from one.
  func didMove(to view: UIView?)
}

/// Makes a context menu from what the system suggests: nothing, here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes what a context menu lifts in place of its view; `nil` for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Says what a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "menu")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// What tells the configuration from others.
  public let identifier: any NSCopying

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
}

/// Runs with a context menu's coming or going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Runs changes alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs when it is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives a context menu what it shows, and hears of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What to show for a place in the interaction's view; `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu is about to show.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Shows a menu when its view is pressed for a while, and lifts the view, or the preview that the
/// configuration makes, out of what is behind.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Gives the menu. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that is pressed.
  open private(set) weak var view: UIView?

  /// Where the view was pressed last, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Takes the menu away.
  open func dismissMenu() { session?.close() }

  /// Changes the menu while it shows.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session, session.isOpen else { return }
    session.replaceMenu(with: block(session.visibleMenu))
  }

  /// Called by the view.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    session?.close(animated: false)
    self.view?.removeGestureRecognizer(press)
  }

  /// Called by the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// What the menu stands beside, in points of the view; `nil` stands for all of it.
  package var anchor: CGRect?
  /// What is lifted, where it is not the view itself: a row, an item.
  package weak var lifted: UIView?
  private var session: MenuSession?
  private(set) lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = MenuMetrics.pressDelay
    press.addAction { [weak self] recognizer in
      switch recognizer.state {
      case .began: self?.open()
      case .changed: self?.session?.container?.drag(to: recognizer.location(in: nil))
      case .ended: _ = self?.session?.container?.release(at: recognizer.location(in: nil))
      default: break
      }
    }
    return press
  }()

  private func preview(
    of configuration: UIContextMenuConfiguration, in view: UIView, _ rect: CGRect
  ) -> MenuPreview? {
    // A press beside the items lifts nothing.
    guard !rect.isEmpty else { return nil }
    if let own = configuration.previewProvider?() { return MenuPreview(own, source: rect) }
    return MenuPreview(of: anchor == nil ? view : lifted ?? view, source: rect)
  }

  private func open() {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: press.location(in: view)),
      let menu = configuration.actionProvider?([])
    else { return }
    let rect = anchor ?? view.bounds
    let session = MenuSession(
      menu, anchor: MenuSession.Anchor(view: view, rect: rect, isCovered: false),
      preview: preview(of: configuration, in: view, rect), sender: view)
    let coming = ContextMenuAnimator()
    session.onEnd = { [weak self] in
      guard let self else { return }
      self.session = nil
      let going = ContextMenuAnimator()
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: going)
      going.run(for: MenuMetrics.disappearing)
    }
    self.session = session
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
    guard session.open() else {
      self.session = nil
      return
    }
    coming.run(for: MenuMetrics.appearing)
  }
}

private final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(for duration: Double) {
    UIView.animate(withDuration: duration) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}
