/// The engine's identifiers for the names that an app gives its detents.
///
/// A name keeps its identifier for as long as the value lives, whatever lists of detents it appears
/// in, so a selection survives a list without it.
///
/// ```swift
/// var names = SheetDetentNames(medium: "medium", large: "large")
/// let peek = names.id(for: "peek")
/// names.name(of: peek)  // "peek"
/// ```
public struct SheetDetentNames<Name: Equatable> {
  private let medium: Name
  private let large: Name
  private var custom: [Name] = []

  /// Creates a table that knows the names of the system's two detents.
  public init(medium: Name, large: Name) {
    self.medium = medium
    self.large = large
  }

  /// The identifier of a name; a new name gets the next free one.
  public mutating func id(for name: Name) -> SheetDetentID {
    if let id = existingID(for: name) { return id }
    custom.append(name)
    return SheetDetentID(Int32(truncatingIfNeeded: custom.count - 1))
  }

  /// The identifier of a name, `nil` for one that was never asked for with ``id(for:)``.
  public func existingID(for name: Name) -> SheetDetentID? {
    if name == medium { return .medium }
    if name == large { return .large }
    guard let index = custom.firstIndex(of: name) else { return nil }
    return SheetDetentID(Int32(truncatingIfNeeded: index))
  }

  /// The name that an identifier was given to, `nil` for an unknown identifier.
  public func name(of id: SheetDetentID) -> Name? {
    if id == .medium { return medium }
    if id == .large { return large }
    let index = Int(id.rawValue)
    return custom.indices.contains(index) ? custom[index] : nil
  }
}

extension SheetDetentNames: Sendable where Name: Sendable {}
