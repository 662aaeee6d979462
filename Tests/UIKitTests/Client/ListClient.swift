import UIKit

struct Recipe: Hashable, Identifiable {
  let id = UUID()
  var title: String
  var minutes: Int
  var isFavorite = false
}

final class RecipeListViewController: UITableViewController {
  enum Section: Int, CaseIterable { case favorites, all }
  private var dataSource: UITableViewDiffableDataSource<Section, Recipe.ID>!
  private var recipes: [Recipe] = [
    "Bread", "Soup", "Pie", "Salad", "Stew", "Curry", "Pancakes", "Omelette",
  ].enumerated().map {
    Recipe(title: $0.element, minutes: 10 + $0.offset * 5)
  }
  private let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.preferredSearchBarPlacement = .stacked
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Recipes"
    searchController.searchBar.scopeButtonTitles = ["All", "Quick"]
    searchController.searchBar.delegate = self
    searchController.delegate = self
    definesPresentationContext = true
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "RecipeCell")
    tableView.keyboardDismissMode = .onDrag
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
      guard let recipe = self?.recipes.first(where: { $0.id == id }) else { return cell }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = recipe.title
      content.secondaryText = "\(recipe.minutes) min"
      content.image = UIImage(systemName: recipe.isFavorite ? "star.fill" : "star")
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(
      self, action: Selector("refresh", RecipeListViewController.refresh), for: .valueChanged)
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    apply(animatingDifferences: false)
  }

  private func apply(animatingDifferences: Bool = true) {
    let text = searchController.searchBar.text?.lowercased() ?? ""
    var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe.ID>()
    snapshot.appendSections(Section.allCases)
    let shown = recipes.filter { text.isEmpty || $0.title.lowercased().contains(text) }
    snapshot.appendItems(shown.filter(\.isFavorite).map(\.id), toSection: .favorites)
    snapshot.appendItems(shown.filter { !$0.isFavorite }.map(\.id), toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    if shown.isEmpty {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    } else {
      contentUnavailableConfiguration = nil
    }
  }

  private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.refreshControl?.endRefreshing()
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.recipes.removeAll { $0.id == id }
      self?.apply()
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let share = UIContextualAction(style: .normal, title: nil) { _, view, done in done(true) }
    share.backgroundColor = .systemBlue
    share.image = UIImage(systemName: "square.and.arrow.up")
    let configuration = UISwipeActionsConfiguration(actions: [delete, share])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let favorite = UIContextualAction(style: .normal, title: "Favorite") {
      [weak self] action, _, completion in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath),
        let index = recipes.firstIndex(where: { $0.id == id })
      else { return completion(false) }
      recipes[index].isFavorite.toggle()
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([id])
      dataSource.apply(snapshot)
      apply()
      completion(true)
    }
    favorite.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let identifier = NSString(string: "\(indexPath.row)")
    return UIContextMenuConfiguration(identifier: identifier, previewProvider: nil) { _ in
      let rename = UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) {
        [weak self] _ in self?.rename(indexPath)
      }
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive]
      ) { _ in }
      return UIMenu(
        title: "", children: [rename, UIMenu(options: .displayInline, children: [delete])])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let identifier = configuration.identifier as? NSString,
      let row = Int(identifier as String),
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 1))
    else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds.insetBy(dx: 8, dy: 4), cornerRadius: 12)
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      self?.show(UIViewController(), sender: self)
    }
  }

  private func rename(_ indexPath: IndexPath) {
    let alert = UIAlertController(
      title: "Rename", message: "Choose a new name.", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.autocapitalizationType = .words
      field.clearButtonMode = .whileEditing
      field.returnKeyType = .done
      field.addAction(
        UIAction { action in
          let field = action.sender as? UITextField
          alert.actions.last?.isEnabled = field?.text?.isEmpty == false
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let self, let text = alert?.textFields?.first?.text,
        let id = dataSource.itemIdentifier(for: indexPath),
        let index = recipes.firstIndex(where: { $0.id == id })
      else { return }
      recipes[index].title = text
      var snapshot = dataSource.snapshot()
      snapshot.reloadItems([id])
      dataSource.apply(snapshot, animatingDifferences: true)
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }
}

extension RecipeListViewController: UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  func updateSearchResults(for searchController: UISearchController) { apply() }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    apply()
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func willPresentSearchController(_ searchController: UISearchController) {
    if let sheet = navigationController?.sheetPresentationController {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
  }
}

final class PhotoGridViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Hashable { case featured, grid, list }
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    view.addSubview(collectionView)
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, indexPath, item in
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = UIColor(
        hue: CGFloat(item % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
      background.cornerRadius = 12
      cell.backgroundConfiguration = background
    }
    let listRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      content.image = UIImage(systemName: "photo")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .label(text: "\(item)")]
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = ["Featured", "Grid", "List"][indexPath.section]
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      collectionView, indexPath, item in
      indexPath.section == 2
        ? collectionView.dequeueConfiguredReusableCell(
          using: listRegistration, for: indexPath, item: item)
        : collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.featured, .grid, .list])
    snapshot.appendItems(Array(0..<6), toSection: .featured)
    snapshot.appendItems(Array(6..<15), toSection: .grid)
    snapshot.appendItems(Array(15..<22), toSection: .list)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        if index == 2 {
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.headerMode = .supplementary
          list.trailingSwipeActionsConfigurationProvider = { indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") {
              _, _, completion in
              guard let self, let item = self.dataSource.itemIdentifier(for: indexPath) else {
                return completion(false)
              }
              var snapshot = self.dataSource.snapshot()
              snapshot.deleteItems([item])
              self.dataSource.apply(snapshot)
              completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
          }
          list.itemSeparatorHandler = { indexPath, configuration in
            var configuration = configuration
            if indexPath.item == 0 { configuration.bottomSeparatorVisibility = .hidden }
            return configuration
          }
          return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
        let isGrid = index == 1
        let columns = environment.container.effectiveContentSize.width > 600 ? 5 : 3
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isGrid ? 1 / CGFloat(columns) : 1),
            heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let groupSize = NSCollectionLayoutSize(
          widthDimension: isGrid ? .fractionalWidth(1) : .fractionalWidth(0.8),
          heightDimension: isGrid ? .fractionalWidth(1 / CGFloat(columns)) : .absolute(180))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: groupSize, repeatingSubitem: item, count: isGrid ? columns : 1)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = isGrid ? .none : .groupPagingCentered
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    let photo = UIViewController()
    photo.view.backgroundColor = cell.backgroundConfiguration?.backgroundColor
    photo.preferredTransition = .zoom { [weak self] context in
      self?.collectionView.cellForItem(at: indexPath)
    }
    present(photo, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first else { return nil }
    return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) {
      suggested in
      UIMenu(
        children: [UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in }]
          + suggested)
    }
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
    return UITargetedPreview(view: cell, parameters: parameters)
  }
}
