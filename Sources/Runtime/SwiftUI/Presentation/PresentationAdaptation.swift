/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  let kind: Kind

  /// The system decides.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// It becomes a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// It covers the screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in shares of the view's size.
  case point(UnitPoint)

  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.resolve(AnchorSpace(frame: frame))
    case .point(let point):
      CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}

extension Edge {
  /// The directions in which the arrow of a popover points that stands at this side of its anchor.
  var arrowDirections: UIPopoverArrowDirection {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
