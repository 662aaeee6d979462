import UIKit

class TrailListViewController: UITableViewController {
  private let store: TrailStore
  private(set) var filter = TrailFilter()
  private(set) var shown: [Trail] = []
  private var observation: NSKeyValueObservation?

  init(store: TrailStore) {
    self.store = store
    super.init(style: .plain)
    title = L10n.trails
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func reload() {
    shown = store.trails(matching: filter)
    tableView.reloadData()
  }

  @objc private func showFilter(_ sender: UIBarButtonItem) {
    let controller = FilterViewController(filter: filter)
    controller.delegate = self
    let navigation = UINavigationController(rootViewController: controller)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }

  @objc private func refreshed(_ control: UIRefreshControl) {
    reload()
    perform(#selector(endRefreshing), with: nil, afterDelay: 0.5)
  }

  @objc private func endRefreshing() {
    refreshControl?.endRefreshing()
  }
}

// MARK: - Life cycle

extension TrailListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TrailCell.self, forCellReuseIdentifier: TrailCell.reuseIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: L10n.filter, style: .plain, target: self, action: #selector(showFilter(_:)))
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refreshed(_:)), for: .valueChanged)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .trailsDidChange, object: store)
    observation = store.observe(\.favoriteCount, options: [.initial, .new]) {
      [weak self] _, change in
      MainActor.assumeIsolated {
        let count = change.newValue ?? 0
        self?.navigationItem.prompt = count == 0 ? nil : "♥ \(count)"
      }
    }
    reload()
  }
}

// MARK: - Table

extension TrailListViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: TrailCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? TrailCell {
      cell.configure(shown[indexPath.row])
      cell.delegate = self
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = TrailDetailViewController(trail: shown[indexPath.row], store: store)
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension TrailListViewController: TrailCellDelegate {
  func trailCellDidToggleFavorite(_ cell: TrailCell) {
    guard let trail = cell.trail else { return }
    store.toggleFavorite(trail.id)
  }
}

extension TrailListViewController: FilterViewControllerDelegate {
  func filterViewController(_ controller: FilterViewController, didChange filter: Any) {
    guard let filter = filter as? TrailFilter else { return }
    self.filter = filter
    reload()
  }

  func filterViewControllerDidFinish(_ controller: FilterViewController) {
    dismiss(animated: true)
  }
}
