import SwiftSyntax

/// Casts to the collections of Core Foundation, for which functions take Swift's own here.
///
/// `AppleSupport` has the names `CFURL`, `CFData` and `CFString`, so that casts to them stay.
extension Translation {
  private static let types: Set = ["CFArray", "CFDictionary", "CFNumber"]

  /// Removes a cast such as `[color] as CFArray`.
  func translateCast(_ node: UnresolvedAsExprSyntax) {
    guard node.questionOrExclamationMark == nil,
      let list = node.parent?.as(ExprListSyntax.self),
      let index = list.firstIndex(where: { $0.id == node.id }),
      let type = list[list.index(after: index)...].first?.as(TypeExprSyntax.self),
      Self.types.contains(type.plain)
    else { return }
    let value = list[..<index].last?.span.upperBound ?? node.span.lowerBound
    edits.replace(value..<type.span.upperBound, with: "", in: file.bytes)
    handled.insert(type.id)
  }
}
