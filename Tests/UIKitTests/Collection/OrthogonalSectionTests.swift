import DetentTesting
import Testing

@MainActor
@Suite("Sections that scroll sideways")
struct OrthogonalSectionTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Shelves: UICollectionViewController {
    var selected: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "book")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "book", for: indexPath)
      (cell as? Cell)?.label.text = "\(indexPath.section)-\(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }
  }

  /// Groups of one item, 200 points wide with gaps of 10 and 20 at the sides; the last section
  /// stands still.
  private func show(
    _ behavior: Behavior,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) throws -> (app: TestApp, shelves: Shelves) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .absolute(150))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 10, trailing: 20)
      if index < 2 {
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
      }
      return section
    }
    let shelves = Shelves(collectionViewLayout: layout)
    let app = TestApp(device: .iPhone16) { shelves }
    try app.settle()
    return (app, shelves)
  }

  private func left(_ name: String, _ app: TestApp) throws -> CGFloat {
    try app.middle(of: name).x - 50
  }

  private func drag(_ app: TestApp, y: CGFloat, by way: CGVector, fling: Bool = false) throws {
    let finger = app.touch(at: CGPoint(x: 250, y: y))
    try finger.move(by: way, over: 0.2)
    if !fling { try finger.hold(0.3) }
    try finger.lift()
    try app.settle()
  }

  @Test("Groups lie side by side, and a section is as high as its highest group")
  func places() throws {
    let (app, shelves) = try show(.continuous)
    #expect(try left("0-0", app) == 20 && left("0-1", app) == 230)
    #expect(try app.middle(of: "1-0").y - app.middle(of: "0-0").y == 160)
    #expect(!app.exists("0-5"))
    // Two that scroll, and ten groups below one another.
    let height: CGFloat = 320 + 1500 + 90 + 10
    #expect(shelves.collectionView.contentSize.height == height)
    #expect(shelves.collectionView.visibleCells.count < 12)
  }

  @Test("A finger moves one section sideways, the others stay, and items stay touchable")
  func scrolls() throws {
    let (app, shelves) = try show(.continuous)
    let y = try app.middle(of: "0-0").y
    try drag(app, y: y, by: CGVector(dx: -310, dy: 0))
    #expect(try abs(left("0-1", app) - (230 - 300)) < 11)
    #expect(try left("1-0", app) == 20 && left("2-0", app) == 20)
    #expect(app.exists("0-2") && shelves.collectionView.contentOffset.y <= 0)
    let cell = try app.middle(of: "0-2")
    app.tap(at: cell)
    try app.settle()
    #expect(shelves.selected == [IndexPath(item: 2, section: 0)])
    try drag(app, y: y, by: CGVector(dx: 0, dy: -200))
    #expect(shelves.collectionView.contentOffset.y > 100)
  }

  @Test("A fling goes on and stops at the end of the section")
  func end() throws {
    let (app, _) = try show(.continuous)
    let y = try app.middle(of: "0-0").y
    for _ in 0..<6 { try drag(app, y: y, by: CGVector(dx: -240, dy: 0), fling: true) }
    #expect(try left("0-9", app) == 393 - 20 - 200)
  }

  @Test(
    "Content comes to rest where its behaviour says",
    arguments: [
      (Behavior.continuousGroupLeadingBoundary, 130.0, "0-1", 20.0),
      (.continuousGroupLeadingBoundary, 350, "0-2", 20),
      (.groupPaging, 390, "0-1", 20), (.groupPagingCentered, 150, "0-1", 96.5),
      (.paging, 230, "0-2", 47),
    ])
  func rests(behavior: Behavior, way: Double, item: String, place: Double) throws {
    let (app, _) = try show(behavior)
    let y = try app.middle(of: "0-0").y
    let finger = app.touch(at: CGPoint(x: 391, y: y))
    try finger.move(by: CGVector(dx: -way, dy: 0), over: 0.3)
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    #expect(try abs(left(item, app) - place) < 0.6)
  }

  @Test("Groups that rest in the middle begin there")
  func centered() throws {
    let (app, _) = try show(.groupPagingCentered)
    #expect(try abs(left("0-0", app) - 96.5) < 0.6)
  }

  @Test("A section's handler changes what shows while it moves")
  func handler() throws {
    var offsets: [CGFloat] = []
    let (app, shelves) = try show(
      .continuous,
      handler: { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          let distance = abs(item.frame.midX - environment.container.contentSize.width / 2)
          item.alpha = distance < 110 ? 1 : 0.5
        }
      })
    func alpha(_ item: Int) throws -> CGFloat {
      try #require(
        shelves.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      ).alpha
    }
    #expect(try alpha(0) == 1 && alpha(1) == 0.5)
    try drag(app, y: app.middle(of: "0-0").y, by: CGVector(dx: -210, dy: 0))
    #expect(try alpha(1) == 1 && offsets.contains { $0 > 190 })
  }

  @Test("Scrolling to an item moves its section too")
  func scrollToItem() throws {
    let (app, shelves) = try show(.continuous)
    shelves.collectionView.scrollToItem(
      at: IndexPath(item: 6, section: 1), at: .centeredHorizontally, animated: true)
    try app.settle()
    #expect(try abs(left("1-6", app) + 100 - 196.5) < 1)
    #expect(try left("0-0", app) == 20)
  }

  @Test("A section keeps its place when the data is loaded anew, and layouts give theirs up")
  func reload() throws {
    let (app, shelves) = try show(.continuous)
    try drag(app, y: app.middle(of: "0-0").y, by: CGVector(dx: -310, dy: 0))
    let place = try left("0-2", app)
    shelves.collectionView.reloadData()
    try app.settle()
    #expect(try left("0-2", app) == place)
    let pans = shelves.collectionView.gestureRecognizers?.count ?? 0
    shelves.collectionView.setCollectionViewLayout(
      UICollectionViewFlowLayout(), animated: false)
    try app.settle()
    #expect((shelves.collectionView.gestureRecognizers?.count ?? 0) == pans - 2)
  }
}
