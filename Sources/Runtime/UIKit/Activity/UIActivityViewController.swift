import Foundation

/// A sheet with what is shared at its top and what can be done with it below.
///
/// There are no other apps on virtual devices: the sheet offers copying and the activities of the app.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the sheet is left: the kind of activity, or `nil` where none was chosen, whether it
  /// was carried out, items that came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called once when the sheet is left. The default is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Kinds that are not offered. The default is `nil`: all are.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// What stands at the top in place of what the first item says of itself.
  package var preview: (title: String, image: UIImage?)?

  let items: [Any]
  private let given: [UIActivity]
  private var running: UIActivity?
  private var hasEnded = false

  /// A sheet for texts, addresses and pictures, with activities of the app besides the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    given = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
    // As wide and high as the popover on an iPad. Grade: tunable.
    preferredContentSize = CGSize(width: 375, height: 400)
  }

  /// Sheets are not decoded.
  public required init?(coder: NSCoder) {
    items = []
    given = []
    super.init(coder: coder)
  }

  /// What is offered, in order.
  lazy var activities: [UIActivity] = ([CopyActivity()] + given).filter { activity in
    if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
      return false
    }
    return activity.canPerform(withActivityItems: items)
  }

  private lazy var header = ActivityHeaderView(frame: .zero)
  private lazy var table = UITableView(frame: .zero, style: .insetGrouped)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let first = items.first.map { SharedItem($0) }
    header.show(
      title: preview?.title ?? first?.title ?? "",
      subtitle: items.count > 1 ? "\(items.count) items" : first?.subtitle,
      image: preview?.image ?? first?.image, isLink: items.first is URL)
    header.onClose = { [weak self] in self?.dismiss(animated: true) }
    table.dataSource = self
    table.delegate = self
    table.backgroundColor = .clear
    view.addSubview(table)
    view.addSubview(header)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let height = header.sizeThatFits(view.bounds.size).height
    header.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    table.frame = CGRect(
      x: 0, y: top + height, width: view.bounds.width,
      height: max(0, view.bounds.height - top - height))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { end(running?.activityType, false) }
  }

  /// Tells once how it ended.
  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
    completionWithItemsHandler = nil
  }

  private func begin(_ activity: UIActivity) {
    guard running == nil else { return }
    running = activity
    activity.prepare(withActivityItems: items)
    activity.didFinish = { [weak self, weak activity] completed in
      guard let self else { return }
      let type = activity?.activityType
      // What was chosen is told of in place of having left without a choice.
      let handler = completionWithItemsHandler
      completionWithItemsHandler = nil
      dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let activity = activities[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = activity.activityTitle
    cell.contentConfiguration = content
    let picture = UIImageView(image: activity.activityImage)
    picture.tintColor = .label
    cell.accessoryView = picture
    cell.accessibilityTraits = .button
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    begin(activities[indexPath.row])
  }
}

/// What is shared, and a button that closes the sheet.
final class ActivityHeaderView: UIView {
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let close = UIButton(type: .system)
  private let line = UIView(frame: .zero)
  var onClose: (() -> Void)?

  /// Points. Grade: tunable, by how iOS's sheet looks.
  private static let side: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let button: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .center
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemFill
    picture.tintColor = .secondaryLabel
    picture.layer.cornerRadius = 10
    picture.layer.cornerCurve = .continuous
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.textColor = .secondaryLabel
    close.setImage(
      UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24).applying(
          UIImage.SymbolConfiguration(hierarchicalColor: .secondaryLabel))),
      for: .normal)
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    line.backgroundColor = .separator
    for view in [picture, title, subtitle, close, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(title: String, subtitle: String?, image: UIImage?, isLink: Bool) {
    self.title.text = title
    self.subtitle.text = subtitle
    picture.image =
      image
      ?? UIImage(
        systemName: isLink ? "link" : "doc.text",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    picture.contentMode = image?.isSymbolImage == false ? .scaleAspectFill : .center
  }

  private var textWidth: CGFloat {
    max(0, bounds.width - Self.margin * 3 - Self.side - Self.button)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - Self.margin * 3 - Self.side - Self.button)
    let room = CGSize(width: width, height: .infinity)
    let texts = title.sizeThatFits(room).height + subtitle.sizeThatFits(room).height
    return CGSize(width: size.width, height: max(Self.side, texts) + Self.margin * 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    picture.frame = CGRect(
      x: Self.margin, y: middle - Self.side / 2, width: Self.side, height: Self.side)
    let room = CGSize(width: textWidth, height: .infinity)
    let heights = (title.sizeThatFits(room).height, subtitle.sizeThatFits(room).height)
    let x = picture.frame.maxX + 12
    let top = middle - (heights.0 + heights.1) / 2
    title.frame = CGRect(x: x, y: top, width: textWidth, height: heights.0)
    subtitle.frame = CGRect(x: x, y: title.frame.maxY, width: textWidth, height: heights.1)
    close.frame = CGRect(
      x: bounds.width - Self.button - 8, y: middle - Self.button / 2, width: Self.button,
      height: Self.button)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }
}
