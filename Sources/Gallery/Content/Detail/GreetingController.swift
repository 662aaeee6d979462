import UIKit

/// A symbol, a title and a sentence in the middle of the page.
class GreetingController: UIViewController {
  private let badge = SymbolBadge(
    symbol: "rectangle.bottomthird.inset.filled", color: .systemBlue, pointSize: 30)
  private let heading = UILabel("Hello, sheet", style: .title1, weight: .bold)
  private let text = UILabel(
    "Drag me up, drag me down, or pull me away.", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.textAlignment = .center
    text.textAlignment = .center
    for part in [badge, heading, text] as [UIView] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 2 * PageView.margin(width: area.width), 420)
    let title = heading.fitting(width).height
    let body = text.fitting(width).height
    let side: CGFloat = 64
    // A low sheet shows the text only.
    let showsBadge = area.height > side + title + body + 80
    badge.isHidden = !showsBadge
    let height = (showsBadge ? side + 16 : 0) + title + 6 + body
    let left = area.midX - width / 2
    var y = area.minY + max(16, (min(area.height, 420) - height) / 2)
    if showsBadge {
      badge.frame = CGRect(x: area.midX - side / 2, y: y, width: side, height: side)
      y += side + 16
    }
    heading.frame = CGRect(x: left, y: y, width: width, height: title)
    text.frame = CGRect(x: left, y: y + title + 6, width: width, height: body)
  }
}
