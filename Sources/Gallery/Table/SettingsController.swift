import UIKit

/// Settings in rounded groups: icons, values, switches and check marks.
final class SettingsController: UITableViewController {
  private var sections = SettingsSection.all

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    let isAccount = indexPath.section == 0
    var content =
      row.subtitle == nil
      ? UIListContentConfiguration.valueCell() : UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.subtitle
    content.image =
      isAccount
      ? BadgeImage.make(row.symbol, row.color, side: 56) : BadgeImage.make(row.symbol, row.color)
    if isAccount {
      content.imageProperties.cornerRadius = 28
      content.textProperties.font = .preferredFont(forTextStyle: .title2)
    }
    cell.accessoryView = nil
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .default
    switch row.end {
    case .none: break
    case .check: cell.accessoryType = .checkmark
    case .value(let value): content.secondaryText = value
    case .toggle(let isOn):
      let toggle = UISwitch(frame: .zero)
      toggle.isOn = isOn
      toggle.accessibilityLabel = row.title
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in
          guard let toggle else { return }
          self?.sections[indexPath.section].rows[indexPath.row].end = .toggle(toggle.isOn)
        }, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard sections[indexPath.section].title == "Places" else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, completion in
      guard let self else { return }
      sections[indexPath.section].rows.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    remove.image = UIImage(systemName: "trash.fill")
    let share = UIContextualAction(style: .normal, title: "Share") { _, _, completion in
      completion(true)
    }
    share.image = UIImage(systemName: "square.and.arrow.up")
    share.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [remove, share])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
