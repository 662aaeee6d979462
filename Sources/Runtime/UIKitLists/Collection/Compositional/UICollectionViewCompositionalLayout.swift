/// A closure that returns the section at an index; `nil` leaves the section out.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that composes items into groups and groups into sections; sections can be lists.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout with a closure that returns each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout with a closure that returns each section, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout without sections for a decoder.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Returns a layout whose sections are lists.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.listGround = configuration
    return layout
  }

  /// The configuration of all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  open override func prepare() {
    super.prepare()
    preparePlans()
  }

  open override var collectionViewContentSize: CGSize { content }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, plan) in plans.enumerated() where plan.bottom >= rect.minY && plan.top <= rect.maxY
    {
      found += plan.decorations(index).filter { $0.frame.intersects(rect) }
      let first = found.count
      found += plan.items(in: rect, index)
      found += plan.ends(index, pinnedTo: pinLine).filter { $0.frame.intersects(rect) }
      if let handler = plan.handler { handle(found[first...], plan, index, handler) }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section),
      plans[indexPath.section].count > indexPath.item, indexPath.item >= 0
    else { return nil }
    return plans[indexPath.section].item(indexPath.item, indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section) else { return nil }
    return plans[indexPath.section].ends(indexPath.section, pinnedTo: pinLine).first {
      $0.representedElementKind == elementKind && $0.indexPath.item == indexPath.item
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    super.invalidateLayout(with: context)
  }

  package override var dependsOnOffset: Bool { hasPinned || hasHandlers }

  package override func attach(to view: UICollectionView?) {
    removeScrollers()
    super.attach(to: view)
  }

  package override func bringIntoSight(
    _ path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let scroller = scrollers[path.section],
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return }
    scroller.scroll(
      to: frame.offsetBy(dx: scroller.contentOffset.x, dy: 0), position, animated: animated)
  }

  package override func listPlace(of path: IndexPath) -> CollectionListPlace? {
    plans.indices.contains(path.section)
      ? plans[path.section].listPlace(path.item, isMirrored: false) : nil
  }

  package override func listCard(of section: Int) -> CGRect? {
    plans.indices.contains(section) ? plans[section].card : nil
  }

  package override func adopt(
    _ size: CGSize, for attributes: UICollectionViewLayoutAttributes
  ) -> Bool { takeSize(size, attributes) }

  package override func follow(_ mapping: ListMapping) { carrySizes(mapping) }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var plans: [SectionPlan] = []
  private var content = CGSize.zero
  private var isStale = true
  private var hasPinned = false
  private var hasHandlers = false
  /// The scrollers of the sections that scroll horizontally, by section.
  private var scrollers: [Int: SectionScroller] = [:]
  private var preparedSize = CGSize.zero
  /// The sizes that items, headers and footers chose for themselves.
  private var chosen: [CollectionElement: CGSize] = [:]
  private var listGround: UICollectionLayoutListConfiguration?
}

