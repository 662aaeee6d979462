import UIKit

/// A popover in a frame.
public struct ShownPopover {
  /// The direction of a popover's arrow.
  public enum Arrow: String, Sendable {
    /// The direction from the popover to its source.
    case up, down, left, right
  }

  /// The frame of body and arrow, in points of the screen.
  public let frame: CGRect
  /// The direction of the arrow; `nil` without one.
  public let arrow: Arrow?
  /// `presenting`, `resting` or `dismissing`.
  public let phase: String
  /// The view controller presented in the popover.
  public let content: UIViewController?
}

/// An alert or action sheet in a frame.
public struct ShownAlert {
  /// The frame of the card in points of the screen, or of the popover that contains it.
  public let frame: CGRect
  /// `presenting`, `resting` or `dismissing`.
  public let phase: String
  /// The title.
  public let title: String?
  /// The message.
  public let message: String?
  /// Indicates whether it is an action sheet.
  public let isActionSheet: Bool
  /// Indicates whether it is in a popover.
  public let isInPopover: Bool
  /// The titles of the visible actions, in their order on the screen.
  public let actions: [String]
  /// The titles of the enabled actions.
  public let enabledActions: [String]
  /// The text fields, from top to bottom.
  public let textFields: [UITextField]
}

extension VirtualDevice {
  /// The popovers on the screen in this frame, the lowest first. Action sheets are in ``alerts``.
  public var popovers: [ShownPopover] {
    host.popoverSnapshots.map { snapshot in
      let arrow: ShownPopover.Arrow? =
        switch snapshot.direction {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        default: nil
        }
      return ShownPopover(
        frame: snapshot.frame, arrow: arrow, phase: snapshot.phase, content: snapshot.content)
    }
  }

  /// The alerts and action sheets on the screen in this frame, the lowest first.
  public var alerts: [ShownAlert] {
    host.alertSnapshots.map { snapshot in
      let alert = snapshot.controller
      let titles = snapshot.shownActions.map { $0.title ?? "" }
      return ShownAlert(
        frame: snapshot.frame, phase: snapshot.phase, title: alert.title, message: alert.message,
        isActionSheet: alert.preferredStyle == .actionSheet, isInPopover: snapshot.isInPopover,
        actions: titles,
        enabledActions: snapshot.shownActions.filter(\.isEnabled).map { $0.title ?? "" },
        textFields: alert.textFields ?? [])
    }
  }
}
