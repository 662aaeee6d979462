/// The adaptation of a presentation to a compact environment.
public struct PresentationAdaptation: Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  let kind: Kind

  /// The system chooses the adaptation.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation does not adapt.
  public static let none = PresentationAdaptation(kind: .none)
  /// Adapts to a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// Adapts to a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// Adapts to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The attachment anchor of a popover in its source view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle as the anchor.
  case rect(Anchor<CGRect>.Source)
  /// A point as the anchor, in fractions of the view's size.
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
  /// The arrow directions of a popover at this edge of its anchor.
  var arrowDirections: UIPopoverArrowDirection {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
