/// An interaction that shows a bar of editing actions for a part of its view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate that provides the menu and its target. Not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Presents a menu, instead of an open one of this interaction. A view in no window presents
  /// none, which is reported.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else {
      Misuse.report(MenuMisuse.editMenuOutsideWindow)
      return
    }
    session?.close(animated: false)
    let session = EditMenuSession(view: view) { [weak self] in
      self?.menu(for: configuration)
    } target: { [weak self] in
      self?.target(of: configuration) ?? .zero
    }
    session.direction = configuration.preferredArrowDirection
    let coming = EditMenuAnimator()
    session.onClose = { [weak self] in
      guard let self else { return }
      self.session = nil
      let going = EditMenuAnimator()
      self.delegate?.editMenuInteraction(
        self, willDismissMenuFor: configuration, animator: going)
      going.run()
    }
    guard session.open() else { return }
    self.session = session
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: coming)
    coming.run()
  }

  /// Dismisses the menu.
  open func dismissMenu() { session?.close(animated: true) }

  /// Requests the menu's elements again.
  open func reloadVisibleMenu() { session?.reload() }

  /// Requests the menu's target again and moves it there.
  open func updateVisibleMenuPosition(animated: Bool) { session?.place(animated: animated) }

  /// Returns the source point of the visible menu in a view's coordinates; the origin without a
  /// menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let session else { return .zero }
    let target = session.targetRect
    return own.convert(CGPoint(x: target.midX, y: target.midY), to: view)
  }

  /// Called by the view before the interaction is added or removed.
  open func willMove(to view: UIView?) {
    if view == nil { session?.close(animated: false) }
  }

  /// Called by the view after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  private var session: EditMenuSession?

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let view else { return nil }
    let suggested = EditAction.suggestions(for: view)
    return delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }
}

private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    UIView.animate(withDuration: EditMenuMetrics.fade) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}
