import UIKit

extension UISheetPresentationController.Detent.Identifier {
  static let peek = UISheetPresentationController.Detent.Identifier("peek")
}

class TripViewController: UIViewController {
  private let mapView = UIView()
  private lazy var detailsController = DetailsViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trip"
    view.backgroundColor = .systemTeal
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "slider.horizontal.3"), style: .plain, target: self,
        action: Selector("showFilters(_:)", TripViewController.showFilters(_:))),
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() }),
    ]
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", image: nil, primaryAction: nil, menu: sortMenu())
  }

  private func sortMenu() -> UIMenu {
    UIMenu(
      title: "Sort by", options: .singleSelection,
      children: [
        UIAction(title: "Name", state: .on) { _ in },
        UIAction(title: "Date") { _ in },
      ])
  }

  func showFilters(_ sender: UIBarButtonItem) {
    let filters = FilterViewController()
    filters.modalPresentationStyle = .popover
    if let popover = filters.popoverPresentationController {
      popover.barButtonItem = sender
      popover.permittedArrowDirections = [.up, .down]
      popover.delegate = self
      let sheet = popover.adaptiveSheetPresentationController
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    present(filters, animated: true)
  }

  private func add() {
    let controller = UINavigationController(rootViewController: detailsController)
    if let sheet = controller.sheetPresentationController {
      let peek = UISheetPresentationController.Detent.custom(identifier: .peek) { context in
        guard context.containerTraitCollection.verticalSizeClass == .regular else { return nil }
        return 0.25 * context.maximumDetentValue
      }
      sheet.detents = [peek, .medium(), .large()]
      sheet.selectedDetentIdentifier = .peek
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 28
      sheet.delegate = self
      sheet.sourceView = view
    }
    controller.isModalInPresentation = false
    present(controller, animated: true) {
      UIAccessibility.post(notification: .screenChanged, argument: controller.view)
    }
  }
}

extension TripViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool { true }
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension TripViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let id = sheetPresentationController.selectedDetentIdentifier
    detailsController.compact = id == .peek
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    !detailsController.hasChanges
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    alert.popoverPresentationController?.sourceItem =
      detailsController.navigationItem.leftBarButtonItem
    detailsController.present(alert, animated: true)
  }
}

class DetailsViewController: UIViewController, UITextViewDelegate {
  var compact = true { didSet { textView.isEditable = !compact } }
  var hasChanges: Bool { !textView.text.isEmpty }
  let textView = UITextView()

  override func loadView() {
    view = UIView()
    view.backgroundColor = .secondarySystemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "New Stop"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self,
      action: Selector("cancel", DetailsViewController.cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector("done", DetailsViewController.done)
    )
    navigationItem.rightBarButtonItem?.isEnabled = false
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .clear
    textView.accessibilityIdentifier = "notes"
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(
        equalToSystemSpacingBelow: textView.bottomAnchor, multiplier: 1),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    navigationItem.rightBarButtonItem?.isEnabled = hasChanges
    isModalInPresentation = hasChanges
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    guard let sheet = navigationController?.sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  }

  private func cancel() {
    if hasChanges {
      navigationController?.presentationController.map { pc in
        pc.delegate?.presentationControllerDidAttemptToDismiss(pc)
      }
    } else {
      dismiss(animated: true)
    }
  }
  private func done() { dismiss(animated: true, completion: nil) }
}

class FilterViewController: UITableViewController {
  override init(style: UITableView.Style = .insetGrouped) {
    super.init(style: style)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Filters"
    preferredContentSize = CGSize(width: 320, height: 300)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.rowHeight = UITableView.automaticDimension
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : 5
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    ["Kind", "Distance"][section]
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "mappin.circle.fill")
    content.imageProperties.tintColor = .systemPink
    cell.contentConfiguration = content
    if indexPath.section == 0 {
      let toggle = UISwitch()
      toggle.isOn = indexPath.row == 0
      toggle.addTarget(
        self, action: Selector("toggled(_:)", FilterViewController.toggled(_:)), for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    } else {
      cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
    }
    return cell
  }
  func toggled(_ sender: UISwitch) {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UIViewController()
    detail.view.backgroundColor = .systemBackground
    show(detail, sender: self)
  }
}
