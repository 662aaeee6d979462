import UIKit

/// A controller whose view is a scrolling page.
class PageController: UIViewController {
  let page = PageView()
  /// The page's background colour.
  var ground: UIColor { .systemBackground }

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    fill()
  }

  /// Adds the sections.
  func fill() {}

  /// Indicates whether a navigation bar shows the title, so that the page need not.
  var isBelowBar: Bool { navigationController != nil }
}
