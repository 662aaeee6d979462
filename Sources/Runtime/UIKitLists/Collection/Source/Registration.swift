extension UICollectionView {
  /// The registration of a cell class with a closure that configures cells; it needs no identifier.
  /// Create it once, outside of the cell provider.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      CollectionReuse.checkRegistration()
      self.handler = handler
      pool = "registered \(CollectionReuse.nextRegistration())"
    }

    let handler: Handler
    let pool: String
  }

  /// The registration of a class of supplementary views with a closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    /// Creates a registration for supplementary views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      CollectionReuse.checkRegistration()
      self.elementKind = elementKind
      self.handler = handler
      pool = "registered \(CollectionReuse.nextRegistration())"
    }

    let elementKind: String
    let handler: Handler
    let pool: String
  }

  func dequeue<Cell: UICollectionViewCell, Item>(
    _ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
  ) -> Cell {
    let cell: Cell
    if let present = reconfigured(path) as? Cell, present.poolName == registration.pool {
      cell = present
    } else if let present = reuse.take(registration.pool) as? Cell {
      cell = present
    } else {
      cell = Cell(_dequeuedWith: .zero)
      cell.poolName = registration.pool
    }
    noteDequeued(cell, registration.pool)
    prepare(cell, path, .cell)
    if let item { registration.handler(cell, path, item) }
    return cell
  }

  func dequeue<Supplementary: UICollectionReusableView>(
    _ registration: SupplementaryRegistration<Supplementary>, _ path: IndexPath
  ) -> Supplementary {
    let view: Supplementary
    if let present = reuse.take(registration.pool) as? Supplementary {
      view = present
    } else {
      view = Supplementary(_dequeuedWith: .zero)
      view.poolName = registration.pool
    }
    noteDequeued(view, registration.pool)
    prepare(
      view, path, registration.elementKind == Self.elementKindSectionFooter ? .footer : .header)
    registration.handler(view, registration.elementKind, path)
    return view
  }

  /// Asks the data source for a view, which must be the only one that it dequeues.
  func asking<View: UICollectionReusableView>(_ body: () -> View?) -> View? {
    let outer = reuse.dequeued
    reuse.dequeued = []
    CollectionReuse.requests += 1
    let view = body()
    CollectionReuse.requests -= 1
    let dequeued = reuse.dequeued ?? []
    reuse.dequeued = outer
    for other in dequeued where other !== view {
      Misuse.report(CollectionMisuse.dequeuedAndNotReturned(other))
      if let pool = other.poolName { reuse.keep(other, pool) }
    }
    return view
  }

  private func noteDequeued(_ view: UICollectionReusableView, _ pool: String) {
    if reuse.dequeued == nil { Misuse.report(CollectionMisuse.dequeuedUnasked(pool)) }
    reuse.dequeued?.append(view)
  }

  /// Passes a list cell its place in the list, for its default configurations.
  func prepare(
    _ view: UICollectionReusableView, _ path: IndexPath, _ role: UICollectionViewListCell.ListRole
  ) {
    guard let cell = view as? UICollectionViewListCell else { return }
    cell.listRole = role
    if let place = collectionViewLayout.listPlace(of: path) {
      cell.listPlace = place
      if place.isHeader, role == .cell { cell.listRole = .header }
    }
  }

  func reconfigured(_ path: IndexPath) -> UICollectionViewCell? {
    reuse.reconfigured?.path == path ? reuse.reconfigured?.cell : nil
  }
}

/// The registered classes of a collection view, and the views in its reuse pools.
@MainActor
struct CollectionReuse {
  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var viewClasses: [String: UICollectionReusableView.Type] = [:]
  private var views: [String: [UICollectionReusableView]] = [:]
  /// The cell that is being configured again in place.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?

  /// The views that the data source dequeued for the current request; `nil` outside of requests.
  var dequeued: [UICollectionReusableView]?
  /// The number of requests to data sources that are in progress.
  static var requests = 0

  static func checkRegistration() {
    if requests > 0 { Misuse.report(CollectionMisuse.registrationInProvider) }
  }

  private static var registrations = 0

  static func nextRegistration() -> Int {
    registrations += 1
    return registrations
  }

  mutating func take(_ pool: String) -> UICollectionReusableView? {
    guard let view = views[pool]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  mutating func keep(_ view: UICollectionReusableView, _ pool: String) {
    views[pool, default: []].append(view)
  }

  /// The number of views in the reuse pools, for tests.
  var waiting: Int { views.values.reduce(0) { $0 + $1.count } }
}

extension UICollectionView {
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else {
      reuse.cellClasses[identifier] = nil
      return
    }
    guard let cellType = type as? UICollectionViewCell.Type else {
      Misuse.report(CollectionMisuse.cellClass(type, identifier: identifier))
      return
    }
    reuse.cellClasses[identifier] = cellType
  }

  func registerView(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    let key = kind + " " + identifier
    guard let type else {
      reuse.viewClasses[key] = nil
      return
    }
    guard let viewType = type as? UICollectionReusableView.Type else {
      Misuse.report(CollectionMisuse.viewClass(type, kind: kind, identifier: identifier))
      return
    }
    reuse.viewClasses[key] = viewType
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let pool = "cell " + identifier
    if let cell = reconfigured(path), cell.poolName == pool { return cell }
    if let cell = reuse.take(pool) as? UICollectionViewCell {
      noteDequeued(cell, identifier)
      prepare(cell, path, .cell)
      return cell
    }
    let type = reuse.cellClasses[identifier]
    if type == nil {
      Misuse.report(CollectionMisuse.unregisteredCell(identifier))
    }
    let cell = (type ?? UICollectionViewCell.self).init(_dequeuedWith: .zero)
    cell.reuseIdentifier = identifier
    cell.poolName = pool
    noteDequeued(cell, identifier)
    prepare(cell, path, .cell)
    return cell
  }

  func dequeueView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let key = kind + " " + identifier
    if let view = reuse.take(key) {
      noteDequeued(view, identifier)
      return view
    }
    let type = reuse.viewClasses[key]
    if type == nil {
      Misuse.report(CollectionMisuse.unregisteredView(kind, identifier: identifier))
    }
    let view = (type ?? UICollectionReusableView.self).init(_dequeuedWith: .zero)
    view.reuseIdentifier = identifier
    view.poolName = key
    noteDequeued(view, identifier)
    return view
  }
}
