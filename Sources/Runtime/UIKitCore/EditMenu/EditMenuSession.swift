/// An edit menu on the screen, from its opening to its end.
@MainActor
final class EditMenuSession {
  private weak var view: UIView?
  private let menu: () -> UIMenu?
  private let target: () -> CGRect
  private let bar = EditMenuBar(frame: .zero)
  private let watcher = EditMenuWatcher(target: nil, action: nil)
  var direction = UIEditMenuArrowDirection.automatic
  /// A closure that is called when the menu closes, for any reason.
  var onClose: (() -> Void)?
  private(set) var isOpen = false

  /// - Parameters:
  ///   - view: The view of the menu; commands are sent up its responder chain.
  ///   - menu: Returns the menu; `nil` for none.
  ///   - target: Returns the rectangle beside which the menu is placed, in the view's coordinates.
  init(view: UIView, menu: @escaping () -> UIMenu?, target: @escaping () -> CGRect) {
    self.view = view
    self.menu = menu
    self.target = target
  }

  /// Shows the menu in front of everything in the view's window.
  ///
  /// - Returns: `false` if there is nothing to show.
  func open() -> Bool {
    guard !isOpen, let window = view?.window else { return false }
    let elements = elements()
    guard !elements.isEmpty else { return false }
    isOpen = true
    bar.onChoose = { [weak self] in self?.choose($0) }
    bar.session = self
    bar.show(elements)
    watcher.onTouch = { [weak self] touch in
      guard let self, touch.view?.isDescendant(of: self.bar) != true else { return }
      self.close(animated: true)
    }
    window.addGestureRecognizer(watcher)
    window.addSubview(bar)
    place(animated: false)
    bar.alpha = 0
    UIView.animate(
      withDuration: EditMenuMetrics.fade, delay: 0, options: .allowUserInteraction
    ) { self.bar.alpha = 1 }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    return true
  }

  /// Requests the elements again; a menu without elements closes.
  func reload() {
    guard isOpen else { return }
    let elements = elements()
    guard !elements.isEmpty else { return close(animated: true) }
    bar.show(elements)
    place(animated: false)
  }

  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    let bar = bar
    watcher.view?.removeGestureRecognizer(watcher)
    bar.isUserInteractionEnabled = false
    bar.accessibilityElementsHidden = true
    if animated, bar.window != nil {
      UIView.animate(withDuration: EditMenuMetrics.fade) {
        bar.alpha = 0
      } completion: { _ in
        bar.removeFromSuperview()
      }
    } else {
      bar.removeFromSuperview()
    }
    let onClose = onClose
    self.onClose = nil
    onClose?()
  }

  /// The rectangle beside which the menu is placed, in the view's coordinates.
  var targetRect: CGRect { target() }

  /// Places the bar above its target, or below if there is no room or that was requested.
  func place(animated: Bool) {
    guard let view, let window = view.window, isOpen else { return }
    let rect = view.convert(target(), to: nil)
    var space = window.bounds.inset(by: window.safeAreaInsets)
    let keyboard = window.host?.keyboardOverlap ?? 0
    space.size.height = min(space.maxY, window.bounds.height - keyboard) - space.minY
    let frame = EditMenuPlacement(
      target: rect, space: space.insetBy(dx: EditMenuMetrics.margin, dy: EditMenuMetrics.margin),
      direction: direction
    ).frame(of: bar.fit(width: space.width - 2 * EditMenuMetrics.margin))
    let move = { self.bar.frame = frame }
    if animated {
      UIView.animate(withDuration: EditMenuMetrics.fade, animations: move)
    } else {
      move()
    }
  }

  private func elements() -> [UIMenuElement] {
    guard let menu = menu() else { return [] }
    return MenuSection.sections(of: menu) { [weak self] in self?.reload() }
      .flatMap(\.rows).flatMap(\.elements).filter { !$0.shownAttributes.contains(.disabled) }
  }

  private func choose(_ element: UIMenuElement) {
    guard isOpen else { return }
    if let inner = element as? UIMenu {
      let elements = MenuSection.sections(of: inner) {}.flatMap(\.rows).flatMap(\.elements)
      bar.show(elements)
      return place(animated: false)
    }
    if element.shownAttributes.contains(.keepsMenuPresented) {
      perform(element)
      return reload()
    }
    close(animated: true)
    perform(element)
  }

  private func perform(_ element: UIMenuElement) {
    if let action = element as? UIAction {
      action.performWithSender(view, target: nil)
    } else {
      (element as? UICommand)?.send(from: view)
    }
  }
}

/// The placement of an edit menu.
struct EditMenuPlacement {
  var target: CGRect
  /// The area in which the menu may be placed.
  var space: CGRect
  var direction: UIEditMenuArrowDirection

  func frame(of size: CGSize) -> CGRect {
    let gap = EditMenuMetrics.gap
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch direction {
    case .left: origin.x = target.maxX + gap
    case .right: origin.x = target.minX - gap - size.width
    case .automatic, .up, .down:
      let above = target.minY - gap - size.height
      let below = target.maxY + gap
      let fitsAbove = above >= space.minY
      let fitsBelow = below + size.height <= space.maxY
      origin.y = direction == .up ? (fitsBelow || !fitsAbove ? below : above) : above
      if direction != .up, !fitsAbove, fitsBelow { origin.y = below }
    }
    // The menu covers a target that is larger than the screen.
    origin.x = min(max(origin.x, space.minX), max(space.minX, space.maxX - size.width))
    origin.y = min(max(origin.y, space.minY), max(space.minY, space.maxY - size.height))
    return CGRect(
      x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
  }
}

/// A gesture recogniser that observes every touch of a window and never recognises.
final class EditMenuWatcher: UIGestureRecognizer {
  var onTouch: ((UITouch) -> Void)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { onTouch?(touch) }
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
