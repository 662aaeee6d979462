import UIKit

/// The ferries of the harbour, in UIKit. A ferry that is tapped opens in a sheet.
public final class FerriesController: UITableViewController {
  private let ferries = ["Aurora", "Bukken", "Cecilie"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ferries"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ferry")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    ferries.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ferry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = ferries[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    let ferry = FerryController(ferry: ferries[indexPath.row])
    if let sheet = ferry.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(ferry, animated: true)
  }
}
