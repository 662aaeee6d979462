import VirtualDevice

/// The lists of elements that the page may name: the last one, and while things move a few before it.
struct ElementLists {
  /// The number of lists that are kept while things move; tunable.
  private static let most = 4

  private var lists: [(number: Int, elements: [ScreenElement])] = []

  /// The elements of the last list.
  var last: [ScreenElement] { lists.last?.elements ?? [] }

  /// Adds a list.
  ///
  /// - Parameters:
  ///   - elements: the elements of the screen, in the order of reading.
  ///   - number: the number of the list. The elements replace those of the last list if it has the same.
  ///   - replacesAll: `true` removes all other lists, so that their elements are released.
  mutating func add(_ elements: [ScreenElement], number: Int, replacesAll: Bool) {
    if replacesAll { lists.removeAll() }
    if lists.last?.number == number { _ = lists.popLast() }
    lists.append((number, elements))
    if lists.count > Self.most { lists = Array(lists.suffix(Self.most)) }
  }

  /// Returns an element and the list that it is in; `nil` if the list is no longer kept.
  ///
  /// - Parameter number: the number of the list; `nil` for the last one.
  func element(_ index: Int, of number: Int?) -> (element: ScreenElement, list: [ScreenElement])? {
    let found = number.map { number in lists.last { $0.number == number } } ?? lists.last
    guard let list = found?.elements, list.indices.contains(index) else { return nil }
    return (list[index], list)
  }
}
