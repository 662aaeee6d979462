struct TrailFilter: Equatable {
  var difficulty: Difficulty?
  var maximumLength: Double = 30
  var onlyFavorites = false
  var text = ""

  func includes(_ trail: Trail) -> Bool {
    if let difficulty, trail.difficulty != difficulty { return false }
    if trail.length > maximumLength { return false }
    if onlyFavorites && !trail.isFavorite { return false }
    return text.isEmpty || trail.name.lowercased().contains(text.lowercased())
  }
}
