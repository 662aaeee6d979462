/// An interaction that is added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Notifies the interaction that it will be added to a view or removed.
  func willMove(to view: UIView?)
  /// Notifies the interaction that it was added to a view or removed.
  func didMove(to view: UIView?)
}

/// The type of the closure that returns a context menu for the suggested actions; there are none
/// here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The type of the closure that returns a context menu's preview; `nil` for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a context menu.
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

  /// The identifier of the configuration.
  public let identifier: any NSCopying

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
}

/// An interaction that shows a context menu after a long press on its view, with a lifted preview
/// of the view or the preview of the configuration.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The object that provides the menu. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Returns the location of the last press, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Dismisses the menu.
  open func dismissMenu() { session?.close() }

  /// Replaces the menu while it is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session, session.isOpen else { return }
    session.replaceMenu(with: block(session.visibleMenu))
  }

  /// Called when the interaction will be added to a view or removed.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    session?.close(animated: false)
    self.view?.removeGestureRecognizer(press)
  }

  /// Called when the interaction was added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The rectangle beside which the menu is shown, in points of the view; `nil` for the whole view.
  package var anchor: CGRect?
  /// The view that is lifted, if it is not the interaction's view: a row or an item.
  package weak var lifted: UIView?
  private var session: MenuSession?
  package private(set) lazy var press: UILongPressGestureRecognizer = {
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
    // A press on the background lifts nothing.
    guard !rect.isEmpty else { return nil }
    let targeted = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    let source = targeted.map { $0.frame(in: view) }.flatMap { $0.isEmpty ? nil : $0 }
    if let own = configuration.previewProvider?() {
      return MenuPreview(own, source: source ?? rect)
    }
    if let targeted, let source { return MenuPreview(targeted, source: source) }
    return MenuPreview(of: anchor == nil ? view : lifted ?? view, source: rect)
  }

  private func open() {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: press.location(in: view)),
      let menu = configuration.actionProvider?([])
    else { return }
    let rect = anchor ?? view.bounds
    let preview = preview(of: configuration, in: view, rect)
    let session = MenuSession(
      menu,
      anchor: MenuSession.Anchor(
        view: view, rect: preview?.source ?? rect, isCovered: false),
      preview: preview, sender: view)
    let coming = ContextMenuAnimator(preview?.controller)
    session.onEnd = { [weak self, weak session] in
      self?.ends(configuration, session)
    }
    session.onPreviewTap = { [weak self, weak session] in
      self?.previewTapped(configuration, session)
    }
    self.session = session
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
    session.coming = coming
    if !session.open() { self.session = nil }
  }

  private func ends(_ configuration: UIContextMenuConfiguration, _ ended: MenuSession?) {
    session = nil
    let going = ContextMenuAnimator(ended?.preview?.controller)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: going)
    if let view {
      ended?.preview?.goesBack = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )?.frame(in: view)
    }
    ended?.going.append(going)
  }

  private func previewTapped(_ configuration: UIContextMenuConfiguration, _ open: MenuSession?) {
    let commit = ContextMenuAnimator(open?.preview?.controller)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    open?.preview?.grows = commit.preferredCommitStyle == .pop
    open?.going.append(commit)
    open?.close()
  }
}
