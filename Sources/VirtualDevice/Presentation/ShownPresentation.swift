import UIKit

/// A presentation on the screen in one frame, whoever presented it.
public struct ShownPresentation {
  /// The kind of a presentation.
  public enum Kind: String, CaseIterable, Sendable {
    /// A sheet of the system.
    case sheet
    /// A sheet in a context, pinned or in the window, of DetentKit.
    case context
    /// A popover.
    case popover
    /// An alert.
    case alert
    /// An action sheet.
    case actionSheet
    /// A menu of a control or of a view.
    case menu
    /// A presentation that covers the screen or its context.
    case full
    /// A presentation by a presentation controller of the app.
    case custom
  }

  /// The kind.
  public let kind: Kind
  /// `presenting`, `resting`, `dragging`, `settling` or `dismissing`; only sheets are dragged and
  /// settle.
  public let phase: String
  /// The visible frame in points of the screen.
  public let frame: CGRect
  /// The identifier of the detent at which it rests or to which it moves; `nil` if it has none.
  public let detent: String?
  /// The position between two detents as a fraction of the distance to the next larger one, from 0
  /// to less than 1; `nil` if it has no detents.
  public let progress: Double?
  /// The opacity of the dimming view behind a sheet, from 0 to 1; 0 for other kinds.
  public let dim: Double
  /// The height in points by which the keyboard covers it; 0 without one.
  public let keyboardOverlap: Double
  /// The presented view controller; `nil` for a menu.
  public let controller: UIViewController?
  /// The view that is presented, with the parts of its frame.
  package let view: UIView?
}
