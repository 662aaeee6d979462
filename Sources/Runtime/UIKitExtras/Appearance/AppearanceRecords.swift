/// The appearances of a device.
@MainActor
final class AppearanceRecords: ViewArrivalObserver {
  /// The appearance of a class within containers.
  @MainActor
  private struct Record {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    /// The view whose properties the app sets.
    let proxy: UIView
    /// New views, with which values are compared.
    let pristine: [UIView]
    let isInstance: (UIView) -> Bool

    /// The number of classes above the record's.
    let depth: Int

    func holds(for view: UIView) -> Bool {
      isInstance(view) && AppearanceRecords.isContained(view, in: containers)
    }
  }

  /// The appearance of a class of bar items within containers.
  private struct ItemRecord {
    let type: UIBarItem.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIBarItem
    let isInstance: (UIBarItem) -> Bool
  }

  private static func isContained(
    _ view: UIView, in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var responder = view.next
    for container in containers {
      while let current = responder, !Self.is(current, container) { responder = current.next }
      guard responder != nil else { return false }
      responder = responder?.next
    }
    return true
  }

  private static func `is`<Container>(_ object: UIResponder, _ type: Container.Type) -> Bool {
    object is Container
  }

  /// The appearances of bar items, those with the most containers first.
  private var itemRecords: [ItemRecord] = []

  /// Returns the item whose properties are those of a class within containers.
  func proxy<Item: UIBarItem>(
    for type: Item.Type, within containers: [any UIAppearanceContainer.Type], make: () -> Item
  ) -> Item {
    let names = containers.map { ObjectIdentifier($0) }
    for record in itemRecords
    where record.type == type && record.containers.map({ ObjectIdentifier($0) }) == names {
      if let proxy = record.proxy as? Item { return proxy }
    }
    let proxy = make()
    let place = itemRecords.firstIndex { $0.containers.count < containers.count }
    itemRecords.insert(
      ItemRecord(
        type: type, containers: containers, proxy: proxy, isInstance: { $0 is Item }),
      at: place ?? itemRecords.count)
    return proxy
  }

  /// Sets on the item that a view shows what was set on appearances and not on itself.
  private func adopt(_ view: UIView) {
    guard let item = (view as? any BarItemHolder)?.barItem else { return }
    for record in itemRecords
    where record.isInstance(item)
      && Self.isContained(view, in: record.containers)
    {
      for (state, attributes) in record.proxy.titleLooks where item.titleLooks[state] == nil {
        item.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
      if let proxy = record.proxy as? UIBarButtonItem, let item = item as? UIBarButtonItem,
        item.tintColor == nil, let color = proxy.tintColor
      {
        item.tintColor = color
      }
    }
  }

  /// The records, the most specific first.
  private var records: [Record] = []

  /// The appearances of the current device.
  static var current: AppearanceRecords {
    let device = RunningDevice.current
    if let records = device.viewArrivalObserver as? AppearanceRecords { return records }
    let records = AppearanceRecords()
    device.viewArrivalObserver = records
    return records
  }

  /// Returns the view whose properties are those of a class within containers.
  func proxy<View: UIView>(
    for type: View.Type, within containers: [any UIAppearanceContainer.Type],
    make: () -> View, others: [View] = []
  ) -> View {
    let names = containers.map { ObjectIdentifier($0) }
    for record in records
    where record.type == type && record.containers.map({ ObjectIdentifier($0) }) == names {
      if let proxy = record.proxy as? View { return proxy }
    }
    let proxy = make()
    let record = Record(
      type: type, containers: containers, proxy: proxy, pristine: [make()] + others,
      isInstance: { $0 is View },
      depth: sequence(first: Mirror(reflecting: proxy), next: \.superclassMirror).reduce(0) {
        count, _ in count + 1
      })
    let place = records.firstIndex {
      ($0.containers.count, $0.depth) < (containers.count, record.depth)
    }
    records.insert(record, at: place ?? records.count)
    return proxy
  }

  func viewWillArrive(_ view: UIView) {
    if !itemRecords.isEmpty { adopt(view) }
    for record in records where record.holds(for: view) {
      for property in AppearanceProperty.all { property.apply(record.proxy, record.pristine, view) }
    }
  }
}
