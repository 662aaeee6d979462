import Foundation

/// A view controller for the share sheet, which shows the shared items at its top and the
/// activities for them below.
///
/// There are no other apps on virtual devices: the sheet offers copying and the activities of the
/// app.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the share sheet is dismissed: with the type of the chosen
  /// activity or `nil`, whether it was performed, the items that it returned, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// A closure that is called once when the share sheet is dismissed. The default is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The types of activities that are not offered. The default is `nil`: all are.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The title and image in the header, instead of those of the first item.
  package var preview: (title: String, image: UIImage?)?

  let items: [Any]
  private let given: [UIActivity]
  private var running: UIActivity?
  private var hasEnded = false

  /// Creates a share sheet for texts, links and images, with activities of the app besides those of
  /// the system.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    given = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
    // The size of the popover on an iPad. Grade: tunable.
    preferredContentSize = CGSize(width: 375, height: 400)
  }

  /// Returns `nil`: share sheets cannot be decoded.
  public required init?(coder: NSCoder) {
    items = []
    given = []
    super.init(coder: coder)
  }

  /// The activities that are offered, in order.
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

  /// Calls the completion handler once with the result.
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
      // The chosen activity is reported instead of a dismissal without a choice.
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

/// The data source and delegate of the table of activities.
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
