import XCTest

@testable import Trails

final class TrailStoreTests: XCTestCase {
  private var store: TrailStore!

  override func setUp() {
    super.setUp()
    store = TrailStore(trails: Trail.samples)
  }

  func testFavoritesAreCountedAndObserved() {
    var counts: [Int] = []
    let observation = store.observe(\.favoriteCount, options: [.new]) { _, change in
      counts.append(change.newValue ?? -1)
    }
    store.toggleFavorite(1)
    store.toggleFavorite(3)
    store.toggleFavorite(1)
    XCTAssertEqual(counts, [1, 2, 1])
    observation.invalidate()
    store.toggleFavorite(3)
    XCTAssertEqual(counts.count, 3)
  }

  func testFilter() {
    var filter = TrailFilter()
    XCTAssertEqual(store.trails(matching: filter).count, 6)
    filter.difficulty = .hard
    XCTAssertEqual(store.trails(matching: filter).map(\.name), ["Summit Route", "Glacier View"])
    filter.maximumLength = 20
    XCTAssertEqual(store.trails(matching: filter).map(\.id), [3])
  }

  func testTextsAreLocalised() {
    XCTAssertNotEqual(L10n.easy, "easy")
  }
}
