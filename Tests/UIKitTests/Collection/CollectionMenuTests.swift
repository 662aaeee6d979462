import DetentTesting
import Testing

@MainActor
@Suite("Menus of items")
struct CollectionMenuTests {
  private final class Photos: UICollectionViewController {
    var asked: [[Int]] = []
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "photo")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "photo", for: indexPath)
      (cell as? Cell)?.label.text = "Photo \(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.map(\.item))
      guard let first = indexPaths.first, first.item != 5 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Share") { _ in self?.log.append("share \(first.item)") }
        ])
      })
    }
  }

  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func show() throws -> (app: TestApp, photos: Photos) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let photos = Photos(collectionViewLayout: layout)
    let app = TestApp(device: .iPhone16) { photos }
    try app.settle()
    return (app, photos)
  }

  private func press(_ place: CGPoint, _ app: TestApp) throws {
    let finger = app.touch(at: place)
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
  }

  @Test("A long press opens the item's menu, selects nothing, and an action is performed")
  func opens() throws {
    let (app, photos) = try show()
    try press(app.middle(of: "Photo 1"), app)
    #expect(photos.asked == [[1]] && app.exists("Share"))
    try app.tap("Share")
    try app.settle()
    #expect(photos.log == ["share 1"] && !app.exists("Share"))
    try app.tap("Photo 0")
    #expect(photos.log.last == "select 0")
  }

  @Test("An item without a menu is selected; beside the items the paths are empty")
  func without() throws {
    let (app, photos) = try show()
    try press(app.middle(of: "Photo 5"), app)
    #expect(photos.asked == [[5]] && photos.log == ["select 5"])
    try press(CGPoint(x: 200, y: 700), app)
    #expect(photos.asked == [[5], []] && !app.exists("Share"))
  }

  @Test("A press on one of several selected items is for all of them")
  func several() throws {
    let (app, photos) = try show()
    photos.collectionView.allowsMultipleSelection = true
    for item in [0, 2] {
      photos.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    try press(app.middle(of: "Photo 2"), app)
    #expect(photos.asked == [[0, 2]])
  }
}
