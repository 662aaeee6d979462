import DetentKit
import UIKit

/// A part of the screen that is a presentation context: a map, or plain, with a row of buttons.
final class ContextPaneController: UIViewController {
  /// One of the buttons.
  struct Button {
    var title: String
    var action: () -> Void
  }

  var buttons: [Button] = []
  private let shows: Background
  private var controls: [UIButton] = []
  private var banner: PlaceBanner?

  enum Background {
    case map
    case plain(UIColor)
    /// The town's card on a ground.
    case card(UIColor)
    /// A player.
    case listening
  }

  init(_ shows: Background) {
    self.shows = shows
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch shows {
    case .map:
      view.backgroundColor = MapPalette.land
      let map = MapView(frame: view.bounds)
      map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(map)
    case .plain(let color): view.backgroundColor = color
    case .card(let color):
      view.backgroundColor = color
      let banner = PlaceBanner(frame: .zero)
      view.addSubview(banner)
      self.banner = banner
    case .listening:
      let listening = ListeningPane()
      addChild(listening)
      listening.view.frame = view.bounds
      listening.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(listening.view)
      listening.didMove(toParent: self)
    }
    view.clipsToBounds = true
    controls = buttons.map { entry in
      var configuration = UIButton.Configuration.filled()
      configuration.title = entry.title
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration)
      button.addAction(UIAction { _ in entry.action() }, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A pane may be smaller than its margins during a transition.
    let safe = view.safeAreaInsets
    let area = CGRect(
      x: safe.left + 16, y: safe.top + 12,
      width: max(0, view.bounds.width - safe.left - safe.right - 32),
      height: max(0, view.bounds.height - safe.top - safe.bottom - 24))
    let sizes = controls.map { $0.sizeThatFits(area.size) }
    let gap: CGFloat = 8
    // As many buttons in a row as fit.
    var rows: [[Int]] = [[]]
    var width: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if width + size.width > area.width, rows[rows.count - 1].isEmpty == false {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(index)
      width += size.width + gap
    }
    var y = area.minY
    for row in rows where !row.isEmpty {
      let breadth = row.reduce(-gap) { $0 + sizes[$1].width + gap }
      var x = start(of: breadth, in: area)
      for index in row {
        controls[index].frame = CGRect(
          x: x, y: y, width: sizes[index].width, height: max(36, sizes[index].height))
        x += sizes[index].width + gap
      }
      y += max(36, sizes[row[0]].height) + gap
    }
    layoutBanner(below: y)
  }

  /// Returns the start of a row of buttons: in the middle, or in the corner that is free.
  private func start(of breadth: CGFloat, in area: CGRect) -> CGFloat {
    guard case .listening = shows else { return area.midX - breadth / 2 }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isReversed ? area.minX : area.maxX - breadth
  }

  private func layoutBanner(below y: CGFloat) {
    guard let banner else { return }
    let safe = view.safeAreaInsets
    let width = max(0, min(view.bounds.width - safe.left - safe.right - 32, 420))
    let size = banner.sizeThatFits(CGSize(width: width, height: view.bounds.height))
    let middle = (safe.left + view.bounds.width - safe.right) / 2
    banner.frame = CGRect(
      x: middle - width / 2, y: y + 6, width: width, height: size.height)
  }
}
