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

  private lazy var rows = ActivityRows(activities) { [weak self] in self?.begin($0) }
  private lazy var header = ActivityHeaderView(frame: .zero)
  private lazy var table = UITableView(frame: .zero, style: .insetGrouped)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let summary = SharedSummary(items)
    header.show(
      title: preview?.title ?? summary.title, subtitle: summary.subtitle,
      image: preview?.image ?? summary.image, isLink: summary.isLink)
    header.onClose = { [weak self] in self?.dismiss(animated: true) }
    table.dataSource = rows
    table.delegate = rows
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

/// The rows of the sheet: one for each activity.
private final class ActivityRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let activities: [UIActivity]
  private let choose: (UIActivity) -> Void

  init(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
    self.activities = activities
    self.choose = choose
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  func tableView(
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

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(activities[indexPath.row])
  }
}
