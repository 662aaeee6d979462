/// An action of a row, shown by a swipe. Later code uses ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// Constants that indicate the style of an action.
  public enum Style: Int, Sendable {
    /// A destructive action, with a red background.
    case `default` = 0
    /// A regular action, with a gray background.
    case normal = 1

    /// The other name of `default`.
    public static var destructive: Style { .default }
  }

  /// Creates an action. The handler gets the action and the row's index path; the row closes when
  /// the app reloads or deletes it, or ends editing.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(style, title, handler)
  }

  private init(
    _ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The title of the action. The default is the one passed to the initializer.
  open var title: String?
  /// The background colour of the button. The default is the style's.
  open var backgroundColor: UIColor?

  /// Returns a copy of the action.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Actions are created, changed and copied on the main thread.
    let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated {
      let copy = UITableViewRowAction(original.style, original.title, original.handler)
      copy.backgroundColor = original.backgroundColor
      made = copy
    }
    return made
  }

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// The action as a contextual one of a row.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { _, _, _ in self.handler(self, path) }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UITableView {
  /// Returns what a swipe from the trailing edge uncovers: the delegate's actions, else its older row
  /// actions, else Delete if the data source says that it commits deletions.
  func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let swipe = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return swipe
    }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      // The older actions were never performed by a full swipe.
      let swipe = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
      swipe.performsFirstActionWithFullSwipe = false
      return actions.isEmpty ? nil : swipe
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return dataSource is any _TableEditCommitting && style == .delete ? onlyDelete(at: path) : nil
  }
}

/// A data source that implements `tableView(_:commit:forRowAt:)`, whose rows a swipe offers to delete.
///
/// UIKit finds that out by asking whether the object responds to the method. Swift cannot ask, because
/// the protocol has a default for it: the translator of adopted sources adds this conformance.
@preconcurrency @MainActor
public protocol _TableEditCommitting: AnyObject {}