extension UICollectionViewCompositionalLayout {
  /// Returns the list configuration of a section that is a list.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    plans.indices.contains(section) ? (plans[section] as? ListPlan)?.list : nil
  }

  /// The top edge at which pinned headers stop; `nil` without a collection view.
  private var pinLine: CGFloat? {
    collectionView.map { $0.layer.bounds.minY + $0.adjustedInsetStorage.top }
  }

  private func preparePlans() {
    guard let view = collectionView else { return }
    if let listGround {
      let color = listGround.backgroundColor ?? ListPlan.ground(listGround.appearance)
      if view.backgroundColor !== color { view.backgroundColor = color }
    }
    let size = view.layer.bounds.size
    if size.width != preparedSize.width {
      if preparedSize.width > 0 { chosen = [:] }
      isStale = true
    }
    if plans.map(\.count) != view.counts { isStale = true }
    preparedSize = size
    if isStale {
      isStale = false
      makePlans(view, size)
    }
    stack(width: size.width)
  }

  private func makePlans(_ view: UICollectionView, _ size: CGSize) {
    let inset = view.adjustedInsetStorage
    let safe = view.safeAreaInsets
    let environment = LayoutEnvironment(
      CGSize(width: size.width, height: max(0, size.height - inset.top - inset.bottom)),
      NSDirectionalEdgeInsets(top: 0, leading: safe.left, bottom: 0, trailing: safe.right),
      view.traitCollection)
    hasPinned = false
    hasHandlers = false
    plans = view.counts.enumerated().map { index, count in
      let section = provider(index, environment)
      let sizes = sizes(of: index)
      let plan: SectionPlan
      if let list = section?.list {
        plan = ListPlan(list, section, count, index, view, sizes)
      } else {
        plan = GridPlan(
          section, count, environment,
          isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft, sizes)
      }
      hasPinned = hasPinned || plan.hasPinned
      hasHandlers = hasHandlers || plan.handler != nil
      return plan
    }
  }

  private func sizes(of section: Int) -> (CollectionElement) -> CGSize? {
    { [weak self] element in
      var key = element
      key.address.section = section
      return self?.chosen[key]
    }
  }

  private func stack(width: CGFloat) {
    var y: CGFloat = 0
    for (index, plan) in plans.enumerated() {
      if index > 0 { y += configuration.interSectionSpacing }
      plan.top = y
      y = plan.bottom
    }
    content = CGSize(width: width, height: y)
    for (index, plan) in plans.enumerated() {
      if let grid = plan as? GridPlan, grid.behavior != .none {
        scroll(grid, index, width: width)
      } else {
        scrollers.removeValue(forKey: index)?.remove()
      }
    }
    for index in scrollers.keys.filter({ $0 >= plans.count }) {
      scrollers.removeValue(forKey: index)?.remove()
    }
  }

  private func scroll(_ plan: GridPlan, _ index: Int, width: CGFloat) {
    guard let view = collectionView else { return }
    let scroller = scrollers[index] ?? SectionScroller(in: view)
    scrollers[index] = scroller
    scroller.onMove = nil
    scroller.adopt(
      plan, plan.behavior,
      frame: CGRect(
        x: 0, y: plan.top + plan.band.lowerBound, width: width,
        height: plan.band.upperBound - plan.band.lowerBound))
    plan.scrolled = scroller.contentOffset.x
    scroller.onMove = { [weak view, weak plan, weak scroller] in
      guard let plan, let scroller else { return }
      plan.scrolled = scroller.contentOffset.x
      view?.itemsMoved()
    }
  }

  private func removeScrollers() {
    for scroller in scrollers.values { scroller.remove() }
    scrollers = [:]
  }

  private func handle(
    _ found: ArraySlice<UICollectionViewLayoutAttributes>, _ plan: SectionPlan, _ index: Int,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    guard let view = collectionView, let grid = plan as? GridPlan else { return }
    let shown = view.layer.bounds
    handler(
      found.filter { $0.frame.intersects(shown) }.map { VisibleItem($0) },
      scrollers[index]?.contentOffset ?? view.contentOffset, grid.layoutEnvironment)
  }

  private func takeSize(
    _ size: CGSize, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let element = CollectionElement(attributes)
    let section = element.address.section
    guard plans.indices.contains(section) else { return false }
    // A size that was adopted already changes nothing.
    guard chosen[element] != size else { return false }
    chosen[element] = size
    plans[section].take(size, element)
    return true
  }

  private func carrySizes(_ mapping: ListMapping) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in chosen {
      var next = element
      if element.isCell {
        guard let new = mapping.newRow(of: element.address) else { continue }
        next.address = new
      } else {
        guard mapping.newSections.indices.contains(element.address.section),
          let new = mapping.newSections[element.address.section]
        else { continue }
        next.address.section = new
      }
      moved[next] = size
    }
    chosen = moved
    isStale = true
  }
}

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The spacing between sections, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0
}
