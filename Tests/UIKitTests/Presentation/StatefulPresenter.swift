import Testing
import UIKit

/// Client code in the way of data-driven libraries: a value says what is presented, and the value
/// follows when the user dismisses it.
final class StatefulPresenter: CallLogController {
  struct Item: Equatable {
    var id: Int
    var text = ""
  }

  /// A presented controller that knows which value it shows and says when it has gone.
  final class ItemController: CallLogController {
    fileprivate(set) var item = Item(id: 0)
    fileprivate var onEnd: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onEnd?() }
    }
  }

  /// What is presented.
  var item: Item? {
    didSet { follow() }
  }
  /// Called with the item of each controller that has gone.
  var onDismiss: ((Item) -> Void)?
  var style = UIModalPresentationStyle.automatic
  private(set) weak var shown: ItemController?
  private var hasAppeared = false
  private var isChanging = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    follow()
  }

  /// A controller that is popped takes what it presents along.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { item = nil }
  }

  private func follow() {
    guard hasAppeared, !isChanging else { return }
    if let shown {
      if let item, item.id == shown.item.id {
        shown.item = item
      } else if !shown.isBeingDismissed {
        isChanging = true
        shown.presentingViewController?.dismiss(animated: true) { [weak self] in
          self?.isChanging = false
          self?.follow()
        }
      }
    } else if item != nil {
      show()
    }
  }

  private func show() {
    guard let item else { return }
    let controller = ItemController("item\(item.id)", log: log)
    controller.item = item
    controller.modalPresentationStyle = style
    controller.onEnd = { [weak self, weak controller] in
      guard let self, let controller else { return }
      shown = nil
      onDismiss?(controller.item)
      if self.item?.id == controller.item.id { self.item = nil }
    }
    shown = controller
    present(controller, animated: true)
  }
}
