/// The accessory views at the trailing end of a row: those of an accessory type, or a client's
/// view.
@MainActor
struct CellAccessory {
  private(set) var type: UITableViewCell.AccessoryType = .none
  private(set) var views: [UIView] = []

  /// Points between the accessories, and between them and the row's end (tunable).
  static let gap: CGFloat = 12

  /// Adds the views of an accessory type, or a client's view, to a cell.
  mutating func show(
    _ type: UITableViewCell.AccessoryType, _ custom: UIView?, in cell: UIView,
    tapped: @escaping () -> Void
  ) {
    if let custom {
      guard views.count != 1 || views[0] !== custom else { return }
      clear()
      views = [custom]
      cell.addSubview(custom)
      if custom.bounds.size == .zero { custom.sizeToFit() }
      return
    }
    guard type != self.type || views.isEmpty != (type == .none) else { return }
    clear()
    self.type = type
    views = Self.make(type, tapped: tapped)
    for view in views { cell.addSubview(view) }
  }

  private mutating func clear() {
    for view in views { view.removeFromSuperview() }
    views = []
    type = .none
  }

  var width: CGFloat {
    views.reduce(0) { $0 + $1.bounds.width } + Self.gap * CGFloat(max(0, views.count - 1))
  }

  /// Lays the views out side by side from a horizontal position, centred vertically in a height.
  func place(from start: CGFloat, height: CGFloat, pixel: CGFloat, mirroredIn width: CGFloat?) {
    var x = start
    for view in views {
      let size = view.bounds.size
      let left = width.map { $0 - x - size.width } ?? x
      let y = ((height - size.height) / 2 / pixel).rounded() * pixel
      let frame = CGRect(x: left, y: y, width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
      x += size.width + Self.gap
    }
  }

  private static func make(
    _ type: UITableViewCell.AccessoryType, tapped: @escaping () -> Void
  ) -> [UIView] {
    switch type {
    case .none: []
    case .disclosureIndicator: [symbol("chevron.forward", 14, .semibold, .tertiaryLabel)]
    case .checkmark: [symbol("checkmark", 16, .semibold, nil)]
    case .detailButton: [detailButton(tapped)]
    case .detailDisclosureButton:
      [detailButton(tapped), symbol("chevron.forward", 14, .semibold, .tertiaryLabel)]
    }
  }

  static func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?
  ) -> UIImageView {
    let image = UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    let view = UIImageView(image: image?.imageFlippedForRightToLeftLayoutDirection())
    view.tintColor = color
    return view
  }

  static func detailButton(_ tapped: @escaping () -> Void) -> UIView {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 32))
    button.setImage(
      UIImage(
        systemName: "info.circle",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)),
      for: .normal)
    button.accessibilityLabel = "More Info"
    button.addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
    return button
  }
}
