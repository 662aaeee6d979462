import SwiftUI
import Testing

@testable import DetentKit

/// The numbers of detents that SwiftUI resolves by a type.
@MainActor
@Suite("Numbered detents", .serialized)
struct NumberedDetentTests {
  @Test("A margin that changes again and again needs a limited number of SwiftUI's detents")
  func limit() {
    let detents = (0..<1_000).map { PresentationDetentReference.topMargin(5_000 + CGFloat($0)) }
    let all = Set(detents.map { $0.swiftUIDetent })
    #expect(all.count == NumberedDetents.capacity)
    // Neighbours in time differ, so SwiftUI sees each change.
    #expect(zip(detents, detents.dropFirst()).allSatisfy { $0.swiftUIDetent != $1.swiftUIDetent })
  }

  @Test("A detent that is used keeps its number")
  func use() {
    let kept = PresentationDetentReference.topMargin(77)
    let detent = kept.swiftUIDetent
    for step in 0..<500 {
      _ = PresentationDetentReference.topMargin(9_000 + CGFloat(step)).swiftUIDetent
      #expect(kept.swiftUIDetent == detent)
    }
  }

  @Test("A detent with the identifier of another has that one's number and its own closure")
  func closure() {
    func detent(_ height: CGFloat) -> PresentationDetentReference {
      .custom(identifier: "numbered") { _ in height }
    }
    #expect(detent(10).swiftUIDetent == detent(20).swiftUIDetent)
    let number = (0..<NumberedDetents.capacity).first {
      NumberedDetents.reference($0) == detent(0)
    }
    #expect(number.flatMap { NumberedDetents.reference($0) }?.height(maximum: 600) == 20)
  }
}
