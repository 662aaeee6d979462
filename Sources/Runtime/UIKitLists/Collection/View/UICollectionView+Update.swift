extension UICollectionView {
  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    closeBatch(completion)
  }

  private func openBatch() {
    if batchDepth == 0 {
      if !needsReload, window != nil { layoutItemsIfNeeded() }
      changes = ListChanges()
      completions = []
    }
    batchDepth += 1
  }

  private func closeBatch(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let waiting = completions
    let done = { (finished: Bool) in
      for completion in waiting { completion(finished) }
    }
    guard !needsReload else {
      setNeedsLayout()
      DisplayHost.afterThisTurn { done(true) }
      return
    }
    do {
      let mapping = try ListMapping(
        changes, from: counts, to: askCounts(), list: "collection view", rows: "items")
      apply(
        mapping, reloaded: Array(changes.reloadedRows.keys), reconfigured: changes.reconfiguredRows,
        isAnimated: true, completion: done)
    } catch {
      Misuse.report(CollectionMisuse.inconsistentUpdate(error.text))
      reloadData()
      DisplayHost.afterThisTurn { done(false) }
    }
  }

  func change(_ change: (inout ListChanges) -> Void) {
    openBatch()
    change(&changes)
    closeBatch(nil)
  }

  /// Shows the data source's current items, which `mapping` relates to those shown before.
  func apply(
    _ mapping: ListMapping, reloaded: [RowAddress], reconfigured: [RowAddress], isAnimated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    releaseTouched()
    let oldOffset = layer.bounds.origin
    let oldFrames = framesKnown()
    var before: [ObjectIdentifier: CGRect] = [:]
    var corners: [ObjectIdentifier: UpdateCorners] = [:]
    for view in views.values {
      before[ObjectIdentifier(view)] = view.frame
      if view is UICollectionViewListCell {
        corners[ObjectIdentifier(view)] = UpdateCorners(of: view)
      }
    }
    let oldCards = counts.indices.map { collectionViewLayout.listCard(of: $0) }
    var gone: [(view: UICollectionReusableView, old: CollectionElement)] = []
    UIView.performWithoutAnimation {
      counts = mapping.oldRows.map(\.count)
      collectionViewLayout.follow(mapping)
      shownItems = shownItems.compactMap { mapping.newRow(of: $0) }.sorted()
      selection = selection.compactMap { mapping.newRow(of: $0) }.sorted()
      gone = remap(mapping, Set(reloaded))
      isUpdating = true
      needsPreparing = true
      known = nil
      for old in reconfigured { refill(mapping.newRow(of: old)) }
      layoutItems()
      isUpdating = false
    }
    let retired = retiredInUpdate
    retiredInUpdate = []
    let shift = CGPoint(
      x: layer.bounds.minX - oldOffset.x, y: layer.bounds.minY - oldOffset.y)
    var movers: [UpdateMover] = []
    for view in shownViewsInOrder {
      guard let element = view.element else { continue }
      movers.append(
        mover(view, element, before[ObjectIdentifier(view)], oldFrames, mapping, shift))
    }
    for (view, old) in gone { movers.append(departing(view, old, before, shift)) }
    for view in retired { movers.append(leavingSight(view, before, shift)) }
    for index in movers.indices {
      movers[index].corners = corners[ObjectIdentifier(movers[index].view)]
    }
    let cards = isAnimated ? makeCards(mapping, oldCards, shift) : UpdateCards()
    run(movers, cards, gone.map(\.view) + retired, isAnimated, completion)
  }

  /// Assigns the views their elements after the update; views without an element are removed.
  private func remap(
    _ mapping: ListMapping, _ reloaded: Set<RowAddress>
  ) -> [(view: UICollectionReusableView, old: CollectionElement)] {
    var gone: [(view: UICollectionReusableView, old: CollectionElement)] = []
    var next: [CollectionElement: UICollectionReusableView] = [:]
    for view in shownViewsInOrder {
      guard let old = view.element else { continue }
      var element = old
      if old.isCell {
        guard !reloaded.contains(old.address), let new = mapping.newRow(of: old.address) else {
          gone.append((view, old))
          continue
        }
        element.address = new
      } else {
        guard mapping.newSections.indices.contains(old.address.section),
          let new = mapping.newSections[old.address.section]
        else {
          gone.append((view, old))
          continue
        }
        element.address.section = new
      }
      view.element = element
      next[element] = view
    }
    views = next
    return gone
  }

  private func framesKnown() -> [RowAddress: CGRect] {
    var frames: [RowAddress: CGRect] = [:]
    for attributes in known?.attributes ?? []
    where attributes.representedElementCategory == .cell {
      frames[RowAddress(attributes.indexPath)] = attributes.frame
    }
    return frames
  }

  private func refill(_ address: RowAddress?) {
    guard let address,
      let cell = views[CollectionElement(item: address)] as? UICollectionViewCell
    else { return }
    reuse.reconfigured = (address.path, cell)
    _ = traitCollection.asCurrent {
      asking { dataSource?.collectionView(self, cellForItemAt: address.path) }
    }
    reuse.reconfigured = nil
  }

  private func mover(
    _ view: UICollectionReusableView, _ element: CollectionElement, _ start: CGRect?,
    _ oldFrames: [RowAddress: CGRect], _ mapping: ListMapping, _ shift: CGPoint
  ) -> UpdateMover {
    let end = view.frame
    if let start {
      return UpdateMover(view: view, start: start.offsetBy(dx: shift.x, dy: shift.y), end: end)
    }
    if element.isCell, let old = mapping.oldRow(of: element.address), let frame = oldFrames[old] {
      return UpdateMover(view: view, start: frame.offsetBy(dx: shift.x, dy: shift.y), end: end)
    }
    let first =
      element.isCell
      ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: element.address.path) : nil
    return UpdateMover(
      view: view, start: first?.frame ?? end, startAlpha: first?.alpha ?? 0, end: end,
      endAlpha: view.alpha)
  }

  private func departing(
    _ view: UICollectionReusableView, _ old: CollectionElement,
    _ before: [ObjectIdentifier: CGRect], _ shift: CGPoint
  ) -> UpdateMover {
    sendSubviewToBack(view)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    let start = (before[ObjectIdentifier(view)] ?? view.frame).offsetBy(dx: shift.x, dy: shift.y)
    let last =
      old.isCell
      ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: old.address.path) : nil
    return UpdateMover(
      view: view, start: start, end: last?.frame ?? start, endAlpha: last?.alpha ?? 0)
  }

  /// Returns the move of a view whose item still exists but is no longer visible, to the item's new
  /// frame.
  private func leavingSight(
    _ view: UICollectionReusableView, _ before: [ObjectIdentifier: CGRect], _ shift: CGPoint
  ) -> UpdateMover {
    let start = (before[ObjectIdentifier(view)] ?? view.frame).offsetBy(dx: shift.x, dy: shift.y)
    let end = view.element.flatMap {
      $0.isCell ? collectionViewLayout.layoutAttributesForItem(at: $0.address.path)?.frame : nil
    }
    return UpdateMover(view: view, start: start, end: end ?? start, endAlpha: end == nil ? 0 : 1)
  }

  private func run(
    _ movers: [UpdateMover], _ cards: UpdateCards, _ departed: [UICollectionReusableView],
    _ isAnimated: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    for view in departed {
      leaving.append(view)
      view.isUserInteractionEnabled = false
      if let cell = view as? UICollectionViewCell, let element = view.element, element.isCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.address.path)
      }
    }
    let animation = UpdateAnimation(movers: movers, cards: cards)
    animation.run(in: self, isAnimated: isAnimated, completion: completion) { [weak self] in
      guard let self else { return }
      for view in departed {
        leaving.removeAll { $0 === view }
        view.alpha = 1
        view.isUserInteractionEnabled = true
        recycle(view)
      }
      for view in views.values { (view as? UICollectionViewListCell)?.groundDidChange() }
    }
  }

  /// Adds temporary backgrounds that move from the old to the new frames of the lists' cards.
  private func makeCards(
    _ mapping: ListMapping, _ old: [CGRect?], _ shift: CGPoint
  ) -> UpdateCards {
    var cards = UpdateCards()
    guard window != nil, UIView.areAnimationsEnabled else { return cards }
    UIView.performWithoutAnimation {
      for (index, origin) in mapping.oldSections.enumerated() {
        guard let origin, let start = old[origin],
          let end = collectionViewLayout.listCard(of: index)
        else { continue }
        let moved = start.offsetBy(dx: shift.x, dy: shift.y)
        let bounds = layer.bounds
        guard moved.intersects(bounds) || end.intersects(bounds) else { continue }
        cards.add(to: self, above: backgroundView, from: moved, to: end)
      }
    }
    return cards
  }

  func changeLayout(
    _ layout: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== layoutStorage else { return }
    layoutStorage.attach(to: nil)
    layoutStorage = layout
    layout.attach(to: self)
    guard !needsReload, window != nil else {
      layoutWasInvalidated(UICollectionViewLayoutInvalidationContext())
      if let completion { DisplayHost.afterThisTurn { completion(true) } }
      return
    }
    let rows = counts.enumerated().map { section, count in
      (0..<count).map { Optional(RowAddress(section, $0)) }
    }
    let same = ListMapping(
      oldSections: counts.indices.map { $0 }, oldRows: rows, oldCounts: counts)
    apply(same, reloaded: [], reconfigured: [], isAnimated: animated) { completion?($0) }
  }
}
