import DetentTesting
import Testing

@MainActor
@Suite("Unavailable content")
struct ContentUnavailableTests {
  private final class Inbox: TitledRows {
    var mails: [String] = [] {
      didSet {
        tableView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
      }
    }
    var updates = 0
    var retries = 0
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.searchController = search
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Find"
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard mails.isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      if state.searchText?.isEmpty == false {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(
          for: state)
        return
      }
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "tray")
      content.text = "No Mail"
      content.secondaryText = "New messages show here."
      content.button.title = "Retry"
      content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retries += 1 }
      contentUnavailableConfiguration = content
    }

    override var titles: [String] { mails }
  }

  @Test("A controller says why there is nothing, and goes on when there is something")
  func updates() throws {
    let inbox = Inbox(style: .plain)
    let app = TestApp { UINavigationController(rootViewController: inbox) }
    try app.settle()
    #expect(inbox.updates == 1)
    #expect(app.exists("No Mail") && app.exists("New messages show here."))
    // In the middle of what the bars leave free.
    let bars = inbox.tableView.adjustedContentInset
    let middle = (bars.top + inbox.tableView.bounds.height - bars.bottom) / 2
    let (top, bottom) = (try app.middle(of: "No Mail").y, try app.middle(of: "Retry").y)
    #expect(top < middle && bottom > middle)
    try app.tap("Retry")
    try app.settle()
    #expect(inbox.retries == 1)
    inbox.mails = ["Hello"]
    try app.settle()
    #expect(inbox.updates == 2)
    #expect(!app.exists("No Mail") && app.exists("Hello"))
    inbox.mails = []
    inbox.setNeedsUpdateContentUnavailableConfiguration()
    try app.settle()
    #expect(inbox.updates == 3 && app.exists("No Mail"))
  }

  @Test("A search that finds nothing names what was searched for")
  func search() throws {
    let inbox = Inbox(style: .plain)
    let app = TestApp { UINavigationController(rootViewController: inbox) }
    try app.settle()
    try app.tap("Find")
    try app.type("xy")
    try app.settle()
    #expect(app.exists("No Results for “xy”"))
    try app.tap("Cancel")
    try app.settle()
    #expect(app.exists("No Mail"))
  }

  @Test("The parts stand below one another in the middle of what is safe")
  func layout() throws {
    let controller = UIViewController()
    let app = TestApp { controller }
    var content = UIContentUnavailableConfiguration.loading()
    content.secondaryText = "A moment"
    controller.contentUnavailableConfiguration = content
    try app.settle(limit: 1)
    let view = try app.find(UIContentUnavailableView.self)
    #expect(view.frame == controller.view.bounds)
    let (text, below) = (try app.middle(of: "Loading…"), try app.middle(of: "A moment"))
    #expect(text.x == below.x && text.y < below.y)
    content.alignment = .natural
    controller.contentUnavailableConfiguration = content
    app.advance(by: 0.1)
    #expect(try app.middle(of: "Loading…").y < text.y - 200)
    #expect(try app.find(UIContentUnavailableView.self) === view)
    controller.contentUnavailableConfiguration = nil
    app.advance(by: 0.1)
    #expect(!app.exists("Loading…"))
  }

  @Test("What is said stands above the keyboard")
  func keyboard() throws {
    let empty = UIViewController()
    empty.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    let app = TestApp(device: .iPhone16) { empty }
    try app.settle()
    let text = try app.middle(of: "No Results")
    app.showKeyboard(height: 336)
    try app.settle()
    let raised = try app.middle(of: "No Results")
    #expect(abs(raised.y - (text.y - (336 - 34) / 2)) < 1)
    app.hideKeyboard()
    try app.settle()
    #expect(try app.middle(of: "No Results") == text)
  }
}
