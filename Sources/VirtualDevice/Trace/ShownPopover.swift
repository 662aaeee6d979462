import UIKit

/// A popover as a frame shows it.
public struct ShownPopover {
  /// Where the arrow of a popover points.
  public enum Arrow: String, Sendable {
    case up, down, left, right
  }

  /// Body and arrow, in points of the screen.
  public let frame: CGRect
  /// Where the arrow points; `nil` without one.
  public let arrow: Arrow?
  /// `presenting`, `resting` or `dismissing`.
  public let phase: String
  /// What the popover holds.
  public let content: UIViewController?
}

/// An alert or action sheet as a frame shows it.
public struct ShownAlert {
  /// The card in points of the screen, or the popover it stands in.
  public let frame: CGRect
  /// `presenting`, `resting` or `dismissing`.
  public let phase: String
  /// The title.
  public let title: String?
  /// The message.
  public let message: String?
  /// Whether it is an action sheet.
  public let isActionSheet: Bool
  /// Whether it stands in a popover.
  public let isInPopover: Bool
  /// The titles of the actions that show, in their order on the screen.
  public let actions: [String]
  /// The titles of those that can be chosen.
  public let enabledActions: [String]
  /// The text fields, from above.
  public let textFields: [UITextField]
}

extension VirtualDevice {
  /// The popovers on the screen as this frame shows them, the lowest first. Action sheets are found
  /// in ``alerts``.
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

  /// The alerts and action sheets on the screen as this frame shows them, the lowest first.
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
