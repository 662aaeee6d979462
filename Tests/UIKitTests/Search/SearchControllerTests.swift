import DetentTesting
import Testing

@MainActor
@Suite("Search controllers")
struct SearchControllerTests {
  private final class Results: TitledRows {
    var rows: [String] = [] {
      didSet { tableView.reloadData() }
    }
    override var titles: [String] { rows }
  }

  private final class Cities: TitledRows, UISearchResultsUpdating,
    UISearchControllerDelegate, UISearchBarDelegate
  {
    let names = ["Berlin", "Bern", "Bonn", "Paris", "Rome"]
    let results: Results?
    let search: UISearchController
    var log: [String] = []

    init(hasResults: Bool) {
      results = hasResults ? Results() : nil
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
      title = "Cities"
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.searchBar.placeholder = "Find a city"
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override var titles: [String] {
      let text = search.searchBar.text ?? ""
      return names.filter { results != nil || text.isEmpty || $0.hasPrefix(text) }
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      log.append("update \(text)")
      results?.rows = names.filter { $0.hasPrefix(text) }.map { "found \($0)" }
      if results == nil { tableView.reloadData() }
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("did dismiss")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func make(hasResults: Bool) throws -> (TestApp, Cities) {
    let cities = Cities(hasResults: hasResults)
    let app = TestApp { UINavigationController(rootViewController: cities) }
    try app.settle()
    return (app, cities)
  }

  @Test("What is typed filters the page, and the button beside the field ends the search")
  func page() throws {
    let (app, cities) = try make(hasResults: false)
    cities.search.obscuresBackgroundDuringPresentation = false
    #expect(cities.log.isEmpty && !cities.search.isActive)
    try app.tap("Find a city")
    try app.settle()
    #expect(cities.search.isActive)
    #expect(cities.take() == ["will present", "update ", "did present"])
    try app.type("Be")
    try app.settle()
    #expect(app.exists("Bern") && !app.exists("Paris"))
    try app.type("\n")
    #expect(cities.take() == ["update B", "update Be", "search"])
    try app.tap("Cancel")
    try app.settle()
    #expect(!cities.search.isActive && app.exists("Paris"))
    let log = cities.take()
    #expect(log.first == "update " && log.contains("will dismiss") && log.last == "did dismiss")
  }

  @Test("Results come in front of the page with the first letter, and go with the search")
  func results() throws {
    let (app, cities) = try make(hasResults: true)
    try app.tap("Find a city")
    try app.settle()
    #expect(cities.results?.parent == nil)
    try app.type("Bo")
    try app.settle()
    #expect(cities.results?.parent === cities.navigationController)
    #expect(app.exists("found Bonn") && !app.exists("found Bern"))
    #expect(throws: DeviceError.self) { try app.tap("Rome") }
    try app.tap("Cancel")
    try app.settle()
    #expect(cities.results?.parent == nil && !app.exists("found Bonn"))
  }

  @Test("A dimmed page can not be touched; a tap on it ends the search")
  func dimmed() throws {
    let (app, cities) = try make(hasResults: false)
    try app.tap("Find a city")
    try app.settle()
    app.tap(at: CGPoint(x: 200, y: 300))
    try app.settle()
    #expect(!cities.search.isActive)
  }

  @Test("Code begins and ends the search")
  func code() throws {
    let (app, cities) = try make(hasResults: true)
    cities.search.isActive = true
    try app.settle()
    #expect(cities.search.searchBar.isFirstResponder)
    #expect(cities.take() == ["will present", "update ", "did present"])
    cities.search.showsSearchResultsController = true
    #expect(cities.results?.parent === cities.navigationController)
    cities.search.isActive = false
    try app.settle()
    #expect(!cities.search.searchBar.isFirstResponder && cities.results?.parent == nil)
  }

  @Test("Scopes come with the first letter")
  func scopes() throws {
    let (app, cities) = try make(hasResults: true)
    cities.search.searchBar.scopeButtonTitles = ["All", "Capitals"]
    try app.tap("Find a city")
    try app.settle()
    #expect(!cities.search.searchBar.showsScopeBar)
    try app.type("B")
    try app.settle()
    #expect(cities.search.searchBar.showsScopeBar)
    cities.log = []
    try app.tap("Capitals")
    try app.settle()
    #expect(cities.search.searchBar.selectedScopeButtonIndex == 1 && cities.log == ["update B"])
    try app.tap("Cancel")
    try app.settle()
    #expect(!cities.search.searchBar.showsScopeBar)
  }

  @Test("The field stands at the bottom where the item asks for it")
  func integrated() throws {
    let (app, cities) = try make(hasResults: false)
    #expect(cities.navigationItem.searchBarPlacement == .stacked)
    cities.navigationItem.preferredSearchBarPlacement = .integrated
    try app.settle()
    #expect(cities.navigationItem.searchBarPlacement == .integrated)
    #expect(try app.middle(of: "Find a city").y > 700)
  }
}
