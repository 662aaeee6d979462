import UIKit
import XCTest

@testable import Trails

@MainActor
final class RatingControlTests: XCTestCase {

  func testATappedStarIsTheRating() throws {
    let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
    let controller = TrailDetailViewController(
      trail: Trail.samples[0], store: TrailStore(trails: []))
    control.addTarget(
      controller, action: #selector(TrailDetailViewController.ratingChanged(_:)),
      for: .valueChanged)
    let star = try XCTUnwrap(control.subviews.compactMap { $0 as? UIButton }.first { $0.tag == 4 })
    star.sendActions(for: .touchUpInside)
    XCTAssertEqual(control.rating, 4)
    XCTAssertEqual(control.badge, "4")
  }

  func testAListFollowsItsStore() {
    let store = TrailStore(trails: Trail.samples)
    let list = TrailListViewController(store: store)
    list.loadViewIfNeeded()
    XCTAssertEqual(list.shown.count, 6)
    store.toggleFavorite(2)
    XCTAssertEqual(list.shown.filter { $0.isFavorite }.map(\.id), [2])
    XCTAssertEqual(list.navigationItem.prompt, "♥ 1")
  }
}
