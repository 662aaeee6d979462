extension UICollectionView {
  func setNeedsReload() {
    needsReload = true
    needsPreparing = true
    known = nil
    setNeedsLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    known = nil
    if !isAnsweringBounds { setNeedsLayout() }
  }

  /// Invalidates the layout for new bounds, by the layout's own context.
  private func invalidate(for bounds: CGRect) {
    isAnsweringBounds = true
    let layout = collectionViewLayout
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    isAnsweringBounds = false
  }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    if menus == nil { menus = ItemMenus(self) }
    if swipe == nil { addSwipe() }
    needsPreparing = true
    known = nil
    touched = nil
    for view in shownViewsInOrder { retire(view) }
    views = [:]
    shownItems = []
    counts = askCounts()
    selection.removeAll { !exists($0) }
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    return (0..<count).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
  }

  func exists(_ address: RowAddress) -> Bool {
    counts.indices.contains(address.section) && address.row >= 0
      && address.row < counts[address.section]
  }

  func layoutItemsIfNeeded() {
    if needsReload || needsPreparing { layoutItems() }
  }

  /// The visible views in the order of their index paths, so that every run is the same.
  var shownViewsInOrder: [UICollectionReusableView] {
    views.sorted {
      ($0.key.address, $0.key.kind) < ($1.key.address, $1.key.kind)
    }.map(\.value)
  }

  /// Adds the views that become visible and retires those that no longer are. Scrolling that brings
  /// no new view into sight returns after a comparison with the attributes known from before.
  func layoutItems() {
    guard !isLayingOut, batchDepth == 0 else { return }
    let bounds = layer.bounds
    if drag != nil, swipe?.isOpen == true { swipe?.close(animated: true) }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if placedSize != bounds.size || !needsPreparing,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      invalidate(for: bounds)
      needsPreparing = true
      known = nil
    }
    if !needsReload, !needsPreparing, showsTheSame(bounds) { return }
    isLayingOut = true
    defer { isLayingOut = false }
    UIView.performWithoutAnimation {
      loadIfNeeded()
      placedSize = bounds.size
      for _ in 0..<8 where !place() { continue }
    }
  }

  /// Requests a layout after items of a section that scrolls horizontally moved.
  func itemsMoved() {
    known = nil
    setNeedsLayout()
  }

  /// Returns whether the views for the attributes known from before are exactly those mounted.
  private func showsTheSame(_ bounds: CGRect) -> Bool {
    guard !collectionViewLayout.dependsOnOffset, let known, known.rect.contains(bounds) else {
      return false
    }
    var count = 0
    for attributes in known.attributes where attributes.frame.intersects(bounds) {
      if attributes.isHidden { continue }
      guard views[CollectionElement(attributes)] != nil else { return false }
      count += 1
    }
    return count == views.count
  }

  /// Performs one layout pass; returns whether no view preferred another size than the layout's.
  private func place() -> Bool {
    passes += 1
    prepareIfNeeded()
    let bounds = layer.bounds
    let anchor = firstShownItem(in: bounds)
    let shown = attributes(in: bounds)
    let wanted = Set(shown.map { CollectionElement($0) })
    for view in shownViewsInOrder {
      guard let element = view.element, !wanted.contains(element) else { continue }
      views[element] = nil
      retire(view)
    }
    var isSettled = true
    for attributes in shown {
      let element = CollectionElement(attributes)
      let view: UICollectionReusableView
      if let present = views[element] {
        view = present
      } else if let made = mount(element, attributes) {
        view = made
      } else {
        continue
      }
      if !attributes.sizesItself.isEmpty {
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        if preferred.size != attributes.size,
          collectionViewLayout.adopt(preferred.size, for: attributes)
        {
          isSettled = false
        }
      }
      apply(attributes, to: view)
    }
    shownItems = shown.filter { $0.representedElementCategory == .cell }
      .map { RowAddress($0.indexPath) }.sorted()
    guard !isSettled else { return true }
    needsPreparing = true
    known = nil
    prepareIfNeeded()
    keepInPlace(anchor)
    return false
  }

  private func prepareIfNeeded() {
    guard needsPreparing else { return }
    needsPreparing = false
    known = nil
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSizeStorage { contentSize = size }
  }

  /// Returns the layout's attributes in the bounds, from a larger rectangle that is requested at
  /// once.
  func attributes(in bounds: CGRect) -> [UICollectionViewLayoutAttributes] {
    if known?.rect.contains(bounds) != true || collectionViewLayout.dependsOnOffset {
      let rect = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
      known = (rect, collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
    }
    return known?.attributes.filter { !$0.isHidden && $0.frame.intersects(bounds) } ?? []
  }

  /// The distance beyond the bounds for which attributes are requested at once, in points.
  private static let reach: CGFloat = 200

  private func firstShownItem(in bounds: CGRect) -> (address: RowAddress, place: CGPoint)? {
    for address in shownItems {
      guard let view = views[CollectionElement(item: address)],
        view.frame.maxY > bounds.minY + adjustedInsetStorage.top, view.frame.maxX > bounds.minX
      else { continue }
      return (address, view.frame.origin)
    }
    return nil
  }

  /// Keeps the first visible item in place on the screen if the sizes of items before it differ
  /// from their estimates.
  private func keepInPlace(_ anchor: (address: RowAddress, place: CGPoint)?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.address.path)?.frame
    else { return }
    let shift = CGPoint(x: 0, y: frame.minY - anchor.place.y)
    guard shift.y != 0, layer.bounds.minY > verticalRange.lowerBound else { return }
    drag?.free.y += shift.y
    if let courses { self.courses = courses.shifted(by: shift) }
    let offset = layer.bounds.origin
    move(to: CGPoint(x: offset.x, y: offset.y + shift.y))
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if let inSpace = attributes.transformInSpace {
      if view.transform3D != inSpace { view.transform3D = inSpace }
    } else if view.transform != attributes.transform {
      view.transform = attributes.transform
    }
    if attributes.transform.isIdentity {
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      view.bounds.size = attributes.size
      view.center = attributes.center
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.layer.zPosition != CGFloat(attributes.zIndex) {
      view.layer.zPosition = CGFloat(attributes.zIndex)
    }
    if let cell = view as? UICollectionViewListCell {
      let place = listPlace(of: attributes)
      if cell.listPlace != place { cell.listPlace = place }
    }
    view.apply(attributes)
    view.layoutIfNeeded()
  }

  private func listPlace(
    of attributes: UICollectionViewLayoutAttributes
  ) -> CollectionListPlace? {
    var place = collectionViewLayout.listPlace(of: attributes.indexPath)
    if attributes.representedElementCategory != .cell {
      place?.place.corners = []
      place?.place.hasSeparator = false
    }
    return place
  }

  private func mount(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view = make(element, attributes) else { return nil }
    view.element = element
    views[element] = view
    view.layer.removeAllAnimations()
    if view.superview !== self { insertSubview(view, at: backIndex(of: element)) }
    if view.isHidden { view.isHidden = false }
    if let cell = view as? UICollectionViewCell, element.isCell {
      let isSelected = selection.contains(element.address)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      (cell as? UICollectionViewListCell)?.listRole = .cell
    }
    if let cell = view as? UICollectionViewListCell {
      cell.listPlace = listPlace(of: attributes)
    }
    if view.bounds.size != attributes.size { view.frame = attributes.frame }
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind,
        at: attributes.indexPath)
    case .decorationView: break
    }
    return view
  }

  /// Returns the subview index of an element: backgrounds are behind cells, headers in front of
  /// them.
  private func backIndex(of element: CollectionElement) -> Int {
    let base = backgroundView?.superview === self ? 1 : 0
    switch element.category {
    case .decorationView: return base
    case .cell:
      let behind = subviews.lastIndex {
        ($0 as? UICollectionReusableView)?.element?.category == .decorationView
      }
      return behind.map { $0 + 1 } ?? base
    case .supplementaryView:
      let front = subviews.lastIndex { $0 is UICollectionReusableView }
      return front.map { $0 + 1 } ?? subviews.count
    }
  }

  private func make(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    switch element.category {
    case .cell:
      guard let dataSource, exists(element.address) else { return nil }
      return traitCollection.asCurrent {
        asking { dataSource.collectionView(self, cellForItemAt: path) }
      }
    case .supplementaryView:
      return traitCollection.asCurrent { asking { makeSupplementary(element.kind, path) } }
    case .decorationView:
      let pool = "decoration " + element.kind
      if let view = reuse.take(pool) { return view }
      guard let type = collectionViewLayout.decorationClasses[element.kind] else {
        Misuse.report(CollectionMisuse.unregisteredDecoration(element.kind))
        return nil
      }
      let view = type.init(_dequeuedWith: attributes.frame)
      view.poolName = pool
      return view
    }
  }

  private func makeSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// Moves a view that is no longer visible to the reuse pool. It stays in the collection view,
  /// hidden.
  func retire(_ view: UICollectionReusableView) {
    if isUpdating {
      retiredInUpdate.append(view)
      return
    }
    if let cell = view as? UICollectionViewCell, let element = view.element, element.isCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.address.path)
    }
    recycle(view)
  }

  func recycle(_ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewListCell, cell.isSwipedOpen { swipe?.forget(cell) }
    view.element = nil
    view.layer.removeAllAnimations()
    guard let pool = view.poolName else {
      view.removeFromSuperview()
      return
    }
    if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: view) {
      responder.resignFirstResponder()
    }
    view.isHidden = true
    reuse.keep(view, pool)
  }

  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
