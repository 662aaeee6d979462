/// The changes collected since an update began.
@MainActor
struct TableBatch {
  var changes = ListChanges()
  var completions: [(Bool) -> Void] = []
}

extension UITableView {
  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    closeBatch(completion)
  }

  func openBatch() {
    if batchDepth == 0 {
      // The rows before the update are those that the table has loaded.
      if !needsReload, window != nil, !updatesFromLoadedRows { layoutRowsIfNeeded() }
      batch = TableBatch()
    }
    batchDepth += 1
  }

  func closeBatch(_ completion: ((Bool) -> Void)?) {
    guard batchDepth > 0 else {
      Misuse.report(TableMisuse.endWithoutBegin(self))
      return
    }
    if let completion { batch.completions.append(completion) }
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let finished = batch
    batch = TableBatch()
    commit(finished)
  }

  func change(_ change: (inout ListChanges) -> Void) {
    openBatch()
    change(&batch.changes)
    closeBatch(nil)
  }

  private func commit(_ batch: TableBatch) {
    let done = { (finished: Bool) in
      for completion in batch.completions { completion(finished) }
    }
    guard !needsReload else {
      setNeedsLayout()
      if !batch.completions.isEmpty { DisplayHost.afterThisTurn { done(true) } }
      return
    }
    do {
      let mapping = try ListMapping(
        batch.changes, from: sections.map(\.rows.count), to: countRows())
      apply(mapping, TableUpdateLook(batch.changes), completion: done)
    } catch {
      Misuse.report(TableMisuse.inconsistentUpdate(error.text))
      reloadData()
      DisplayHost.afterThisTurn { done(false) }
    }
  }
}

/// The animations of the rows in an update.
struct TableUpdateLook {
  var inserted: (RowAddress) -> UITableView.RowAnimation = { _ in .automatic }
  var deleted: (RowAddress) -> UITableView.RowAnimation = { _ in .automatic }
  var reloaded: [RowAddress: UITableView.RowAnimation] = [:]
  var reconfigured: [RowAddress] = []
  var isAnimated = true

  init() {}

  init(_ changes: ListChanges) {
    inserted = {
      changes.insertedRows[$0] ?? changes.insertedSections[$0.section] ?? .automatic
    }
    deleted = {
      changes.deletedRows[$0] ?? changes.deletedSections[$0.section]
        ?? changes.reloadedSections[$0.section] ?? .automatic
    }
    reloaded = changes.reloadedRows
    reconfigured = changes.reconfiguredRows
  }
}
