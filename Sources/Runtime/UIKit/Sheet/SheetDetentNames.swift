import SheetEngine

/// The engine's numbers for the app's detent names.
@MainActor
struct SheetDetentNames {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  private var names: [Identifier] = []
  private static var madeUpCount = 0

  /// The number of a name; a new name gets the next one.
  mutating func id(for name: Identifier) -> SheetDetentID {
    if name == .medium { return .medium }
    if name == .large { return .large }
    if let index = names.firstIndex(of: name) { return SheetDetentID(Int32(index)) }
    names.append(name)
    return SheetDetentID(Int32(names.count - 1))
  }

  /// The name with a number.
  func name(of id: SheetDetentID) -> Identifier? {
    if id == .medium { return .medium }
    if id == .large { return .large }
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : nil
  }

  /// A name nobody has, of the form UIKit's have (A3). It counts instead of drawing lots, so that a
  /// process does the same in every run.
  static func madeUp() -> Identifier {
    madeUpCount += 1
    let digits = String(madeUpCount, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    return Identifier("com.apple.UIKit.custom.00000000-0000-4000-8000-\(padding)\(digits)")
  }
}
