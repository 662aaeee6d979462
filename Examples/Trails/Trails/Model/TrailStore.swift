import Foundation

extension Notification.Name {
  static let trailsDidChange = Notification.Name("TrailsDidChange")
}

@objcMembers
class TrailStore: NSObject {
  static let shared = TrailStore(trails: Trail.samples)

  private(set) var trails: [Trail]
  @objc dynamic private(set) var favoriteCount = 0
  @objc dynamic var lastVisited: String?

  init(trails: [Trail]) {
    self.trails = trails
    super.init()
  }

  func toggleFavorite(_ id: Int) {
    guard let index = trails.firstIndex(where: { $0.id == id }) else { return }
    trails[index].isFavorite.toggle()
    favoriteCount = trails.filter { $0.isFavorite }.count
    NotificationCenter.default.post(name: .trailsDidChange, object: self)
  }

  func trails(matching filter: TrailFilter) -> [Trail] {
    trails.filter(filter.includes)
  }
}
