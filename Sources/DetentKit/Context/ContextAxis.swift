#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The conversion from the engine's coordinates, in which a sheet comes from the bottom, to those
  /// of a context, in which it comes from any edge.
  struct ContextAxis: Equatable {
    enum Side {
      case top, left, bottom, right
    }

    var side: Side

    init(_ edge: ContextStyle.Edge, direction: UIUserInterfaceLayoutDirection) {
      let isReversed = direction == .rightToLeft
      switch edge {
      case .top: side = .top
      case .bottom: side = .bottom
      case .leading: side = isReversed ? .right : .left
      case .trailing: side = isReversed ? .left : .right
      }
    }

    var isVertical: Bool { side == .top || side == .bottom }

    /// Converts a size from the context to the engine or back: the two are swapped for the sides.
    func turned(_ size: CGSize) -> CGSize {
      isVertical ? size : CGSize(width: size.height, height: size.width)
    }

    func size(_ size: CGSize) -> SheetSize {
      let turned = turned(size)
      return SheetSize(width: turned.width, height: turned.height)
    }

    func insets(_ insets: UIEdgeInsets) -> SheetInsets {
      switch side {
      case .bottom:
        SheetInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      case .top:
        SheetInsets(
          top: insets.bottom, left: insets.left, bottom: insets.top, right: insets.right)
      case .right:
        SheetInsets(
          top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      case .left:
        SheetInsets(
          top: insets.right, left: insets.top, bottom: insets.left, right: insets.bottom)
      }
    }

    /// Converts the engine's rectangle to coordinates of a space of this size in points.
    func rect(_ rect: SheetRect, in size: CGSize) -> CGRect {
      switch side {
      case .bottom: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      case .top:
        CGRect(
          x: rect.x, y: size.height - rect.maxY, width: rect.width, height: rect.height)
      case .right: CGRect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
      case .left:
        CGRect(
          x: size.width - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
      }
    }

    /// The distance by which a rectangle extends beyond its edge of a space of this size.
    func overhang(of rect: CGRect, in size: CGSize) -> CGPoint {
      switch side {
      case .bottom: CGPoint(x: 0, y: max(0, rect.maxY - size.height))
      case .top: CGPoint(x: 0, y: min(0, rect.minY))
      case .right: CGPoint(x: max(0, rect.maxX - size.width), y: 0)
      case .left: CGPoint(x: min(0, rect.minX), y: 0)
      }
    }

    /// The component of a movement towards dismissal, in points.
    func closing(_ movement: CGPoint) -> CGFloat {
      switch side {
      case .bottom: movement.y
      case .top: -movement.y
      case .right: movement.x
      case .left: -movement.x
      }
    }

    /// Indicates whether a movement is at least as long along the axis as across it.
    func runsAlong(_ movement: CGPoint) -> Bool {
      isVertical ? abs(movement.y) >= abs(movement.x) : abs(movement.x) >= abs(movement.y)
    }

    /// The corners that face the rest of the context.
    var innerCorners: CACornerMask {
      switch side {
      case .bottom: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      case .top: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      case .right: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      case .left: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      }
    }
  }
#endif
