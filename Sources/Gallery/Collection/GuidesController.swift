import UIKit

/// A collection of guides in a grid over places in a list; the list can be sorted.
final class GuidesController: UICollectionViewController {
  enum Part: Int { case guides, places }

  enum Item: Hashable {
    case guide(Guide)
    case place(String)
  }

  private var source: UICollectionViewDiffableDataSource<Part, Item>?
  private var favourites: Set<String> = ["Lindenpark", "Harbour Bath"]
  private var isSorted = false

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = "Guides"
  }

  required init?(coder: NSCoder) { nil }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      if Part(rawValue: index) == .places {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
      }
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(178)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 14
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 14, bottom: 12, trailing: 14)
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    makeSource()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"),
      primaryAction: UIAction { [weak self] _ in self?.sort() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    source?.apply(makeSnapshot(), animatingDifferences: false)
  }

  private func makeSource() {
    let guideCell = UICollectionView.CellRegistration<GuideCell, Guide> { cell, _, guide in
      cell.show(guide)
    }
    let placeCell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in self?.fill(cell, name)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Places"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Part, Item>(collectionView: collectionView) {
      collection, path, item in
      switch item {
      case .guide(let guide):
        collection.dequeueConfiguredReusableCell(using: guideCell, for: path, item: guide)
      case .place(let name):
        collection.dequeueConfiguredReusableCell(using: placeCell, for: path, item: name)
      }
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    self.source = source
  }

  private func fill(_ cell: UICollectionViewListCell, _ name: String) {
    guard let place = Place.town.first(where: { $0.name == name }) else { return }
    var content = cell.defaultContentConfiguration()
    content.text = place.name
    content.secondaryText = place.kind
    content.image = BadgeImage.make(place.symbol, place.color, side: 36)
    cell.contentConfiguration = content
    cell.accessories =
      [.label(text: place.distance)] + (favourites.contains(name) ? [.checkmark()] : [])
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Part, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
    snapshot.appendSections([.guides, .places])
    snapshot.appendItems(Guide.all.map(Item.guide), toSection: .guides)
    let names = Place.town.prefix(9).map(\.name)
    let shown = isSorted ? names.sorted().filter { $0 != "Market Hall" } : names
    snapshot.appendItems(shown.map(Item.place), toSection: .places)
    return snapshot
  }

  /// Sorts the places in another order.
  func sort() {
    isSorted.toggle()
    source?.apply(makeSnapshot())
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let source, case .place(let name) = source.itemIdentifier(for: indexPath) else { return }
    favourites.formSymmetricDifference([name])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([.place(name)])
    source.apply(snapshot)
  }
}
