import SheetEngine
import Testing

@testable import DetentKit

/// How detents become the engine's.
@MainActor
@Suite("Detents for the engine")
struct EngineDetentTests {
  private let measured = ContentMeasurements(contentHeight: 240, markers: ["end": 90])

  @Test("Fractions are held between 0 and 1, and heights are at least 0")
  func limits() {
    #expect(PresentationDetentReference.fraction(1.5).recipe(measured) == .fraction(1))
    #expect(PresentationDetentReference.fraction(-1).recipe(measured) == .fraction(0))
    #expect(PresentationDetentReference.fraction(0.3).recipe(measured) == .fraction(0.3))
    #expect(PresentationDetentReference.height(-5).recipe(measured) == .height(0))
    #expect(PresentationDetentReference.height(5000).recipe(measured) == .height(5000))
  }

  @Test("Detents of the content have its heights, and none before it was measured")
  func content() {
    let nothing = ContentMeasurements()
    #expect(PresentationDetentReference.content.recipe(measured) == .resolved(240))
    #expect(PresentationDetentReference.contentFraction(0.5).recipe(measured) == .resolved(120))
    #expect(PresentationDetentReference.marker("end").recipe(measured) == .resolved(90))
    #expect(PresentationDetentReference.marker("nowhere").recipe(measured) == .resolved(nil))
    #expect(PresentationDetentReference.content.recipe(nothing) == .resolved(nil))
  }

  @Test("The system's detents keep the engine's identifiers, and others one of their own")
  func identifiers() {
    var names = SheetDetentNames<PresentationDetentReference>()
    let first = names.detents(for: [.height(120), .medium, .large], measured)
    #expect(first.map(\.recipe) == [.height(120), .medium, .large])
    #expect(first[1].id == .medium && first[2].id == .large)
    let second = names.detents(for: [.fraction(0.3), .height(120)], measured)
    #expect(second[1].id == first[0].id && second[0].id != first[0].id)
    #expect(names.name(of: second[0].id) == .fraction(0.3))
  }
}
