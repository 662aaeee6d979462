/// A sheet's place in its container, independently of its height.
public struct SheetPlacement: Equatable, Sendable {
  /// The shape of the sheet.
  public enum Shape: Equatable, Sendable {
    /// A sheet at the bottom, as wide as the container; a floating card at partial heights on iOS
    /// 26.
    case bottom
    /// A card of its own width that hangs above ``SheetPlacement/bottom``; form sheets and pages of
    /// limited width.
    case card
    /// A sheet at the bottom in compact height.
    case compactEdge
    /// A sheet that fills the container and cannot be dragged.
    case fullScreen
  }

  /// The shape.
  public var shape: Shape
  /// Left edge in points.
  public var x: Double
  /// Width in points, before a card is scaled.
  public var width: Double
  /// The bottom edge of an attached sheet in points from the container's top.
  public var bottom: Double
  /// The height of the largest sheet from its top to ``bottom``, in points.
  public var maximumExtent: Double
  /// The largest value of a detent, in points.
  public var maximumValue: Double
  /// The height in points from ``bottom`` to the container's very edge, which ``SheetDetent/Recipe``'s
  /// `full` reaches; ``maximumExtent`` where the sheet is not attached to an edge.
  public var fullExtent: Double
  /// The height added below a detent's value: the bottom safe area or the keyboard, in points.
  public var bottomInset: Double

  /// Creates the placement of a sheet.
  public init(container: SheetContainer, configuration: SheetConfiguration, style: SheetStyle) {
    if container.verticalSizeClass == .compact {
      self =
        configuration.prefersEdgeAttachedInCompactHeight
        ? .compactEdge(container, configuration, style) : .fullScreen(container)
    } else if container.idiom == .pad && container.horizontalSizeClass == .regular {
      switch configuration.kind {
      case .form: self = .form(container, configuration, style)
      case .page: self = .regularPage(container, configuration, style)
      }
    } else {
      let least = style.placement.minimumTop
      let safe = container.safeArea.top
      self = .attached(
        container, style, top: (safe > least ? safe : least) + style.placement.topGap)
    }
  }

  private init(
    shape: Shape, x: Double, width: Double, bottom: Double, top: Double, bottomInset: Double,
    safeBottom: Double
  ) {
    self.shape = shape
    self.x = x
    self.width = width > 0 ? width : 0
    self.bottom = bottom
    let extent = bottom - top
    maximumExtent = extent > 0 ? extent : 0
    let reachesEdge = (shape == .bottom || shape == .compactEdge) && bottom > maximumExtent
    fullExtent = reachesEdge ? bottom : maximumExtent
    let value = extent - safeBottom
    maximumValue = value > 0 ? value : 0
    self.bottomInset = bottomInset
  }

  /// The value of a detent that reaches the container's edge, in points.
  public var fullValue: Double { maximumValue + fullExtent - maximumExtent }
}

extension SheetPlacement {
  private static func fullScreen(_ container: SheetContainer) -> SheetPlacement {
    var placement = SheetPlacement(
      shape: .fullScreen, x: 0, width: container.size.width, bottom: container.size.height,
      top: 0, bottomInset: 0, safeBottom: container.safeArea.bottom)
    let value = placement.maximumValue - container.safeArea.top
    placement.maximumValue = value > 0 ? value : 0
    return placement
  }

  private static func attached(
    _ container: SheetContainer, _ style: SheetStyle, top: Double
  ) -> SheetPlacement {
    let room = container.size.width
    let limit = style.placement.maximumWidth ?? room
    let width = limit < room ? limit : room
    let isCarried = style.keyboard.carriesSheet && container.keyboardOverlap > 0
    return SheetPlacement(
      shape: .bottom, x: (room - width) * style.placement.horizontalPosition, width: width,
      bottom: container.size.height - (isCarried ? container.keyboardOverlap : 0), top: top,
      bottomInset: isCarried ? 0 : bottomInset(container),
      safeBottom: isCarried ? 0 : container.safeArea.bottom)
  }

  private static func compactEdge(
    _ container: SheetContainer, _ configuration: SheetConfiguration, _ style: SheetStyle
  ) -> SheetPlacement {
    let room = container.size.width - container.safeArea.left - container.safeArea.right
    let preferred = configuration.preferredContentSize?.width ?? 0
    let follows = configuration.widthFollowsPreferredContentSize && preferred > 0
    let width = follows && preferred < room ? preferred : room
    return SheetPlacement(
      shape: .compactEdge,
      x: centered(width, container, configuration, margin: container.safeArea.left),
      width: width, bottom: container.size.height,
      top: container.safeArea.top + style.placement.compactHeightTopGap,
      bottomInset: bottomInset(container), safeBottom: container.safeArea.bottom)
  }

  private static func regularPage(
    _ container: SheetContainer, _ configuration: SheetConfiguration, _ style: SheetStyle
  ) -> SheetPlacement {
    let top = container.safeArea.top + style.placement.regularWidthTopGap
    let limit = style.placement.regularWidthPageMaximumWidth
    guard container.size.width > limit else { return attached(container, style, top: top) }
    // A page of limited width floats with equal room above and below.
    return card(
      container, style, width: limit, bottom: container.size.height - top, top: top,
      x: centered(limit, container, configuration, margin: style.placement.formSideMargin))
  }

  private static func form(
    _ container: SheetContainer, _ configuration: SheetConfiguration, _ style: SheetStyle
  ) -> SheetPlacement {
    let law = style.placement
    let preferred = configuration.preferredContentSize
    let wantedWidth = preferred.map { $0.width > 0 ? $0.width : law.formWidth } ?? law.formWidth
    let wantedHeight =
      preferred.map { $0.height > 0 ? $0.height : law.formHeight } ?? law.formHeight
    let width = clamped(wantedWidth, 0, container.size.width - 2 * law.formSideMargin)
    let height = clamped(
      wantedHeight, 0, container.size.height - 2 * law.formVerticalMargin - law.formExtraHeight)
    // The preferred size is centred, the extra height is added on top (S1.200).
    let top = (container.size.height - height) / 2
    return card(
      container, style, width: width, bottom: top + height, top: top - law.formExtraHeight,
      x: centered(width, container, configuration, margin: law.formSideMargin))
  }

  /// Returns a hanging card, moved up by the keyboard but never above the room a phone's sheet has.
  private static func card(
    _ container: SheetContainer, _ style: SheetStyle, width: Double, bottom: Double, top: Double,
    x: Double
  ) -> SheetPlacement {
    var rise = 0.0
    if container.keyboardOverlap > 0 {
      let free = container.size.height - container.keyboardOverlap - style.keyboard.formGap
      let highest = container.safeArea.top + style.placement.regularWidthTopGap
      rise = clamped(bottom - free, 0, top > highest ? top - highest : 0)
    }
    return SheetPlacement(
      shape: .card, x: x, width: width, bottom: bottom - rise, top: top - rise, bottomInset: 0,
      safeBottom: 0)
  }

  private static func bottomInset(_ container: SheetContainer) -> Double {
    container.keyboardOverlap > container.safeArea.bottom
      ? container.keyboardOverlap : container.safeArea.bottom
  }

  /// Returns the left edge of a sheet centred on its source, at least `margin` inside the
  /// container.
  private static func centered(
    _ width: Double, _ container: SheetContainer, _ configuration: SheetConfiguration,
    margin: Double
  ) -> Double {
    let middle = configuration.sourceCenterX ?? container.size.width / 2
    let room = container.size.width - width
    let held = margin * 2 < room ? margin : room / 2
    return clamped(middle - width / 2, held, room - held)
  }
}
